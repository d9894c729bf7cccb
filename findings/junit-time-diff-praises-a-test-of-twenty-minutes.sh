#!/usr/bin/env bash
# A test took 5 seconds and takes 1,234.5 now: junit-time-diff says that it got faster, by 100 percent.
#
# Guess, written before the run: a comma in a time is read by all readers of JUnit reports, since Maven's reports have
#   it.
# Seen: junit-time-diff counts such a test as 0 seconds, in silence; its verdict is "no significant regressions", and
#   its exit code 0. With 1234.500 in the file it warns and ends with 1. xunitparser raises ValueError. junitparser and
#   junit2html read 1234.5. The limit by which a build would fail isn't reached either, since the total has shrunk.
# Versions: junit-time-diff 0.2.0, xunitparser 1.3.4, junitparser 5.0.3, junit2html 31.1.4.
# Source: the schema of Maven's Surefire plugin for its reports has a pattern for times with commas between thousands.
#   The page of junit-time-diff says that it compares the times of JUnit XML reports, and names no producer. Its parser
#   takes what Python's `float` refuses for 0.
# Why it matters: only tests that take longer than 16 minutes have a comma, and these are the ones that the comparison
#   is for.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check junit-time-diff==0.2.0 xunitparser==1.3.4 junitparser==5.0.3 \
  junit2html==31.1.4

write() {
  cat > "$1.xml" <<END
<testsuite name="Scenes" tests="2" failures="0" errors="0" skipped="0" time="$3">
  <testcase classname="Scenes" name="plays" time="$2"/>
  <testcase classname="Scenes" name="draws" time="3.000"/>
</testsuite>
END
}
write old 5.000 8.000
write comma 1,234.500 1,237.500
write plain 1234.500 1237.500
cat > read.py <<'END'
import junitparser, xunitparser

for name in ("comma", "plain"):
    times = {case.name: case.time for suite in junitparser.JUnitXml.fromfile(f"{name}.xml") for case in suite}
    print(f"{name}, junitparser: {times['plays']}")
    try:
        suite, _ = xunitparser.parse(open(f"{name}.xml"))
        print(f"{name}, xunitparser: {[case.time.total_seconds() for case in suite][0]}")
    except ValueError as error:
        print(f"{name}, xunitparser: {error}")
    page = open(f"{name}.html").read()
    print(f"{name}, junit2html: {'1234.5' if '1234.5 sec' in page else 'another time'}")
END
{
  for name in comma plain; do
    tools/bin/junit2html "$name.xml" "$name.html" > log
    code=0
    tools/bin/junit-time-diff --overall-threshold 2 old.xml "$name.xml" > log || code=$?
    echo "$name, junit-time-diff, exit code $code:"
    sed -n '/^Scenes::plays/p; /^All tests/p; /^VERDICT/,$p' log | grep -v -e '^[-=]*$' -e VERDICT |
      tr -s ' ' | sed 's/^ */  /'
  done
  tools/bin/python read.py
} > seen
cat seen
cat > expected <<'END'
comma, junit-time-diff, exit code 0:
  All tests (2 -> 2) 8.00s 3.00s -5.00s -62.5%
  Scenes::plays 5.000s 0.000s -5.000s -100.0%
  ✓ No significant performance regressions detected!
  ✓ 1 test got faster!
plain, junit-time-diff, exit code 1:
  All tests (2 -> 2) 8.00s 1237.50s +1229.50s +15368.8%
  Scenes::plays 5.000s 1234.500s +1229.500s +24590.0%
  ⚠ WARNING: Tests common to both runs are slower: 8.00s -> 1237.50s (+15368.8%)!
  1 test got slower (per-test threshold: 10%)
comma, junitparser: 1234.5
comma, xunitparser: could not convert string to float: '1,234.500'
comma, junit2html: 1234.5
plain, junitparser: 1234.5
plain, xunitparser: 1234.5
plain, junit2html: 1234.5
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
