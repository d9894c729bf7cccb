#!/usr/bin/env bash
# In Swift's Regex `[[:word:]]` matches the hyphen and not the underscore; `\w` has it the other way round.
#
# Guess, written before the run: `[[:word:]]` and `\w` are two spellings of one class, as in other engines.
# Seen: of "snake_case-kebab" the POSIX class finds "snake" and "case-kebab", where `\w+` and Foundation's expressions
#   find "snake_case" and "kebab". All kinds of dashes are word characters to it, all connectors aren't. Letters,
#   digits and accents are alike, and `[[:alnum:]_]` is a way around.
# Version: Swift 6.3.1 for Linux, its standard library and Foundation.
# Source: the proposal SE-0363, "Unicode for String Processing", table of POSIX classes and the note below it:
#   `[:word:]` has alphanumeric characters, marks, join controls and connector punctuation, and in ASCII it's
#   `[[:alnum:]_]`. The underscore is a connector, the hyphen is in the category of dashes.
# Why it matters: it's the class for names in logs and in code. An identifier with an underscore is cut in two, and
#   "a-b" becomes one.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > main.swift <<'END'
import Foundation

func found(_ pattern: String, in text: String) throws -> String {
    try text.matches(of: Regex(pattern)).map { text[$0.range] }.joined(separator: " | ")
}

func foundBefore(_ pattern: String, in text: String) throws -> String {
    let whole = NSRange(text.startIndex..., in: text)
    return try NSRegularExpression(pattern: pattern).matches(in: text, range: whole)
        .map { (text as NSString).substring(with: $0.range) }.joined(separator: " | ")
}

for text in ["snake_case-kebab", "a\u{203F}b \u{2014} c", "row 12"] {
    print("text: \(text.debugDescription)")
    for pattern in ["\\w+", "[[:word:]]+", "[[:alnum:]_]+"] {
        print("  \(pattern): \(try found(pattern, in: text).debugDescription)")
    }
    print("  NSRegularExpression, [[:word:]]+: \(try foundBefore("[[:word:]]+", in: text).debugDescription)")
}
END
cat > expected <<'END'
text: "snake_case-kebab"
  \w+: "snake_case | kebab"
  [[:word:]]+: "snake | case-kebab"
  [[:alnum:]_]+: "snake_case | kebab"
  NSRegularExpression, [[:word:]]+: "snake_case | kebab"
text: "a‿b — c"
  \w+: "a | b | c"
  [[:word:]]+: "a | b | — | c"
  [[:alnum:]_]+: "a | b | c"
  NSRegularExpression, [[:word:]]+: "a‿b | c"
text: "row 12"
  \w+: "row | 12"
  [[:word:]]+: "row | 12"
  [[:alnum:]_]+: "row | 12"
  NSRegularExpression, [[:word:]]+: "row | 12"
END
swiftc -swift-version 6 main.swift -o words
./words > seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
