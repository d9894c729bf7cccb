#!/usr/bin/env bash
# A comment between two subtitles of a WebVTT file is shown on the screen after pysubs2, and code between < and > is
# not.
#
# Guess, written before the run: notes are left out when WebVTT becomes SubRip, and a text with `<` and `&` is the same
#   text in both formats.
# Seen: a block `NOTE …` becomes the last lines of the subtitle before it, in each format that's written, WebVTT too.
#   Before the first subtitle it's dropped. References such as `&lt;` stay as they are, so SubRip shows their letters.
#   From SubRip, "if a < b && c > d" is read as "if a  d". The command of pysubs2 and its library agree. Beside it
#   webvtt-py has the texts without the notes. Both are right in pycaption, but a subtitle at 25 hours is at 1 hour
#   there.
# Versions: pysubs2 1.8.1, webvtt-py 0.6.0, pycaption 2.3.14.
# Source: W3C's page on WebVTT: a comment block begins with NOTE and may stand between cues; a reader takes it for no
#   cue, and an hour has two or more digits. The documentation of pysubs2 lists WebVTT among what it reads, and has
#   options for unknown tags; it doesn't say that notes are text, or that a `<` before a blank is a tag.
# Why it matters: notes of translators and of authors are for nobody in the audience. Subtitles of a talk on code lose a
#   condition, and the sentence that's left still reads well.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check pysubs2==1.8.1 webvtt-py==0.6.0 pycaption==2.3.14

cat > talk.vtt <<'END'
WEBVTT

NOTE first draft

00:00:00.000 --> 00:00:02.000
Tap Edit

NOTE translator: is this the right word?

00:00:02.000 --> 00:00:04.000
a &lt; b

25:00:00.000 --> 25:00:01.000
End
END
printf '1\n00:00:00,000 --> 00:00:01,000\nif a < b && c > d\n\n' > code.srt
cat > read.py <<'END'
import pycaption, pysubs2, webvtt

text = open("talk.vtt").read()
print("webvtt-py:", [cue.text for cue in webvtt.read("talk.vtt")])
for form in "srt", "vtt":
    print(f"pysubs2, written as {form}:")
    blocks = pysubs2.load("talk.vtt").to_string(form).strip().split("\n\n")
    for block in blocks[form == "vtt":]:
        print("  ", block.split("\n")[1:])
print("pysubs2, code:", [event.text for event in pysubs2.load("code.srt")])
code = pycaption.SRTReader().read(open("code.srt").read())
print("pycaption, code:", pycaption.SRTWriter().write(code).split("\n")[2:3])
print("pycaption, written as srt:")
for block in pycaption.SRTWriter().write(pycaption.WebVTTReader().read(text)).strip().split("\n\n"):
    print("  ", block.split("\n")[1:])
END
{
  tools/bin/python read.py
  tools/bin/pysubs2 --to srt --output-dir . talk.vtt
  echo "its command: $(grep -c NOTE talk.srt) note"
} > seen
cat seen
cat > expected <<'END'
webvtt-py: ['Tap Edit', 'a &lt; b', 'End']
pysubs2, written as srt:
   ['00:00:00,000 --> 00:00:02,000', 'Tap Edit', 'NOTE translator: is this the right word?']
   ['00:00:02,000 --> 00:00:04,000', 'a &lt; b']
   ['25:00:00,000 --> 25:00:01,000', 'End']
pysubs2, written as vtt:
   ['00:00:00.000 --> 00:00:02.000', 'Tap Edit', 'NOTE translator: is this the right word?']
   ['00:00:02.000 --> 00:00:04.000', 'a &lt; b']
   ['25:00:00.000 --> 25:00:01.000', 'End']
pysubs2, code: ['if a  d']
pycaption, code: ['if a < b && c > d']
pycaption, written as srt:
   ['00:00:00,000 --> 00:00:02,000', 'Tap Edit']
   ['00:00:02,000 --> 00:00:04,000', 'a < b']
   ['01:00:00,000 --> 01:00:01,000', 'End']
its command: 1 note
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
