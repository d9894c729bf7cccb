#!/usr/bin/env bash
# A valid SARIF result that names its rule by a reference, or names none, ends sarif-tools with a KeyError.
#
# Guess, written before the run: the id is taken from the reference `rule`, or from the list of rules by `ruleIndex`;
#   a result without a place is reported without one.
# Seen: each of the three forms without `ruleId` raises KeyError: 'ruleId', and the other results of the file aren't
#   reported either. A result without a place is at line 1 of the file "-", and in the report for GitLab the line is a
#   text, where lines of other results are numbers.
# Version: sarif-tools 3.0.5.
# Source: SARIF 2.1.0, section 3.27.5, and its schema let `ruleId` be absent; `rule.id` or the rule found by
#   `ruleIndex` names the rule then. Section 3.27.12 lets `locations` be empty. sarif/sarif_file.py indexes each
#   result by "ruleId".
# Why it matters: a writer that follows the specification closely, and saves space with `ruleIndex`, can't be read at
#   all. Write `ruleId` into every result, and a place also for findings about the whole run.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check sarif-tools==3.0.5

write() {
  cat > "$1.sarif" <<END
{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "demo", "rules": [{"id": "R1"}]}},
  "results": [{"message": {"text": "Text"}, "level": "error"$2}]}]}
END
}
write ruleId ', "ruleId": "R1"'
write ruleIndex ', "ruleIndex": 0'
write rule ', "rule": {"id": "R1", "index": 0}'
write none ''
cat > expected <<'END'
ruleId: demo,error,R1,Text,-,1
ruleIndex: KeyError: 'ruleId'
rule: KeyError: 'ruleId'
none: KeyError: 'ruleId'
GitLab: '-' '1'
END
for name in ruleId ruleIndex rule none; do
  if tools/bin/sarif csv "$name.sarif" -o "$name.csv" > log 2>&1; then
    echo "$name: $(tail -1 "$name.csv" | tr -d '\r')"
  else
    echo "$name: $(tail -1 log)"
  fi
done > seen
tools/bin/sarif codeclimate ruleId.sarif -o out.json > log 2>&1
tools/bin/python -c '
import json
place = json.load(open("out.json"))[0]["location"]
print("GitLab:", repr(place["path"]), repr(place["lines"]["begin"]))' >> seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
