#!/usr/bin/env bash
# saneyaml reads a file and writes it again: the text "yes" is true then, and with one indented text it can't be read.
#
# Guess, written before the run: a library that promises no surprises about types reads back what it wrote.
# Seen: `dump` writes each text without quotation marks that isn't forced to have them. The texts "yes" and "true" are
#   booleans when saneyaml reads them again; for PyYAML also "0x1F" and "12:30" are numbers, and "" is nothing. Each
#   text of several lines becomes a `|` block, so it ends in a line break that wasn't there. One that begins with a
#   blank has no indicator of its indentation, and no reader takes the file. A key `on` is the boolean true, and is
#   written `yes`.
# Versions: saneyaml 0.6.1, PyYAML 6.0.3.
# Source: saneyaml's page on PyPI: it writes readable YAML and reads any YAML safely. Conversions don't surprise, since
#   all but booleans is read as text. YAML 1.2.2, 8.1.1: `-` keeps a block's last line break away, and a block whose
#   first line begins with a blank needs an indicator.
# Why it matters: it's made for files that people keep. A title "Yes" or a code sample with an indented first line is
#   lost by opening and saving.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check saneyaml==0.6.1 PyYAML==6.0.3

cat > expected <<'END'
'yes': written yes, saneyaml True, PyYAML True
'true': written true, saneyaml True, PyYAML True
'0x1F': written 0x1F, saneyaml '0x1F', PyYAML 31
'12:30': written 12:30, saneyaml '12:30', PyYAML 750
'': written , saneyaml '', PyYAML None
'one\ntwo': written |\n  one\n  two, saneyaml 'one\ntwo\n', PyYAML 'one\ntwo\n'
'  one\ntwo': written |\n    one\n  two, saneyaml ParserError, PyYAML ParserError
a key: {True: 'a trigger'} is written yes: a trigger
END
tools/bin/python - > seen <<'END'
import saneyaml, yaml

def read(load, text):
    try:
        return repr(load(text)["title"])
    except Exception as error:
        return type(error).__name__

for text in ["yes", "true", "0x1F", "12:30", "", "one\ntwo", "  one\ntwo"]:
    # A quoted text in, so that there's no doubt what was read.
    value = saneyaml.load(yaml.safe_dump({"title": text}, default_style='"'))
    assert value["title"] == text
    written = saneyaml.dump(value)
    line = written[len("title:"):].strip().replace("\n", "\\n")
    print(f"{text!r}: written {line}, saneyaml {read(saneyaml.load, written)}, PyYAML {read(yaml.safe_load, written)}")
value = dict(saneyaml.load("on: a trigger"))
print(f"a key: {value} is written", saneyaml.dump(value).strip())
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
