#!/usr/bin/env bash
# A fixture that fails is dated to the year 1, and stands in the report of a class of unittest's own.
#
# Guess, written before the run: one file per class of tests, with what ran in it; a failing `setUpClass` is an error
#   in the file of its class, with the time of the run.
# Seen: the error of `setUpClass` has a file and a suite named after unittest's `_ErrorHolder`, without a class name,
#   at midnight of 1 January of the year 1. A class whose tests were never run has no report. A skipped subtest makes a
#   suite named after unittest's `_SubTest`, while a failed one stays with its class.
# Versions: unittest-xml-reporting 4.0.0 with Python's unittest.
# Source: the README: the runner saves results in the form of xUnit, for build systems. Its section on `subTest` warns
#   that subtests don't map well, and that those that passed aren't counted; of classes of unittest's own, of fixtures
#   and of times it says nothing. Python's manual, "unittest", section on fixtures of classes: an exception in
#   `setUpClass` keeps the tests of the class from running.
# Why it matters: dashboards order results by time and assign them by class. The error that kept a whole class from
#   running is the one that's out of sight.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check unittest-xml-reporting==4.0.0

cat > test_menu.py <<'END'
import unittest

class Rows(unittest.TestCase):
    def test_rows(self):
        for number in range(4):
            with self.subTest(row=number):
                if number == 2:
                    self.skipTest("no such row")

    def test_columns(self):
        for number in range(2):
            with self.subTest(column=number):
                self.assertEqual(number, 0)

    def test_title(self):
        pass

class Phone(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        raise RuntimeError("no phone")

    def test_rings(self):
        pass
END
cat > expected <<'END'
exit code 1, Ran 3 tests
test_menu.Rows, now:
  class 'test_menu.Rows', test_columns (column=1): ['failure']
  class 'test_menu.Rows', test_title: []
unittest.case._SubTest, now:
  class 'test_menu.Rows', test_rows (row=2): ['skipped']
unittest.suite._ErrorHolder, 0001-01-01T00:00:00:
  class '', setUpClass (test_menu.Phone): ['error']
END
code=0
tools/bin/python -m xmlrunner --output reports test_menu > out 2>&1 || code=$?
{
  echo "exit code $code, $(grep '^Ran ' out | cut -d ' ' -f 1-3)"
  tools/bin/python - <<'END'
import pathlib, re
from xml.etree import ElementTree

for path in sorted(pathlib.Path("reports").iterdir()):
    suite = ElementTree.parse(path).getroot()
    name = re.sub(r"-\d+$", "", suite.get("name"))
    time = suite.get("timestamp")
    print(f"{name}, {'now' if time > '2026' else time}:")
    for case in sorted(suite.iter("testcase"), key=lambda case: case.get("name")):
        print(f"  class {case.get('classname')!r}, {case.get('name')}: {[child.tag for child in case]}")
END
} > seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
