#!/usr/bin/env bash
# With a current Hypothesis, hypothesis-jsonschema makes texts and lists, and raises for each schema of an object.
#
# Guess, written before the run: the newest releases of the two, which pip installs together without a complaint, work
#   together. The probe was about the words of 2020-12.
# Seen: AttributeError for each object, even one without properties: the class that the package takes from inside
#   Hypothesis lost a method. Texts and lists are made. With Hypothesis 6.165.0 all of them are.
# Versions: hypothesis-jsonschema 0.23.1 (the newest, of 2024), with hypothesis 6.170.17 and 6.165.0.
# Source: hypothesis_jsonschema/_from_schema.py takes `many` from hypothesis.internal; Hypothesis's page on
#   compatibility says that such names may change at any time. The package asks for any Hypothesis from 6.84 on.
# Why it matters: data for a schema of documents starts with an object, so a test that pins only one of the two stops
#   one day. The message doesn't name the package.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > make.py <<'END'
import hypothesis
from hypothesis import given, settings
from hypothesis_jsonschema import from_schema

for name, schema in {
    "text": {"type": "string"},
    "list": {"type": "array", "items": {"type": "integer"}},
    "empty object": {"type": "object", "additionalProperties": False},
    "object": {"type": "object", "properties": {"title": {"type": "string"}}},
    "object with what is required": {
        "type": "object", "properties": {"title": {"type": "string"}}, "required": ["title"],
        "additionalProperties": False},
}.items():
    @settings(max_examples=5, database=None)
    @given(from_schema(schema))
    def take(value):
        pass

    try:
        take()
        print(f"{hypothesis.__version__}, {name}: made")
    except Exception as error:
        print(f"{hypothesis.__version__}, {name}: {type(error).__name__}: {error}")
END
for version in 6.170.17 6.165.0; do
  python3 -m venv "tools-$version"
  "tools-$version/bin/pip" install --quiet --disable-pip-version-check hypothesis-jsonschema==0.23.1 \
    "hypothesis==$version" jsonschema==4.26.0
  "tools-$version/bin/python" make.py
done > seen
cat seen
cat > expected <<'END'
6.170.17, text: made
6.170.17, list: made
6.170.17, empty object: AttributeError: 'many' object has no attribute 'more'
6.170.17, object: AttributeError: 'many' object has no attribute 'more'
6.170.17, object with what is required: AttributeError: 'many' object has no attribute 'more'
6.165.0, text: made
6.165.0, list: made
6.165.0, empty object: made
6.165.0, object: made
6.165.0, object with what is required: made
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
