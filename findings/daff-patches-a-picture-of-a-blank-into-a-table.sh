#!/usr/bin/env bash
# A cell that got a blank at its end is patched to one with the sign "␣" at its end: daff writes what it shows.
#
# Guess, written before the run: daff tells an empty cell from NULL, 1 from 1.0 and 01 from 1. (It does. That `daff
#   patch` makes the second table of the first was a check beside it that had to pass.)
# Seen: those are right, and so is a new text with blanks. But where two values differ in blanks alone, the patched cell
#   has the character U+2423 for each blank that is new: at the end, in front, in the middle, and in a cell that was
#   empty. The file with the differences has real blanks, and so does the result of `daff merge`. Nothing is said.
# Version: daff 1.4.2 (the Python package).
# Source: daff's README: differences are shown, and can serve as a patch file. The specification of its format, 0.8, has
#   the arrow and rules for its length, and no such sign. The page of its class CellInfo has a glyph for certain blanks
#   in the pretty form of a cell, which isn't the value; the patcher takes its values from the code that draws.
# Why it matters: a blank at the end of a title is the smallest change, and a table of texts is where it's made. The
#   patched table differs from the right one in a sign that is made to look like a blank.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check daff==1.4.2

cat > read.py <<'END'
import csv

old, new, change, patched = (list(csv.reader(open(f"{name}.csv"))) for name in ("old", "new", "change", "patched"))
print(f"{change[1][2]!r} makes of {old[1][1]!r}: {patched[1][1]!r}" + (" (wrong)" if patched != new else ""))
END
try() {
  printf 'id,text\n1,%s\n2,row\n' "$1" > old.csv
  printf 'id,text\n1,%s\n2,row\n' "$2" > new.csv
  tools/bin/daff diff --output change.csv old.csv new.csv
  tools/bin/daff patch --output patched.csv old.csv change.csv
  tools/bin/python read.py
}
{
  try 'Menu' 'Menu '
  try 'Menu' ' Menu'
  try 'a b' 'a  b'
  try '' ' '
  try 'Menu ' 'Menu'
  try 'Menu' 'List '
  try 'a' 'a->b'
  try 'a' ''
  try '' 'NULL'
  printf 'id,text\n1,Menu\n2,row\n' > old.csv
  printf 'id,text\n1,Menu \n2,row\n' > mine.csv
  printf 'id,text\n1,Menu\n2,cell\n' > theirs.csv
  tools/bin/daff merge --output merged.csv old.csv mine.csv theirs.csv
  echo "merged: $(sed -n 2p merged.csv), $(sed -n 3p merged.csv)"
} > seen
cat seen
cat > expected <<'END'
'Menu->Menu ' makes of 'Menu': 'Menu␣' (wrong)
'Menu-> Menu' makes of 'Menu': '␣Menu' (wrong)
'a b->a  b' makes of 'a b': 'a ␣b' (wrong)
'-> ' makes of '': '␣' (wrong)
'Menu ->Menu' makes of 'Menu ': 'Menu'
'Menu->List ' makes of 'Menu': 'List '
'a-->a->b' makes of 'a': 'a->b'
'a->' makes of 'a': ''
'->NULL' makes of '': 'NULL'
merged: 1,"Menu ", 2,cell
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
