#!/usr/bin/env bash
# With JSON5 allowed, Foundation refuses a text that it reads as plain JSON, and keeps an escape in a key as it's
# written.
#
# Guess, written before the run: `allowsJSON5` adds the forms of JSON5 to those of JSON, so what was read before is
#   read with it, and the forms of JSON5's own grammar are read as they're defined there.
# Seen: the escape for U+0000 is a character in JSON and an error with JSON5 allowed. A key without quotation marks may
#   have an escape for a letter, which is then six characters and not the letter. The escapes `\v`, and a backslash
#   before a letter that has no meaning, are refused, where JSON5 has the one for a vertical tab and the other for the
#   letter. Single quotation marks, `\x61` and comments are read.
# Version: Foundation of Swift 6.3.1 for Linux.
# Source: the JSON5 specification 1.0.0: its introduction has JSON5 as a superset of JSON; section 3 "Objects" takes
#   keys from ECMAScript 5.1, where an escape in a name stands for its character; section 5.1 "Escapes" has `\v` and
#   lets other characters stand for themselves. Apple's documentation of `allowsJSON5` refers to that specification.
# Why it matters: the option is turned on for settings with comments. It changes how files without any comment are
#   read.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
[ "$(uname -s)" = Linux ] || { echo "needs Linux" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > main.swift <<'END'
import Foundation

func show(_ values: [String: String]?) -> String {
    guard let (key, value) = values?.first else { return "refused" }
    return "\(key.debugDescription): \(value.debugDescription)"
}
for text in [
    #"{"key": "a"}"#, #"{"key": "\u0000"}"#, #"{key: 'a'} // note"#, #"{\u006bey: "a"}"#, #"{"\u006bey": "a"}"#,
    #"{key: "\v"}"#, #"{key: "\a"}"#, #"{key: "\x61"}"#,
] {
    let data = Data(text.utf8)
    let decoder = JSONDecoder()
    let plain = try? decoder.decode([String: String].self, from: data)
    decoder.allowsJSON5 = true
    let json5 = try? decoder.decode([String: String].self, from: data)
    print("\(text)  JSON: \(show(plain)); JSON5: \(show(json5))")
}
END
cat > expected <<'END'
{"key": "a"}  JSON: "key": "a"; JSON5: "key": "a"
{"key": "\u0000"}  JSON: "key": "\0"; JSON5: refused
{key: 'a'} // note  JSON: refused; JSON5: "key": "a"
{\u006bey: "a"}  JSON: refused; JSON5: "\\u006bey": "a"
{"\u006bey": "a"}  JSON: "key": "a"; JSON5: "key": "a"
{key: "\v"}  JSON: refused; JSON5: refused
{key: "\a"}  JSON: refused; JSON5: refused
{key: "\x61"}  JSON: refused; JSON5: "key": "a"
END
swiftc main.swift -o read
./read > seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
