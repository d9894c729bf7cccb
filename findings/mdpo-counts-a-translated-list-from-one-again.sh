#!/usr/bin/env bash
# Through PO and back with mdpo, steps 5 and 6 are steps 1 and 2, and the line breaks within a paragraph are gone.
#
# Guess, written before the run: a page that goes through md2po and po2md without a translation is the same page but
#   for blanks. Numbers of lists, second paragraphs of an item and line breaks stay.
# Seen: a numbered list begins at 1, whatever its first number is. Both marks of a hard line break (a backslash, two
#   blanks) are left out of the message, so no translation can have them. The second paragraph of an item is joined to
#   the last item of a list within it. A note in GitHub's form becomes a quotation that begins with "[!NOTE]", since
#   its first line is joined with the next one. The exit codes are 0.
# Versions: mdpo 2.1.4 with pymd4c 1.3.0; markdown-it-py 4.3.0 makes the HTML.
# Source: CommonMark, section Lists: the first number of a list is its start. Section Hard line breaks: two blanks or
#   a backslash. GitHub's page on alerts has the mark alone on its line. The page of mdpo presents the two commands as
#   the way to translate Markdown files, and names no such loss.
# Why it matters: pages of steps are what is translated, and "go on with step 6" of the prose then points nowhere.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check mdpo==2.1.4 pymd4c==1.3.0 markdown-it-py==4.3.0

printf '5. Push.\n6. Pop.\n' > start.md
printf 'One\\\ntwo  \nthree\n' > breaks.md
printf -- '- One\n  - Two\n\n  More of one.\n' > inner.md
printf '> [!NOTE]\n> Tap twice.\n' > note.md
cat > page.py <<'END'
import sys
from markdown_it import MarkdownIt
print(MarkdownIt("commonmark").render(open(sys.argv[1]).read()).replace("\n", " "))
END
for name in start breaks inner note; do
  tools/bin/md2po "$name.md" -p "$name.po" -q --save
  tools/bin/po2md "$name.md" -p "$name.po" -q -s "$name.back.md"
  echo "$name: $(tools/bin/python page.py "$name.md")"
  echo "  back: $(tools/bin/python page.py "$name.back.md")"
done > seen
{ grep 'msgid "One' breaks.po; cat note.back.md; } >> seen
cat seen
cat > expected <<'END'
start: <ol start="5"> <li>Push.</li> <li>Pop.</li> </ol> 
  back: <ol> <li>Push.</li> <li>Pop.</li> </ol> 
breaks: <p>One<br /> two<br /> three</p> 
  back: <p>One two three</p> 
inner: <ul> <li> <p>One</p> <ul> <li>Two</li> </ul> <p>More of one.</p> </li> </ul> 
  back: <ul> <li> <p>One</p> <ul> <li>Two More of one.</li> </ul> </li> </ul> 
note: <blockquote> <p>[!NOTE] Tap twice.</p> </blockquote> 
  back: <blockquote> <p>[!NOTE] Tap twice.</p> </blockquote> 
msgid "One two three"
> [!NOTE] Tap twice.
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
