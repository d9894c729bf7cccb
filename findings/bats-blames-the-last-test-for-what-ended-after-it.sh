#!/usr/bin/env bash
# In the JUnit report of bats, a passed test has failed when `teardown_file` fails, and after a failed `setup_file` the
# tests of all later files have other names.
#
# Guess, written before the run: the report has one test case for each test, with the result that TAP has. What fails
#   before or after all tests of a file is an error of the suite, or a case with a name of its own.
# Seen: in TAP, a failing `teardown_file` is a test of its own, with the number of the next file's first test. In JUnit
#   its text is a failure of the last test, which passed; the suite counts three tests and holds two. After a failing
#   `setup_file` there's one case without a name, and the tests that didn't run are nowhere. From then on a test "turns"
#   is called "begin 3 turns", in the files that follow, too.
# Version: bats 1.8.2-1, as in Debian 12.
# Source: the manual page of bats has `junit` among the formats of one run's results. Its changelog for 1.8.0 names the
#   failing `setup_file` among what the report was mended for (632).
# Why it matters: who reads the report looks for a mistake in a test that has none. Its history says that it fails now
#   and then, since the folder that couldn't be removed has nothing to do with it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download bats=1.8.2-1 > log 2>&1 || { cat log >&2; exit 1; }
dpkg -x bats*.deb root

cat > after.bats <<'END'
teardown_file() { false; }
@test "opens" { true; }
@test "closes" { true; }
END
cat > before.bats <<'END'
setup_file() { false; }
@test "shows" { true; }
@test "hides" { true; }
END
printf '@test "turns" { true; }\n' > other.bats

run() {
  echo "-- $*"
  root/usr/bin/bats --formatter tap "$@" > out 2> log || echo "exit code $?"
  grep -E '^(not )?ok|warning' out
  root/usr/bin/bats --formatter junit "$@" > out 2> log || echo "exit code $?"
  grep -oE '<(testsuite|testcase|failure) .*|.*_file failed.*' out |
    sed -E 's/ *\/?>$/>/; s/ (time|timestamp|hostname|errors|classname)="[^"]*"//g'
}
{
  run after.bats other.bats
  run before.bats other.bats
} > seen
cat seen
cat > expected <<'END'
-- after.bats other.bats
exit code 1
ok 1 opens
ok 2 closes
not ok 3 teardown_file failed
ok 3 turns
# bats warning: Executed 4 instead of expected 3 tests
exit code 1
<testsuite name="after.bats" tests="3" failures="1" skipped="0">
<testcase name="opens">
<testcase name="closes">
<failure type="failure">(from function `teardown_file&#39; in test file after.bats, line 1)
<testsuite name="other.bats" tests="1" failures="0" skipped="0">
<testcase name="turns">
-- before.bats other.bats
exit code 1
not ok 1 setup_file failed
ok 3 turns
# bats warning: Executed 2 instead of expected 3 tests
exit code 1
<testsuite name="before.bats" tests="1" failures="1" skipped="0">
<testcase name="">
<failure type="failure">(from function `setup_file&#39; in test file before.bats, line 1)
<testsuite name="other.bats" tests="1" failures="0" skipped="0">
<testcase name="begin 3 turns">
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
