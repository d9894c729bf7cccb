#!/usr/bin/env bash
# A JSON Schema closes a pair with `items: false`, and tools that make types, pages and data of it each see no pair.
#
# Guess, written before the run: the words of 2020-12 are read, since each schema names that dialect: a tuple of two in
#   the types, two places in the page, and pairs as data.
# Seen: jsonschema-gentypes makes a tuple of three, with None as the third, which no valid value is. jsonschema-markdown
#   ends with a TypeError for a schema that is `false`. hypothesis-jsonschema says that no value is valid; with
#   `items: true` it makes lists with wrong values in front. json-schema-for-humans describes the pair.
#   datamodel-code-generator makes a list of either type, and the pair if `--use-tuple-for-closed-arrays` asks for it.
# Versions: jsonschema-gentypes 2.13.0, jsonschema-markdown 2026.8.0, hypothesis-jsonschema 0.23.1 with hypothesis
#   6.165.0, json-schema-for-humans 1.5.1, datamodel-code-generator 0.89.0, jsonschema 4.26.0 as the judge.
# Source: JSON Schema 2020-12, core, 10.3.1: `prefixItems` has the places, `items` the rest, and a Boolean is a schema.
#   hypothesis-jsonschema's page names drafts 4, 5 and 7, and it doesn't refuse another. jsonschema-markdown's page has
#   2020-12 as its goal. The page of jsonschema-gentypes names no dialect.
# Why it matters: sizes, ranges and points are pairs, and `items: false` is what makes them so. Draft 7's form, a list
#   under `items`, is what such tools still read.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check jsonschema-gentypes==2.13.0 jsonschema-markdown==2026.8.0 \
  hypothesis-jsonschema==0.23.1 hypothesis==6.165.0 json-schema-for-humans==1.5.1 jsonschema==4.26.0 \
  datamodel-code-generator==0.89.0

cat > pair.json <<'END'
{"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Scene", "type": "object", "properties": {
  "size": {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}], "items": false, "minItems": 2}}}
END
cat > data.py <<'END'
import json, jsonschema
from hypothesis import HealthCheck, given, seed, settings
from hypothesis_jsonschema import from_schema

size = json.load(open("pair.json"))["properties"]["size"]
size["$schema"] = "https://json-schema.org/draft/2020-12/schema"
print("jsonschema:", [jsonschema.Draft202012Validator(size).is_valid(value) for value in ([1, "pt"], [1, "pt", None])])
for rest in (False, True):
    schema = {**size, "items": rest}
    made = []

    @seed(1)
    @settings(max_examples=50, database=None, suppress_health_check=list(HealthCheck))
    @given(from_schema(schema))
    def collect(value):
        made.append(jsonschema.Draft202012Validator(schema).is_valid(value))

    try:
        collect()
        print(f"hypothesis-jsonschema, items {rest}:", "all valid" if all(made) else "not all valid")
    except Exception as error:
        print(f"hypothesis-jsonschema, items {rest}: {type(error).__name__}")
END
{
  tools/bin/python data.py
  tools/bin/jsonschema-gentypes --json-schema=pair.json --python=types.txt > log 2>&1
  grep -o 'size: .*' types.txt | sed 's/^/jsonschema-gentypes: /'
  tools/bin/jsonschema-markdown pair.json 2>&1 | tail -n 1 | sed 's/^/jsonschema-markdown: /'
  tools/bin/generate-schema-doc --config template_name=md pair.json pair.md >> log 2>&1
  echo "json-schema-for-humans: $(grep -c '^| \[size item' pair.md) places"
  for option in --disable-timestamp --use-tuple-for-closed-arrays; do
    tools/bin/datamodel-codegen --input pair.json --input-file-type jsonschema "$option" \
      --output-model-type pydantic_v2.BaseModel 2>> log | grep -oE 'size: [^=]*[^= ]' | sed 's/^/datamodel-codegen: /'
  done
} > seen || true
cat seen
cat > expected <<'END'
jsonschema: [True, False]
hypothesis-jsonschema, items False: Unsatisfiable
hypothesis-jsonschema, items True: not all valid
jsonschema-gentypes: size: tuple[int, str, None]
jsonschema-markdown: TypeError: argument of type 'bool' is not iterable
json-schema-for-humans: 2 places
datamodel-codegen: size: list[int | str] | None
datamodel-codegen: size: tuple[int, str] | None
END
diff expected seen || { echo "This is not what was seen with these versions."; cat log; exit 1; }
