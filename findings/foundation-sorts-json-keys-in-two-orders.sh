#!/usr/bin/env bash
# "Sorted keys" are two orders in one library: Foundation's JSONEncoder has a10 before a2, JSONSerialization after it.
#
# Guess, written before the run: both write the same JSON with `.sortedKeys`, in the order of code points, which is
#   what "lexicographic" means for texts and what other tools' options of that name do.
# Seen: `JSONEncoder` does, and so does Python. `JSONSerialization` takes digits as numbers, folds case and puts
#   letters with accents beside those without: A, ä, a2, a10, b, B. A file that one of them wrote and the other writes
#   again has its lines in another order.
# Versions: Foundation of Swift 6.3.1 for Linux; Python 3's json module.
# Source: Apple's documentation of `JSONEncoder.OutputFormatting.sortedKeys` and of
#   `JSONSerialization.WritingOptions.sortedKeys`: both say, in nearly the same sentence, that keys are sorted in
#   lexicographic order. RFC 8785, section 3.2.3, has one order for keys, by code units.
# Why it matters: the option is taken so that files under version control change only where they must, and so that a
#   hash of the text is the same. String catalogs and generated schemas go through both, depending on whether a tool
#   knows the keys.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
[ "$(uname -s)" = Linux ] || { echo "needs Linux" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > main.swift <<'END'
import Foundation

let keys = ["b", "a10", "B", "a2", "A", "row 10", "row 9", "\u{E4}"]
let values = Dictionary(uniqueKeysWithValues: keys.map { ($0, 0) })
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let encoded = try encoder.encode(values)
let serialized = try JSONSerialization.data(withJSONObject: values, options: .sortedKeys)
print(String(decoding: encoded, as: UTF8.self))
print(String(decoding: serialized, as: UTF8.self))
END
cat > expected <<'END'
JSONEncoder: 'A', 'B', 'a10', 'a2', 'b', 'row 10', 'row 9', '\xe4'
JSONSerialization: 'A', '\xe4', 'a2', 'a10', 'b', 'B', 'row 9', 'row 10'
Python: 'A', 'B', 'a10', 'a2', 'b', 'row 10', 'row 9', '\xe4'
END
swiftc main.swift -o write
./write > written
python3 - > seen <<'END'
import json

encoded, serialized = map(json.loads, open("written", encoding="utf-8"))
for name, keys in [("JSONEncoder", list(encoded)), ("JSONSerialization", list(serialized)),
                   ("Python", list(json.loads(json.dumps(encoded, sort_keys=True))))]:
    print(f"{name}: {', '.join(map(ascii, keys))}")
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
