#!/usr/bin/env bash
# One value that CairoSVG doesn't know ends the whole picture, if there is a number sign in it.
#
# Guess, written before the run: a colour that isn't understood is ignored, as CSS asks, and the attribute or the
#   inherited colour counts.
# Seen: `fill: var(--ink, #0a0)` raises ValueError, since whatever has a `#` in it is read as a hexadecimal colour.
#   `fill: var(--ink, green)` draws black. So does `light-dark(green, red)`, and with `#` in it that raises, too.
#   resvg draws each of them black and goes on. Neither takes the colour that the attribute gives, as a browser does.
# Versions: CairoSVG 2.9.1, resvg (resvg-py 0.5.0).
# Source: cairosvg/colors.py looks for a hexadecimal colour anywhere in the text, and then takes its digits from the
#   start of the text. CSS Custom Properties level 1 has the fallback; CSS Syntax level 3 says that a declaration that
#   isn't valid is dropped. CairoSVG's page doesn't mention variables.
# Why it matters: web pages take their colours from variables with a fallback. A picture cut out of such a page can't
#   be made a PNG; the message names neither the element nor the property. Write plain colours into files.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check CairoSVG==2.9.1 resvg-py==0.5.0 Pillow==13.0.0

cat > expected <<'END'
#00aa00: cairosvg green, resvg green
nonsense: cairosvg black, resvg black
var(--ink, green): cairosvg black, resvg black
var(--ink, #00aa00): cairosvg ValueError, resvg black
light-dark(green, red): cairosvg black, resvg black
light-dark(#00aa00, red): cairosvg ValueError, resvg black
END
tools/bin/python - > seen <<'END'
import io
import cairosvg, resvg_py
from PIL import Image

names = {(0, 0xAA, 0, 255): "green", (0, 128, 0, 255): "green", (0, 0, 255, 255): "blue", (0, 0, 0, 255): "black", (0, 0, 0, 0): "nothing"}

def colour(draw):
    try:
        png = draw()
    except Exception as error:
        return type(error).__name__
    return names.get(Image.open(io.BytesIO(png)).convert("RGBA").getpixel((5, 5)), "other")

for value in ["#00aa00", "nonsense", "var(--ink, green)", "var(--ink, #00aa00)", "light-dark(green, red)", "light-dark(#00aa00, red)"]:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><style>.a {{ fill: {value} }}</style><rect class="a" fill="blue" width="10" height="10"/></svg>'
    print(f"{value}: cairosvg {colour(lambda: cairosvg.svg2png(bytestring=svg.encode()))}, resvg {colour(lambda: bytes(resvg_py.svg_to_bytes(svg_string=svg)))}")
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
