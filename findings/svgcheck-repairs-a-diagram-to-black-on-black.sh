#!/usr/bin/env bash
# svgcheck, which makes SVG files fit for RFCs, repairs a light grey box with black text to a black box with black text.
#
# Guess, written before the run: a text stays readable on its box after the repair: a grey box doesn't become black
#   under black text.
# Seen: each colour becomes black, `#eeeeee` too. A label without a colour of its own, as Graphviz writes it, is black
#   already. With `-g`, which weighs a colour, colours by name are still black: `lightgrey` is black and `#888888`
#   white. In both a style sheet is taken out while its classes stay, so a shape that it coloured is black. The frame of
#   Graphviz' page, `transparent`, becomes a black line. All is reported as replaced, and a second check finds nothing.
# Versions: svgcheck 0.12.0 with xml2rfc 3.34.1; Graphviz 2.42.2 of Debian 12.
# Source: RFC 7996 allows black and white only. The README of svgcheck: `--repair` repairs the file so that it meets the
#   RFC, `--grey-scale` uses a heuristic of what is white. checksvg.py weighs what begins with `#` or `rgb(` only, and
#   without `-g` the level for white is above the lightest. SVG 2, 13.4: the initial `fill` is black.
# Why it matters: a state diagram in a draft has grey boxes by habit. The repaired file is valid, and its labels are
#   gone. Draw without fills (`style=""`), or with `fillcolor=white`, before the check.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check svgcheck==0.12.0 xml2rfc==3.34.1

cat > app.gv <<'END'
digraph app {
  node [shape=box, style=filled];
  list [label="List", fillcolor="#eeeeee"];
  photo [label="Photo", fillcolor=lightgrey];
  menu [label="Menu", fillcolor="#888888"];
  list -> photo -> menu;
}
END
# The line that names the DTD is left out, so that nothing looks for it.
dot -Tsvg app.gv | sed '/<!DOCTYPE/,/>/d' > app.svg
cat > styled.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">
<style>.box { fill: #eeeeee }</style>
<rect class="box" x="5" y="5" width="80" height="20"/><text x="30" y="20">List</text>
</svg>
END
cat > look.py <<'END'
import sys
from xml.etree import ElementTree

def name(element):
    return element.tag.split("}")[-1]

root = ElementTree.parse(sys.argv[1]).getroot()
frames = [shape.get("stroke") for shape in root.iter() if shape.get("points", "").startswith("-4")]
print("frame:", *frames or ["none"])
for group in root.iter():
    texts = [child for child in group if name(child) == "text"]
    boxes = [child for child in group if name(child) in ("polygon", "rect")]
    if texts and boxes:
        print(f"{texts[0].text}: box {boxes[0].get('fill')} {boxes[0].get('class', '')}".rstrip() + ",",
              f"text {texts[0].get('fill', 'black, by default')}")
print("style sheets:", sum(name(element) == "style" for element in root.iter()))
END
{
  for file in app styled; do
    echo "-- $file, as drawn"
    tools/bin/python look.py "$file.svg"
    for option in --repair --grey-scale; do
      rm -f out.svg
      tools/bin/svgcheck --no-network --repair "$option" "$file.svg" --out=out.svg > log 2>&1 || true
      echo "-- $file, repaired with $option"
      tools/bin/python look.py out.svg
      code=0
      tools/bin/svgcheck --no-network --quiet out.svg > log 2>&1 || code=$?
      echo "second check: exit code $code"
    done
  done
} > seen
cat seen
cat > expected <<'END'
-- app, as drawn
frame: transparent
List: box #eeeeee, text black, by default
Photo: box lightgrey, text black, by default
Menu: box #888888, text black, by default
style sheets: 0
-- app, repaired with --repair
frame: black
List: box black, text black, by default
Photo: box black, text black, by default
Menu: box black, text black, by default
style sheets: 0
second check: exit code 0
-- app, repaired with --grey-scale
frame: black
List: box white, text black, by default
Photo: box black, text black, by default
Menu: box white, text black, by default
style sheets: 0
second check: exit code 0
-- styled, as drawn
frame: none
List: box None box, text black, by default
style sheets: 1
-- styled, repaired with --repair
frame: none
List: box None box, text black, by default
style sheets: 0
second check: exit code 0
-- styled, repaired with --grey-scale
frame: none
List: box None box, text black, by default
style sheets: 0
second check: exit code 0
END
diff expected seen || { echo "This is not what was seen with these versions."; cat log; exit 1; }
