#!/usr/bin/env bash
# xcodelocalize reads a commented-out line of a `.strings` file as a string, and saves without those that have quotes.
#
# Guess, written before the run: escapes, comments and empty values of a `.strings` file survive reading and saving.
# Seen: of six strings three come back, and one of these has its old text: the line behind `//` is read as well, and
#   the second of two equal keys wins. A string with an escaped quotation mark, an empty one and one whose key has no
#   quotes aren't read, so saving removes them from the file. Nothing is printed.
# Version: xcodelocalize 1.0.3 (only its class for these files is run; it needs no other package).
# Source: xcodelocalize/Strings.py has one regular expression for key, value and comment, with no quotation mark inside.
#   Apple's page on strings files has `\"` and `//`; the README tells of no limit. `--format-base` saves the base file.
# Why it matters: a question like `Delete "%@"?` is in most apps. The translated file has no such key, so the app shows
#   the bare key in that language; with `--format-base` it is gone from the English file, too.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check --no-deps xcodelocalize==1.0.3

cat > Localizable.strings <<'END'
/* Title of the first screen */
"menu" = "Menu";
"delete" = "Delete \"%@\"?";
"footer" = "";
plain = "Plain";
"list" = "New list";
// "list" = "Old list";
"count" = "%1$@ of %2$@";
END
tools/bin/python -W ignore - > seen <<'END'
from pathlib import Path
from xcodelocalize.Strings import StringsFile

file = StringsFile(Path("Localizable.strings"))
file.read()
file.save()
print(Path("Localizable.strings").read_text().strip())
END
cat seen
cat > expected <<'END'
"count" = "%1$@ of %2$@";

"list" = "Old list";

/* Title of the first screen */
"menu" = "Menu";
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
