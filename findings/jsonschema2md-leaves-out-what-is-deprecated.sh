#!/usr/bin/env bash
# jsonschema2md's README says that deprecated properties are shown by default; they aren't, and its command can't be
# told to.
#
# Guess, written before the run: each property and each rule of a schema is on the page, or there's a warning.
# Seen: a deprecated property is missing, with all that's below it, in the command and in the library. With
#   `show_deprecated=True`, which the README calls the default, it's there. A property of which only an `if` or a `not`
#   is known is missing, too, if it has no description. `prefixItems` and `propertyNames` aren't mentioned, so a pair of
#   a name and a number is an "array". There's no warning, and the exit code is 0.
# Version: jsonschema2md 1.7.0.
# Source: the README, section "Options": `show_deprecated`, default `True`; it has the tool handle drafts up to 2020-12
#   by no limit that it names. JSON Schema 2020-12, validation, section 9.3: `deprecated` says that applications should
#   refrain from using the property; it's still valid.
# Why it matters: readers of settings look up the old key that's in their file, and what to take instead, which its
#   description says. On the page the key doesn't exist.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check jsonschema2md==1.7.0

cat > scene.json <<'END'
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Scene",
  "type": "object",
  "properties": {
    "initial": {"type": "string"},
    "root": {"type": "string", "deprecated": true, "description": "Use `initial` instead"},
    "size": {"type": "array", "prefixItems": [{"type": "string"}, {"type": "number"}]},
    "views": {"type": "object", "propertyNames": {"pattern": "^[a-z]+$"}},
    "title": {"not": {"type": "null"}}
  }
}
END
cat > render.py <<'END'
import json, jsonschema2md

schema = json.load(open("scene.json"))
for options in {}, {"show_deprecated": True}:
    text = "".join(jsonschema2md.Parser(**options).parse_schema(schema))
    print(options, [name for name in schema["properties"] if f"**`{name}`**" in text])
END
{
  tools/bin/jsonschema2md scene.json scene.md > log 2>&1 && echo "exit code 0"
  sed -n 's/<a[^>]*><\/a>//; /^- /p' scene.md
  tools/bin/python render.py 2> log
  readme=$(echo tools/lib/python3*/site-packages/jsonschema2md-*/METADATA)
  echo "in the README: $(grep -o 'show_deprecated.*' "$readme" | tail -n 1)"
  echo "options of the command about it: $(tools/bin/jsonschema2md --help 2> log | grep -c deprecated || true)"
} > seen
cat seen
cat > expected <<'END'
exit code 0
- **`initial`** *(string)*
- **`size`** *(array)*
- **`views`** *(object)*
{} ['initial', 'size', 'views']
{'show_deprecated': True} ['initial', 'root', 'size', 'views']
in the README: show_deprecated`: Show deprecated properties. (`bool`, default: `True`)
options of the command about it: 0
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
