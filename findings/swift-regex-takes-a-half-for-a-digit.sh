#!/usr/bin/env bash
# `\d` in Swift's Regex matches a half, a Roman eight and a circled one; `[[:digit:]]` in the same expression doesn't.
#
# Guess, written before the run: `\d` matches the decimal digits of all scripts, as in Foundation's expressions, and
#   what it matches can be read as a number at least where it's written in ASCII.
# Seen: it matches every character with a numeric value: the superscript two, one half, the Roman numeral eight, a
#   circled one and the Chinese three, at both levels of matching. `[[:digit:]]`, `\p{Nd}` and `NSRegularExpression`
#   match the Arabic-Indic three alone of these, `(?D)\d` none.
# Version: Swift 6.3.1 for Linux, its standard library and Foundation.
# Source: the proposal SE-0363, "Unicode for String Processing", section "Digits": `\d` is for scalars whose numeric
#   type is decimal, which is the general category of decimal numbers, and superscript numerals aren't among them;
#   `[[:digit:]]` is the same class in its table of POSIX classes. Unicode Technical Standard 18, annex C, has the same
#   for `\d`.
# Why it matters: `Int(match)!` after `(\d+)` is written without a thought, and ends a program at a title like "Step ②"
#   or "½ hour". For numbers in logs and names write `[0-9]`.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > main.swift <<'END'
import Foundation

let characters: [(String, String)] = [
    ("seven", "7"), ("Arabic-Indic three", "\u{663}"), ("superscript two", "\u{B2}"), ("one half", "\u{BD}"),
    ("Roman eight", "\u{2167}"), ("circled one", "\u{2460}"), ("Chinese three", "\u{4E09}"), ("letter x", "x"),
]
let patterns = ["\\d", "[[:digit:]]", "\\p{Nd}", "(?D)\\d"]
for (name, text) in characters {
    var matched = try patterns.filter { try Regex($0).wholeMatch(in: text) != nil }
    if try Regex("\\d").matchingSemantics(.unicodeScalar).wholeMatch(in: text) != nil { matched.append("\\d by scalars") }
    let old = try NSRegularExpression(pattern: "\\d")
    if old.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil { matched.append("NSRegularExpression") }
    print("\(name): \(matched.isEmpty ? "nothing" : matched.joined(separator: ", "))")
}
END
cat > expected <<'END'
seven: \d, [[:digit:]], \p{Nd}, (?D)\d, \d by scalars, NSRegularExpression
Arabic-Indic three: \d, [[:digit:]], \p{Nd}, \d by scalars, NSRegularExpression
superscript two: \d, \d by scalars
one half: \d, \d by scalars
Roman eight: \d, \d by scalars
circled one: \d, \d by scalars
Chinese three: \d, \d by scalars
letter x: nothing
END
swiftc -swift-version 6 main.swift -o digits
./digits > seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
