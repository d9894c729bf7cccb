#!/usr/bin/env bash
# A state diagram in three Mermaid renderers without a browser: one draws it, two leave out states, notes and names.
#
# Guess, written before the run: the diagram holds what Mermaid's page on state diagrams explains; each renderer either
#   draws it, or refuses what it doesn't know.
# Seen: all three return 0. The second backend of mmdr has no state that stands alone, and no note of several lines; it
#   makes the accessible title a state, with the title's text in it. merm takes each line of such a note for a state if
#   it's one word, and for nothing otherwise. It keeps the last description of a state only: the screen's name is gone
#   as soon as there is a second line about it. It draws the title as a state, too.
# Versions: mmdr 0.4.0 (its backends merman and mermaid-rs-renderer), merm 0.1.5.
# Source: Mermaid's page "State diagrams", sections on states (an id alone declares one; a description), on notes (the
#   form with `end note`), and "Accessibility options" for `accTitle`. mmdr's README calls the second backend lighter
#   and faster, for the most common kinds of diagram; merm's lists the state diagram among those that it supports.
# Why it matters: these run in CI, where nobody looks at the picture, and their exit codes say that all is drawn.
#   Compare the texts in the SVG with those in the source.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check mmdr==0.4.0 merm==0.1.5

cat > menu.mmd <<'END'
stateDiagram-v2
  accTitle: All screens
  Offline
  state "Menu screen" as Menu
  Menu : shows a list
  Menu --> Mail : tap
  note right of Mail
    loads late
    slowly
  end note
END
cat > expected <<'END'
merman (0): Mail, Menu screen, Offline, loads late, shows a list, slowly, tap
mermaid-rs-renderer (0): All screens, Mail, Menu screen, accTitle, shows a list, tap
merm (0): All screens, Mail, Offline, shows a list, slowly, tap
END
show() {
  code=0
  "${@:2}" < menu.mmd > out.svg || code=$?
  python3 - "$1 ($code)" <<'END'
import sys
from xml.dom import minidom

texts = []
for element in minidom.parse("out.svg").getElementsByTagName("text"):
    lines = element.getElementsByTagName("tspan") or [element]
    for line in lines:
        if not line.getElementsByTagName("tspan"):
            texts.append("".join(node.data for node in line.childNodes if node.nodeType == node.TEXT_NODE).strip())
print(sys.argv[1] + ":", ", ".join(sorted({text for text in texts if text})))
END
}
{
  show merman tools/bin/mmdr --format svg
  show mermaid-rs-renderer tools/bin/mmdr --format svg --backend mermaid-rs-renderer
  show merm tools/bin/merm
} > seen
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
