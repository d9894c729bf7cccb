#!/usr/bin/env bash
# svg-polish, "lossless", moves a drawing with large numbers out of its frame, and takes groups away that a style names.
#
# Guess, written before the run: the picture is the same before and after, as guaranteed, with the default settings.
# Seen: numbers are rounded to five digits, wherever the frame is, so that a drawing at 1,000,000 is moved by twelve
#   units here; the frame isn't rounded. A group without attributes is taken away, and a rule `g > .box` or `g + rect`
#   doesn't apply any more, while `svg > rect` does now. Two gradients that only a style sheet tells apart become one.
#   The output is drawn by resvg in other colours, and the exit code is 0. Without such rules the same shapes are kept.
# Versions: svg-polish 1.0.0, resvg-py 0.5.0, Pillow 13.0.0.
# Source: the README of svg-polish guarantees output that is rendered exactly like the input, and calls its optimizer
#   lossless. SVG 2, chapter 6: rules select by the tree of elements, as in CSS. The help of the command has five digits
#   as the default of `--set-precision`.
# Why it matters: maps and plans in metres have such numbers, and exported drawings have style sheets with `>`. A step
#   of a build that promises no change is the one that nobody compares pictures after.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check svg-polish==1.0.0 resvg-py==0.5.0 Pillow==13.0.0

cat > compare.py <<'END'
import io, resvg_py, subprocess
from PIL import Image

def draw(file):
    image = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_path=file)))).convert("RGBA")
    ground = Image.new("RGBA", image.size, "white")
    ground.alpha_composite(image)
    names = {(0, 0, 255): "blue", (255, 0, 0): "red", (255, 255, 255): "-"}
    return [names.get(ground.getpixel((x, 10))[:3], "other") for x in (10, 30)]

frame = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="{} 0 40 20">{}</svg>'
red = '<rect class="box" width="20" height="20" fill="#f00"/>'
stops = '<linearGradient id="{}"><stop stop-color="#f00"/></linearGradient>'
pictures = {
    "plain": (0, f"<g>{red}</g>"),
    "large numbers": (1000000, '<rect x="1000012" width="20" height="20" fill="#f00"/>'),
    "g > .box": (0, f"<style>g > .box {{ fill: #00f }}</style><g>{red}</g>"),
    "svg > rect": (0, f"<style>svg > rect {{ fill: #00f }}</style><g>{red}</g>"),
    "gradients": (0, "<style>#b stop { stop-color: #00f }</style>" + stops.format("a") + stops.format("b") +
                  '<rect width="20" height="20" fill="url(#a)"/><rect x="20" width="20" height="20" fill="url(#b)"/>'),
}
for name, (left, content) in pictures.items():
    with open("in.svg", "w") as file:
        file.write(frame.format(left, content))
    code = subprocess.run(["tools/bin/svg-polish", "-q", "-i", "in.svg", "-o", "out.svg"]).returncode
    print(f"{name}: {draw('in.svg')}, exit code {code}, then {draw('out.svg')}")
END
tools/bin/python compare.py > seen
cat seen
cat > expected <<'END'
plain: ['red', '-'], exit code 0, then ['red', '-']
large numbers: ['-', 'red'], exit code 0, then ['red', '-']
g > .box: ['blue', '-'], exit code 0, then ['red', '-']
svg > rect: ['red', '-'], exit code 0, then ['blue', '-']
gradients: ['red', 'blue'], exit code 0, then ['red', 'red']
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
