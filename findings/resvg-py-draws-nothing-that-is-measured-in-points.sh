#!/usr/bin/env bash
# resvg-py refuses each drawing of Graphviz, and draws no line that is one point wide: without an option its points and
# millimetres are zero.
#
# Guess, written before the run: a point is 4/3 of a pixel by default, as in CSS and in resvg itself.
# Seen: with the default of `dpi`, a picture whose root says `62pt` is an error, "SVG has an invalid size", and so is
#   any that Graphviz writes. A picture in pixels is drawn, and lacks what is in pt, mm or in: a line of 1pt, a box of
#   10mm, a text of 14pt. Nothing is said then. With `dpi=96.0` all is there.
# Versions: resvg-py 0.5.0, Graphviz 2.42.2 of Debian 12.
# Source: CSS Values 4, 6.2: an inch is 96 pixels, and 72 points, on every device. The text of help for
#   `resvg_py.svg_to_bytes` says that a `dpi` of 0, its default, is SVG's default. In resvg and its command it's 96.
# Why it matters: dot writes the size of its picture in points, and many tools write strokes and fonts so. The error
#   speaks of the picture, and the lines that are missing look like a design without lines.
set -euo pipefail
command -v dot > /dev/null || { echo "needs Graphviz" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check resvg-py==0.5.0 Pillow==13.0.0

dot -Tsvg > app.svg <<'END'
digraph { list -> detail }
END
cat > draw.py <<'END'
import io
import resvg_py
from PIL import Image

def look(name, svg):
    for options in ({}, {"dpi": 96.0}):
        try:
            image = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, background="white", **options))))
            drawn = image.convert("L").getextrema()[0] < 255
            print(f"{name}, {options or 'default'}: {'drawn' if drawn else 'an empty picture'}")
        except ValueError as error:
            print(f"{name}, {options or 'default'}: {error}")

look("dot", open("app.svg").read())
for name, shape in {
    "line of 1px": "<path d='M0 50H100' stroke='black' stroke-width='1px'/>",
    "line of 1pt": "<path d='M0 50H100' stroke='black' stroke-width='1pt'/>",
    "box of 10mm": "<rect width='10mm' height='10mm'/>",
    "box of 1in": "<rect width='1in' height='1in'/>",
}.items():
    look(name, f"<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>{shape}</svg>")
END
tools/bin/python draw.py > seen
cat seen
cat > expected <<'END'
dot, default: SVG has an invalid size
dot, {'dpi': 96.0}: drawn
line of 1px, default: drawn
line of 1px, {'dpi': 96.0}: drawn
line of 1pt, default: an empty picture
line of 1pt, {'dpi': 96.0}: drawn
box of 10mm, default: an empty picture
box of 10mm, {'dpi': 96.0}: drawn
box of 1in, default: an empty picture
box of 1in, {'dpi': 96.0}: drawn
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
