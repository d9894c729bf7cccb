#!/usr/bin/env bash
# On Linux, a JSON date of 30 February is read as 2 March, and what stands after its end isn't looked at.
#
# Guess, written before the run: `JSONDecoder` with `.iso8601` refuses a day that doesn't exist, an hour beyond 24 and
#   text after the end; a fraction of a second is refused, or it comes back when the value is encoded.
# Seen: days beyond the end of a month, and hours and minutes beyond theirs, are counted on; a month 13 is refused. `Z`
#   may be followed by anything. A second may have a fraction, which the date has and the encoded text hasn't, so what
#   was read isn't equal to what is read again. Digits may be missing in front.
# Version: Foundation of Swift 6.3.1 for Linux.
# Source: Apple's documentation, "JSONDecoder.DateDecodingStrategy", `iso8601`: dates in the form of ISO 8601 and RFC
#   3339. RFC 3339, section 5.6, has two digits for each part and at most one fraction, and section 5.7 the days of
#   each month; hours end at 23.
# Why it matters: a log or a report of tests with a broken date should be refused where it's read. It moves by days
#   instead, and a round trip for a check ("decode, encode, compare") says that the file with fractions has changed.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
[ "$(uname -s)" = Linux ] || { echo "needs Linux" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > main.swift <<'END'
import Foundation

let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .iso8601
let encoder = JSONEncoder()
encoder.dateEncodingStrategy = .iso8601

for text in [
    "2026-02-28T10:00:00Z", "2026-02-30T10:00:00Z", "2026-06-31T10:00:00Z", "2026-13-01T10:00:00Z",
    "2026-11-28T25:00:00Z", "2026-11-28T10:75:00Z", "2026-11-28T10:00:00Z and more", "2026-2-3T4:5:6Z",
    "2026-11-28T10:00:00.75Z",
] {
    let data = Data("[\"\(text)\"]".utf8)
    guard let date = try? decoder.decode([Date].self, from: data)[0] else {
        print("\(text): refused")
        continue
    }
    let back = try encoder.encode([date])
    let again = try decoder.decode([Date].self, from: back)[0]
    print("\(text): \(String(decoding: back.dropFirst(2).dropLast(2), as: UTF8.self)), equal: \(date == again)")
}
END
cat > expected <<'END'
2026-02-28T10:00:00Z: 2026-02-28T10:00:00Z, equal: true
2026-02-30T10:00:00Z: 2026-03-02T10:00:00Z, equal: true
2026-06-31T10:00:00Z: 2026-07-01T10:00:00Z, equal: true
2026-13-01T10:00:00Z: refused
2026-11-28T25:00:00Z: 2026-11-29T01:00:00Z, equal: true
2026-11-28T10:75:00Z: 2026-11-28T11:15:00Z, equal: true
2026-11-28T10:00:00Z and more: 2026-11-28T10:00:00Z, equal: true
2026-2-3T4:5:6Z: 2026-02-03T04:05:06Z, equal: true
2026-11-28T10:00:00.75Z: 2026-11-28T10:00:00Z, equal: false
END
swiftc main.swift -o dates
./dates > seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
