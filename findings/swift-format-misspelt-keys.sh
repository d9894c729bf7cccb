#!/usr/bin/env bash
# swift-format warns of a misspelt rule and is silent about a misspelt option.
#
# Guess, written before the run: a configuration with a name that doesn't exist is an error, or at least a warning, for
# a rule as for an option.
# Seen: an unknown rule is warned of; an unknown option (`lineLenght`) is passed over, and the built-in value holds. A
# wrong type is an error that doesn't say which option it is about.
# Version: swift-format of the Swift 6.3.1 toolchain.
# Source: swift-format's Documentation/Configuration.md lists the options and doesn't say what becomes of others.
# Why it matters: a team sets 80 columns, nothing is ever reported, and the lint in CI passes files of 100. A project
# that keeps a formatter's settings under test should format one known bad line and look for the complaint.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo 'let menu = open(one: 1, two: 2, three: 3, four: 4)' > Menu.swift
for configuration in '{"version": 1, "lineLength": 40}' '{"version": 1, "lineLenght": 40}' \
  '{"version": 1, "rules": {"NoSuchRule": true}}' '{"version": 1, "lineLength": "40"}'; do
  echo "$configuration" > configuration.json
  code=0
  swift format lint --strict --configuration configuration.json Menu.swift > log 2>&1 || code=$?
  complaint=$(head -1 log | sed 's/.*\(warning\|error\): //; s/completed\. .*/completed./')
  echo "$configuration: exit code $code, ${complaint:-no word}"
done | tee seen

cat > expected <<'EOF'
{"version": 1, "lineLength": 40}: exit code 1, [LineLength] line is too long
{"version": 1, "lineLenght": 40}: exit code 0, no word
{"version": 1, "rules": {"NoSuchRule": true}}: exit code 1, Configuration contains an unrecognized rule: NoSuchRule
{"version": 1, "lineLength": "40"}: exit code 1, Unable to read configuration: The operation could not be completed.
EOF
diff expected seen || { echo "swift-format reads its configuration in another way now" >&2; exit 1; }
echo "as described"
