#!/usr/bin/env bash
# A figure that svgutils makes with a width and a height has neither, and pictures in it lose what their root says.
#
# Guess, written before the run: the figure is as wide as asked for; a picture that's put into it looks as it does
#   alone, since its colours and its scale are part of it.
# Seen: with the form of the tutorial, `SVGFigure("16cm", "6.5cm")`, the file has no width, no height and no `viewBox`,
#   so a viewer takes its own size and cuts off the rest; the two are kept where nothing reads them. `set_size`
#   afterwards works, and so does `Figure` of the other module. A picture's root is replaced by a group without any
#   attribute: `fill`, `stroke` and `style` that its shapes inherited are gone, and the `viewBox` that scaled it as
#   well.
# Version: svgutils 0.3.4.
# Source: svgutils' documentation, tutorial "Creating publication-quality figures": it makes the figure with the two
#   lengths, and adds pictures with `getroot`. svgutils/transform.py expects lengths as objects with a `value`, and
#   catches the error that texts cause. SVG 2, chapter "Styling", sections on presentation attributes and inheritance:
#   what is set at the root goes for all shapes.
# Why it matters: the package is made to put the parts of a figure for a paper together. Programs that draw with one
#   colour and thickness put them at the root.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check svgutils==0.3.4

cat > part.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 20 10" fill="none" style="stroke: red">
  <rect id="frame" width="20" height="10"/>
</svg>
END
cat > expected <<'END'
the part: svg width='200' height='100' viewBox='0 0 20 10' fill='none' style='stroke: red' > rect width='20' height='10'
SVGFigure: svg > g > g > rect width='20' height='10'
its width: None
with set_size: svg width='16cm' height='6.5cm' > g > g > rect width='20' height='10'
compose.Figure: svg width='16.0cm' height='6.5cm' viewBox='0 0 16.0 6.5' > g > g > rect width='20' height='10'
END
tools/bin/python - > seen <<'END'
from xml.etree import ElementTree
import svgutils.compose as compose
import svgutils.transform as transform

NAMES = ["width", "height", "viewBox", "fill", "style", "transform"]

def show(text, figure):
    data = figure.to_str() if hasattr(figure, "to_str") else figure.tostr()
    root = ElementTree.fromstring(data)
    path, node = [], root
    while node is not None:
        name = node.tag.split("}")[-1]
        path.append(name + "".join(f" {key}={node.get(key)!r}" for key in NAMES if node.get(key)))
        node = next(iter(node), None)
    print(f"{text}: {' > '.join(path)}")

show("the part", transform.fromfile("part.svg"))
figure = transform.SVGFigure("16cm", "6.5cm")
figure.append([transform.fromfile("part.svg").getroot()])
show("SVGFigure", figure)
print("its width:", figure.width)
figure.set_size(("16cm", "6.5cm"))
show("with set_size", figure)
show("compose.Figure", compose.Figure("16cm", "6.5cm", compose.SVG("part.svg")))
END
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
