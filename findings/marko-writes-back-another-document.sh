#!/usr/bin/env bash
# Marko's writer of Markdown gives back another document: a fence inside a fence ends it, a heading of two lines loses
# one, a list in a quotation ends the quotation, and a code span with a backtick ends at that.
#
# Guess, written before the run: the writer keeps what a document says; mistune's writer was run beside it with the same
#   thirty pieces and the same guess.
# Seen: of thirty pieces of valid CommonMark, written and read again, seven are other HTML. A fence always gets three
#   backticks, a code span one, a heading one line with a number sign, and the lines of a list in a quotation no mark.
#   mistune's writer keeps all seven; two other pieces differ by a line break in a code block.
# Versions: marko 2.2.4 (`marko.md_renderer.MarkdownRenderer`), mistune 3.4.0 beside it.
# Source: marko's page on extensions offers the class as the way to render a document to Markdown again, and names no
#   limits. CommonMark says that a fence ends at one at least as long, and a code span at one of the same length.
# Why it matters: a program that changes one heading of a page by marko changes other parts of it, too.
#   Pages that explain how to write a fence are the first to break. Use a writer that is tested for the round trip.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check marko==2.2.4 mistune==3.4.0

cat > pieces.py <<'END'
import marko
import mistune
from marko.md_renderer import MarkdownRenderer
from mistune.renderers.markdown import MarkdownRenderer as Writer

pieces = {
    "fence in a fence": "````\n```\nlist\n```\n````\n",
    "fence in tildes": "~~~\n```\n~~~\n",
    "heading of two lines": "What the list\nis told\n===\n",
    "list in a quotation": "> first\n>\n> - push\n>   and pop\n",
    "backtick in a code span": "write `` a`b `` here\n",
}
again = mistune.create_markdown(renderer=Writer())
for name, text in pieces.items():
    written = marko.Markdown(renderer=MarkdownRenderer)(text)
    kept = marko.convert(written) == marko.convert(text)
    other = mistune.html(again(text)) == mistune.html(text)
    print(f"{name}: marko {'keeps' if kept else 'changes'} it, mistune {'keeps' if other else 'changes'} it")
text = pieces["heading of two lines"]
print(marko.convert(text), marko.convert(marko.Markdown(renderer=MarkdownRenderer)(text)), sep="", end="")
END
cat > expected <<'END'
fence in a fence: marko changes it, mistune keeps it
fence in tildes: marko changes it, mistune keeps it
heading of two lines: marko changes it, mistune keeps it
list in a quotation: marko changes it, mistune keeps it
backtick in a code span: marko changes it, mistune keeps it
<h1>What the list
is told</h1>
<h1>What the list</h1>
<p>is told</p>
END
tools/bin/python pieces.py | tee seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
