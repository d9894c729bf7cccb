#!/usr/bin/env bash
# A suppression that was rejected becomes a valid one in pysarif; pydantic-sarif refuses the whole file because of it.
#
# Guess, written before the run: four libraries that are made from SARIF's schema give a valid file back as it was.
# Seen: pysarif leaves `status` out, so that a rejected suppression counts, and takes from a property bag all but
#   `tags`, among them GitHub's `security-severity`. It adds `charOffset` -1 and `byteOffset` -1 to a region, which say
#   "absent" in the schema only. pydantic-sarif takes `status` for an unknown word. sarif-om has no place for it. Each
#   of the three knows `state` instead. sarif-pydantic keeps all of it.
# Versions: pysarif 0.1.0, pydantic-sarif 0.1.1, sarif-om 1.0.4, sarif-pydantic 0.6.2.
# Source: SARIF 2.1.0, section 3.35, defines `status`, and that a suppression without one is accepted. The schema
#   that was published with it said `state`; issue 449 of the specification's repository tells of it, and that the
#   mistake came back once. All versions of the schema have the same number, 2.1.0.
# Why it matters: the review of a suppression is undone by a tool that only reads and writes the file. And a schema's
#   number isn't enough to know which words a validator or a generated library accepts.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check pysarif==0.1.0 pydantic-sarif==0.1.1 sarif-om==1.0.4 \
  sarif-pydantic==0.6.2

cat > in.sarif <<'END'
{"version": "2.1.0", "runs": [{
  "tool": {"driver": {"name": "demo", "rules": [
    {"id": "R1", "properties": {"tags": ["scene"], "security-severity": "8.0"}}]}},
  "results": [{"ruleId": "R1", "message": {"text": "No title."},
    "suppressions": [{"kind": "external", "status": "rejected", "justification": "It is wrong."}],
    "locations": [{"physicalLocation": {"artifactLocation": {"uri": "a.yaml"}, "region": {"startLine": 1}}}]}]}]}
END
cat > read.py <<'END'
import json, pysarif, sarif_om
from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as Log
from sarif_pydantic import Sarif

def show(name, log):
    run = log["runs"][0]
    result = run["results"][0]
    print(f"{name}:", result["suppressions"][0])
    print("  ", run["tool"]["driver"]["rules"][0]["properties"], result["locations"][0]["physicalLocation"]["region"])

data = json.load(open("in.sarif"))
show("in the file", data)
show("sarif-pydantic", json.loads(Sarif.model_validate(data).model_dump_json(by_alias=True, exclude_none=True)))
pysarif.save_to_file(pysarif.load_from_file("in.sarif"), "out.sarif")
show("pysarif", json.load(open("out.sarif")))
try:
    Log.model_validate(data)
except ValueError as error:
    print("pydantic-sarif:", [(fault["type"], fault["loc"][-1]) for fault in error.errors()])
print("sarif-om:", sorted(field.name for field in sarif_om.Suppression.__attrs_attrs__))
END
tools/bin/python read.py > seen
cat seen
cat > expected <<'END'
in the file: {'kind': 'external', 'status': 'rejected', 'justification': 'It is wrong.'}
   {'tags': ['scene'], 'security-severity': '8.0'} {'startLine': 1}
sarif-pydantic: {'kind': 'external', 'status': 'rejected', 'justification': 'It is wrong.'}
   {'tags': ['scene'], 'security-severity': '8.0'} {'startLine': 1}
pysarif: {'kind': 'external', 'justification': 'It is wrong.'}
   {'tags': ['scene']} {'byteOffset': -1, 'charOffset': -1, 'startLine': 1}
pydantic-sarif: [('extra_forbidden', 'status')]
sarif-om: ['guid', 'justification', 'kind', 'location', 'properties', 'state']
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
