#!/usr/bin/env bash
# A `.strings` file with an ampersand becomes a file for Android that no reader of XML takes, and `%@` stays `%@`.
#
# Guess, written before the run: `&` and `<` are written as entities, and an apostrophe gets the backslash that
#   Android asks for. `%@` becomes `%s`, and each string of the file is there. In JSON an escape is the character that
#   it stands for.
# Seen: each text is copied as it's written. With `&` the file isn't XML. `%@` stays, which Android's format refuses
#   when it's shown. Of two strings on a line the second is missing, and so is one whose key has no quotation marks.
#   In JSON `\"` and `\n` are two characters each. Each run says that all was written. Its own reader reads the broken
#   file back, since it looks for the tags as text.
# Version: mobile-strings-converter 0.1.4. Its command doesn't start as it's packed, so its function is called.
# Source: Android's page on string resources: special characters of XML are entities, and an apostrophe is escaped or
#   in quotation marks; formats are those of Java. Apple's page on strings files: keys without spaces need no
#   quotation marks. The README of the converter promises either system's file for the other.
# Why it matters: "Terms & conditions" is in each app. The build of the app for Android stops, or the text shows `%@`.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check mobile-strings-converter==0.1.4

cat > plain.strings <<'END'
"title" = "The \"list\"";
"lines" = "One\nTwo";
"photos" = "%@ of %d";
"apostrophe" = "Don't";
bare = "Bare";
"one" = "1"; "two" = "2";
END
{ cat plain.strings; echo '"terms" = "Terms & conditions";'; } > ampersand.strings
cat > convert.py <<'END'
import contextlib, io, json, xml.etree.ElementTree as tree
from pathlib import Path
from mobile_strings_converter import convert_strings

def convert(source, target):
    with contextlib.redirect_stdout(io.StringIO()) as said:
        convert_strings(Path(source), Path(target))
    print(f"{source} to {target}:", "successfully" in said.getvalue() and "successfully written")

convert("plain.strings", "plain.xml")
for element in tree.parse("plain.xml").getroot():
    print(f"  {element.get('name')}: {element.text}")
convert("plain.strings", "plain.json")
for entry in json.load(open("plain.json"))[:2]:
    print(f"  {entry['name']}: {list(entry['value'])[-4:]}")
convert("ampersand.strings", "ampersand.xml")
try:
    tree.parse("ampersand.xml")
except tree.ParseError as error:
    print("  not XML:", str(error).split(":")[0])
convert("ampersand.xml", "back.strings")
print("  " + open("back.strings").read().splitlines()[-1])
END
tools/bin/python convert.py 2> log > seen || { cat log >&2; exit 1; }
cat seen
cat > expected <<'END'
plain.strings to plain.xml: successfully written
  title: The \"list\"
  lines: One\nTwo
  photos: %@ of %d
  apostrophe: Don't
  one: 1
plain.strings to plain.json: successfully written
  title: ['s', 't', '\\', '"']
  lines: ['n', 'T', 'w', 'o']
ampersand.strings to ampersand.xml: successfully written
  not XML: not well-formed (invalid token)
ampersand.xml to back.strings: successfully written
  "terms" = "Terms & conditions";
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
