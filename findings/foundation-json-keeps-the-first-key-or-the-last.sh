#!/usr/bin/env bash
# Of two equal keys in JSON, Foundation's JSONDecoder keeps the first and JSONSerialization the last.
#
# Guess, written before the run: both readers of one library agree on the key that counts, and it's the last, as in
#   Python and in JavaScript; a comma before the closing bracket is refused by both.
# Seen: for a structure and for a dictionary `JSONDecoder` takes the first of two equal keys, `JSONSerialization` the
#   last; both without an error. A comma at the end of a list or an object is accepted by `JSONDecoder`, with JSON5
#   off; `JSONSerialization` accepts it too, and Python refuses it.
# Version: Foundation of Swift 6.3.1 for Linux; Python 3's json module for comparison.
# Source: RFC 8259, section 4: names should be unique, and where they aren't, the receivers of a file may disagree;
#   section 2 has no comma before a closing bracket. ECMA-262 keeps the last one. Apple's documentation of both has no
#   word about equal keys, and has JSON5 as an option that's off.
# Why it matters: two halves of a program read one settings file, one by type and one as a tree, and work with
#   different values. A file that a Swift tool has accepted for years is refused elsewhere for its comma.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
[ "$(uname -s)" = Linux ] || { echo "needs Linux" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > main.swift <<'END'
import Foundation

struct Settings: Decodable { var theme: String }

for text in [#"{"theme": "dark", "theme": "light"}"#, #"{"theme": "dark",}"#] {
    let data = Data(text.utf8)
    print("JSON: \(text)")
    print("  JSONDecoder, structure: \((try? JSONDecoder().decode(Settings.self, from: data).theme) ?? "refused")")
    let dictionary = try? JSONDecoder().decode([String: String].self, from: data)
    print("  JSONDecoder, dictionary: \(dictionary?["theme"] ?? "refused")")
    let tree = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    print("  JSONSerialization: \(tree?["theme"] ?? "refused")")
}
END
cat > expected <<'END'
JSON: {"theme": "dark", "theme": "light"}
  JSONDecoder, structure: dark
  JSONDecoder, dictionary: dark
  JSONSerialization: light
JSON: {"theme": "dark",}
  JSONDecoder, structure: dark
  JSONDecoder, dictionary: dark
  JSONSerialization: dark
Python: light
Python: refused
END
swiftc main.swift -o read
{
  ./read
  python3 - <<'END'
import json

for text in ['{"theme": "dark", "theme": "light"}', '{"theme": "dark",}']:
    try:
        print("Python:", json.loads(text)["theme"])
    except ValueError:
        print("Python: refused")
END
} > seen
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
