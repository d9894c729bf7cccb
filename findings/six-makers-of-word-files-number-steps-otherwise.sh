#!/usr/bin/env bash
# The second list of steps begins at 3 in Word files that four makers write of Markdown. A list that begins at 7 is
# right in none of six.
#
# Guess, written before the run: each ordered list has its own numbering in the Word file, so the second begins at 1.
#   (The list that begins at 7 came in with the check by pandoc.)
# Seen: htmldocx, md2docx-python, Markdown2docx and markitup-py give all lists of a document one numbering, which goes
#   on from list to list. So "1. Tap Back." is step 3. html-for-docx and md2word begin anew, and lose the 7. pandoc has
#   all three right. No tool says anything, and the HTML that two of them are given has all numbers.
# Versions: htmldocx 0.0.6 and html-for-docx 1.2.1 (from pandoc's HTML), md2docx-python 1.0.0, Markdown2docx 0.1.0,
#   markitup-py 0.4.1, md2word 0.2.4, all with python-docx 1.2.0; pandoc 3.9, which also reads the files.
# Source: CommonMark 0.31.2, 5.3: an ordered list begins at the number of its first item. WordprocessingML (ECMA-376,
#   part 1, 17.9) numbers the paragraphs of one `numId` through; a list that begins anew needs a numbering of its own.
#   The four use the style "List Number" of python-docx' template, which has one. The pages of md2docx-python and
#   markitup-py name ordered lists as supported.
# Why it matters: steps that a test plan or a report names by number ("repeat step 2") are other steps in the document.
#   One list per document hides it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check htmldocx==0.0.6 html-for-docx==1.2.1 \
  md2docx-python==1.0.0 Markdown2docx==0.1.0 markitup-py==0.4.1 md2word==0.2.4 python-docx==1.2.0 \
  pypandoc-binary==1.17

cat > plan.md <<'END'
To open it:

1. Start the app.
2. Tap a row.

To leave it:

1. Tap Back.
2. Wait.

The seventh:

7. Tap Done.
END
cat > make.py <<'END'
import os
import html4docx, htmldocx, pypandoc
from Markdown2docx import Markdown2docx
from md2docx_python.src.md2docx_python import markdown_to_word

html = pypandoc.convert_file("plan.md", "html")
print("HTML:", html.count("<ol type"), "lists from 1,", html.count('<ol start="7"'), "from 7")
htmldocx.HtmlToDocx().parse_html_string(html).save("htmldocx.docx")
html4docx.HtmlToDocx().parse_html_string(html).save("html-for-docx.docx")
markdown_to_word("plan.md", "md2docx-python.docx")
project = Markdown2docx("plan")
project.eat_soup()
project.save()
os.rename("plan.docx", "Markdown2docx.docx")
pypandoc.convert_file("plan.md", "docx", outputfile="pandoc.docx")
END
cat > read.py <<'END'
import re, pypandoc

for name in ("pandoc", "htmldocx", "md2docx-python", "Markdown2docx", "markitup-py", "html-for-docx", "md2word"):
    text = pypandoc.convert_file(f"{name}.docx", "plain")
    print(f"{name}:", *re.findall(r"^ *(\d+\.) +(Start|Tap|Wait)", text, re.MULTILINE), sep=" ")
END
{
  tools/bin/python make.py
  tools/bin/markitup plan.md -o markitup-py.docx > log 2>&1
  tools/bin/md2word plan.md -o md2word.docx >> log 2>&1
  tools/bin/python read.py | tr -d "(),'"
} > seen
cat seen
cat > expected <<'END'
HTML: 2 lists from 1, 1 from 7
pandoc: 1. Start 2. Tap 1. Tap 2. Wait 7. Tap
htmldocx: 1. Start 2. Tap 3. Tap 4. Wait 5. Tap
md2docx-python: 1. Start 2. Tap 3. Tap 4. Wait 5. Tap
Markdown2docx: 1. Start 2. Tap 3. Tap 4. Wait 5. Tap
markitup-py: 1. Start 2. Tap 3. Tap 4. Wait 5. Tap
html-for-docx: 1. Start 2. Tap 1. Tap 2. Wait 1. Tap
md2word: 1. Start 2. Tap 1. Tap 2. Wait 1. Tap
END
diff expected seen || { echo "This is not what was seen with these versions."; cat log; exit 1; }
