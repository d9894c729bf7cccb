#!/usr/bin/env bash
# Two tools that are right alone lose a line of prose together: mdformat wraps a paragraph before a percent sign, and
# MyST takes the new line for a comment.
#
# Guess, written before the run: a comment of MyST has to start a block, so that a line within a paragraph is text.
# Seen: it interrupts the paragraph. After wrapping, the words from the percent sign to the end of its line are
#   missing on the page, without a warning. A renderer for CommonMark shows all words before and after.
# Versions: mdformat 1.0.0 with `--wrap 28`, myst-parser 5.2.0 (with docutils 0.22.4), markdown-it-py 4.3.0 beside it.
# Source: MyST's page on syntax defines a comment as a line that starts with a percent sign, in the table of blocks,
#   and says nothing of paragraphs. mdit_py_plugins' myst_blocks lists paragraphs among what the rule may end.
#   mdformat's page promises that the rendered page is the same, by CommonMark.
# Why it matters: figures as "90 % of" are common, and formatters run in hooks. Install mdformat-myst, or write the
#   figure without the blank.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check mdformat==1.0.0 myst-parser==5.2.0 docutils==0.22.4 \
  mdit-py-plugins==0.7.0 markdown-it-py==4.3.0

echo 'The sheet stays below in 90 % of the presentations, and its list gets no callback.' > page.md
cat > expected <<'END'
before: CommonMark 16 words, MyST 16 words
The sheet stays below in 90
% of the presentations, and
its list gets no callback.
after: CommonMark 16 words, MyST 11 words
END
count() {
  tools/bin/myst-docutils-pseudoxml page.md page.txt > log 2>&1
  tools/bin/python - "$1" <<'END'
import re, sys
from markdown_it import MarkdownIt

page = re.sub(r"<[^>]+>", " ", MarkdownIt("commonmark").render(open("page.md").read()))
kept, inside = [], True
for line in open("page.txt"):
    if line.strip().startswith("<"):
        inside = not line.strip().startswith("<comment")
    elif inside:
        kept += line.split()
print(f"{sys.argv[1]}: CommonMark {len(page.split())} words, MyST {len(kept)} words")
END
}
count before > seen
tools/bin/mdformat --wrap 28 page.md
cat page.md >> seen
count after >> seen
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; cat log; exit 1; }
