#!/usr/bin/env bash
# A box named "photo-list" is drawn as "phot", a circle, a line and "list": two drawers of ASCII art read names as
# lines.
#
# Guess, written before the run: a hyphen, an underscore or an `o` between letters stays text. Only runs of several
#   signs are a line.
# Seen: aafigure and Svgbob draw each hyphen and each underscore of a name as a line. An `o` beside a hyphen is drawn
#   as the end of that line, so the letter is gone from the text: also for "to-do". Svgbob takes "a/b" and "(x)" for
#   drawing, too. Quotation marks save the name in both, and aren't drawn.
# Versions: aafigure 0.6; Svgbob as in sphinxcontrib-svgbob 0.3.2.
# Source: aafigure's manual: text is what has letters, and quotation marks are for text that looks like a figure.
#   Svgbob's README shows text beside lines, and has quotation marks as the escape.
# Why it matters: names of screens and steps have hyphens and underscores. The picture looks whole, with a wrong name
#   in it, and a search for the name in the SVG finds nothing. Put quotation marks around each name.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check aafigure==0.6 sphinxcontrib-svgbob==0.3.2

cat > draw.py <<'END'
import html, io, re
import aafigure
from sphinxcontrib.svgbob._svgbob import to_svg

def shown(svg):
    texts = [html.unescape(text.strip()) for text in re.findall("<text[^>]*>([^<]*)</text>", svg)]
    return texts, sorted(set(re.findall("<(circle|line|path|polygon)", svg)))

for name in ["list", "photo-list", "to-do", "auto_save", "a/b", "(x)", "v1.0", '"photo-list"']:
    figure = io.BytesIO()
    aafigure.render(name, figure, {"format": "svg"})
    print(name)
    print("  aafigure:", *shown(figure.getvalue().decode()))
    print("  Svgbob:  ", *shown(to_svg(name, include_styles=False, include_defs=False)))
END
tools/bin/python draw.py > seen
cat seen
cat > expected <<'END'
list
  aafigure: ['list'] []
  Svgbob:   ['list'] []
photo-list
  aafigure: ['phot', 'list'] ['circle', 'line']
  Svgbob:   ['phot', 'list'] ['line']
to-do
  aafigure: ['t', 'do'] ['circle', 'line']
  Svgbob:   ['t', 'do'] ['line']
auto_save
  aafigure: ['auto', 'save'] ['line']
  Svgbob:   ['auto', 'save'] ['line']
a/b
  aafigure: ['a/b'] []
  Svgbob:   ['a', 'b'] ['line']
(x)
  aafigure: ['(x)'] []
  Svgbob:   ['x'] ['path']
v1.0
  aafigure: ['v1.0'] []
  Svgbob:   ['v1.0'] []
"photo-list"
  aafigure: ['photo-list'] []
  Svgbob:   ['photo-list'] []
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
