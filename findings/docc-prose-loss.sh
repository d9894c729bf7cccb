#!/usr/bin/env bash
# DocC drops what stands in HTML without a word, and turns the dashes of an option in prose into one long dash.
#
# Guess, written before the run: HTML in a page is kept, or DocC warns that it leaves it out. (The dashes and the note
# were checks that had to pass.)
# Seen: a `<details>` block, its text included, and an `<img>` are gone, with no warning at all, even at the level
# `hint`. Prose is "smart": `--strict` outside of code becomes an en dash and the word, and straight quotes become curly
# ones. `> [!NOTE]`, which other renderers take for a note, stays as text in an aside that is a note for another reason.
# Version: docc of the Swift 6.3.1 toolchain.
# Source: DocC's page "Formatting Your Documentation Content" lists what may be used and is silent on HTML and dashes;
# the Markdown parser beneath it (cmark) has "smart" as an option.
# Why it matters: reports and catalogues of diagnostics written as Markdown for other readers (folded traces in
# `<details>`, pictures with a width, names of options) lose exactly these parts in Xcode's documentation window.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir Scenes.docc
cat > Scenes.docc/Scenes.md <<'EOF'
# Scenes

@Metadata {
  @TechnologyRoot
}

All scenes.

## Overview

Run it with --strict and `--strict`, or "quietly".

<details><summary>Trace</summary>viewDidLoad of Menu</details>

A tree: <img src="tree.png" width="40">

> [!NOTE]
> The order is UIKit's.
EOF
docc convert Scenes.docc --fallback-display-name Scenes --fallback-bundle-identifier scenes --output-path out \
  --diagnostic-level hint > messages 2>&1
echo "messages: '$(cat messages)'" | tee seen
cat > read.py <<'EOF'
import json

def text(node):
    if isinstance(node, list):
        return "".join(map(text, node))
    return node.get("text") or node.get("code") or text(node.get("inlineContent") or node.get("content") or [])

page = json.load(open("out/data/documentation/scenes.json"))
for block in page["primaryContentSections"][0]["content"]:
    print(block["type"] + (f" ({block['name']})" if "name" in block else "") + ":", repr(text(block)))
EOF
python3 read.py | tee -a seen

cat > expected <<'EOF'
messages: ''
heading: 'Overview'
paragraph: 'Run it with –strict and --strict, or “quietly”.'
paragraph: 'A tree: '
aside (Note): '[!NOTE] The order is UIKit’s.'
EOF
diff expected seen || { echo "DocC reads such pages in another way now" >&2; exit 1; }
echo "as described"
