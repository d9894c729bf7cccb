#!/usr/bin/env bash
# A suite of CUnit that couldn't start is nowhere in the JUnit report of cunit-to-junit, so a failed run has passed.
#
# Guess, written before the run: a suite whose preparation failed becomes an error or a failure, and each failed
#   assertion counts in a test of its own name.
# Seen: CUnit's file says that one suite of two failed and that two tests of three ran; its program ends with 1. The
#   JUnit file has two tests, no failure and no error, and nothing of the suite. The exit code is 0. A test with two
#   failed assertions becomes two tests of the same name, so three tests are four.
# Versions: cunit-to-junit 0.1.0, junitparser 5.0.3; libcunit1-dev 2.1-3-dfsg-2.6 of Debian 12 wrote the file.
# Source: CUnit-Run.dtd, which Debian's package contains: a suite is either a success with records of tests, or a
#   failure with a reason. CUnit's documentation: a suite's tests are skipped if its preparation returns another value
#   than 0. The page of cunit-to-junit says that it converts reports, and no more.
# Why it matters: a test server that isn't there, or a broken fixture, is what makes preparation fail. The report that
#   the build shows is green on that day, unless the program's own exit code is looked at as well.
set -euo pipefail
command -v gcc > /dev/null || { echo "needs gcc" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libcunit1-dev=2.1-3-dfsg-2.6 > log 2>&1 || { cat log >&2; exit 1; }
dpkg -x libcunit1-dev*.deb root
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check cunit-to-junit==0.1.0 junitparser==5.0.3

cat > run.c <<'END'
#include <CUnit/Automated.h>
static int no_server(void) { return 1; }
static void opens(void) { CU_ASSERT(1); }
static void closes(void) { CU_ASSERT(1 == FIRST); CU_ASSERT(1 == SECOND); }
static void sends(void) { CU_ASSERT(1); }
int main(void) {
  CU_initialize_registry();
  CU_pSuite menu = CU_add_suite("menu", 0, 0);
  CU_add_test(menu, "opens", opens);
  CU_add_test(menu, "closes", closes);
  CU_add_test(CU_add_suite("network", PREPARE, 0), "sends", sends);
  CU_automated_run_tests();
  int failed = CU_get_number_of_suites_failed() + CU_get_number_of_tests_failed();
  CU_cleanup_registry();
  return failed > 0;
}
END
cat > show.py <<'END'
import junitparser, xml.etree.ElementTree as xml

for record in xml.parse("CUnitAutomated-Results.xml").findall(".//CUNIT_RUN_SUMMARY_RECORD")[:2]:
    kind, total, run, _, failed = (record[i].text.strip() for i in range(5))
    print(f"  CUnit: {kind} {total}, run {run}, failed {failed}")
for suite in junitparser.JUnitXml.fromfile("out.xml"):
    print(f"  JUnit: {suite.tests} tests, {suite.failures} failures, {suite.errors} errors")
    for case in suite:
        print(f"    {case.classname}, {case.name}: {case.result[0].message if case.result else 'passed'}")
END
run() {
  echo "$1"
  shift
  gcc "$@" -Iroot/usr/include run.c "$(find root -name libcunit.a)" -o run
  code=0
  ./run > log || code=$?
  echo "  the program's exit code: $code"
  tools/bin/cunit-to-junit CUnitAutomated-Results.xml out.xml 2> log
  tools/bin/python show.py
}
{
  run "network can't start" -DPREPARE=no_server -DFIRST=1 -DSECOND=1
  run "two assertions fail" -DPREPARE=0 -DFIRST=2 -DSECOND=2
} > seen
cat seen
cat > expected <<'END'
network can't start
  the program's exit code: 1
  CUnit: Suites 2, run 1, failed 1
  CUnit: Test Cases 3, run 2, failed 0
  JUnit: 2 tests, 0 failures, 0 errors
    menu, opens: passed
    menu, closes: passed
two assertions fail
  the program's exit code: 1
  CUnit: Suites 2, run 2, failed 0
  CUnit: Test Cases 3, run 3, failed 1
  JUnit: 4 tests, 2 failures, 0 errors
    menu, opens: passed
    menu, closes: 1 == FIRST
    menu, closes: 1 == SECOND
    network, sends: passed
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
