#!/usr/bin/env bash
# A property that a schema forbids is an object with any content on the page that json-schema-for-humans makes of it.
#
# Guess, written before the run: `"old": false` in `properties` is shown as not allowed, and `"any": true` as anything;
#   at least the two differ on the page.
# Seen: both are of type `object`, not required, with any type allowed as additional properties: the words for the two,
#   and for a property whose schema is an empty object, are the same. `false` for additional properties is read, and
#   stands as "Not allowed" on the same page.
# Versions: json-schema-for-humans 1.5.1 (template md), jsonschema 4.26.0 to show what the schema accepts.
# Source: JSON Schema's core, section "Boolean JSON Schemas" (since draft 6): `true` accepts every instance, `false`
#   none. The README of json-schema-for-humans: it makes pages for schemas of draft-07, and a boolean as a schema is in
#   neither of its two lists, of what is supported and of what isn't.
# Why it matters: `false` is the way to retire a key, for all or in one branch, and the page invites to write it, as an
#   object even where the key was a text.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check json-schema-for-humans==1.5.1 jsonschema==4.26.0

cat > scene.json <<'END'
{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "title": {"type": "string"},
    "old": false,
    "any": true,
    "empty": {}
  }
}
END
cat > expected <<'END'
the whole: Type `object`; Required No; Additional properties Not allowed
title: Type `string`; Required No, accepted: "a"
old: Type `object`; Required No; Additional properties Any type allowed, accepted: nothing
any: Type `object`; Required No; Additional properties Any type allowed, accepted: "a", 1, {"a": 1}
empty: Type `object`; Required No; Additional properties Any type allowed, accepted: "a", 1, {"a": 1}
END
tools/bin/generate-schema-doc --config template_name=md scene.json scene.md > log 2>&1 || { cat log; exit 1; }
tools/bin/python - > seen <<'END'
import json, re
import jsonschema

schema = json.load(open("scene.json"))
page = open("scene.md").read()
sections = re.split(r"^## .*Property `[^`]*?(\w+)`$", page, flags=re.MULTILINE)

def words(text):
    return "; ".join(f"{key} {value}" for key, value in re.findall(r"^\| \*\*(.*?)\*\* *\| (.*?) *\|$", text, re.MULTILINE))

print("the whole:", words(sections[0]))
for name, section in zip(sections[1::2], sections[2::2]):
    accepted = [json.dumps(value) for value in ["a", 1, {"a": 1}]
                if jsonschema.Draft7Validator(schema).is_valid({name: value})]
    print(f"{name}: {words(section)}, accepted: {', '.join(accepted) or 'nothing'}")
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
