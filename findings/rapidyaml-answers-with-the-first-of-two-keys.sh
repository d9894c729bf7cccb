#!/usr/bin/env bash
# Of two equal keys, rapidyaml's look-up finds the first, where most readers of YAML keep the last.
#
# Guess, written before the run: the second key is refused, or wins as in PyYAML.
# Seen: the tree holds both and writes both; `find_child` answers with the first, PyYAML and py-yaml12 with the last,
#   and ruamel.yaml refuses the file.
# Versions: rapidyaml 0.15.2, PyYAML 6.0.4, py-yaml12 0.2.0, ruamel.yaml 0.19.1.
# Source: YAML 1.2.2, section 3.2.1.1, asks for unique keys. rapidyaml's page says that it allows equal ones, for
#   speed, and doesn't say which of them is found.
# Why it matters: a program that checks a file with one reader and runs it with another works with two different
#   values, and neither reports anything. A tool of your own should refuse the second key, with both places.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check rapidyaml==0.15.2 PyYAML==6.0.4 py-yaml12==0.2.0 ruamel.yaml==0.19.1

cat > expected <<'END'
rapidyaml: list, writes ['initial: list', 'device: pad', 'initial: mail']
PyYAML: mail
py-yaml12: mail
ruamel.yaml: DuplicateKeyError
END
tools/bin/python - > seen <<'END'
import ryml, yaml, yaml12
from ruamel.yaml import YAML

text = "initial: list\ndevice: pad\ninitial: mail\n"
tree = ryml.parse_in_arena(text.encode())
found = bytes(tree.val(tree.find_child(tree.root_id(), b"initial"))).decode()
print(f"rapidyaml: {found}, writes {ryml.emit_yaml(tree).split(chr(10))[:-1]}")
print("PyYAML:", yaml.safe_load(text)["initial"])
print("py-yaml12:", yaml12.parse_yaml(text)["initial"])
try:
    print("ruamel.yaml:", YAML(typ="safe").load(text)["initial"])
except Exception as error:
    print("ruamel.yaml:", type(error).__name__)
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
