#!/usr/bin/env bash
# `swift test --xunit-output report.xml` may exit with failures and write no `report.xml`.
#
# Guess, written before the run: the file holds all results, those of XCTest and those of Swift Testing, with failures
# and skipped tests marked.
# Seen: where a package has both kinds of tests, the plain run writes `report-swift-testing.xml` and nothing of XCTest,
# in no file, although an XCTest test fails. With `--parallel` there are two files, and XCTest's has a skipped test as
# passed and "failure" as the only word on the failed one. With `--disable-xctest` the results of Swift Testing are in
# `report.xml`. And there `tests=` is one less than the test cases listed, since a skipped one isn't counted.
# Version: SwiftPM of Swift 6.3.1 for Linux.
# Source: the help of `swift test` says that the path is where the xUnit results are written; that the name of the file
# depends on the other flags is seen.
# Why it matters: a CI step that collects `report.xml` shows "no tests" or a green report for a red run. Collect
# `report*.xml`, run with `--parallel` if there is XCTest, and trust the exit code only.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir -p Tests/MenuTests
cat > Package.swift <<'EOF'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Menu", targets: [.testTarget(name: "MenuTests")])
EOF
cat > Tests/MenuTests/New.swift <<'EOF'
import Testing

@Test func opens() {}
@Test(.disabled("later")) func closes() {}
EOF
cat > Tests/MenuTests/Old.swift <<'EOF'
import XCTest

final class Old: XCTestCase {
  func testOpens() { XCTFail("the menu stayed shut") }
  func testCloses() throws { throw XCTSkip("later") }
}
EOF
swift build --build-tests > build.log 2>&1 || { cat build.log; exit 1; }

cat > read.py <<'EOF'
import glob
from xml.etree import ElementTree

for path in sorted(glob.glob("report*.xml")):
    suite = ElementTree.parse(path).getroot()[0]
    print(f"  {path}: tests={suite.get('tests')} failures={suite.get('failures')} skipped={suite.get('skipped')}")
    for case in sorted(suite, key=lambda case: case.get("name")):
        marks = [f"{mark.tag} {mark.get('message') or mark.text}" for mark in case]
        print(f"    {case.get('name')}: {', '.join(marks) or 'passed'}")
EOF
for flag in --no-parallel --parallel --disable-xctest; do
  rm -f report*.xml
  code=0
  swift test --skip-build $flag --xunit-output report.xml > test.log 2>&1 || code=$?
  echo "$flag: exit code $code"
  python3 read.py
done | tee seen

cat > expected <<'EOF'
--no-parallel: exit code 1
  report-swift-testing.xml: tests=1 failures=0 skipped=1
    closes(): skipped later
    opens(): passed
--parallel: exit code 1
  report-swift-testing.xml: tests=1 failures=0 skipped=1
    closes(): skipped later
    opens(): passed
  report.xml: tests=2 failures=1 skipped=None
    testCloses: passed
    testOpens: failure failure
--disable-xctest: exit code 0
  report.xml: tests=1 failures=0 skipped=1
    closes(): skipped later
    opens(): passed
EOF
diff expected seen || { echo "swift test writes its reports in another way now" >&2; exit 1; }
echo "as described"
