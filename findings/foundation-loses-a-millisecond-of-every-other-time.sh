#!/usr/bin/env bash
# Read a time with milliseconds and write it again with the same style: on Linux, half of them are one millisecond
# less.
#
# Guess, written before the run: `Date.ISO8601FormatStyle` with fractions writes the text that it has read; and it
#   writes what `ISO8601DateFormatter` with fractions does.
# Seen: of the thousand texts from .000 to .999 of one second 496 come back with another last digit: .002 is .001, .004
#   is .003. The style cuts off where the older formatter rounds, and most fractions are a little less than they say as
#   binary numbers. The formatter gives all thousand back. Given the same date, 10:00:00.123, one writes .122 and the
#   other .123.
# Version: Foundation of Swift 6.3.1 for Linux.
# Source: Apple's documentation of `Date.ISO8601FormatStyle`: it's for formatting and for parsing dates in this form,
#   with fractions of a second as an option, and conforms to both protocols, whose pair is described as a way there and
#   back. It has nothing about cutting off.
# Why it matters: times of a log or a trace that are read, shifted or filtered, and written are each moved by a random
#   millisecond. Two events keep their order mostly, but a hash or a comparison of the files doesn't.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
[ "$(uname -s)" = Linux ] || { echo "needs Linux" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > main.swift <<'END'
import Foundation

let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
let formatter = ISO8601DateFormatter()
formatter.formatOptions.insert(.withFractionalSeconds)

var changed: [String] = []
var changedBefore = 0
for number in 0..<1000 {
    let digits = String(1000 + number).dropFirst()
    let text = "2026-11-28T10:00:00.\(digits)Z"
    let back = try Date(text, strategy: style).formatted(style)
    if back != text { changed.append(".\(digits) is .\(back.dropLast().suffix(3))") }
    if formatter.string(from: formatter.date(from: text)!) != text { changedBefore += 1 }
}
print("style: \(changed.count) of 1000 changed, \(changed.prefix(3).joined(separator: ", "))")
print("formatter: \(changedBefore) of 1000 changed")
let date = formatter.date(from: "2026-11-28T10:00:00.123Z")!
print("one date: style \(date.formatted(style)), formatter \(formatter.string(from: date))")
END
cat > expected <<'END'
style: 496 of 1000 changed, .002 is .001, .004 is .003, .005 is .004
formatter: 0 of 1000 changed
one date: style 2026-11-28T10:00:00.122Z, formatter 2026-11-28T10:00:00.123Z
END
swiftc main.swift -o times
./times > seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
