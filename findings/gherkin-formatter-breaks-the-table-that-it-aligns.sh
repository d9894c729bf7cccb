#!/usr/bin/env bash
# gherkin-formatter, "non-destructive", writes a feature that no reader of Gherkin takes, and other JSON.
#
# Guess, written before the run: gherkin-formatter and reformat-gherkin, which both read with Cucumber's own parser,
#   write back each cell and each text as they were, with other blanks only.
# Seen: gherkin-formatter writes cells without their escapes. `\n` is a real line break, so the row ends in its middle:
#   the next run of the formatter, and Cucumber's parser, refuse the file. `\|` becomes one more cell. A text that is
#   JSON is written anew: of two equal keys one goes, and 1.50 is 1.5. The exit code is 0. Both tools drop the `json` of
#   `"""json`, reformat-gherkin with its sanity check switched on.
# Versions: gherkin-formatter 0.1.3, reformat-gherkin 3.0.1, gherkin-official 24.0.0 (which reformat-gherkin asks for).
# Source: Cucumber's Gherkin reference, "Table Cell Escaping" and "Doc Strings" (the content type stands behind the
#   first mark). The page of gherkin-formatter promises that all data are preserved, and that JSON and YAML are made
#   pretty.
# Why it matters: expected output in a table needs `\n`, and a formatter runs over all files of a commit. The type of a
#   text decides how a step reads it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check gherkin-formatter==0.1.3 gherkin-official==24.0.0 \
  ruamel.yaml==0.19.1
python3 -m venv other
other/bin/pip install --quiet --disable-pip-version-check reformat-gherkin==3.0.1 gherkin-official==24.0.0

cat > break.feature <<'END'
Feature: Scenes

  Scenario: A line break
    Given a table
      | text |
      | a\nb |
END
cat > bar.feature <<'END'
Feature: Scenes

  Scenario: A bar
    Given a table
      | text |
      | a\|b |
END
cat > text.feature <<'END'
Feature: Scenes

  Scenario: A text
    Given a text
      """json
      {"seconds": 1.50, "tap": 1, "tap": 2}
      """
END
cat > read.py <<'END'
import json, sys
from gherkin.parser import Parser

try:
    for child in Parser().parse(open(sys.argv[1]).read())["feature"]["children"]:
        for step in child["scenario"]["steps"]:
            if "dataTable" in step:
                print([[cell["value"] for cell in row["cells"]] for row in step["dataTable"]["rows"]])
            if "docString" in step:
                print(step["docString"].get("mediaType"), repr(step["docString"]["content"]))
except Exception as error:
    print(f"refused: {type(error).__name__}")
END
{
  for name in break bar text; do
    echo "$name, as written:"
    tools/bin/python read.py "$name.feature"
    cp "$name.feature" by-one.feature
    cp "$name.feature" by-two.feature
    code=0
    tools/bin/gherkin-formatter by-one.feature > log 2>&1 || code=$?
    echo "gherkin-formatter, exit code $code:"
    tools/bin/python read.py by-one.feature
    other/bin/reformat-gherkin --safe by-two.feature >> log 2>&1
    echo "reformat-gherkin:"
    tools/bin/python read.py by-two.feature
  done
  cp break.feature again.feature
  for run in 1 2; do
    code=0
    tools/bin/gherkin-formatter again.feature >> log 2>&1 || code=$?
    echo "gherkin-formatter over break.feature, run $run: exit code $code"
  done
} > seen
cat seen
cat > expected <<'END'
break, as written:
[['text'], ['a\nb']]
gherkin-formatter, exit code 0:
refused: CompositeParserException
reformat-gherkin:
[['text'], ['a\nb']]
bar, as written:
[['text'], ['a|b']]
gherkin-formatter, exit code 0:
refused: CompositeParserException
reformat-gherkin:
[['text'], ['a|b']]
text, as written:
json '{"seconds": 1.50, "tap": 1, "tap": 2}'
gherkin-formatter, exit code 0:
None '{\n  "seconds": 1.5,\n  "tap": 2\n}'
reformat-gherkin:
None '{"seconds": 1.50, "tap": 1, "tap": 2}'
gherkin-formatter over break.feature, run 1: exit code 0
gherkin-formatter over break.feature, run 2: exit code 123
END
diff expected seen || { echo "This is not what was seen with these versions."; cat log; exit 1; }
