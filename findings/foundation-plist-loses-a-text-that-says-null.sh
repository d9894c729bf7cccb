#!/usr/bin/env bash
# A text that says "$null" comes back as nothing from Swift's property lists, and one line break of two as another.
#
# Guess, written before the run: what `PropertyListEncoder` writes, `PropertyListDecoder` reads as the same value, in
#   both of its formats; and what it writes as XML is XML to other readers, with the same values, or the encoder
#   throws.
# Seen: `nil` in a list is written as the text `$null`, so this text, in a list of optionals, is `nil` when it's read
#   again, in XML and in binary form; no error, no escape. In XML a line break of Windows stands as it is, which XML's
#   rule for line ends makes into a plain one: Python reads another text than Foundation does. A control character is
#   written raw; Foundation reads it, Python's reader and lxml refuse the file. The binary form has these two right.
# Versions: Foundation of Swift 6.3.1 for Linux; Python's plistlib; lxml 6.1.3.
# Source: XML 1.0, section 2.11 "End-of-Line Handling", and section 2.2, by which most control characters aren't
#   allowed. Apple's documentation of `PropertyListEncoder` says that it converts values of `Encodable` types to
#   property lists; neither it nor `PropertyListDecoder` has a word about a text that's taken for `nil`.
# Why it matters: `$null` is the first entry of each keyed archive, so tools that show archives have it as a text. Logs
#   with terminal colours have control characters in each line. A report saved as XML is then a file that only its
#   writer reads.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
[ "$(uname -s)" = Linux ] || { echo "needs Linux" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check lxml==6.1.3

cat > main.swift <<'END'
import Foundation

let texts: [(String, [String?])] = [
    ("plain", ["menu", nil]), ("null", ["$null", nil]), ("break", ["one\r\ntwo"]), ("control", ["red \u{1B}[31m"]),
]
for (name, list) in texts {
    for (suffix, format) in [("xml", PropertyListSerialization.PropertyListFormat.xml), ("binary", .binary)] {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = format
        let data = try encoder.encode(list)
        try data.write(to: URL(fileURLWithPath: "\(name).\(suffix)"))
        let back = try PropertyListDecoder().decode([String?].self, from: data)
        print("\(name) \(suffix): \(back == list ? "the same" : "\(list) is \(back)")")
    }
}
END
cat > expected <<'END'
plain xml: the same
plain binary: the same
null xml: [Optional("$null"), nil] is [nil, nil]
null binary: [Optional("$null"), nil] is [nil, nil]
break xml: the same
break binary: the same
control xml: the same
control binary: the same
Python, plain xml: ['menu', '$null']
Python, plain binary: ['menu', '$null']
Python, null xml: ['$null', '$null']
Python, null binary: ['$null', '$null']
Python, break xml: ['one\ntwo']
Python, break binary: ['one\r\ntwo']
Python, control xml: ExpatError, lxml: refused
Python, control binary: ['red \x1b[31m']
END
swiftc main.swift -o write
{
  ./write
  tools/bin/python - <<'END'
import plistlib
from lxml import etree

for name in ["plain", "null", "break", "control"]:
    for suffix in ["xml", "binary"]:
        data = open(f"{name}.{suffix}", "rb").read()
        try:
            answer = repr(plistlib.loads(data))
        except Exception as error:
            answer = type(error).__name__
        if suffix == "xml":
            try:
                etree.fromstring(data)
            except etree.XMLSyntaxError:
                answer += ", lxml: refused"
        print(f"Python, {name} {suffix}: {answer}")
END
} > seen
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
