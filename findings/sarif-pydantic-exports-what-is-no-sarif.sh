#!/usr/bin/env bash
# The example on the page of sarif-pydantic, run as it is, writes a file whose findings have no rule and no place: its
# keys are Python's, not SARIF's.
#
# Guess, written before the run: what the page calls an export "with proper validation" is valid SARIF.
# Seen: `model_dump_json(indent=2, exclude_none=True)`, which is the page's way, writes `rule_id`, `physical_location`
#   and `start_line`. The schema refuses the file: the finding in it has neither a rule nor a place. The library itself
#   reads both spellings back, so a round trip finds nothing. With `by_alias=True`, of which the page has no word, all
#   is right.
# Versions: sarif-pydantic 0.6.2 with pydantic 2.14.4; sarif-kit 0.3.0, which has SARIF's schema.
# Source: SARIF 2.1.0, 3.27.5 (`ruleId`), 3.28.3 (`physicalLocation`), and its schema, in which an object has no
#   properties but those that are defined. sarif-pydantic's page, "Creating a SARIF Log" and "Loading a SARIF Log".
# Why it matters: the report says how many findings there are, and the platform that shows them at their lines shows
#   none, or refuses the upload.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check sarif-pydantic==0.6.2 pydantic==2.14.4 sarif-kit==0.3.0

cat > write.py <<'END'
from sarif_pydantic import (ArtifactLocation, Level, Location, Message, PhysicalLocation, Region, Result, Run, Sarif,
                            Tool, ToolDriver)

place = PhysicalLocation(artifact_location=ArtifactLocation(uri="menu.yaml"), region=Region(start_line=7))
log = Sarif(version="2.1.0", runs=[Run(
    tool=Tool(driver=ToolDriver(name="checker", version="1.0")),
    results=[Result(rule_id="SG301", level=Level.WARNING, message=Message(text="never added"),
                    locations=[Location(physical_location=place)])])])
open("page.sarif", "w").write(log.model_dump_json(indent=2, exclude_none=True))
open("alias.sarif", "w").write(log.model_dump_json(indent=2, exclude_none=True, by_alias=True))
for name in ("page", "alias"):
    print(f"{name}, read by the library itself:", Sarif.model_validate_json(open(f"{name}.sarif").read()) == log)
END
{
  tools/bin/python write.py
  for name in page alias; do
    echo "-- $name: $(grep -oiE '(rule|physical|artifact|start)[a-zA-Z_]+' "$name.sarif" | paste -sd' ')"
    code=0
    tools/bin/sarif-kit validate "$name.sarif" > log 2>&1 || code=$?
    echo "schema: exit code $code"
    cat log
  done
} > seen
cat seen
cat > expected <<'END'
page, read by the library itself: True
alias, read by the library itself: True
-- page: rule_id physical_location artifact_location start_line
schema: exit code 1
runs/0/results/0: Additional properties are not allowed ('rule_id' was unexpected)
runs/0/results/0/locations/0: Additional properties are not allowed ('physical_location' was unexpected)
-- alias: ruleId physicalLocation artifactLocation startLine
schema: exit code 0
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
