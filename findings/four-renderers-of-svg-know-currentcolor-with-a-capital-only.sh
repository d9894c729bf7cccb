#!/usr/bin/env bash
# `currentcolor`, as CSS itself spells it, is black in four renderers of SVG; they know `currentColor` alone, although
# they take RED for red.
#
# Guess, written before the run: a keyword of CSS is the same in any case of its letters, in all five renderers.
# Seen: librsvg has it so. CairoSVG, resvg, NovaSVG and LunaSVG draw black where the word has no capital, as an
#   attribute and in a style sheet. The names of colours they take in any case, `GREEN` too. `INHERIT` is black in the
#   same four. fpdf2 raises at `currentcolor`; the four say nothing.
# Versions: CairoSVG 2.9.1, resvg-py 0.5.0, librsvg within pyvips-binary 8.18.7, novasvg 0.11.3, pylunasvg 0.2.0, fpdf2
#   2.8.9.
# Source: CSS Color 4 writes the keyword in small letters. CSS Values 4: keywords match without regard to the case of
#   ASCII letters; CSSOM writes them small, so a browser that saves a style does. SVG 2, chapter 6, has presentation
#   attributes parsed as CSS.
# Why it matters: a picture that takes its colour from a page is saved out of a browser with small letters. It's right
#   in each browser, and black in the document that is built from it: on a dark ground it's gone.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check CairoSVG==2.9.1 resvg-py==0.5.0 pyvips==3.2.0 \
  pyvips-binary==8.18.7 novasvg==0.11.3 pylunasvg==0.2.0 fpdf2==2.8.9 Pillow==13.0.0

cat > draw.py <<'END'
import io
import cairosvg, fpdf.svg, novasvg, pylunasvg, pyvips, resvg_py
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
colours = {(0, 128, 0): "green", (0, 0, 0): "black"}

def picture(shape):
    return f"<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'>{shape}</svg>"

for name, shape in {
    "GREEN": "<rect width='10' height='10' fill='GREEN'/>",
    "currentColor": "<g color='green'><rect width='10' height='10' fill='currentColor'/></g>",
    "currentcolor": "<g color='green'><rect width='10' height='10' fill='currentcolor'/></g>",
    "currentcolor in a sheet": "<style>rect { fill: currentcolor }</style><g color='green'>"
                               "<rect width='10' height='10'/></g>",
    "INHERIT": "<g fill='green'><rect width='10' height='10' fill='INHERIT'/></g>",
}.items():
    seen = {}
    for renderer, draw in renderers.items():
        pixel = Image.open(io.BytesIO(draw(picture(shape)))).convert("RGB").getpixel((5, 5))
        seen.setdefault(colours.get(pixel, pixel), []).append(renderer)
    for colour, who in seen.items():
        print(f"{name}: {colour} in {', '.join(who)}")
for word in ("currentColor", "currentcolor"):
    try:
        fpdf.svg.SVGObject(picture(f"<g color='green'><rect width='10' height='10' fill='{word}'/></g>"))
        print(f"fpdf2, {word}: read")
    except ValueError as error:
        print(f"fpdf2, {word}: {error}")
END
tools/bin/python draw.py > seen
cat seen
cat > expected <<'END'
GREEN: green in CairoSVG, resvg, librsvg, NovaSVG, LunaSVG
currentColor: green in CairoSVG, resvg, librsvg, NovaSVG, LunaSVG
currentcolor: black in CairoSVG, resvg, NovaSVG, LunaSVG
currentcolor: green in librsvg
currentcolor in a sheet: black in CairoSVG, resvg, NovaSVG, LunaSVG
currentcolor in a sheet: green in librsvg
INHERIT: black in CairoSVG, resvg, NovaSVG, LunaSVG
INHERIT: green in librsvg
fpdf2, currentColor: read
fpdf2, currentcolor: unsupported color specification currentcolor
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
