#!/usr/bin/env bash
# Where behave ends with 1 since a hook failed, its JUnit report has no error: all is skipped, or all has passed.
#
# Guess, written before the run: an exception in `before_feature` or `after_feature` is an error in the report of that
#   feature, as one in `after_scenario` is; the report is red when the exit code is 1.
# Seen: after an exception in `before_all` or `before_feature` each scenario is skipped, with 0 errors; after one in
#   `before_rule`, those of the rule. After one in `after_rule`, `after_feature`, `after_all` or in a cleanup of the
#   feature, all have passed. The text of the exception is nowhere in the report. The hooks of a scenario are errors in
#   it, with their text.
# Version: behave 1.3.3; junitparser 5.0.3 counts.
# Source: behave's repository: issue 466 brought the errors of a scenario's hooks into the JUnit report. In discussion
#   954, on a run that fails without a failed scenario, the answer is that "untested" scenarios hint at a failed hook of
#   the feature. In the report they're "skipped", like those that were left out on purpose.
# Why it matters: the hook starts the app or a simulator. If it can't be started, the service that reads the report has
#   a build of skipped tests, which it shows in green.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check behave==1.3.3 junitparser==5.0.3

mkdir -p features/steps
cat > features/menu.feature <<'END'
Feature: Menu
  Scenario: opens
    Then it works
  Rule: on a pad
    Scenario: stays
      Then it works
END
cat > features/steps/steps.py <<'END'
from behave import then

@then("it works")
def works(context):
    pass
END
cat > count.py <<'END'
from junitparser import JUnitXml

report = JUnitXml.fromfile("reports/TESTS-menu.xml")
suite = report if not isinstance(report, JUnitXml) else next(iter(report))
print(f"{suite.tests} tests, {suite.failures} failures, {suite.errors} errors, {suite.skipped} skipped")
END

try_it() {
  rm -rf reports
  printf '%s\n' "$2" > features/environment.py
  local code=0
  tools/bin/behave --no-color --junit --junit-directory reports > log 2>&1 || code=$?
  echo "$1: exit code $code, $(tools/bin/python count.py), $(grep -c 'no simulator' reports/*.xml || true) lines of the reason"
}
{
  try_it "no hook" ''
  for hook in before_all before_feature after_feature before_rule after_rule before_scenario after_scenario after_all; do
    try_it "$hook" "def $hook(*context): raise RuntimeError('no simulator')"
  done
  try_it "cleanup of a feature" "def fail(): raise RuntimeError('no simulator')
def before_feature(context, feature): context.add_cleanup(fail)"
} > seen
cat seen
cat > expected <<'END'
no hook: exit code 0, 2 tests, 0 failures, 0 errors, 0 skipped, 0 lines of the reason
before_all: exit code 1, 2 tests, 0 failures, 0 errors, 2 skipped, 0 lines of the reason
before_feature: exit code 1, 2 tests, 0 failures, 0 errors, 2 skipped, 0 lines of the reason
after_feature: exit code 1, 2 tests, 0 failures, 0 errors, 0 skipped, 0 lines of the reason
before_rule: exit code 1, 2 tests, 0 failures, 0 errors, 1 skipped, 0 lines of the reason
after_rule: exit code 1, 2 tests, 0 failures, 0 errors, 0 skipped, 0 lines of the reason
before_scenario: exit code 1, 2 tests, 0 failures, 2 errors, 0 skipped, 6 lines of the reason
after_scenario: exit code 1, 2 tests, 0 failures, 2 errors, 0 skipped, 6 lines of the reason
after_all: exit code 1, 2 tests, 0 failures, 0 errors, 0 skipped, 0 lines of the reason
cleanup of a feature: exit code 1, 2 tests, 0 failures, 0 errors, 0 skipped, 0 lines of the reason
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
