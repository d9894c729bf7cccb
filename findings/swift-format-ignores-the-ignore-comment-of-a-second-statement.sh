#!/usr/bin/env bash
# `// swift-format-ignore` at a second statement has no effect on two rules of swift-format; at the first it covers all
# that follow.
#
# Guess, written before the run: the comment keeps the next statement as it is, wherever it stands, and no other one. A
#   rule's name that doesn't exist is warned of.
# Seen: DoNotUseSemicolons and OneVariableDeclarationPerLine look at a block as a whole, and ask for the comment at its
#   first statement only. So a second statement with the comment is reported and rewritten. One without it isn't
#   reported, if the first one has it. UseShorthandTypeNames looks at each type, and does as the comment says. A
#   misspelt rule is silent. The comment for a whole file works.
# Version: swift-format of the Swift 6.3.1 toolchain, with its default configuration.
# Source: Documentation/IgnoringSource.md in swiftlang/swift-format. The comment keeps the formatter from the next
#   statement or member and what's in it. With names it disables these rules there, without names all. The page's
#   example names DoNotUseSemicolons.
# Why it matters: the comment stands at tables and generated lines that are to stay. `swift format` breaks them, and a
#   comment at the first line of a file hides what it wasn't written for.
set -euo pipefail
swift-format --version 2>/dev/null | grep -qx '6\.3\.1' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > second.swift <<'END'
let zero = 0
// swift-format-ignore
let one = 1; let two = 2
// swift-format-ignore: OneVariableDeclarationPerLine
var three = 3, four = 4
// swift-format-ignore: UseShorthandTypeNames
let five: Array<Int> = []
// swift-format-ignore: UseShorthandTypeName
let six: Array<Int> = []
END
cat > first.swift <<'END'
// swift-format-ignore: DoNotUseSemicolons, OneVariableDeclarationPerLine, UseShorthandTypeNames
let one = 1; let two = 2
let three = 3; let four = 4
var five = 5, six = 6
let seven: Array<Int> = []
END
{ echo '// swift-format-ignore-file'; cat second.swift; } > whole.swift
for name in second first whole; do
  swift-format lint "$name.swift" 2> messages || true
  sed -E 's/^.*\.swift:([0-9]+):[0-9]+: warning: \[([A-Za-z]+)\].*/'"$name"': line \1: \2/' messages
done > seen
swift-format format second.swift | sed 's/^/formatted: /' >> seen
cat seen
cat > expected <<'END'
second: line 3: DoNotUseSemicolons
second: line 5: OneVariableDeclarationPerLine
second: line 9: UseShorthandTypeNames
second: line 3: Spacing
first: line 5: UseShorthandTypeNames
formatted: let zero = 0
formatted: // swift-format-ignore
formatted: let one = 1
formatted: let two = 2
formatted: // swift-format-ignore: OneVariableDeclarationPerLine
formatted: var three = 3
formatted: var four = 4
formatted: // swift-format-ignore: UseShorthandTypeNames
formatted: let five: Array<Int> = []
formatted: // swift-format-ignore: UseShorthandTypeName
formatted: let six: [Int] = []
END
diff expected seen || { echo "swift-format treats these comments in another way now" >&2; cat messages; exit 1; }
