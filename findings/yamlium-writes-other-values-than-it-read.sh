#!/usr/bin/env bash
# yamlium, made to keep a YAML file as it is, writes 1.5 for 1.50, and takes blanks and lines off block scalars.
#
# Guess, written before the run: reading and writing with no change in between keeps values, comments and numbers as
#   they are written; only blanks and indents may differ.
# Seen: numbers are written anew: 1.50 as 1.5, and 010 as 10, which is another number to a reader of YAML 1.1. 1e3
#   becomes 1000.0; PyYAML takes the one for a text and the other for a number. `|2` loses its digit, so that its
#   indented lines move to the left; `>+` loses the blank lines at its end. A comment on the last line is gone. A file
#   that begins with `?` is refused as several documents.
# Versions: yamlium 0.3.1, PyYAML 6.0.4 as the judge.
# Source: YAML 1.2.2, 8.1.1: the digit gives the indent of the content, and `+` keeps the line breaks at the end.
#   yamlium's page says that it preserves all elements of YAML, with comments, line breaks and formatting.
# Why it matters: versions and texts to compare with are such values. A tool that changes one key with this library
#   changes others beside it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check yamlium==0.3.1 PyYAML==6.0.4

cat > there-and-back.py <<'END'
import yaml, yamlium

for text in [
    "list: [a, b]   # two\n",
    "version: 1.50\n",
    "delay: 010\n",
    "width: 1e3\n",
    "trace: |2\n    push\n    pop\n",
    "trace: >+\n  push\n\n\nnext: 1\n",
    "a: 1\n# the end\n",
    "? list\n: 1\n",
]:
    try:
        written = yamlium.parse(text).to_yaml()
    except Exception as error:
        print(f"{text!r}: {type(error).__name__}")
        continue
    before, after = yaml.safe_load(text), yaml.safe_load(written)
    print(f"{text!r} -> {written!r}")
    print("  the same to PyYAML" if repr(before) == repr(after) else f"  {before} -> {after}")
END
tools/bin/python there-and-back.py > seen
cat seen
cat > expected <<'END'
'list: [a, b]   # two\n' -> 'list: [a, b] # two\n'
  the same to PyYAML
'version: 1.50\n' -> 'version: 1.5\n'
  the same to PyYAML
'delay: 010\n' -> 'delay: 10\n'
  {'delay': 8} -> {'delay': 10}
'width: 1e3\n' -> 'width: 1000.0\n'
  {'width': '1e3'} -> {'width': 1000.0}
'trace: |2\n    push\n    pop\n' -> 'trace: |\n  push\n  pop\n'
  {'trace': '  push\n  pop\n'} -> {'trace': 'push\npop\n'}
'trace: >+\n  push\n\n\nnext: 1\n' -> 'trace: >+\n  push\nnext: 1\n'
  {'trace': 'push\n\n\n', 'next': 1} -> {'trace': 'push\n', 'next': 1}
'a: 1\n# the end\n' -> 'a: 1\n'
  the same to PyYAML
'? list\n: 1\n': ParsingError
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
