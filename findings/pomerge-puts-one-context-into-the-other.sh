#!/usr/bin/env bash
# pomerge, given one finished file of translations as source and destination, changes the button "Öffnen" to the state
# "Offen".
#
# Guess, written before the run: one text in two contexts keeps its two translations, and plurals are carried. A file
#   that's merged with itself stays as it is.
# Seen: the context isn't looked at, so of two translations of "Open" the last one wins, in both places. It also
#   replaces a translation that is there and right. Plural forms aren't carried at all. A translation marked as fuzzy
#   isn't either, which is right. The exit code is 0.
# Versions: pomerge 0.2.1, polib 1.2.0.
# Source: GNU gettext's manual, "Contexts": the same text with another `msgctxt` is another entry, and may need another
#   translation. The help of pomerge recommends to give one set of files as both, to fill its gaps; its page says that
#   texts are matched by their `msgid`, and has no word about contexts.
# Why it matters: contexts are there for exactly these words, which are short and on buttons. The change is in files
#   that nobody meant to touch. The recommended next step wraps all lines anew, so it isn't seen.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir memory
export TMPDIR=$folder/memory
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check pomerge==0.2.1 polib==1.2.0

cat > full.po <<'END'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgctxt "button"
msgid "Open"
msgstr "Öffnen"

msgctxt "state"
msgid "Open"
msgstr "Offen"

msgid "%d row"
msgid_plural "%d rows"
msgstr[0] "%d Zeile"
msgstr[1] "%d Zeilen"

msgid "Done"
msgstr "Fertig"
END
sed '6,$ s/^\(msgstr[^ ]*\) .*/\1 ""/' full.po > empty.po
cp full.po same.po
cat > show.py <<'END'
import polib, sys

for entry in polib.pofile(sys.argv[1]):
    name = " ".join(filter(None, [entry.msgctxt, entry.msgid]))
    print(f"  {name}: {entry.msgstr or list(entry.msgstr_plural.values())}")
END
{
  echo "before"
  tools/bin/python show.py full.po
  tools/bin/pomerge --from same.po --to same.po > log 2>&1
  echo "merged with itself"
  tools/bin/python show.py same.po
  tools/bin/pomerge --from full.po --to empty.po --clear > log 2>&1
  echo "merged into an empty file"
  tools/bin/python show.py empty.po
} > seen
cat seen
cat > expected <<'END'
before
  button Open: Öffnen
  state Open: Offen
  %d row: ['%d Zeile', '%d Zeilen']
  Done: Fertig
merged with itself
  button Open: Offen
  state Open: Offen
  %d row: ['%d Zeile', '%d Zeilen']
  Done: Fertig
merged into an empty file
  button Open: Offen
  state Open: Offen
  %d row: ['', '']
  Done: Fertig
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
