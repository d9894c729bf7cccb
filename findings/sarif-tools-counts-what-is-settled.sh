#!/usr/bin/env bash
# sarif-tools counts suppressed, vanished and passed results as issues, and fails the build because of them.
#
# Guess, written before the run: a result with a suppression, one with the baseline state `absent`, and one of kind
#   `pass` are no issues.
# Seen: the summary, the CSV and `--check error` count the suppressed and the absent one as errors, and the report for
#   GitLab lists all three, so that a merge request shows an issue "passed". A result without a level takes its rule's
#   default, as SARIF says.
# Version: sarif-tools 3.0.5.
# Source: SARIF 2.1.0: section 3.27.23 (suppressions), 3.27.24 (`absent` is what only the earlier run had), 3.27.9
#   (`pass` met its condition). sarif/sarif_file.py sorts by level alone; the page on filters knows paths and rules by
#   hand, and doesn't say that suppressions count.
# Why it matters: an ignore comment at its place, which the tool turns into a suppression, still fails the pipeline.
#   Leave settled results out of the file that this tool reads.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check sarif-tools==3.0.5

tools/bin/python - <<'END'
import json

def result(text, line, **more):
    place = {"physicalLocation": {"artifactLocation": {"uri": "a.yaml"}, "region": {"startLine": line}}}
    return {"ruleId": "R1", "message": {"text": text}, "locations": [place], **more}

driver = {"name": "demo", "rules": [{"id": "R1", "defaultConfiguration": {"level": "error"}}]}
results = [
    result("suppressed", 1, suppressions=[{"kind": "inSource"}]),
    result("gone", 2, baselineState="absent"),
    result("passed", 3, kind="pass", level="none"),
]
with open("in.sarif", "w") as file:
    json.dump({"version": "2.1.0", "runs": [{"tool": {"driver": driver}, "results": results}]}, file)
END
cat > expected <<'END'
--check error: exit code 2
demo,error,R1,suppressed,a.yaml,1
demo,error,R1,gone,a.yaml,2
demo,none,R1,passed,a.yaml,3
GitLab: ['gone', 'passed', 'suppressed']
END
code=0
tools/bin/sarif --check error summary in.sarif > log 2>&1 || code=$?
echo "--check error: exit code $code" > seen
tools/bin/sarif csv in.sarif -o out.csv >> log 2>&1
tail -n +2 out.csv | tr -d '\r' | sort -t , -k 6 >> seen
tools/bin/sarif codeclimate in.sarif -o out.json >> log 2>&1
tools/bin/python -c 'import json; print("GitLab:", sorted(issue["description"] for issue in json.load(open("out.json"))))' >> seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; cat log; exit 1; }
