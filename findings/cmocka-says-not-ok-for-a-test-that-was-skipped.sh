#!/usr/bin/env bash
# cmocka writes a skipped test as "not ok" in TAP: its own run passes, prove's fails, and others call it skipped.
#
# Guess, written before the run: a test that calls `skip()` is `ok 2 # SKIP`, and its name stands in the line. A group
#   whose set-up failed is a failure in each format.
# Seen: the line is `not ok 2 # SKIP` with the name as the reason. The program ends with 0. prove has a failure; tap.py
#   and python-subunit have a skipped test without a name. After a failed set-up of a group the TAP has a plan for two
#   tests, a test 0, and `# ok - menu` as the last line. In XML the group has one error and no tests, and the report
#   doesn't say what it was.
# Versions: libcmocka-dev and libcmocka0 1.1.5-2.1, as in Debian 12, with its Perl 5.36 (prove); tap.py 3.2.1,
#   python-subunit 1.4.6.
# Source: the specification of TAP, version 13: "ok" in the example of a skipped test, whose count is told if the whole
#   file succeeds, and tests are numbered from 1. TAP::Parser's documentation has an exception for TODO tests only.
# Why it matters: a test is skipped where a device or a language is missing. The suite is green when its author runs it,
#   and red in the service that reads its TAP, for which there's no failure to be found.
set -euo pipefail
command -v cc > /dev/null && command -v prove > /dev/null || { echo "needs a C compiler and prove" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for package in libcmocka-dev=1.1.5-2.1 libcmocka0=1.1.5-2.1; do
  apt-get download "$package" > log 2>&1 || { cat log >&2; exit 1; }
done
for package in *.deb; do dpkg -x "$package" root; done
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check tap.py==3.2.1 python-subunit==1.4.6 testtools==2.9.1

cat > test.c <<'END'
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static void opens(void **state) { assert_true(1); }
static void opens_on_a_pad(void **state) { skip(); }
static int no_set_up(void **state) { return -1; }

int main(int count, char **words) {
  const struct CMUnitTest menu[] = {cmocka_unit_test(opens), cmocka_unit_test(opens_on_a_pad)};
  return cmocka_run_group_tests(menu, count > 1 ? no_set_up : NULL, NULL);
}
END
library=$(dirname "$(find "$PWD/root" -name libcmocka.so)")
cc -I root/usr/include test.c -L "$library" -lcmocka -o test
export LD_LIBRARY_PATH=$library

run() {
  local code=0
  CMOCKA_MESSAGE_OUTPUT=$1 ./test "${@:2}" 2> log | grep -v '^$' || code=$?
  echo "exit code $code"
}
{
  run TAP | tee test.tap
  sed -i '$d' test.tap
  echo "prove: $(prove -e cat test.tap 2> log | tail -1)"
  echo "tap.py: $(tools/bin/tappy test.tap 2>&1 | tail -1)"
  echo "subunit: $(tools/bin/tap2subunit < test.tap | tools/bin/subunit2pyunit 2>&1 | tail -1)"
  run TAP set-up
  CMOCKA_MESSAGE_OUTPUT=XML ./test set-up 2> log | sed 's/ time="[^"]*"//' || true
} > seen
cat seen
cat > expected <<'END'
1..2
ok 1 - opens
not ok 2 # SKIP opens_on_a_pad
# ok - menu
exit code 0
prove: Result: FAIL
tap.py: OK (skipped=1)
subunit: OK (skipped=1)
1..2
not ok 0 - menu [  FAILED  ] GROUP SETUP
# ok - menu
exit code 1
<?xml version="1.0" encoding="UTF-8" ?>
<testsuites>
  <testsuite name="menu" tests="0" failures="0" errors="1" skipped="0" >
  </testsuite>
</testsuites>
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
