#!/usr/bin/env bash
# A `.strings` file that localizablestrings read and wrote has a semicolon in a text that had a comment behind it, and
# ends a text at its first quotation mark.
#
# Guess, written before the run: localizablestrings reads a `.strings` file and writes it as it was: the texts, the
#   comments and the escapes.
# Seen: with a comment behind the entry, the text is "Photo;". Of two entries on a line the first is there, with a
#   semicolon, and the second isn't. With a comment between key and value, a word of the comment is the value. The
#   backslash before a quotation mark is taken away and not put back, so the written file can't be parsed. Without
#   blanks around the equals sign it raises an IndexError, and at a text of two lines a ValueError.
# Versions: localizablestrings 1.2, openstep-parser 2.0.3.
# Source: the package says that it's a reader and writer of Localizable.strings. Apple's guide to strings files: pairs
#   end with a semicolon, comments may stand between `/*` and `*/`, and a quotation mark within a text has a backslash
#   before it. It asks for no blanks and no line for each pair. openstep-parser, another reader, takes all of these
#   files.
# Why it matters: a program that adds one translation with it changes others, and a file with one quotation mark is
#   broken for all who read it next. Nothing is said.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check localizablestrings==1.2 openstep-parser==2.0.3

cat > read.py <<'PY'
from localizablestrings import StringsFile
from openstep_parser import OpenStepDecoder

def other(text):
    try:
        return dict(OpenStepDecoder.ParseFromString("{" + text + "}"))
    except Exception as error:
        return type(error).__name__

for text in (
    '"title" = "Photo";',
    '"title" = "Photo"; /* heading */',
    '"title" = "Photo"; "back" = "List";',
    '"title" /* heading */ = "Photo";',
    r'"title" = "say \"cheese\"";',
    '"title"="Photo";',
    '"title" = "Photo\nof today";',
):
    with open("old.strings", "w", encoding="utf-16") as file:
        file.write(text + "\n")
    print(repr(text))
    print(f"  another reader: {other(text)}")
    try:
        strings = StringsFile("old.strings")
    except Exception as error:
        print(f"  {type(error).__name__}: {error}")
        continue
    print(f"  read: { {entry.key: entry.value for entry in strings} }")
    strings.write("new.strings")
    with open("new.strings", encoding="utf-16") as file:
        written = file.read().strip()
    print(f"  written: {written}")
    print(f"  another reader of what was written: {other(written)}")
PY
tools/bin/python read.py > seen
cat seen
cat > expected <<'END'
'"title" = "Photo";'
  another reader: {'title': 'Photo'}
  read: {'title': 'Photo'}
  written: "title" = "Photo";
  another reader of what was written: {'title': 'Photo'}
'"title" = "Photo"; /* heading */'
  another reader: {'title': 'Photo'}
  read: {'title': 'Photo;'}
  written: "title" = "Photo;";
  another reader of what was written: {'title': 'Photo;'}
'"title" = "Photo"; "back" = "List";'
  another reader: {'title': 'Photo', 'back': 'List'}
  read: {'title': 'Photo;'}
  written: "title" = "Photo;";
  another reader of what was written: {'title': 'Photo;'}
'"title" /* heading */ = "Photo";'
  another reader: {'title': 'Photo'}
  read: {'title': 'heading'}
  written: "title" = "heading";
  another reader of what was written: {'title': 'heading'}
'"title" = "say \\"cheese\\"";'
  another reader: {'title': 'say "cheese"'}
  read: {'title': 'say "cheese"'}
  written: "title" = "say "cheese"";
  another reader of what was written: Exception
'"title"="Photo";'
  another reader: {'title': 'Photo'}
  IndexError: list index out of range
'"title" = "Photo\nof today";'
  another reader: {'title': 'Photo\nof today'}
  ValueError: No closing quotation
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
