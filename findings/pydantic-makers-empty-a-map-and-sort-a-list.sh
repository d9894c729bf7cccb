#!/usr/bin/env bash
# Valid data goes through a Pydantic model made from its schema, and comes out with an empty map and another order.
#
# Guess, written before the run: json-schema-to-pydantic and jambo make models that refuse what the schema refuses, and
#   write out again what a valid file says.
# Seen: in both, `uniqueItems` makes a set of the list. The order is lost, and for texts it's another one from run to
#   run. A list with an entry twice isn't refused, and comes out with it once. In jambo an object without `properties`
#   (a map from names to numbers) comes out empty, and one month as 30 days. Limits that stand behind a `$ref` to a text
#   are dropped by both; beside the property itself they count.
# Versions: json-schema-to-pydantic 0.5.0, jambo 0.2.0.post1, pydantic 2.14.4, jsonschema 4.26.0 as the judge.
# Source: JSON Schema 2020-12, validation, 6.4.3: `uniqueItems` says that entries differ; an array has an order (core,
#   4.2.1). json-schema-to-pydantic's docs/features.md: unique items are enforced, local references are supported;
#   `additionalProperties` is false if absent. jambo's page on PyPI: it enforces `uniqueItems`, and supports `ref`.
# Why it matters: these models stand between a file and the program, and write the file again. A script's steps are a
#   list, and texts by language are a map.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check json-schema-to-pydantic==0.5.0 jambo==0.2.0.post1 \
  pydantic==2.14.4 jsonschema==4.26.0

cat > expected <<'END'
unique list [3, 1, 2] (valid)
  json-schema-to-pydantic: [1, 2, 3]
  jambo: [1, 2, 3]
unique list [3, 1, 3] (invalid)
  json-schema-to-pydantic: [1, 3]
  jambo: [1, 3]
map {'en': 1, 'fr': 2} (valid)
  json-schema-to-pydantic: {'en': 1, 'fr': 2}
  jambo: {}
duration 'P1M' (valid)
  json-schema-to-pydantic: 'P1M'
  jambo: 'P30D'
short text 'long' (invalid)
  json-schema-to-pydantic: refused
  jambo: refused
reference to a short text 'long' (invalid)
  json-schema-to-pydantic: 'long'
  jambo: 'long'
END
tools/bin/python -W ignore - > seen <<'END'
import copy, json
import jambo, json_schema_to_pydantic, jsonschema

short = {"type": "string", "maxLength": 2}
cases = [
    ("unique list", {"type": "array", "items": {"type": "integer"}, "uniqueItems": True}, [3, 1, 2]),
    ("unique list", {"type": "array", "items": {"type": "integer"}, "uniqueItems": True}, [3, 1, 3]),
    ("map", {"type": "object", "additionalProperties": {"type": "integer"}}, {"en": 1, "fr": 2}),
    ("duration", {"type": "string", "format": "duration"}, "P1M"),
    ("short text", short, "long"),
    ("reference to a short text", {"$ref": "#/$defs/short"}, "long"),
]
makers = {
    "json-schema-to-pydantic": json_schema_to_pydantic.create_model,
    "jambo": jambo.SchemaConverter.build,
}
for name, schema, value in cases:
    whole = {"title": "File", "type": "object", "$defs": {"short": short}, "properties": {"value": schema}}
    valid = jsonschema.Draft202012Validator(whole).is_valid({"value": value})
    print(name, value if not isinstance(value, str) else repr(value), "(valid)" if valid else "(invalid)")
    for maker, make in makers.items():
        try:
            data = make(copy.deepcopy(whole)).model_validate({"value": value})
            answer = repr(json.loads(data.model_dump_json())["value"])
        except Exception:
            answer = "refused"
        print(f"  {maker}: {answer}")
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
