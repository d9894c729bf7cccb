#!/usr/bin/env bash
# Three tests passed, and mlx.xunit2rst traces all three as failed, since the report has their output, too.
#
# Guess, written before the run: a case of a JUnit report without failure, error or skip has passed, whatever else is in
#   it.
# Seen: only a case whose element is empty is "Pass". One that holds `<properties>` (from pytest's `record_property`) is
#   "Fail", and is related by `fails` to its requirement. With `junit_logging=system-out` pytest gives each case its
#   output, and all of them fail. A case that was run again and passed (`<flakyFailure>`, as Surefire writes it) is
#   "Fail", too. The numbers of the suites say that there's no failure.
# Versions: mlx.xunit2rst 2.3.0, pytest 8.4.2.
# Source: the page of mlx.xunit2rst says that it makes traceable items of a report, so that reports and test cases can
#   be linked. The page of pytest on creating JUnit files shows `record_property` and its `<properties>`. The tool's
#   template takes a case with any child that isn't `skipped` for a failure.
# Why it matters: the matrix is the evidence for a norm's reviewer. Switching on the tests' output turns it red; the
#   report itself, and each other reader of it, is green.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check mlx.xunit2rst==2.3.0 pytest==8.4.2

cat > test_screens.py <<'END'
def test_silent():
    pass

def test_prints():
    print("viewDidLoad")

def test_records(record_property):
    record_property("ios", "17")
END
cat > flaky.xml <<'END'
<testsuite name="again" tests="1" failures="0">
  <testcase name="test_again"><flakyFailure message="once"/></testcase>
</testsuite>
END
{
  tools/bin/pytest -q -o junit_family=xunit1 --junitxml=quiet.xml
  tools/bin/pytest -q -o junit_family=xunit1 --junitxml=loud.xml -o junit_logging=system-out
  for name in quiet loud flaky; do
    tools/bin/mlx.xunit2rst -i "$name.xml" -o "$name.rst" -t unit --prefix UTEST-
  done
} > log 2>&1 || { cat log; exit 1; }
for name in quiet loud flaky; do
  echo "$name: $(grep -o 'failures="[0-9]*"' "$name.xml" | head -n 1)"
  grep -E '^    :(passes|fails|skipped): ' "$name.rst"
done > seen
cat seen
cat > expected <<'END'
quiet: failures="0"
    :passes: UTEST-TEST_SILENT
    :passes: UTEST-TEST_PRINTS
    :fails: UTEST-TEST_RECORDS
loud: failures="0"
    :fails: UTEST-TEST_SILENT
    :fails: UTEST-TEST_PRINTS
    :fails: UTEST-TEST_RECORDS
flaky: failures="0"
    :fails: UTEST-TEST_AGAIN
END
diff expected seen || { echo "This is not what was seen with these versions."; cat log; exit 1; }
