#!/usr/bin/env bash
# xcstrings-tool drops each string with plural forms before it counts, so an untranslated plural is 100 percent done.
#
# Guess, written before the run: a plural counts as translated if all its forms are, and a form in the state `new` makes
#   it missing; a string with `shouldTranslate` false isn't counted.
# Seen: an entry with a plural in any of its languages isn't in any number, in no export, and `validate` calls the file
#   valid. The gate `--threshold 100` passes while half of a French plural is `new`. The string that must not be
#   translated is counted and exported as missing: the gate can't pass where one is left.
# Version: xcstrings-tool 0.1.0.
# Source: its model of a localization knows `stringUnit` only, and its parser goes on silently with the next entry where
#   the model refuses one. The README promises the completeness of catalogs, and mentions plurals in no line.
# Why it matters: a gate in CI is there for exactly the strings that were added last, and "2 photos" is the common one.
#   Count the keys of the JSON file, and compare.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check xcstrings-tool==0.1.0

cat > Plural.xcstrings <<'END'
{
  "sourceLanguage" : "en",
  "strings" : {
    "Menu" : { "localizations" : { "fr" : { "stringUnit" : { "state" : "translated", "value" : "Menu" } } } },
    "%lld photos" : {
      "localizations" : {
        "fr" : {
          "variations" : {
            "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld photo" } },
              "other" : { "stringUnit" : { "state" : "new", "value" : "%lld photos" } }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
END
cat > Marked.xcstrings <<'END'
{
  "sourceLanguage" : "en",
  "strings" : {
    "Menu" : { "localizations" : { "fr" : { "stringUnit" : { "state" : "translated", "value" : "Menu" } } } },
    "%@" : { "shouldTranslate" : false }
  },
  "version" : "1.0"
}
END
for name in Plural Marked; do
  code=0
  tools/bin/xcstrings-tool audit --target fr --threshold 100 "$name.xcstrings" > report || code=$?
  grep -o 'Completion .*' report | sed "s/^/$name: /; s/$/, exit code $code/"
  tools/bin/xcstrings-tool stats "$name.xcstrings" | grep 'Total Strings'
  tools/bin/xcstrings-tool validate "$name.xcstrings"
done > seen
cat seen
cat > expected <<'END'
Plural: Completion 100.0% meets threshold 100%, exit code 0
Total Strings: 1
Plural.xcstrings is valid
Marked: Completion 50.0% below threshold 100%, exit code 1
Total Strings: 2
Marked.xcstrings is valid
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
