#!/usr/bin/env bash
# One string with a plural inside a choice of devices, and moz.l10n refuses the whole XLIFF file that Xcode exported.
#
# Guess, written before the run: a library that names Xcode's customizations reads each kind of variation, and writes
#   what it has read.
# Seen: a plural and a choice of devices go there and back. A plural within a device, and a choice of devices with
#   substitutions in its texts, raise ValueError. No other string of the file is read then. A text with two
#   substitutions is read, as one message with two selectors, but can't be written.
# Version: moz.l10n 0.15.0 (with lxml 6.1.3).
# Source: Xcode 27 writes such ids (`key|==|device.iphone.plural.one`) and forms, as the fixtures show that the public
#   repository Murzav/xcstrings-mcp made with it. The library's page lists XLIFF 1.2 with Xcode's customizations. In
#   its formats/xliff, parse_xcode.py takes one step of variation and serialize.py one selector. Both raise by name.
# Why it matters: a catalog is translated through such files. One string for the watch keeps all others of the app
#   away from a tool that is built on this library.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check moz.l10n==0.15.0 lxml==6.1.3

cat > there-and-back.py <<'END'
import re
from moz.l10n.formats.xliff.parse import xliff_parse
from moz.l10n.formats.xliff.serialize import xliff_serialize

def file(units):
    body = "".join(
        f'<trans-unit id="{id}" xml:space="preserve"><source>{text}</source>'
        f'<target state="translated">{text}</target><note/></trans-unit>' for id, text in [("Done", "Done"), *units])
    return ('<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file '
            'original="Localizable.xcstrings" source-language="en" target-language="de" datatype="plaintext"><header>'
            '<tool tool-id="com.apple.dt.xcode" tool-name="Xcode"/></header><body>' + body +
            '</body></file></xliff>').encode()

def plural(id, number="%lld"):
    return [(f"{id}.one", f"{number} photo"), (f"{id}.other", f"{number} photos")]

device = [("k|==|device.iphone", "Tap"), ("k|==|device.other", "Click")]
parts = [plural(f"k|==|substitutions.{name}.plural", f"%{index}$lld") for index, name in ((1, "A"), (2, "B"))]
for name, units in {
    "plural": plural("k|==|plural"),
    "device": device,
    "plural in device": plural("k|==|device.iphone.plural") + device[1:],
    "substitution in device": [(id, "%1$#@A@") for id, _ in device] + parts[0],
    "two substitutions": [("k", "%1$#@A@ and %2$#@B@"), *parts[0], *parts[1]],
}.items():
    try:
        step = "read"
        resource = xliff_parse(file(units))
        step = "write"
        written = "".join(xliff_serialize(resource))
        same = re.findall(r'unit id="([^"]*)"', written) == [id for id, _ in [("Done", ""), *units]]
        print(f"{name}: {'the same' if same else 'other'} ids")
    except ValueError as error:
        print(f"{name}: {step} raises: {str(error).split(': ')[0]}")
END
tools/bin/python there-and-back.py > seen
cat seen
cat > expected <<'END'
plural: the same ids
device: the same ids
plural in device: read raises: Unsupported Xcode id syntax in <trans-unit id="k|==|device.iphone.plural.one">
substitution in device: read raises: Unsupported variance for Xcode message k
two substitutions: write raises: Serialization is only supported for messages with one selector
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
