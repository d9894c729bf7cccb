#!/usr/bin/env bash
# Of two controls with the same word and two translations, xliff2po keeps one, and marks it as unfinished.
#
# Guess, written before the run: two units of an XLIFF file with the same source are two messages, told apart by their
#   ids as context. A target that Xcode wrote without `approved` is a finished translation.
# Seen: a label "Open" (German "Offen") and a button "Open" ("Öffnen") become one message with an empty context, and
#   the second translation is gone: one line of warning, exit code 0. With `--duplicates=merge` the second stays and
#   the first goes, without a line. No message has the id or Xcode's note about the control. Each is marked fuzzy,
#   which a compiler of PO files leaves out.
# Version: translate-toolkit 3.20.4.
# Source: the command's help offers `msgctxt` and `merge` for strings with the same source text, and says no more.
#   translate/convert/xliff2po.py makes the messages without locations where the file has no context groups, and the
#   context is the location. The same package has a reader for Apple's XLIFF, and this command doesn't use it.
# Why it matters: an app repeats "Open", "Done" and "Edit" as a state and as a command. One of the two is lost on the
#   way to the translators' tool.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check translate-toolkit==3.20.4

cat > de.xliff <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="App/Base.lproj/Main.storyboard" source-language="en" target-language="de" datatype="plaintext">
    <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="16.0" build-num="16A242d"/></header>
    <body>
      <trans-unit id="aaa-1a-aaa.text" xml:space="preserve">
        <source>Open</source>
        <target>Offen</target>
        <note>Class = "UILabel"; text = "Open"; ObjectID = "aaa-1a-aaa";</note>
      </trans-unit>
      <trans-unit id="bbb-2b-bbb.normalTitle" xml:space="preserve">
        <source>Open</source>
        <target>Öffnen</target>
        <note>Class = "UIButton"; normalTitle = "Open"; ObjectID = "bbb-2b-bbb";</note>
      </trans-unit>
    </body>
  </file>
</xliff>
END
for style in msgctxt merge; do
  code=0
  tools/bin/xliff2po --progress=none "--duplicates=$style" de.xliff "$style.po" 2> log || code=$?
  echo "$style: exit code $code, warnings: $(grep -c Duplicate log)"
  sed '1,/^"X-Generator/d; /^$/d' "$style.po"
done > seen
cat seen
cat > expected <<'END'
msgctxt: exit code 0, warnings: 1
#, fuzzy
msgctxt ""
msgid "Open"
msgstr "Offen"
merge: exit code 0, warnings: 0
#, fuzzy
msgid "Open"
msgstr "Öffnen"
END
diff expected seen || { echo "This is not what was seen with this version."; cat log; exit 1; }
