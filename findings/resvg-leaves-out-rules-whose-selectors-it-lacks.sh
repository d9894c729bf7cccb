#!/usr/bin/env bash
# resvg, known for its coverage of SVG, reads a small part of CSS selectors: a shape whose colour needs more is black.
#
# Guess, written before the run: resvg knows most selectors, at least those that CSS had by 2011 (`~`, `:not`,
#   `:nth-child`, `:last-child`, `:root`, `[a^=b]`); CairoSVG, written in Python, knows fewer.
# Seen: the other way round. CairoSVG knows each of them, and the newer `:is`, `:where` and `:has`. resvg knows none of
#   the ones named above; it has child and neighbour, `:first-child`, and `=` and `~=` for attributes. It draws the
#   shape in black and reports nothing to its caller.
# Versions: resvg (resvg-py 0.5.0), CairoSVG 2.9.1.
# Source: resvg reads style sheets with its small library simplecss, whose page lists what is there. SVG 2, chapter 6,
#   asks for CSS as browsers know it. The page of resvg-py doesn't mention selectors.
# Why it matters: a diagram that stripes its rows or styles "all but the first" looks right in a browser and in most
#   converters, and black in the pictures made by this one. Give each shape a class of its own.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check resvg-py==0.5.0 CairoSVG==2.9.1

tools/bin/python - > seen <<'END'
import io
import cairosvg, resvg_py
from PIL import Image

picture = """<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><style>%s { fill: #00ff00 }</style>
<g class="row"><rect class="first" width="1" height="1"/><rect class="cell" data-kind="view" width="20" height="20"/></g>
</svg>"""
selectors = [
    ".row > .cell", ".first + .cell", '[data-kind="view"]', '[data-kind~="view"]', ".first:first-child + .cell",
    ".first ~ .cell", ".cell:not(.first)", ".cell:nth-child(2)", ".cell:last-child", ":root .cell",
    '[data-kind^="v"]', ":is(.cell, .tab)", ":where(.cell)", ".row:has(.first) .cell",
]

def answer(png):
    colour = Image.open(io.BytesIO(bytes(png))).convert("RGB").getpixel((10, 10))
    return {(0, 255, 0): "green", (0, 0, 0): "black"}.get(colour, str(colour))

for selector in selectors:
    text = picture % selector.replace(">", "&gt;")
    print(f"{selector}: resvg {answer(resvg_py.svg_to_bytes(svg_string=text))},",
          f"cairosvg {answer(cairosvg.svg2png(bytestring=text.encode()))}")
END
cat seen
cat > expected <<'END'
.row > .cell: resvg green, cairosvg green
.first + .cell: resvg green, cairosvg green
[data-kind="view"]: resvg green, cairosvg green
[data-kind~="view"]: resvg green, cairosvg green
.first:first-child + .cell: resvg green, cairosvg green
.first ~ .cell: resvg black, cairosvg green
.cell:not(.first): resvg black, cairosvg green
.cell:nth-child(2): resvg black, cairosvg green
.cell:last-child: resvg black, cairosvg green
:root .cell: resvg black, cairosvg green
[data-kind^="v"]: resvg black, cairosvg green
:is(.cell, .tab): resvg black, cairosvg green
:where(.cell): resvg black, cairosvg green
.row:has(.first) .cell: resvg black, cairosvg green
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
