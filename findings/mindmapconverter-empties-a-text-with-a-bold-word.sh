#!/usr/bin/env bash
# A thought with one bold word is empty after mindmapconverter, and what hung below it hangs elsewhere.
#
# Guess, written before the run: Freeplane's maps become PlantUML and Markdown with their texts and links, as promised,
#   perhaps without notes and colours.
# Seen: a text that Freeplane keeps as rich content becomes an empty line; on the way back from Markdown that line is
#   skipped, and its children belong to the thought before it. Links and notes are gone in both formats. A map in
#   PlantUML's notation with plus and minus becomes an empty one. A colour is read as a part of the text. The exit code
#   is 0 each time.
# Version: mindmapconverter 0.1.3.
# Source: Freeplane's file format: a node has either `TEXT` or rich content, and `LINK` for its address. PlantUML's page
#   on mind maps has "Arithmetic notation" and `[#Orange]` before the text. The README of mindmapconverter: links are
#   supported across all formats; nothing on formatted texts.
# Why it matters: a plan of lessons is drawn in Freeplane and published as Markdown. The emptied lines are those that
#   somebody made bold, which are the ones that count.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check mindmapconverter==0.1.3

cat > plan.mm <<'END'
<map version="freeplane 1.9.13">
<node TEXT="Lessons">
  <node TEXT="Views"/>
  <node><richcontent TYPE="NODE"><html><head/><body><p>The <b>appearance</b></p></body></html></richcontent>
    <node TEXT="viewDidAppear"/>
  </node>
  <node TEXT="Links" LINK="https://example.com/"/>
  <node TEXT="Notes"><richcontent TYPE="NOTE"><html><head/><body><p>two hours</p></body></html></richcontent></node>
</node>
</map>
END
printf '%s\n' @startmindmap '+ Lessons' '++ Views' '-- Layout' @endmindmap > signs.puml
printf '%s\n' @startmindmap '* Lessons' '**[#Orange] Views' @endmindmap > colour.puml
cat > show.py <<'END'
import sys, xml.etree.ElementTree as xml

def show(node, depth):
    print("  " * depth + repr(node.get("TEXT")))
    for child in node.findall("node"):
        show(child, depth + 1)

roots = xml.parse(sys.argv[1]).getroot().findall("node")
for root in roots:
    show(root, 1)
if not roots:
    print("  nothing")
END
convert() {
  tools/bin/mindmapconverter "$1" -o "$2" > log 2>&1 || echo "exit code $?"
}
{
  convert plan.mm plan.puml
  echo "as PlantUML"
  grep '^\*' plan.puml | sed 's/^/  /; s/$/|/'
  convert plan.mm plan.md
  convert plan.md again.mm
  echo "as Markdown and back"
  tools/bin/python show.py again.mm
  for map in signs colour; do
    convert $map.puml $map.mm
    echo "from PlantUML, $map"
    tools/bin/python show.py $map.mm
  done
} > seen
cat seen
cat > expected <<'END'
as PlantUML
  * Lessons|
  ** Views|
  ** |
  *** viewDidAppear|
  ** Links|
  ** Notes|
as Markdown and back
  'Lessons'
    'Views'
      'viewDidAppear'
    'Links'
    'Notes'
from PlantUML, signs
  nothing
from PlantUML, colour
  'Lessons'
    '[#Orange] Views'
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
