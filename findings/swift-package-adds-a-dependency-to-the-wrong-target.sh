#!/usr/bin/env bash
# `swift package add-target-dependency` takes a target's mention for the target, and writes a manifest that can't be
# read; so does `add-target --type macro`, with a version that is none. Both say "done".
#
# Guess, written before the run: each command that edits Package.swift leaves a manifest that SwiftPM reads. A target
#   is the one in the list of targets, and what can't be edited is refused with an error.
# Seen: after `add-target-dependency Lib App`, the list of App's dependencies has `.target(name: "Lib")`. The command
#   `add-target-dependency Core Lib` finds this one first, and writes Lib's dependencies into App's. A second target
#   of the same name is added, too. `add-target --type macro` adds swift-syntax "from" a placeholder in angle brackets,
#   which isn't a version. In each case the exit code is 0, and the next command that reads the manifest fails.
# Version: SwiftPM of Swift 6.3.1.
# Source: SE-0301, "Package Editor Commands", on manifests of literals and calls: if an edit can't be made successfully,
#   the command reports an error and leaves the manifest as it was.
# Why it matters: a script that sets a package up, or an editor that calls these, goes on after "done". The error comes
#   later, says "extra argument" or "Any has no member", and stands at a line that nobody wrote.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' ||
  { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

begin() {
  echo "-- $1"
  mkdir -p "$1/Sources/App"
  cd "$1"
  echo 'print("app")' > Sources/App/main.swift
  printf '%s\n' '// swift-tools-version: 6.1' 'import PackageDescription' '' 'let package = Package(' '  name: "App",' \
    '  targets: [' '    .executableTarget(name: "App")' '  ]' ')' > Package.swift
}
edit() {
  local code=0
  swift package "$@" > log 2>&1 || code=$?
  echo "$*: exit code $code"
}
finish() {
  sed -n '/^let package/,$p' Package.swift | tr -d ' \n' | sed 's/url:"[^"]*"/url:"..."/; s/[)\]],/&\n/g'
  echo
  local code=0
  swift package describe > log 2>&1 || code=$?
  echo "describe: exit code $code"
  grep -oE "(extra argument|Invalid semantic version string|duplicate target named) '[^']*'" log | sort -u || true
  cd ..
}
{
  begin before
  edit add-target Lib
  edit add-target Core
  edit add-target-dependency Core Lib
  edit add-target-dependency Lib App
  finish
  begin after
  edit add-target Lib
  edit add-target Core
  edit add-target-dependency Lib App
  edit add-target-dependency Core Lib
  finish
  begin macro
  edit add-target Shape --type macro
  finish
  begin twice
  edit add-target Lib
  edit add-target Lib
  finish
} > seen
cat seen
cat > expected <<'END'
-- before
add-target Lib: exit code 0
add-target Core: exit code 0
add-target-dependency Core Lib: exit code 0
add-target-dependency Lib App: exit code 0
letpackage=Package(name:"App",targets:[.executableTarget(name:"App",dependencies:[.target(name:"Lib"),]),.target(name:"Lib",dependencies:[.target(name:"Core"),]),.target(name:"Core"),])
describe: exit code 0
-- after
add-target Lib: exit code 0
add-target Core: exit code 0
add-target-dependency Lib App: exit code 0
add-target-dependency Core Lib: exit code 0
letpackage=Package(name:"App",targets:[.executableTarget(name:"App",dependencies:[.target(name:"Lib",dependencies:[.target(name:"Core"),]),]),.target(name:"Lib"),.target(name:"Core"),])
describe: exit code 1
extra argument 'dependencies'
-- macro
add-target Shape --type macro: exit code 0
letpackage=Package(name:"App",dependencies:[.package(url:"...",from:"<#version#>"),],targets:[.executableTarget(name:"App"),.macro(name:"Shape",dependencies:[.product(name:"SwiftCompilerPlugin",package:"swift-syntax"),.product(name:"SwiftSyntaxMacros",package:"swift-syntax")]),])
describe: exit code 1
Invalid semantic version string '<#version#>'
-- twice
add-target Lib: exit code 0
add-target Lib: exit code 0
letpackage=Package(name:"App",targets:[.executableTarget(name:"App"),.target(name:"Lib"),.target(name:"Lib"),])
describe: exit code 1
duplicate target named 'Lib'
END
diff expected seen || { echo "swift package edits manifests in another way now" >&2; exit 1; }
