#!/usr/bin/env bash
# CTest says that 5 of 7 tests failed; the JUnit report that it writes in the same run has 2 failures, and a test that
# is disabled passes in each reader of it.
#
# Guess, written before the run: a test whose program isn't there is an error or a failure in the report, as it is on
#   the terminal and in the exit code; one that is disabled is skipped.
# Seen: a test whose program or required file is missing, and one whose fixture failed, are `skipped`, like one that
#   skipped itself. CTest lists them as failed and ends with 8. The attribute `failures` counts the others alone. A test
#   that is disabled has `status="disabled"` and no element in it, so junitparser, xunitparser and junit2html call it
#   passed.
# Versions: CTest of cmake 4.4.5 (the Python package), junitparser 5.0.3, xunitparser 1.3.4, junit2html 31.1.4.
# Source: CMake's manual of ctest, `--output-junit`: the results are written in the JUnit XML format. The schema of
#   Jenkins' plugin has `error` for a test that couldn't run as planned, and `skipped` for one that wasn't to run.
# Why it matters: a build that lost a test's program is red on the terminal and green with two skips on the page that is
#   made of the report, and the page stays when the log is gone.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check cmake==4.4.5 junitparser==5.0.3 xunitparser==1.3.4 \
  junit2html==31.1.4

cat > CTestTestfile.cmake <<'END'
add_test(passes "true")
add_test(fails "false")
add_test(no_program "./no-such-program")
add_test(no_file "true")
set_tests_properties(no_file PROPERTIES REQUIRED_FILES "./no-such-file")
add_test(setup "false")
set_tests_properties(setup PROPERTIES FIXTURES_SETUP store)
add_test(no_fixture "true")
set_tests_properties(no_fixture PROPERTIES FIXTURES_REQUIRED store)
add_test(skips_itself "sh" "-c" "exit 77")
set_tests_properties(skips_itself PROPERTIES SKIP_RETURN_CODE 77)
add_test(disabled "true")
set_tests_properties(disabled PROPERTIES DISABLED TRUE)
END
cat > read.py <<'END'
from xml.etree import ElementTree
import junitparser, xunitparser

root = ElementTree.parse("report.xml").getroot()
print("report:", *(f"{key} {root.get(key)}" for key in ("tests", "failures", "errors", "skipped", "disabled")))
suite, _ = xunitparser.parse(open("report.xml"))
others = {case.methodname: case.result for case in suite}
cases = {case.name: case for suite in junitparser.JUnitXml.fromfile("report.xml") for case in suite}
for element in root.iter("testcase"):
    name, inner = element.get("name"), [child.tag for child in element if child.tag in ("failure", "error", "skipped")]
    case = cases[name]
    verdict = "passed" if case.is_passed else "skipped" if case.is_skipped else "failed"
    status = element.get("status")
    print(f"{name}: {inner or 'nothing'}, status {status}; junitparser {verdict}, xunitparser {others[name]}")
END
{
  code=0
  tools/bin/ctest --output-junit report.xml > log 2> errors || code=$?
  echo "ctest, exit code $code: $(grep 'tests passed' log)"
  sed -n '/tests FAILED/,$s/^\t *[0-9]* - /  /p' log
  tools/bin/python read.py
  tools/bin/junit2html report.xml --summary-matrix | grep -E '^(- disabled| +(Failed|Passed|Skipped) +:)' |
    sed 's/   */ /g; s/^/junit2html:/'
} > seen
cat seen
cat > expected <<'END'
ctest, exit code 8: 29% tests passed, 5 tests failed out of 7
  fails (Failed)
  no_program (Not Run)
  no_file (Not Run)
  setup (Failed)
  no_fixture (Not Run)
report: tests 8 failures 2 errors None skipped 4 disabled 1
passes: nothing, status run; junitparser passed, xunitparser success
fails: ['failure'], status fail; junitparser failed, xunitparser failure
no_program: ['skipped'], status notrun; junitparser skipped, xunitparser skipped
no_file: ['skipped'], status notrun; junitparser skipped, xunitparser skipped
setup: ['failure'], status fail; junitparser failed, xunitparser failure
no_fixture: ['skipped'], status notrun; junitparser skipped, xunitparser skipped
skips_itself: ['skipped'], status notrun; junitparser skipped, xunitparser skipped
disabled: nothing, status disabled; junitparser passed, xunitparser success
junit2html:- disabled / / Passed
junit2html: Failed : 2
junit2html: Passed : 2
junit2html: Skipped : 4
END
diff expected seen || { echo "This is not what was seen with these versions."; cat log errors; exit 1; }
