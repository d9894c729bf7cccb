#!/usr/bin/env bash
# ThorVG skips the rule of a style sheet that stands behind a comment or behind `@media`, and the screen is black.
#
# Guess, written before the run: simple rules (`.list { fill: ... }`) colour, wherever they stand in the sheet; what
#   ThorVG doesn't know (`@media`) is left out with its own block. Of two rules the later one wins.
# Seen: a comment takes the rule behind it along, and so does the block of the dark mode, so that shapes are black,
#   which is what they are without a colour. A comment behind the rule does no harm. Of two `style` elements the second
#   one doesn't count. `visibility="hidden"` is drawn, and `transparent` and `rgba(..., 0)` are black. Loading and
#   drawing report success. resvg and CairoSVG draw all of them as CSS has it.
# Versions: thorvg-python 1.1.3 with ThorVG 1.0.4, resvg-py 0.5.0, CairoSVG 2.9.1, Pillow 13.0.0.
# Source: CSS 2.2, 4.1.9: comments have no influence, and 6.4.1: later rules win. ThorVG's pages "SVG Support" and "CSS
#   Support in SVG" have SVG Tiny 1.2, in which there's `visibility`, and rules for classes and elements, and nothing of
#   where they may stand.
# Why it matters: ThorVG draws in Godot, LVGL and Tizen. A diagram with a comment of its generator, or with colours for
#   the dark mode in front, is drawn in black there, without an error.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check thorvg-python==1.1.3 resvg-py==0.5.0 CairoSVG==2.9.1 \
  Pillow==13.0.0

cat > draw.py <<'END'
import io
import cairosvg, resvg_py
import thorvg_python as thorvg
from PIL import Image

engine = thorvg.Engine()
print("ThorVG", engine.version()[-1])

def colour(image):
    red, green, blue, alpha = image.convert("RGBA").getpixel((10, 10))
    names = {(255, 0, 0): "red", (0, 0, 255): "blue", (0, 0, 0): "black"}
    return names.get((red, green, blue), "?") if alpha else "nothing"

def by_thorvg(text):
    canvas = thorvg.SwCanvas(engine)
    canvas.set_target(20, 20)
    picture = thorvg.Picture(engine)
    results = [picture.load_data(text.encode(), "svg", None, True), canvas.add(picture), canvas.update(),
               canvas.draw(True), canvas.sync()]
    assert all(result == thorvg.Result.SUCCESS for result in results), results
    return colour(canvas.get_pillow())

def show(name, content):
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">{content}</svg>'
    resvg = colour(Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=text)))))
    cairo = colour(Image.open(io.BytesIO(cairosvg.svg2png(bytestring=text.encode()))))
    print(f"{name}: ThorVG {by_thorvg(text)}, resvg {resvg}, CairoSVG {cairo}")

box = '<rect class="list" width="20" height="20"/>'
red = ".list { fill: #f00 }"
show("one rule", f"<style>{red}</style>{box}")
show("a comment before it", f"<style>/* the list */ {red}</style>{box}")
show("a comment after it", f"<style>{red} /* the list */</style>{box}")
show("a block for the dark mode before it",
     f"<style>@media (prefers-color-scheme: dark) {{ .menu {{ fill: #00f }} }} {red}</style>{box}")
show("two style elements", f"<style>.list {{ fill: #00f }}</style><style>{red}</style>{box}")
show("blue above it, hidden",
     f'<style>{red}</style>{box}<rect width="20" height="20" fill="#00f" visibility="hidden"/>')
for name in "none", "transparent", "rgba(0, 0, 255, 0)":
    show(f"{name} above it", f'<style>{red}</style>{box}<rect width="20" height="20" fill="{name}"/>')
END
tools/bin/python draw.py > seen
cat seen
cat > expected <<'END'
ThorVG 1.0.4
one rule: ThorVG red, resvg red, CairoSVG red
a comment before it: ThorVG black, resvg red, CairoSVG red
a comment after it: ThorVG red, resvg red, CairoSVG red
a block for the dark mode before it: ThorVG black, resvg red, CairoSVG red
two style elements: ThorVG blue, resvg red, CairoSVG red
blue above it, hidden: ThorVG blue, resvg red, CairoSVG red
none above it: ThorVG red, resvg red, CairoSVG red
transparent above it: ThorVG black, resvg red, CairoSVG red
rgba(0, 0, 255, 0) above it: ThorVG black, resvg red, CairoSVG red
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
