#!/usr/bin/env bash
# Foundation decodes the Base64 text "====" as one zero byte, and drops what follows a padding if told to be lenient.
#
# Guess, written before the run: a text that is padding only is invalid, as its documentation says of what isn't
#   Base64; the lenient option passes over line breaks and the like, and decodes the rest.
# Seen: four equals signs, or eight, are one byte of zero, one to three are `nil`. Five to eight signs after "AAEC" are
#   of no matter. With `.ignoreUnknownCharacters` "====" is refused, stricter than without; and of "AA==" and "AAEC"
#   written one after the other the second is left out, where the strict form says `nil`. So neither of the two forms
#   accepts less than the other.
# Version: Foundation of Swift 6.3.1 for Linux; Python's base64 for comparison.
# Source: Apple's documentation of `Data.init(base64Encoded:options:)`: it's `nil` if the text isn't valid Base64; the
#   option is for bytes outside the alphabet, line ends among them. RFC 4648, section 4: padding stands at the end,
#   after two or three characters of the last group.
# Why it matters: an empty field that was padded by a tool becomes a byte. Parts of a picture that were encoded alone
#   and joined are cut after the first, and nothing says so.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
[ "$(uname -s)" = Linux ] || { echo "needs Linux" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > main.swift <<'END'
import Foundation

func show(_ data: Data?) -> String {
    data.map { $0.map { String($0, radix: 16) }.joined(separator: " ") } ?? "nil"
}
for text in CommandLine.arguments.dropFirst() {
    let lenient = Data(base64Encoded: text, options: .ignoreUnknownCharacters)
    print("\(text): strict \(show(Data(base64Encoded: text))), lenient \(show(lenient))")
}
END
cat > expected <<'END'
AAEC: strict 0 1 2, lenient 0 1 2
AA==: strict 0, lenient 0
=: strict nil, lenient nil
====: strict 0, lenient nil
========: strict 0, lenient nil
AAEC=====: strict 0 1 2, lenient 0 1 2
AA==AAEC: strict nil, lenient 0
AA EC: strict nil, lenient 0 1 2
Python, ====: refused
Python, AA==AAEC: refused
END
swiftc main.swift -o decode
{
  ./decode AAEC AA== = ==== ======== AAEC===== AA==AAEC "AA EC"
  python3 - <<'END'
import base64, binascii

for text in ["====", "AA==AAEC"]:
    try:
        answer = base64.b64decode(text, validate=True).hex()
    except binascii.Error:
        answer = "refused"
    print(f"Python, {text}: {answer}")
END
} > seen
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
