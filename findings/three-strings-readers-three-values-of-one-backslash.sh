#!/usr/bin/env bash
# One backslash of a `.strings` file, three Python readers, three values; and two strings on a line become one.
#
# Guess, written before the run: all three give what Foundation gives: `\\` is one backslash, `\n` is a line break, and
#   it doesn't matter whether two strings stand on one line or on two.
# Seen: dotstrings gives the text between the quotation marks as it stands in the file, so `\n` stays two characters.
#   Its two strings on one line are one, whose key holds the first string, the equals sign and the second key.
#   openstep-parser and localizable replace one escape after the other, so the folder in `C:\\new` begins with a line
#   break; and localizable leaves `\\` alone but not the `\n` that begins with its second half.
# Versions: dotstrings 3.1.5, openstep-parser 2.0.3, localizable 0.1.3; the reference is `plutil` of Swift 6.3.1.
# Source: Apple's archived guide "Internationalization and Localization", chapter "Strings Files", has C-like escapes
#   that begin with a backslash. dotstrings' README reads a file and prints the value; it doesn't say that it's not
#   decoded. openstep_parser/openstep_parser.py has a table of escapes and loops over it with `replace`; localizable.py
#   has the same in `_unescape`. localizable's README doesn't mention escapes.
# Why it matters: translations are compared, counted and sent to other formats by value. With dotstrings a caller has
#   to decode each value, with the other two nobody can, since `\\n` and a line break can't be told apart any more.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check dotstrings==3.1.5 openstep-parser==2.0.3 localizable==0.1.3

cat > Menu.strings <<'END'
"hint" = "one\ntwo";
"folder" = "C:\\new";
"yes" = "Yes"; "no" = "No";
END
cat > expected <<'END'
Foundation: {"hint": "one\ntwo", "folder": "C:\\new", "yes": "Yes", "no": "No"}
dotstrings: {"hint": "one\\ntwo", "folder": "C:\\\\new", "yes\" = \"Yes\"; \"no": "No"}
openstep-parser: {"hint": "one\ntwo", "folder": "C:\new", "yes": "Yes", "no": "No"}
localizable: {"hint": "one\ntwo", "folder": "C:\\\new", "yes": "Yes", "no": "No"}
END
plutil -convert json -o foundation.json Menu.strings
tools/bin/python - > seen <<'END'
import json
import dotstrings, localizable
from openstep_parser import OpenStepDecoder

def show(name, pairs):
    print(f"{name}:", json.dumps(dict(pairs)))

keys = ["hint", "folder", "yes", "no"]
foundation = json.load(open("foundation.json"))
show("Foundation", [(key, foundation[key]) for key in keys])
show("dotstrings", [(entry.key, entry.value) for entry in dotstrings.load("Menu.strings")])
show("openstep-parser", OpenStepDecoder.ParseFromString("{" + open("Menu.strings").read() + "}").items())
show("localizable", [(entry["key"], entry["value"]) for entry in localizable.parse_strings(filename="Menu.strings")])
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
