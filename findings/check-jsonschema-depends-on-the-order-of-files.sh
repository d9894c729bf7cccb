#!/usr/bin/env bash
# A YAML file is valid alone and invalid after another one: ruamel.yaml keeps `%YAML 1.1` for the files that follow.
#
# Guess, written before the run: a directive counts for its document, so the next file is YAML 1.2 again.
# Seen: one `YAML()` object that has read a file with `%YAML 1.1` reads every later file without a directive as 1.1
#   too: `yes` is true, 010 is 8, 12:30 is 750. A file with `%YAML 1.2` sets it back. check-jsonschema reads all its
#   files with one object, so `yes` as a text passes in one order of the files and fails in the other.
# Versions: ruamel.yaml 0.19.1, check-jsonschema 0.39.0.
# Source: YAML 1.2.2, section 9.2, makes documents independent of each other. A note in ruamel/yaml/parser.py, where
#   the directive is processed, knows that later documents are affected; the documentation page on the versions of
#   YAML doesn't. check_jsonschema/parsers/yaml.py makes its readers once per call.
# Why it matters: names like `on`, `off`, `no` and times like 12:30 are common in scene-like files. A check of a
#   folder goes red after a file was renamed, and the file that is reported is not the one with the directive. Make a
#   new object per file, or set `version` after each.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check ruamel.yaml==0.19.1 check-jsonschema==0.39.0

printf '{"properties": {"title": {"type": "string"}}}\n' > schema.json
printf 'title: yes\n' > plain.yaml
printf '%%YAML 1.1\n---\ntitle: "The list"\n' > old.yaml

cat > expected <<'END'
before: {'title': 'yes', 'code': 10, 'at': '12:30'}
after: {'title': True, 'code': 8, 'at': 750}
after %YAML 1.2: {'title': 'yes', 'code': 10, 'at': '12:30'}
plain old: ok -- validation done
old plain: plain.yaml::$.title: True is not of type 'string'
END
tools/bin/python - > seen <<'END'
from ruamel.yaml import YAML

text = "title: yes\ncode: 010\nat: 12:30\n"
yaml = YAML(typ="safe")
print("before:", yaml.load(text))
yaml.load(open("old.yaml"))
print("after:", yaml.load(text))
yaml.load("%YAML 1.2\n---\ntitle: The list\n")
print("after %YAML 1.2:", yaml.load(text))
END
for order in "plain old" "old plain"; do
  set -- $order
  said=$(tools/bin/check-jsonschema --schemafile schema.json "$1.yaml" "$2.yaml" 2>&1 || true)
  echo "$order: $(echo "$said" | tail -1 | sed 's/^ *//')" >> seen
done
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
