#!/usr/bin/env bash
# One feature file, three Python runners, three texts: a YAML block loses its comment lines in radish, and `\n` in a
# table is a line break, two characters or the letter n.
#
# Guess, written before the run: pytest-bdd, behave and radish hand the same cells and the same text to a step, as
#   Gherkin's reference has them. Each says that it reads Gherkin.
# Seen: pytest-bdd has each value as the reference says. behave takes the backslash off `\|` only: `\n` and `\\` stay as
#   they are written, and so do the escaped quotation marks of a text. It refuses a text between backticks, and takes
#   `"""yaml` for plain text. radish takes a backslash off whatever follows, so `\n` is the letter n. In a text it
#   leaves out each line that begins with a number sign and each blank line, and `yaml` is the text's first line. The
#   marks stay escaped there, too.
# Versions: pytest-bdd 9.0.1 with gherkin-official 42.0.1, behave 1.3.3, radish-bdd 0.18.4.
# Source: Cucumber's Gherkin reference, "Doc Strings" and "Table Cell Escaping": `\n`, `\|` and `\\` in cells, escaped
#   marks, backticks as the other delimiter, and a content type behind it. behave's page "Feature Testing Setup" says
#   that it parses standard Gherkin, and names lower-case keywords as its change. radish's page says that it supports
#   all features of Gherkin; radish/parser.py drops blank lines and comments before it looks for a text.
# Why it matters: scenes, logs and expected output in a feature are such texts. A YAML file without its comments and
#   blank lines is another file under a block scalar, and each line after them has another number.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check pytest-bdd==9.0.1 gherkin-official==42.0.1 pytest==9.2.0 \
  behave==1.3.3
python3 -m venv other
other/bin/pip install --quiet --disable-pip-version-check radish-bdd==0.18.4 setuptools==80.9.0

mkdir -p features/steps
cat > features/scene.feature <<'END'
Feature: Scenes

  Scenario: Cells and a text
    Given a table
      | one  | two | three |
      | a\|b | c\nd | e\\f |
    Given a text
      """yaml
      # the menu
      scene: Menu

      note: \"\"\"
      """
END
sed 's/"""$/```/; s/"""yaml/```yaml/; s/note: .*/note: ""/' features/scene.feature > backticks.feature
cat > test_scene.py <<'END'
from pytest_bdd import given, scenarios

scenarios("features/scene.feature")

@given("a table")
def table(datatable):
    print("\npytest-bdd", datatable[1])

@given("a text")
def text(docstring):
    print("pytest-bdd", repr(docstring))
END
cat > features/steps/steps.py <<'END'
from behave import given

@given("a table")
def table(context):
    print("behave", context.table.rows[0].cells)

@given("a text")
def text(context):
    print("behave", repr(str(context.text)), context.text.content_type)
END
mkdir radish
cat > radish/steps.py <<'END'
from radish import given

@given("a table")
def table(step):
    print("radish", list(step.table[0].values()))

@given("a text")
def text(step):
    print("radish", repr(step.text))
END
{
  tools/bin/pytest --quiet --capture=no test_scene.py 2>&1 | grep -o '^\.*pytest-bdd.*' | sed 's/^\.*//'
  tools/bin/behave --no-capture features 2>&1 | grep '^behave'
  other/bin/radish --basedir radish features/scene.feature 2>&1 | grep '^radish'
  cp backticks.feature features/scene.feature
  tools/bin/pytest --quiet --capture=no test_scene.py 2>&1 | grep -o "pytest-bdd '.*" | sed 's/^/backticks: /'
  code=0
  tools/bin/behave features > log 2>&1 || code=$?
  echo "backticks: behave, exit code $code: $(grep -c '^Parser failure' log) failure of the parser"
} > seen
cat seen
cat > expected <<'END'
pytest-bdd ['a|b', 'c\nd', 'e\\f']
pytest-bdd '# the menu\nscene: Menu\n\nnote: """'
behave ['a|b', 'c\\nd', 'e\\\\f']
behave '# the menu\nscene: Menu\n\nnote: \\"\\"\\"' text/plain
radish ['a|b', 'cnd', 'e\\f']
radish 'yaml\nscene: Menu\nnote: \\"\\"\\"'
backticks: pytest-bdd '# the menu\nscene: Menu\n\nnote: ""'
backticks: behave, exit code 1: 1 failure of the parser
END
diff expected seen || { echo "This is not what was seen with these versions."; cat log; exit 1; }
