#!/usr/bin/env bash
# pytest's JUnit report says that it has eight tests, and holds two: each subtest that passed is counted, none is
# written.
#
# Guess, written before the run: the attribute `tests` is the number of `testcase` elements, as it is without subtests;
#   a subtest that fails is a case of its own or a failure in the case of its test.
# Seen: of a test with three subtests, of which one fails, and one with three that pass, there are two elements, and
#   `tests` says 8. The failing subtest is two failures, in the attribute and as two elements in one case: its own, and
#   one of the test that held it. Its name or number isn't in the report at all. A library that counts anew says 2.
# Versions: pytest 9.2.0, junitparser 5.0.3.
# Source: pytest's guide "How to use subtests" (new in 9.0): each failing subtest is reported on its own, and passing
#   ones are summed up. The guide "How to manage pytest's output", section on JUnitXML, names no subtests. Ant's task,
#   where the form comes from, has `tests` as the number of tests in the suite, each of which is an element.
# Why it matters: a table of results that takes the attribute shows four times the tests, and the number jumps with the
#   data in a loop. "Passed" is reckoned as the rest, so it's wrong by the most.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check pytest==9.2.0 junitparser==5.0.3

cat > test_menu.py <<'END'
def test_rows(subtests):
    for row in range(3):
        with subtests.test(row=row):
            assert "menu"[row] != "n"

def test_columns(subtests):
    for column in range(3):
        with subtests.test(column=column):
            pass
END
cat > expected <<'END'
screen: 2 failed, 1 passed, 5 subtests passed
report: tests=8 failures=2, [('test_rows', ['Failure', 'Failure']), ('test_columns', [])], row=2 in it: False
counted anew: 2
END
tools/bin/python -m pytest -q --junit-xml=report.xml test_menu.py > screen 2>&1 || true
{
  tail -n 1 screen | sed 's/ in .*//; s/^/screen: /'
  tools/bin/python - <<'END'
import junitparser

text = open("report.xml").read()
suite = next(iter(junitparser.JUnitXml.fromstring(text.encode())))
cases = [(case.name, [type(result).__name__ for result in case.result]) for case in suite]
print(f"report: tests={suite.tests} failures={suite.failures}, {cases}, row=2 in it: {'row=2' in text}")
suite.update_statistics()
print("counted anew:", suite.tests)
END
} > seen
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
