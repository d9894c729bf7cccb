#!/usr/bin/env bash
# `rumdl fmt` makes "C" of a heading "C#", and other emphasis of stars inside underscores; PyMarkdown makes emphasis of
# a product.
#
# Guess, written before the run: a formatter of Markdown, with its default rules, leaves the headings and the emphasis
#   that a reader sees.
# Seen: rumdl takes a number sign at the end of a heading's last word for a closing one that lacks its blank. At level 2
#   the sign goes; at level 1 it's moved off, which hides it as well. It's so in quotations, and beside a real closing
#   sequence. `_5*3_` becomes `*5*3*`, so that the emphasis ends before the 3; nothing looks at the stars inside.
#   PyMarkdown's `fix` takes the blanks from "2 * 3 * 4", and the 3 is in italics then.
# Versions: rumdl 0.3.0, pymarkdownlnt 0.9.41, cmarkgfm 2025.10.22 as the judge.
# Source: CommonMark 0.31.2, 4.2: a closing sequence must have a blank or a tab before it, so `## C#` is a heading "C#".
#   In 6.2, a star with blanks on both sides opens and closes nothing. The README of rumdl says that `fmt` is a
#   formatter, and its dialect is CommonMark with GFM's extensions. Its rule MD020 is for closed headings.
# Why it matters: both run as hooks on commit, on all files. C#, F#, "Issue #" and products are plain text, and a
#   heading is the target of links, too. Turn MD020 and MD049 off for rumdl, and MD037 for PyMarkdown.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check rumdl==0.3.0 pymarkdownlnt==0.9.41 cmarkgfm==2025.10.22

cat > page.md <<'END'
# From Swift to C#

## F# and C#

## About C# ##

An *odd* _5*3_ isn't 2 * 3 * 4.
END
cat > show.py <<'END'
import sys, cmarkgfm
for line in cmarkgfm.github_flavored_markdown_to_html(open(sys.argv[1]).read()).splitlines():
    print(f"{sys.argv[2]}: {line}")
END
cp page.md rumdl.md
cp page.md pymarkdown.md
cp page.md quiet.md
{
  tools/bin/rumdl fmt --no-cache rumdl.md
  tools/bin/rumdl fmt --no-cache --disable MD020,MD049 quiet.md
  tools/bin/pymarkdown fix pymarkdown.md || true
} > log 2>&1
{
  tools/bin/python show.py page.md before
  tools/bin/python show.py rumdl.md rumdl
  tools/bin/python show.py pymarkdown.md PyMarkdown
  tools/bin/python show.py quiet.md "rumdl without MD020 and MD049" | sed -n '1p; $p'
} > seen || true
cat seen
cat > expected <<'END'
before: <h1>From Swift to C#</h1>
before: <h2>F# and C#</h2>
before: <h2>About C#</h2>
before: <p>An <em>odd</em> <em>5*3</em> isn't 2 * 3 * 4.</p>
rumdl: <h1>From Swift to C</h1>
rumdl: <h2>F# and C</h2>
rumdl: <h2>About C</h2>
rumdl: <p>An <em>odd</em> <em>5</em>3* isn't 2 * 3 * 4.</p>
PyMarkdown: <h1>From Swift to C#</h1>
PyMarkdown: <h2>F# and C#</h2>
PyMarkdown: <h2>About C#</h2>
PyMarkdown: <p>An <em>odd</em> <em>5*3</em> isn't 2 <em>3</em> 4.</p>
rumdl without MD020 and MD049: <h1>From Swift to C#</h1>
rumdl without MD020 and MD049: <p>An <em>odd</em> <em>5*3</em> isn't 2 * 3 * 4.</p>
END
diff expected seen || { echo "This is not what was seen with these versions."; cat log; exit 1; }
