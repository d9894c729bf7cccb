#!/usr/bin/env bash
# Two files with lists of steps, merged by HiYaPyCo: a step of the second file stands over the first step of the
# first.
#
# Guess, written before the run: when two lists are merged, the entries of the second come behind those of the first.
#   A value of the second file wins, of whatever kind it is, and null takes a value away.
# Seen: an entry that is a map is written into the first old entry that has a key in common. So "push menu" replaces
#   "push list". With other keys it's added. Texts and numbers are added if they aren't there yet, so a step that is
#   repeated is left out. A map or a list in the place of a text is passed over, and so is null over a number, all
#   without a word. A map in the place of a list raises, and so does null in the place of a map.
# Version: HiYaPyCo 0.7.0.
# Source: its README calls METHOD_MERGE a deep merge, and says that lists of maps are tried to be merged, not by what.
#   By its default for null, a value is merged with null, or that fails. Of other kinds of values it says nothing.
# Why it matters: settings of a project over those of a team are what it's made for. The step that the first file had
#   is gone, and the value that the second file has is not used.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check HiYaPyCo==0.7.0 PyYAML==6.0.4

cat > merge.py <<'END'
import json
import hiyapyco

for first, second in [
    ("steps: [{push: list}, {push: detail}]", "steps: [{push: menu}]"),
    ("steps: [{push: list}, {push: detail}]", "steps: [{pop: menu}]"),
    ("steps: [push, pop]", "steps: [push, close]"),
    ("style: sheet", "style: {phone: sheet, pad: popover}"),
    ("style: {phone: sheet}", "style: popover"),
    ("style: sheet", "style: [sheet, page]"),
    ("limit: 5", "limit: null"),
    ("limit: 5", "limit: 0"),
    ("style: [sheet]", "style: {phone: sheet}"),
    ("style: {phone: sheet}", "style: null"),
]:
    try:
        result = json.dumps(hiyapyco.load([first + "\n", second + "\n"], method=hiyapyco.METHOD_MERGE))
    except hiyapyco.HiYaPyCoImplementationException:
        result = "raises"
    print(f"{first}\n{second}\n  {result}")
END
tools/bin/python merge.py 2> log > seen || { cat log >&2; exit 1; }
echo "$(wc -c < log) bytes of messages" >> seen
cat seen
cat > expected <<'END'
steps: [{push: list}, {push: detail}]
steps: [{push: menu}]
  {"steps": [{"push": "menu"}, {"push": "detail"}]}
steps: [{push: list}, {push: detail}]
steps: [{pop: menu}]
  {"steps": [{"push": "list"}, {"push": "detail"}, {"pop": "menu"}]}
steps: [push, pop]
steps: [push, close]
  {"steps": ["push", "pop", "close"]}
style: sheet
style: {phone: sheet, pad: popover}
  {"style": "sheet"}
style: {phone: sheet}
style: popover
  {"style": "popover"}
style: sheet
style: [sheet, page]
  {"style": "sheet"}
limit: 5
limit: null
  {"limit": 5}
limit: 5
limit: 0
  {"limit": 0}
style: [sheet]
style: {phone: sheet}
  raises
style: {phone: sheet}
style: null
  raises
0 bytes of messages
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
