#!/usr/bin/env bash
# "Scenario: the detail opens" isn't in lower case for bdd-lint, since the word "Scenario" isn't; and a scenario in the
# text of a step is one of the file.
#
# Guess, written before the run: a valid feature has no error of syntax in bdd-lint, also with a text in quotation marks
#   behind a step; a rule finds what the README says it's for.
# Seen: a feature whose two names are in lower case is told that both should be, with the keyword as part of the name,
#   and that "Rule BaseRule crashed", a rule that the README doesn't have. A text behind a step that has a scenario in
#   it is a scenario of the file, without a step "Then". The file with `scenario:`, which isn't Gherkin to the official
#   parser, is the one without a finding.
# Versions: bdd-lint 0.1.3, gherkin-official 42.0.1.
# Source: bdd-lint's README: a linter for the scenarios of Behave, whose rule LowerCaseScenarioNameRule is for names.
#   Gherkin's reference: keywords begin with a capital, a name follows the colon, and what stands between two lines of
#   three quotation marks is the argument of the step before it.
# Why it matters: whoever follows the advice writes a file that no runner of Gherkin reads, and the linter is satisfied.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check bdd-lint==0.1.3 gherkin-official==42.0.1

cat > plain.feature <<'FEATURE'
Feature: photos
  Scenario: the detail opens
    Given a list
    When a photo is tapped
    Then the detail should open
FEATURE
sed 's/Feature:/feature:/; s/Scenario:/scenario:/' plain.feature > small.feature
cp plain.feature text.feature
cat >> text.feature <<'FEATURE'
      """
      Scenario: a second text
      When it rains
      """
FEATURE
cat > read.py <<'PY'
import sys
from gherkin.errors import ParserError
from gherkin.parser import Parser

try:
    feature = Parser().parse(open(sys.argv[1]).read())["feature"]
    print("Gherkin: " + ", ".join(child["scenario"]["name"] for child in feature["children"]))
except ParserError as error:
    print("Gherkin: " + type(error).__name__)
PY
for name in plain text small; do
  echo "$name"
  tools/bin/python read.py "$name.feature"
  tools/bin/bdd-lint "$name.feature"
done > seen
cat seen
cat > expected <<'END'
plain
Gherkin: the detail opens
Scenario: the detail opens: Rule BaseRule crashed:  (BaseRule)
Scenario: the detail opens: Feature name should be lower case: Feature: photos (LowerCaseFeatureNameRule)
Scenario: the detail opens: Scenario name should be lower case: Scenario: the detail opens (LowerCaseScenarioNameRule)
text
Gherkin: the detail opens
Scenario: the detail opens: Rule BaseRule crashed:  (BaseRule)
Scenario: the detail opens: Feature name should be lower case: Feature: photos (LowerCaseFeatureNameRule)
Scenario: the detail opens: Scenario name should be lower case: Scenario: the detail opens (LowerCaseScenarioNameRule)
Scenario: a second text: Rule BaseRule crashed:  (BaseRule)
Scenario: a second text: Feature name should be lower case: Feature: photos (LowerCaseFeatureNameRule)
Scenario: a second text: Scenario name should be lower case: Scenario: a second text (LowerCaseScenarioNameRule)
Scenario: a second text: Scenario: a second text: Step: 'Then' - Scenario must contain exactly one Then step (found 0). (OneWhenThenRule)
small
Gherkin: CompositeParserException
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
