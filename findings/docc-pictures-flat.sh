#!/usr/bin/env bash
# DocC keeps one of two pictures with the same name, without a word, and which one changes from run to run.
#
# Guess, written before the run: two folders of a catalogue may each hold a `pic.png`; DocC warns of the clash, or tells
# them apart by the folder in the link.
# Seen: all pictures share one flat list of names. A link with the real relative path (`Two/pic.png`) isn't found, a
# link with the bare name shows one of the two, nothing is said about the clash, and repeated runs over the same files
# choose now this one and now that one.
# Version: docc of the Swift 6.3.1 toolchain.
# Source: the page "Adding Images to Your Content" of DocC's own documentation asks for file names and says nothing of
# folders or clashes; the choice between the two is seen.
# Why it matters: a tool that writes one folder of pictures per scene (`menu/tree.svg`, `settings/tree.svg`) gets pages
# with the wrong picture, in a build that is not even the same twice. Picture names must be unique in the whole
# catalogue.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir -p Scenes.docc/One Scenes.docc/Two
cat > picture.py <<'EOF'
import struct, sys, zlib

def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

width = int(sys.argv[1])
rows = b"\0" + b"\xff\0\0" * width
sys.stdout.buffer.write(
    b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, 1, 8, 2, 0, 0, 0))
    + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
EOF
python3 picture.py 1 > Scenes.docc/One/pic.png
python3 picture.py 2 > Scenes.docc/Two/pic.png
cat > Scenes.docc/Scenes.md <<'EOF'
# Scenes

@Metadata {
  @TechnologyRoot
}

Two scenes.

## Overview

![by name](pic.png)
EOF

convert() {
  docc convert Scenes.docc --fallback-display-name Scenes --fallback-bundle-identifier scenes --output-path out 2>&1
}
messages=$(convert)
echo "messages about two pictures of one name: '$messages'"
chosen=""
for _ in $(seq 1 40); do
  convert > /dev/null
  if cmp -s out/images/scenes/pic.png Scenes.docc/One/pic.png; then chosen+=1; else chosen+=2; fi
  rm -rf out
  [[ $chosen == *1* && $chosen == *2* ]] && break
done
echo "chosen in turn: $chosen"
printf '\n![by path](Two/pic.png)\n' >> Scenes.docc/Scenes.md
by_path=$(convert | grep 'warning' || true)
echo "by path: $by_path"

[[ -z $messages && $chosen == *1* && $chosen == *2* && $by_path == *"'Two/pic.png' couldn't be found"* ]] ||
  { echo "DocC chooses among pictures of one name in another way now" >&2; exit 1; }
echo "as described"
