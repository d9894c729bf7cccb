#!/usr/bin/env bash
# `meson test` says ERROR to five broken TAP runs; the JUnit report that it writes of them has no error and no failure.
#
# Guess, written before the run: what ends in ERROR on the screen is an error in `testlog.junit.xml`.
# Seen: five runs are ERROR, and `meson test` fails: one bails out, one has fewer tests than planned, one more, one has
#   a number twice, one exits with 3. Each one's suite in the report has `errors="0" failures="0"`, and holds the points
#   that passed. Only the `not ok` of a sixth run is a failure there.
# Version: meson 1.12.1 with ninja 1.13.2.
# Source: Meson's page "Unit tests": besides text and JSON, results are written in JUnit's XML for tools that read it.
#   TAP 14: after "Bail out!" the harness must take the set for failed, as it does for another number of tests than
#   planned. The source, mesonbuild/mtest.py, writes the TAP points of a program, and not the program's own result.
# Why it matters: servers show the report. A suite that died after its second test of three hundred is two green tests
#   there. Look at the exit code, or add a last test that each program must reach.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check meson==1.12.1 ninja==1.13.2
export PATH="$folder/tools/bin:$PATH"

mkdir runs
printf '1..3\nok 1\nBail out! no screen\n' > runs/bail-out
printf '1..3\nok 1\nok 2\n' > runs/too-few
printf '1..2\nok 1\nok 1\n' > runs/number-twice
printf '1..1\nok 1\nok 2\n' > runs/too-many
printf '1..1\nok 1\n' > runs/exits-with-3
printf '1..1\nnot ok 1\n' > runs/not-ok
cat > run <<'END'
#!/bin/sh
cat "$1"
case $1 in *exits-with-3) exit 3 ;; esac
END
chmod +x run
cat > meson.build <<'END'
project('demo')
foreach name : ['bail-out', 'too-few', 'number-twice', 'too-many', 'exits-with-3', 'not-ok']
  test(name, find_program('./run'), args: files('runs' / name), protocol: 'tap')
endforeach
END
meson setup build > log 2>&1 || { cat log; exit 1; }
code=0
meson test -C build >> log 2>&1 || code=$?
cat > read.py <<'END'
import re
import xml.etree.ElementTree as tree

screen = dict(re.findall(r"^ *\d+/6 (?:demo:)?([\w-]+) +(\w+)", open("log").read(), re.M))
report = {}
for suite in tree.parse("build/meson-logs/testlog.junit.xml").getroot():
    numbers = ", ".join(f"{suite.get(key)} {key}" for key in ("tests", "errors", "failures"))
    report[suite.get("name").split(":")[-1]] = numbers
for name, answer in screen.items():
    print(f"{name}: {answer}; report: {report[name]}")
END
{
  tools/bin/python read.py
  echo "exit code $code"
} > seen || true
cat seen
cat > expected <<'END'
bail-out: ERROR; report: 1 tests, 0 errors, 0 failures
too-few: ERROR; report: 2 tests, 0 errors, 0 failures
number-twice: ERROR; report: 2 tests, 0 errors, 0 failures
too-many: ERROR; report: 2 tests, 0 errors, 0 failures
exits-with-3: ERROR; report: 1 tests, 0 errors, 0 failures
not-ok: FAIL; report: 1 tests, 0 errors, 1 failures
exit code 1
END
diff <(sort expected) <(sort seen) || { echo "This is not what was seen with this version."; cat log; exit 1; }
