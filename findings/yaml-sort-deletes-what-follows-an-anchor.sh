#!/usr/bin/env bash
# yaml-sort, which moves "only what it needs to", deletes the rest of a file behind an anchor, and mixes two documents.
#
# Guess, written before the run: the values are the same after sorting, and comments stay with their keys.
# Seen: a key whose map or list has an anchor or a tag keeps its line. All lines behind it go, also those of later keys.
#   A folded text that begins with an empty line ends the file in the same way. In a file of two documents keys move
#   from one to the other. A comment above the second of two keys ends up below it, above the third. The file is written
#   in place, the exit code is 0, and the next `--check` finds it in order.
# Versions: yaml-sort 0.2.1, PyYAML 6.0.4 as the judge.
# Source: the README of yaml-sort: it sorts the keys of maps, and preserves comments and the formatting byte for byte;
#   nothing on anchors or several documents. YAML 1.2.2, sections 3.2.2.2 and 9.2, has both.
# Why it matters: it's meant for a hook that runs over settings at each commit. Files of CI services have an anchor near
#   their top, so nearly all of them is gone, and the check that follows is content.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check yaml-sort==0.2.1 PyYAML==6.0.4

cat > run.py <<'END'
import subprocess, yaml

files = {
    "plain": "menu:\n  title: Menu\n  size: 1\nlist: 2\n",
    "anchor": "base: &base\n  size: 1\nmenu:\n  <<: *base\n  title: Menu\n",
    "tag": "base: !!map\n  size: 1\nmenu: 2\n",
    "folded": "about: >-\n\n  A text\nmenu: 2\n",
    "documents": "---\nmenu: 1\nlist: 2\n---\nmenu: 3\ncard: 4\n",
    "comment": "size: 1\n# only on tablets\ncolumns: 2\nwidth: 3\n",
}

def values(text):
    try:
        return list(yaml.safe_load_all(text))
    except yaml.YAMLError:
        return None

for name, text in files.items():
    with open("file.yaml", "w") as file:
        file.write(text)
    code = subprocess.run(["tools/bin/yaml-sort", "file.yaml"], capture_output=True).returncode
    check = subprocess.run(["tools/bin/yaml-sort", "file.yaml", "--check"], capture_output=True).returncode
    after = open("file.yaml").read()
    same = values(after) == values(text)
    print(f"{name}: exit codes {code} and {check}, {'same values' if same else 'other values'}, {after!r}")
END
tools/bin/python run.py > seen
cat seen
cat > expected <<'END'
plain: exit codes 0 and 0, same values, 'list: 2\nmenu:\n  size: 1\n  title: Menu\n'
anchor: exit codes 0 and 0, other values, 'base: &base\n'
tag: exit codes 0 and 0, other values, 'base: !!map\n'
folded: exit codes 0 and 0, other values, 'about: >-\n\n'
documents: exit codes 0 and 0, other values, '---\ncard: 4\nlist: 2\n---\nmenu: 1\nmenu: 3\n'
comment: exit codes 0 and 0, same values, 'columns: 2\nsize: 1\n# only on tablets\nwidth: 3\n'
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
