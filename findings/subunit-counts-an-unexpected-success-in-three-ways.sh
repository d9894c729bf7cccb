#!/usr/bin/env bash
# A test passed that was expected to fail. To one filter of subunit it passed, with exit code 0, to one it passed,
# with exit code 1, and to one it failed.
#
# Guess, written before the run: an unexpected success is a failure to each filter: in its count, its table and its
#   exit code. The table of subunit2csv has a line for each test.
# Seen: subunit-stats counts it as passed and ends with 0. subunit2csv writes "success" and ends with 1. In JUnit's
#   form it's a failure, and the exit code is 1. A failure or an expected failure without any text ends subunit2csv
#   with AssertionError: that test and all after it aren't in the table. The others read the same stream to its end.
#   An expected failure is "passed" to subunit-stats, and a plain passed test in JUnit's form.
# Versions: python-subunit 1.4.6 with testtools 2.9.1 and junitxml 0.7.
# Source: the README of subunit: `uxsuccess` is the state of a test that unexpectedly succeeded, and a file attachment
#   is optional. Python's unittest, whose results these filters are, fails a run with an unexpected success.
# Why it matters: what tap2subunit writes has states without a text. A table of a thousand tests ends at the first
#   failure, and a sum of "passed" hides the test whose mark must go.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check python-subunit==1.4.6 testtools==2.9.1 junitxml==0.7

cat > write.py <<'END'
import sys
from subunit.v2 import StreamResultToBytes
out = StreamResultToBytes(sys.stdout.buffer)
for number, word in enumerate(sys.argv[1:], start=1):
    state, text = (word.split("+") + [""])[:2]
    out.status(test_id=f"test{number}", test_status="inprogress")
    if text:
        out.status(test_id=f"test{number}", file_name="note", file_bytes=b"boom", mime_type="text/plain", eof=True)
    out.status(test_id=f"test{number}", test_status=state)
END
filter() {
  code=0
  "tools/bin/$1" < stream > out 2> log || code=$?
  echo "  $1: $(grep -oE "$2" out log -h | paste -sd' ' | tr -s ' '), exit code $code"
}
show() {
  echo "$*"
  tools/bin/python write.py "$@" > stream
  filter subunit-stats '(Passed|Failed) tests: *[0-9]+'
  filter subunit2csv '^test[0-9],[a-z]+|AssertionError'
  filter subunit2junitxml '(failures|tests)="[0-9]+"|<failure'
}
{
  show success uxsuccess success
  show success fail+text success
  show success fail success
  show success xfail success
} > seen
cat seen
cat > expected <<'END'
success uxsuccess success
  subunit-stats: Passed tests: 3 Failed tests: 0, exit code 0
  subunit2csv: test1,success test2,success test3,success, exit code 1
  subunit2junitxml: failures="1" tests="3" <failure, exit code 1
success fail+text success
  subunit-stats: Passed tests: 2 Failed tests: 1, exit code 1
  subunit2csv: test1,success test2,failure test3,success, exit code 1
  subunit2junitxml: failures="1" tests="3" <failure, exit code 1
success fail success
  subunit-stats: Passed tests: 2 Failed tests: 1, exit code 1
  subunit2csv: test1,success AssertionError, exit code 1
  subunit2junitxml: failures="1" tests="3" <failure, exit code 1
success xfail success
  subunit-stats: Passed tests: 3 Failed tests: 0, exit code 0
  subunit2csv: test1,success AssertionError, exit code 1
  subunit2junitxml: failures="0" tests="3", exit code 0
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
