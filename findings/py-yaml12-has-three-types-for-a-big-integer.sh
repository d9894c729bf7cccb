#!/usr/bin/env bash
# One integer more than a 64-bit register holds, and py-yaml12 returns a rounded float, or a text, instead of an int.
#
# Guess, written before the run: an integer is a Python int of any size, as with the other readers.
# Seen: a decimal integer past 2^63 - 1 becomes a float and loses its last digits; the same number in hexadecimal or
#   octal becomes a text. A quoted number with the tag `!!int` stays a text too. ruamel.yaml returns ints for all of
#   these, and Python's own reader of JSON for the JSON document. Nothing is reported.
# Versions: py-yaml12 0.2.0 (a reader in Rust with a Python side), ruamel.yaml 0.19.1 beside it.
# Source: YAML 1.2.2, section 10.2, resolves `!!int` by form, not by size. The page of py-yaml12 says that every JSON
#   document is read the same way, and names no limit.
# Why it matters: 64-bit ids of traces, hashes and addresses (a dump of a heap has them) lie beyond the limit half of
#   the time. Two of them become equal floats, so one key or one match too few comes out.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check py-yaml12==0.2.0 ruamel.yaml==0.19.1

cat > expected <<'END'
9223372036854775807: 9223372036854775807 | 9223372036854775807
9223372036854775808: 9.223372036854776e+18 | 9223372036854775808
0x7FFFFFFFFFFFFFFF: 9223372036854775807 | 9223372036854775807
0x8000000000000000: '0x8000000000000000' | 9223372036854775808
0o1000000000000000000000: '0o1000000000000000000000' | 9223372036854775808
!!int "3": '3' | 3
two ids in JSON, one key: 1 | 2
END
tools/bin/python - > seen <<'END'
import json, yaml12
from ruamel.yaml import YAML

other = YAML(typ="safe", pure=True)
for text in ["9223372036854775807", "9223372036854775808", "0x7FFFFFFFFFFFFFFF", "0x8000000000000000", "0o1000000000000000000000", '!!int "3"']:
    print(f"{text}: {yaml12.parse_yaml('- ' + text)[0]!r} | {other.load('- ' + text)[0]!r}")
text = '["list", 18446744073709551614, "mail", 18446744073709551613]'
print("two ids in JSON, one key:", len({*yaml12.parse_yaml(text)[1::2]}), "|", len({*json.loads(text)[1::2]}))
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
