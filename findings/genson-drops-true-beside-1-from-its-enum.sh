#!/usr/bin/env bash
# genson's first rule is that each object it was given is valid under its schema; `true` isn't, if 1 came before it.
#
# Guess, written before the run: an `enum` that genson collects holds each value that it saw, and each of them is
#   valid.
# Seen: of 1 and `true` only the one that came first is in the list, and so with 0 and `false`. The schema refuses the
#   other one. Without `enum` both are kept, as two types. The list's order is another one from run to run, as the
#   README says, so it's sorted here.
# Versions: genson 1.4.0, jsonschema 4.26.0 as the judge.
# Source: genson's README has two rules at its top, of which the first is that every object it's given must validate
#   under the schema. Its section "Seeding enums" (new in 1.4): each value is recorded once, scalars only, booleans
#   among them. JSON Schema's core, section "Instance equality": values of different types aren't equal.
# Why it matters: a setting that is true, false or a level is a usual enum in configurations. A schema from the files
#   that exist refuses one of them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check genson==1.4.0 jsonschema==4.26.0

cat > expected <<'END'
[1, true, "all"] with enum: {"enum": ["\"all\"", "1"]}, refused: ["true"]
[1, true, "all"] without: {"type": ["boolean", "integer", "string"]}, refused: []
[false, 0] with enum: {"enum": ["false"]}, refused: ["0"]
[false, 0] without: {"type": ["boolean", "integer"]}, refused: []
["1", 1] with enum: {"enum": ["\"1\"", "1"]}, refused: []
["1", 1] without: {"type": ["integer", "string"]}, refused: []
END
tools/bin/python - > seen <<'END'
import json
import jsonschema
from genson import SchemaBuilder

for values in [[1, True, "all"], [False, 0], ["1", 1]]:
    for text, seed in [("with enum", {"enum": []}), ("without", None)]:
        builder = SchemaBuilder(schema_uri=None)
        if seed is not None:
            builder.add_schema(seed)
        for value in values:
            builder.add_object(value)
        schema = builder.to_schema()
        judge = jsonschema.Draft202012Validator(schema)
        refused = [json.dumps(value) for value in values if not judge.is_valid(value)]
        if "enum" in schema:
            schema["enum"] = sorted(map(json.dumps, schema["enum"]))
        print(f"{json.dumps(values)} {text}: {json.dumps(schema)}, refused: {json.dumps(refused)}")
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
