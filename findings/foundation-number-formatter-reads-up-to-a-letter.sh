#!/usr/bin/env bash
# On Linux, NumberFormatter reads "12 rows" as 12 without being lenient, and the newer parser reads "1,2,3" as 1.
#
# Guess, written before the run: `number(from:)` is `nil` for a text that isn't a number as a whole; leniency is off by
#   default, and turned on it may accept more.
# Seen: the formatter takes "12 rows" and "12abc" for 12.0, a real number, where "12" is an integer; "1 2" and "12,5,x"
#   are refused. The parse strategy of `FormatStyle` reads as far as it understands and drops the rest of each: 1 of "1
#   2" and of "1,2,3", 12 of "12,5,x". Of three ways to read a number in one library only `Int` looks at the whole
#   text.
# Version: Foundation of Swift 6.3.1 for Linux, locale en_US.
# Source: Apple's documentation of `NumberFormatter`: `isLenient` is off by default, and allows heuristics that guess
#   what's meant; `number(from:)` gives `nil` where the text can't be read. That of `IntegerParseStrategy`: parsing
#   throws if the text isn't of the form. Nothing says that what comes after the number is passed over.
# Why it matters: the check of a field in a form or of a cell in a table of translations passes on Linux what it
#   refuses on a phone, and the value is cut without an error.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
[ "$(uname -s)" = Linux ] || { echo "needs Linux" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > main.swift <<'END'
import Foundation

let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.numberStyle = .decimal
print("lenient: \(formatter.isLenient)")
let strategy = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "en_US")).parseStrategy
for text in ["12", "1,234", "12 rows", "12abc", "1 2", "12,5,x", "1,2,3", "rows 12"] {
    let read = formatter.number(from: text).map { "\($0)" } ?? "nil"
    let style = (try? strategy.parse(text)).map { "\($0)" } ?? "nil"
    print("\(text): formatter \(read), style \(style), Int \(Int(text).map { "\($0)" } ?? "nil")")
}
END
cat > expected <<'END'
lenient: false
12: formatter 12, style 12, Int 12
1,234: formatter 1234, style 1234, Int nil
12 rows: formatter 12.0, style 12, Int nil
12abc: formatter 12.0, style 12, Int nil
1 2: formatter nil, style 1, Int nil
12,5,x: formatter nil, style 12, Int nil
1,2,3: formatter nil, style 1, Int nil
rows 12: formatter nil, style nil, Int nil
END
swiftc main.swift -o read
./read > seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
