#!/usr/bin/env bash
# In an article, DocC deletes the steps "Returns: goes back" and "Note: …" from a numbered list, and nothing warns.
#
# Guess, written before the run: an article has no parameters and no result. So a list item that begins with `Returns:`
#   or `Parameter name:` is an item like any other. A `Note:` in a list stays at its place.
# Seen: of a numbered list, the steps that begin with `Returns:` and `Note:` are gone, and later steps have other
#   numbers. Of a bulleted list `Returns:` and `Parameter name:` are gone; `Throws:` and `Note:` come behind the list.
#   Lists within lists keep theirs. There's no message at the level `hint`, and the texts are nowhere in the output. An
#   item whose first word is in code voice (`Returns`) is safe.
# Version: docc of the Swift 6.3.1 toolchain.
# Source: DocC's page "Writing symbol documentation in your source files" has `- Parameter`, `- Returns:` and `-
#   Throws:` as parts of a symbol's comment, in bulleted lists. Its page on formatting has lists without such words.
#   Swift's older page on comments has `- Note:` in bulleted lists.
# Why it matters: a list of steps or of callbacks has a name and a colon in each item. Reports as pages for Xcode's
#   documentation window lose those that begin with such a word.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir Steps.docc
cat > Steps.docc/Steps.md <<'END'
# Steps

@Metadata {
  @TechnologyRoot
}

All steps.

## Overview

1. Push: shows the next screen
2. Returns: goes back
3. Note: is a screen
4. Close: ends

Bulleted:

- Push: shows the next screen
- Returns: goes back
- Parameter name: is in the link
- Note: is a screen
- Throws: shows an alert
- `Returns`: goes back at last
- Close: ends

Nested:

- The menu
  1. Returns: goes back from there
END
docc convert Steps.docc --fallback-display-name Steps --fallback-bundle-identifier steps --output-path out \
  --diagnostic-level hint > messages 2>&1
cat > read.py <<'END'
import json

def text(node):
    if isinstance(node, list):
        return "".join(map(text, node))
    return node.get("text") or node.get("code") or text(node.get("inlineContent") or node.get("content") or [])

def show(block, indent=0):
    name = f" {block['name']}" if "name" in block else ""
    print(" " * indent + block["type"] + name + (":" if "items" in block else f": {text(block)}"))
    for item in block.get("items", []):
        for inner in item["content"]:
            show(inner, indent + 2)

page = json.load(open("out/data/documentation/steps.json"))
for section in page["primaryContentSections"]:
    for block in section["content"][1:]:
        show(block)
END
{
  echo "messages: '$(cat messages)'"
  python3 read.py
  for text in 'goes back"' 'is in the link'; do echo "$text: in $(grep -rlF "$text" out | wc -l) files"; done
} > seen || true
cat seen
cat > expected <<'END'
messages: ''
orderedList:
  paragraph: Push: shows the next screen
  paragraph: Close: ends
paragraph: Bulleted:
unorderedList:
  paragraph: Push: shows the next screen
  paragraph: Returns: goes back at last
  paragraph: Close: ends
aside Note: Is a screen
aside Throws: Shows an alert
paragraph: Nested:
unorderedList:
  paragraph: The menu
  orderedList:
    paragraph: Returns: goes back from there
goes back": in 0 files
is in the link: in 0 files
END
diff expected seen || { echo "DocC reads such lists in another way now" >&2; exit 1; }
