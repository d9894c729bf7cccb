#!/usr/bin/env bash
# One undefined name in two reports of checkstyle's form: an error at column 12, and information at column 13.
#
# Guess, written before the run: both makers count columns from 1, as checkstyle does. An undefined name, which raises
#   when its line runs, is an error in both.
# Seen: flake8-checkstyle takes the severity from the first letter of a code: "E" for style is an error, and whatever
#   pyflakes finds ("F") is `info`. So a missing blank line is worse than a name that doesn't exist. The other maker
#   hands on the columns that pylint counts from 0. Each is one too low, and the first column is 0, which a line
#   doesn't have.
# Versions: flake8 7.5.0 with flake8-checkstyle 0.1.2; pylint 4.1.4 with pylint-json2checkstyle 0.0.13.
# Source: the page of checkstyle on severities, and its reports, which count columns from 1. The file plugin.py of
#   flake8-checkstyle has a table with E and W only, and `info` for the rest. The page of flake8 on codes says that F
#   is pyflakes. The page of pylint on its output says that `column` begins at 0.
# Why it matters: a gate on errors in CI lets undefined names pass. Two reports of one line, shown together, have two
#   places, and a reader that checks columns refuses 0.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check flake8==7.5.0 flake8-checkstyle==0.1.2 pylint==4.1.4 \
  pylint-json2checkstyle==0.0.13

cat > scene.py <<'END'
def push(screen):
    return  detail
push(1)
END
cat > rows.py <<'END'
import sys, xml.etree.ElementTree as tree
for error in tree.parse(sys.stdin).iter("error"):
    print(f"  {error.get('line')}:{error.get('column')} {error.get('severity')} {error.get('message')}")
END
{
  echo "flake8's own lines:"
  { tools/bin/flake8 scene.py || true; } | sed 's/^/  /'
  echo "flake8-checkstyle:"
  { tools/bin/flake8 --format checkstyle scene.py || true; } | tools/bin/python rows.py
  echo "pylint-json2checkstyle:"
  { tools/bin/pylint -f json --disable=all --enable=undefined-variable,unused-argument scene.py || true; } > lint.json
  tools/bin/pylint-json2checkstyle lint.json | tools/bin/python rows.py
} > seen
cat seen
cat > expected <<'END'
flake8's own lines:
  scene.py:2:11: E271 multiple spaces after keyword
  scene.py:2:13: F821 undefined name 'detail'
  scene.py:3:1: E305 expected 2 blank lines after class or function definition, found 0
flake8-checkstyle:
  2:11 error E271 multiple spaces after keyword
  2:13 info F821 undefined name 'detail'
  3:1 error E305 expected 2 blank lines after class or function definition, found 0
pylint-json2checkstyle:
  2:12 error Undefined variable 'detail'
  1:9 warning Unused argument 'screen'
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
