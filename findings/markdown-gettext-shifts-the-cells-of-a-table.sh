#!/usr/bin/env bash
# Translated by markdown-gettext, a table loses its alignment, and each cell with a `|` pushes those behind it off the
# table.
#
# Guess, written before the run: if each translation is the text itself, the new file means the same as the old one.
# Seen: the texts are handed out for translation without the backslash before `|`, and put back without it. So "a \| b"
#   is two cells, and the last cell of the row isn't shown at all. The colons that align a column to the right are gone
#   in each table. The rest is kept: list numbers, escapes, links, notes and code. The exit code is 0.
# Versions: markdown-gettext 0.2.2, markdown-it-py 3.0.0 as the judge, polib 1.2.0.
# Source: GitHub Flavored Markdown, "Tables (extension)": a `|` within a cell is written as `\|`, also within code;
#   cells beyond those of the head are ignored; colons set the alignment. The page of markdown-gettext says that tables
#   are supported, and names no exception.
# Why it matters: tables of options have "on | off" in them, and tables of commands have pipes. The page in the original
#   language is right, and nobody who reviews it reads all the others.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check markdown-gettext==0.2.2 markdown-it-py==3.0.0 polib==1.2.0

cat > options.md <<'END'
| Option | Values | Since |
|:-------|:------:|------:|
| mode | on \| off | 5 |
| size | 1 | 12 |

7. \*No note\*, 1 \< 2
END
cat > same.py <<'END'
import polib

texts = polib.pofile("options.pot")
for entry in texts:
    entry.msgstr = entry.msgid
texts.save("options.po")
END
cat > show.py <<'END'
import re, sys
from markdown_it import MarkdownIt

page = MarkdownIt("commonmark").enable("table").render(open(sys.argv[1]).read())
for row in re.findall("<tr>(.*?)</tr>", page, re.S):
    cells = re.findall(r"<t[hd]([^>]*)>(.*?)</t[hd]>", row)
    print("  row:", [(text, style.partition(":")[2].strip('"')) for style, text in cells])
print("  rest:", page[page.rindex("</table>") + 8:].split("\n")[1:-1])
END
{
  tools/bin/md-gettext extract options.md options.pot
  sed -i 's/charset=[^\\]*/charset=UTF-8/' options.pot
  tools/bin/python same.py
  tools/bin/md-gettext generate --lang de options.md options.po de.md && echo "exit code 0"
  for file in options de; do
    echo "$file.md"
    tools/bin/python show.py $file.md
  done
} > seen
cat seen
cat > expected <<'END'
exit code 0
options.md
  row: [('Option', 'left'), ('Values', 'center'), ('Since', 'right')]
  row: [('mode', 'left'), ('on | off', 'center'), ('5', 'right')]
  row: [('size', 'left'), ('1', 'center'), ('12', 'right')]
  rest: ['<ol start="7">', '<li>*No note*, 1 &lt; 2</li>', '</ol>']
de.md
  row: [('Option', ''), ('Values', ''), ('Since', '')]
  row: [('mode', ''), ('on', ''), ('off', '')]
  row: [('size', ''), ('1', ''), ('12', '')]
  rest: ['<ol start="7">', '<li>*No note*, 1 &lt; 2</li>', '</ol>']
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
