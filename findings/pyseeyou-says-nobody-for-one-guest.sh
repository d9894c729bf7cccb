#!/usr/bin/env bash
# A message in ICU's form says "nobody" for one guest with pyseeyou, and 0.5 instead of 50% with another library.
#
# Guess, written before the run: an offset, exact numbers, ordinals, apostrophes and blanks are read as ICU reads them,
#   in both libraries for Python.
# Seen: pyseeyou compares `=0` and `=1` with the number less the offset, so one guest is "nobody" and two are "you".
#   Each ordinal is the word "None". Two apostrophes stay two, and the blank at the start of a branch goes. None of this
#   raises; a style of a number does. generaltranslation-intl-messageformat has all these right, but leaves out what
#   stands behind `number`: a half as a percentage is 0.5, and 1234.5 as an integer is 1234.5, in silence.
# Versions: pyseeyou 1.0.2, generaltranslation-intl-messageformat 0.0.4, PyICU 2.17 (with ICU 72, as Debian 12 has it)
#   for comparison.
# Source: ICU's documentation of PluralFormat: an exact value is compared with the number itself, and the offset is
#   subtracted for the categories and for `#`. Its page "Formatting Messages" has the apostrophes, the ordinals and the
#   styles of a number. The page of pyseeyou calls it a parser for this form; that of the other shows plurals, and no
#   styles.
# Why it matters: the same texts are used in the app, where ICU is right, and on the server that sends the push
#   notification. The offset is there for a list of guests or of likes, and for nothing else.
set -euo pipefail
pkg-config --exists icu-i18n 2> /dev/null || { echo "needs ICU's headers (libicu-dev) to build PyICU" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check pyseeyou==1.0.2 PyICU==2.17 \
  generaltranslation-intl-messageformat==0.0.4

cat > say.py <<'END'
import icu, pyseeyou
from generaltranslation_intl_messageformat import IntlMessageFormat

guests = "{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # more} other {you and # more}}"
cases = [
    (guests, 0), (guests, 1), (guests, 2), (guests, 3),
    ("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} time", 22),
    ("it''s {n}", 3),
    ("row{n, plural, one {} other { and {n} more}}", 3),
    ("{n, number, percent}", 0.5),
    ("{n, number, integer}", 1234.5),
]

def attempt(call):
    try:
        return repr(call())
    except Exception as error:
        return type(error).__name__

for text, number in cases:
    print(f"{text} with {number}")
    print("  ICU:      ", repr(icu.MessageFormat(text, icu.Locale("en")).format(["n"], [icu.Formattable(number)])))
    print("  pyseeyou: ", attempt(lambda: pyseeyou.format(text, {"n": number}, "en")))
    print("  the other:", attempt(lambda: IntlMessageFormat(text, "en").format({"n": number})))
END
tools/bin/python say.py > seen
cat seen
cat > expected <<'END'
{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # more} other {you and # more}} with 0
  ICU:       'nobody'
  pyseeyou:  'nobody'
  the other: 'nobody'
{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # more} other {you and # more}} with 1
  ICU:       'you'
  pyseeyou:  'nobody'
  the other: 'you'
{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # more} other {you and # more}} with 2
  ICU:       'you and 1 more'
  pyseeyou:  'you'
  the other: 'you and 1 more'
{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # more} other {you and # more}} with 3
  ICU:       'you and 2 more'
  pyseeyou:  'you and 2 more'
  the other: 'you and 2 more'
{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} time with 22
  ICU:       '22nd time'
  pyseeyou:  'None time'
  the other: '22nd time'
it''s {n} with 3
  ICU:       "it's 3"
  pyseeyou:  "it''s 3"
  the other: "it's 3"
row{n, plural, one {} other { and {n} more}} with 3
  ICU:       'row and 3 more'
  pyseeyou:  'rowand 3 more'
  the other: 'row and 3 more'
{n, number, percent} with 0.5
  ICU:       '50%'
  pyseeyou:  VisitationError
  the other: '0.5'
{n, number, integer} with 1234.5
  ICU:       '1,234'
  pyseeyou:  VisitationError
  the other: '1234.5'
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
