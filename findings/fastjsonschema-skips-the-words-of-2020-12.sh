#!/usr/bin/env bash
# A schema that says it is of 2020-12, or 2019-09, is compiled by fastjsonschema, and the words that are new since
# draft 7 are skipped.
#
# Guess, written before the run: a dialect that a library doesn't support is refused by name.
# Seen: no error and no warning. `prefixItems`, `dependentRequired`, `minContains`, `unevaluatedProperties` and a word
#   beside `$ref` check nothing, so wrong data passes. And `items: false` after `prefixItems`, which closes a tuple,
#   refuses the right tuple. jsonschema-rs judges all of them as the standard does.
# Versions: fastjsonschema 2.22.3, jsonschema-rs 0.61.0.
# Source: JSON Schema 2020-12, core, section 8.1.1: an implementation that doesn't know the dialect should refuse the
#   schema. fastjsonschema/__init__.py takes its newest class for every `$schema` that it doesn't know; that class is
#   called after 2019-09 and adds formats only. The page says that drafts 4, 6 and 7 are implemented.
# Why it matters: a schema that an editor checks by 2020-12 and a service by this library accepts two different
#   languages. Test a schema with files that it has to refuse, in each library that will read it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check fastjsonschema==2.22.3 jsonschema-rs==0.61.0

cat > expected <<'END'
prefixItems: fastjsonschema yes, jsonschema-rs no
dependentRequired: fastjsonschema yes, jsonschema-rs no
2019-09's dependentRequired: fastjsonschema yes, jsonschema-rs no
minContains: fastjsonschema yes, jsonschema-rs no
unevaluatedProperties: fastjsonschema yes, jsonschema-rs no
beside $ref: fastjsonschema yes, jsonschema-rs no
a right tuple: fastjsonschema no, jsonschema-rs yes
END
tools/bin/python - > seen 2> log <<'END'
import fastjsonschema, jsonschema_rs

def word(valid):
    return "yes" if valid else "no"

def accepted(schema, data):
    try:
        fastjsonschema.compile(schema)(data)
        return True
    except fastjsonschema.JsonSchemaException:
        return False

for name, schema, data in [
    ("prefixItems", {"prefixItems": [{"type": "string"}]}, [1]),
    ("dependentRequired", {"dependentRequired": {"push": ["animated"]}}, {"push": "list"}),
    ("2019-09's dependentRequired", {"$schema": "https://json-schema.org/draft/2019-09/schema", "dependentRequired": {"push": ["animated"]}}, {"push": "list"}),
    ("minContains", {"contains": {"const": "list"}, "minContains": 2}, ["list"]),
    ("unevaluatedProperties", {"allOf": [{"properties": {"push": True}}], "unevaluatedProperties": False}, {"psuh": 1}),
    ("beside $ref", {"$defs": {"id": {"type": "string"}}, "$ref": "#/$defs/id", "minLength": 1}, ""),
    ("a right tuple", {"prefixItems": [{"type": "string"}], "items": False}, ["list"]),
]:
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}
    verdicts = [word(accepted(schema, data)), word(jsonschema_rs.is_valid(schema, data))]
    print(f"{name}: fastjsonschema {verdicts[0]}, jsonschema-rs {verdicts[1]}")
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; cat log; exit 1; }
