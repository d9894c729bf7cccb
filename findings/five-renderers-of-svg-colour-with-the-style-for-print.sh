#!/usr/bin/env bash
# A style sheet for printing colours a picture on the screen in five renderers of SVG, which all leave out the same
# rules when they stand under `@media print`.
#
# Guess, written before the run: a sheet with `media="print"` isn't used for a bitmap; half of the renderers know the
#   attribute.
# Seen: none does. CairoSVG, resvg, librsvg, NovaSVG and LunaSVG apply `<style media="print">` as if nothing stood
#   there, also with `media="not all"`, which is never true. With `@media print { … }` inside a sheet all five leave the
#   rules out. Nothing is said.
# Versions: CairoSVG 2.9.1, resvg-py 0.5.0, librsvg within pyvips-binary 8.18.7, novasvg 0.11.3, pylunasvg 0.2.0.
# Source: SVG 2, chapter 6: the attribute `media` of a `style` element is a list of media queries, and the sheet is for
#   those media alone. HTML, whose definition SVG 2 refers to, lets a sheet whose queries don't match have no effect.
# Why it matters: a page with a diagram has black lines for paper in a second sheet, or dark colours with `media="not
#   all"` until a script turns them on. A browser shows the first sheet's colours, and each picture that a build makes
#   of the file shows the other's. Write `@media` into the sheet.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check CairoSVG==2.9.1 resvg-py==0.5.0 pyvips==3.2.0 \
  pyvips-binary==8.18.7 novasvg==0.11.3 pylunasvg==0.2.0 Pillow==13.0.0

cat > draw.py <<'END'
import io
import cairosvg, novasvg, pylunasvg, pyvips, resvg_py
from PIL import Image

def nova(svg):
    novasvg.Document.load_from_data(svg).render_to_bitmap(10, 10).write_to_png("out.png")
    return open("out.png", "rb").read()

def luna(svg):
    pylunasvg.Document.loadFromData(svg).renderToBitmap(10, 10).writeToPng("out.png")
    return open("out.png", "rb").read()

renderers = {
    "CairoSVG": lambda svg: cairosvg.svg2png(svg.encode()),
    "resvg": lambda svg: bytes(resvg_py.svg_to_bytes(svg_string=svg)),
    "librsvg": lambda svg: pyvips.Image.svgload_buffer(svg.encode()).pngsave_buffer(),
    "NovaSVG": nova,
    "LunaSVG": luna,
}
colours = {(0, 128, 0): "green", (255, 0, 0): "red"}
for name, sheets in {
    "one sheet": "<style>rect { fill: green }</style>",
    "media=print": "<style>rect { fill: green }</style><style media='print'>rect { fill: red }</style>",
    "media=not all": "<style>rect { fill: green }</style><style media='not all'>rect { fill: red }</style>",
    "@media print": "<style>rect { fill: green } @media print { rect { fill: red } }</style>",
}.items():
    svg = f"<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'>{sheets}<rect width='10' height='10'/></svg>"
    seen = {}
    for renderer, draw in renderers.items():
        pixel = Image.open(io.BytesIO(draw(svg))).convert("RGB").getpixel((5, 5))
        seen.setdefault(colours.get(pixel, pixel), []).append(renderer)
    for colour, who in seen.items():
        print(f"{name}: {colour} in {', '.join(who)}")
END
tools/bin/python draw.py > seen
cat seen
cat > expected <<'END'
one sheet: green in CairoSVG, resvg, librsvg, NovaSVG, LunaSVG
media=print: red in CairoSVG, resvg, librsvg, NovaSVG, LunaSVG
media=not all: red in CairoSVG, resvg, librsvg, NovaSVG, LunaSVG
@media print: green in CairoSVG, resvg, librsvg, NovaSVG, LunaSVG
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
