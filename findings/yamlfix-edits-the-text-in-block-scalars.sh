#!/usr/bin/env bash
# The formatter yamlfix changes values: it edits the text inside a block scalar, and takes quotes off a text.
#
# Guess, written before the run: a formatter of YAML leaves what a file means; text under `|` stays as it is.
# Seen: in the text, `on` after a colon becomes `true`, the blank lines go, and `#2` gets spaces on both sides, as if
#   it were a comment. Outside, the quotes around "on" go. That is no change for a reader of YAML 1.2, but makes it
#   true for every reader of YAML 1.1, among them PyYAML.
# Versions: yamlfix 1.19.1 with its defaults, PyYAML 6.0.4 as the judge.
# Source: yamlfix/adapters.py runs regular expressions over all lines of the file, before and after the round trip
#   through ruyaml, a library for YAML 1.2. Issues of its repository about spaces and comments in such texts have been
#   open since 2023; the words and the quotes aren't among them, and its documentation warns of none of it.
# Why it matters: a hook formats all YAML files of a repository. Expected output that is kept as a block scalar (logs,
#   traces, snippets) then differs from what the program prints, and the difference looks like the program's fault.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check yamlfix==1.19.1 PyYAML==6.0.4

cat > file.yaml <<'END'
---
trace: |
  animated: on


  photo #2 appears
words:
  - "on"
  - push
END
cat > expected <<'END'
trace before: 'animated: on\n\n\nphoto #2 appears\n'
trace after: 'animated: true\nphoto  # 2 appears\n'
words before: ['on', 'push']
words after: [True, 'push']
END
read_with_pyyaml() {
  tools/bin/python -c '
import sys, yaml
for key, value in yaml.safe_load(open("file.yaml")).items():
    print(f"{key} {sys.argv[1]}: {value!r}")' "$1"
}
{ read_with_pyyaml before; tools/bin/yamlfix file.yaml 2> log; read_with_pyyaml after; } | sort -s -k 1,1 > seen
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; cat file.yaml log; exit 1; }
