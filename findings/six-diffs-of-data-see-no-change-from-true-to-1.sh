#!/usr/bin/env bash
# Six tools that compare data see no difference between `true` and `1`, and to graphtage "1" and 1 are the same, too.
#
# Guess, written before the run: a tool that compares JSON by structure reports each change that a reader of the file
#   can tell, so at least a boolean that became a number and a text that became one.
# Seen: graphtage, jsondiff, dictdiffer, json-delta, JYCM and yaml-diff have nothing to say about `true` that became
#   `1` or about `0` that became `false`. For graphtage a text and a number that are printed alike are equal as well:
#   "1" and 1, and even "None" and null. Its exit code is 0, as for equal files. DeepDiff and jsonpatch report all four
#   changes.
# Versions: graphtage 0.5.0, jsondiff 2.2.1, dictdiffer 0.10.0, json-delta 2.0.2, jycm 1.5.0, yamlpath 3.9.1
#   (yaml-diff), deepdiff 9.1.0, jsonpatch 1.48.
# Source: RFC 8259, section 3: `true`, numbers, texts and null are different kinds of values. graphtage's README
#   compares JSON, YAML and others by meaning, and has exit code 0 for inputs that are the same in it. In Python `True
#   == 1` is well known; that a tool for files takes it over is said in neither.
# Why it matters: a flag that a generator turned into 1, or a version that lost its quotation marks, is what one
#   compares a saved file with a new one for. A reader in Swift or with a schema refuses the new one.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check graphtage==0.5.0 jsondiff==2.2.1 dictdiffer==0.10.0 \
  json-delta==2.0.2 jycm==1.5.0 deepdiff==9.1.0 jsonpatch==1.48
python3 -m venv yaml
yaml/bin/pip install --quiet --disable-pip-version-check yamlpath==3.9.1

cat > expected <<'END'
{"on": true} {"on": 1}
  sees it: deepdiff, jsonpatch
  sees nothing: dictdiffer, graphtage, json-delta, jsondiff, jycm, yaml-diff
{"on": 0} {"on": false}
  sees it: deepdiff, jsonpatch
  sees nothing: dictdiffer, graphtage, json-delta, jsondiff, jycm, yaml-diff
{"on": "1"} {"on": 1}
  sees it: deepdiff, dictdiffer, json-delta, jsondiff, jsonpatch, jycm, yaml-diff
  sees nothing: graphtage
{"on": "None"} {"on": null}
  sees it: deepdiff, dictdiffer, json-delta, jsondiff, jsonpatch, jycm, yaml-diff
  sees nothing: graphtage
{"on": 1} {"on": 2}
  sees it: deepdiff, dictdiffer, graphtage, json-delta, jsondiff, jsonpatch, jycm, yaml-diff
END
tools/bin/python -W ignore - > seen <<'END'
import json, subprocess
import deepdiff, dictdiffer, json_delta, jsondiff, jsonpatch
from jycm.jycm import YouchamaJsonDiffer

def command(*words):
    return lambda old, new: subprocess.run([*words, "old.json", "new.json"], capture_output=True).returncode

def with_jycm(old, new):
    return [kind for kind in YouchamaJsonDiffer(old, new).get_diff() if not kind.startswith("just4vis")]

tools = {
    "deepdiff": deepdiff.DeepDiff,
    "dictdiffer": lambda old, new: list(dictdiffer.diff(old, new)),
    "graphtage": command("tools/bin/graphtage", "--no-status"),
    "json-delta": lambda old, new: json_delta.diff(old, new, verbose=False),
    "jsondiff": jsondiff.diff,
    "jsonpatch": lambda old, new: list(jsonpatch.make_patch(old, new)),
    "jycm": with_jycm,
    "yaml-diff": command("yaml/bin/yaml-diff"),
}
pairs = [("true", "1"), ("0", "false"), ('"1"', "1"), ('"None"', "null"), ("1", "2")]
for old, new in ([f'{{"on": {value}}}' for value in pair] for pair in pairs):
    open("old.json", "w").write(old)
    open("new.json", "w").write(new)
    print(old, new)
    answers = {name: bool(tool(json.loads(old), json.loads(new))) for name, tool in tools.items()}
    for text, seen in [("sees it", True), ("sees nothing", False)]:
        names = [name for name, answer in answers.items() if answer is seen]
        if names:
            print(f"  {text}: {', '.join(names)}")
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
