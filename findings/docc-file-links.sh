#!/usr/bin/env bash
# DocC lets `[the menu](Menu.md)` stand as a link to a file that its output doesn't have, and checks no anchor.
#
# Guess, written before the run: a relative link to another page's file is led to the page, or warned of; a `doc:` link
# to a heading that occurs twice on the page is warned of.
# Seen: links to `Menu.md`, into a folder, to a page's bare name and to an anchor that isn't there are all written out
# as they are, as active links, with no warning. Only the `doc:` form is looked up: an unknown page is warned of and
# becomes plain text; an ambiguous heading passes. A page with YAML front matter is left out as one "without a title".
# Version: docc of the Swift 6.3.1 toolchain.
# Source: DocC's page "Linking to Symbols and Other Content" describes the `doc:` form; what becomes of others is seen.
# Why it matters: Markdown whose links work in a repository's viewer is dead in the documentation made of it, and the
# build stays green. A generator of pages for both has to write two forms of each link.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir -p Scenes.docc/More
cat > Scenes.docc/Scenes.md <<'EOF'
# Scenes

@Metadata {
  @TechnologyRoot
}

All scenes.

## Overview

- [file](Menu.md)
- [name](Menu)
- [folder](More/Other.md)
- [anchor](#Nowhere)
- [page](doc:Menu#Order)
- <doc:Missing>
EOF
printf '# Menu\n\nA menu.\n\n## Order\n\nOne.\n\n## Order\n\nTwo.\n' > Scenes.docc/Menu.md
printf '# Other\n\nAnother.\n' > Scenes.docc/More/Other.md
printf -- '---\nlayout: page\n---\n# Front\n\nMatter.\n' > Scenes.docc/Front.md
docc convert Scenes.docc --fallback-display-name Scenes --fallback-bundle-identifier scenes --output-path out \
  > messages 2>&1
cat > read.py <<'EOF'
import json, pathlib

page = json.load(open("out/data/documentation/scenes.json"))
for block in page["primaryContentSections"][0]["content"]:
    for item in block.get("items", []):
        content = item["content"][0]["inlineContent"][0]
        if content["type"] == "reference":
            reference = page["references"][content["identifier"]]
            print(reference["type"], reference["url"])
        else:
            print(content["type"], content["text"])
print("pages:", *sorted(path.stem for path in pathlib.Path("out/data").rglob("*.json")))
EOF
{
  sed -n 's/^warning: //p' messages | sort
  python3 read.py
} | tee seen

cat > expected <<'EOF'
'Missing' doesn't exist at '/Scenes'
An article is expected to start with a top-level heading title
link Menu.md
link Menu
link More/Other.md
link #Nowhere
topic /documentation/scenes/menu#Order
text doc:Missing
pages: menu other scenes
EOF
diff expected seen || { echo "DocC treats links to files in another way now" >&2; exit 1; }
echo "as described"
