#!/usr/bin/env bash
# A failure in a nested suite isn't in junit2html's report; junitparser counts it, and moves it when it merges.
#
# Guess, written before the run: a suite inside a suite is shown with its cases, perhaps flattened.
# Seen: junit2html shows the outer suite's own case and no word of the inner suite: one test, no failure. junitparser
#   counts the inner one; but merging two files with the same suite lifts the second file's inner case into the outer
#   suite, while the first file's stays where it was.
# Versions: junit2html 31.1.4, junitparser 5.0.3.
# Source: junit2htmlreport/parser.py looks for cases that are direct children of a suite. Its page speaks of suites in
#   general. The schema of Jenkins' plugin and Ant's and Maven's practice allow a suite in a suite, which test runners
#   use for groups.
# Why it matters: a red run has a green report. Write one level of suites, with the group in the suite's name.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check junit2html==31.1.4 junitparser==5.0.3

cat > in.xml <<'END'
<testsuites><testsuite name="outer">
  <testcase name="rotates" classname="phone" time="0.1"/>
  <testsuite name="inner"><testcase name="dismisses" classname="phone" time="0.1"><failure message="late"/></testcase></testsuite>
</testsuite></testsuites>
END
cat > expected <<'END'
junit2html shows: rotates yes, dismisses no, inner no
junitparser: 2 tests, 1 failures
merged twice: outer ['rotates', 'rotates', 'dismisses'], inner ['dismisses']
END
tools/bin/junit2html in.xml out.html > log 2>&1
tools/bin/junitparser merge in.xml in.xml merged.xml >> log 2>&1
tools/bin/python - > seen <<'END'
from xml.etree import ElementTree
from junitparser import JUnitXml

page = open("out.html").read()
print("junit2html shows:", ", ".join(f"{word} {'yes' if word in page else 'no'}" for word in ["rotates", "dismisses", "inner"]))
report = JUnitXml.fromfile("in.xml")
report.update_statistics()
print(f"junitparser: {report.tests} tests, {report.failures} failures")
outer = ElementTree.parse("merged.xml").getroot().find("testsuite")
names = lambda suite: [case.get("name") for case in suite.findall("testcase")]
print("merged twice: outer", names(outer), end=", ")
print("inner", *[names(suite) for suite in outer.findall("testsuite")])
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; cat log; exit 1; }
