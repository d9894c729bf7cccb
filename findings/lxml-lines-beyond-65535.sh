#!/usr/bin/env bash
# Beyond line 65,535 of a storyboard, lxml gives an element the line of something that comes after it.
#
# Guess, written before the run: `sourceline` is exact in a current lxml; the old limit of 65,535 lines is history.
# Seen: from that line on, an element has the line of the next text or element behind its begin: one line too many for a
# start tag before a line break, and as many too many as the text inside has lines. `huge_tree` changes nothing. Expat,
# in the standard library, asked for its line at each start tag, is exact.
# Version: lxml 6.1.3 with the libxml2 2.14.6 in its wheel.
# Source: libxml2's tree.c: a node holds its line in 16 bits, and `xmlGetLineNo` looks at the neighbours of a node whose
# field is full. lxml's page on the API says of `sourceline` that it is the original line number.
# Why it matters: storyboards of that length exist (Xcode warns of their size, and opens them), and a linter that prints
# `file:line` for them sends the reader to a neighbour. Such a tool has to count lines by itself, or use expat.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet lxml==6.1.3

cat > lines.py <<'EOF'
from xml.parsers import expat
from lxml import etree

def storyboard(lines_before):
    return "\n".join(
        ["<document>"] + ["  <point/>"] * lines_before + [
            '  <label id="title"/>', '  <button id="open"/>', '  <string id="note">', "", "", "words", "  </string>",
            "</document>"]).encode()

for lines_before in (1000, 70000):
    data = storyboard(lines_before)
    exact = {}
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda name, attributes: exact.update(
        {attributes.get("id", name): parser.CurrentLineNumber})
    parser.Parse(data, True)
    root = etree.fromstring(data, etree.XMLParser(huge_tree=True))
    for element in root.iter("label", "button", "string"):
        print(f"{element.tag}: line {exact[element.get('id')]}, sourceline {element.sourceline}")
EOF
env/bin/python lines.py | tee seen

cat > expected <<'EOF'
label: line 1002, sourceline 1002
button: line 1003, sourceline 1003
string: line 1004, sourceline 1004
label: line 70002, sourceline 70003
button: line 70003, sourceline 70004
string: line 70004, sourceline 70008
EOF
diff expected seen || { echo "lxml counts lines in another way now" >&2; exit 1; }
echo "as described"
