#!/usr/bin/env bash
# A schema that takes fewer values than before is "compatible" to jsoncompat, if a pattern or a newer word does it.
#
# Guess, written before the run: a reader that gets a new `pattern`, a rule beside `$ref`, `dependentSchemas` or
#   `unevaluatedProperties: false` is incompatible. Or the tool raises, as it says for what it can't compare.
# Seen: for all of these, and for `unevaluatedItems`, the answer is "compatible", in both directions. A closing by
#   `additionalProperties`, a shorter length and `dependentRequired` are found. A new `not` is incompatible in both
#   directions, though each value of the new schema is one of the old.
# Version: jsoncompat 0.3.1, jsonschema 4.26.0 as the judge.
# Source: jsoncompat's page on PyPI: schemas go to `check_compat` for a reader, a writer or both, and it raises for
#   features that it can't compare. JSON Schema 2020-12, core, 8.2.3.1, 10.2.2.4, 11.2 and 11.3; since 2019-09 what
#   stands beside `$ref` counts.
# Why it matters: this check is a gate. It's there for the old file that the new reader refuses. A pattern for names is
#   the usual way to make a schema stricter.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check jsoncompat==0.3.1 jsonschema==4.26.0

cat > expected <<'END'
additionalProperties: reader incompatible, writer compatible; an old value is refused
maxLength: reader incompatible, writer compatible; an old value is refused
dependentRequired: reader incompatible, writer compatible; an old value is refused
pattern: reader compatible, writer compatible; an old value is refused
maxLength beside $ref: reader compatible, writer compatible; an old value is refused
dependentSchemas: reader compatible, writer compatible; an old value is refused
unevaluatedProperties: reader compatible, writer compatible; an old value is refused
unevaluatedItems: reader compatible, writer compatible; an old value is refused
not: reader incompatible, writer incompatible; an old value is refused
END
tools/bin/python - > seen <<'END'
import json
import jsoncompat, jsonschema

text, thing = {"type": "string"}, {"type": "object"}
pair = {"type": "array", "prefixItems": [text]}
named = {"$defs": {"name": text}, "$ref": "#/$defs/name"}
cases = {
    "additionalProperties": (thing, {"additionalProperties": False}, {"a": 1}),
    "maxLength": (text, {"maxLength": 2}, "long"),
    "dependentRequired": (thing, {"dependentRequired": {"a": ["b"]}}, {"a": 1}),
    "pattern": (text, {"pattern": "^[a-z]+$"}, "A 1"),
    "maxLength beside $ref": (named, {"maxLength": 2}, "long"),
    "dependentSchemas": (thing, {"dependentSchemas": {"a": {"required": ["b"]}}}, {"a": 1}),
    "unevaluatedProperties": (thing, {"unevaluatedProperties": False}, {"a": 1}),
    "unevaluatedItems": (pair, {"unevaluatedItems": False}, ["a", 1]),
    "not": (text, {"not": {"const": "a"}}, "a"),
}
for name, (old, more, value) in cases.items():
    old = {"$schema": "https://json-schema.org/draft/2020-12/schema", **old}
    new = {**old, **more}
    both = json.dumps(old), json.dumps(new)
    answers = [jsoncompat.check_compat(*both, role) for role in ("deserializer", "serializer")]
    reader, writer = ("compatible" if answer else "incompatible" for answer in answers)
    valid = [jsonschema.Draft202012Validator(schema).is_valid(value) for schema in (old, new)]
    judge = "an old value is refused" if valid == [True, False] else "?"
    print(f"{name}: reader {reader}, writer {writer}; {judge}")
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
