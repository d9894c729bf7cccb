#!/usr/bin/env bash
# pytest reports a test that couldn't be set up; the Markdown that junit-to-md-py makes of its report is an empty line.
#
# Guess, written before the run: errors and failures are both listed, each once, with their suites.
# Seen: an `error` isn't shown at all. If every test has an error, the answer is one empty line and the exit code 0,
#   just as if all is well. With a suite inside another, a failure of the inner one is listed twice, under both names;
#   of two failures in one test both texts are there. The heading of failures is "Detected Vulnerabilities".
# Versions: junit-to-md-py 2.1.1, pytest 9.2.0 (which writes the report).
# Source: pytest's documentation of its JUnit report, and its "possible outcomes": an error is a problem outside of the
#   test itself, such as in a fixture. The page of junit-to-md-py says that it converts a JUnit report to Markdown, and
#   names no kind of result that's left out.
# Why it matters: the page is put under a pull request. A database that isn't there makes each test an error, and the
#   comment is as empty as on a good day.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check junit-to-md-py==2.1.1 pytest==9.2.0

cat > test_menu.py <<'END'
import pytest

@pytest.fixture
def server():
    raise ConnectionError("no server")

def test_sends(server):
    pass

def test_receives(server):
    pass
END
cat > test_card.py <<'END'
def test_opens():
    assert 1 == 2, "closed"
END
cat > nested.xml <<'END'
<testsuites>
  <testsuite name="Outer" tests="1" failures="1">
    <testsuite name="Inner" tests="1" failures="1">
      <testcase classname="Menu" name="opens"><failure message="closed">at line 3</failure></testcase>
    </testsuite>
  </testsuite>
</testsuites>
END
show() {
  echo "$1: $2"
  code=0
  tools/bin/junit-to-md-py "$1.xml" > out.md || code=$?
  echo "  exit code $code, $(grep -c . out.md) lines with text"
  grep '^[-#]' out.md | sed 's/^/  /'
}
test_all() {
  tools/bin/python -m pytest --quiet -p no:cacheprovider --junit-xml="$1.xml" "$1.py" | tail -n 1 | sed 's/ in .*//'
}
{
  show test_menu "$(test_all test_menu)"
  show test_card "$(test_all test_card)"
  show nested "one failure"
} > seen || true
cat seen
cat > expected <<'END'
test_menu: 2 errors
  exit code 0, 0 lines with text
test_card: 1 failed
  exit code 0, 5 lines with text
  ### Detected Vulnerabilities:
  - pytest/test_opens
nested: one failure
  exit code 0, 9 lines with text
  ### Detected Vulnerabilities:
  - Outer/opens
  - Inner/opens
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
