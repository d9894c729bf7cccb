#!/usr/bin/env bash
# Two readers of SVG paths see another picture than a renderer: fontTools drops the transform of groups, svgpathtools
# sorts by kind of element, and both return what is never drawn.
#
# Guess, written before the run: both apply the transforms of the groups around a shape (svgpathtools perhaps not),
#   keep the order of the file, and leave out what stands in `defs` or has `display: none`.
# Seen: fontTools applies a shape's own transform, if it is a matrix (`translate` raises), and no group's. `svg2paths`
#   applies neither, and returns all paths first, then polylines, polygons, lines, ellipses, circles and rectangles,
#   so that what lies on top is unknown. Both return the content of `defs`, of a `clipPath` and of a hidden group.
#   svgelements gets all of this right.
# Versions: fonttools 4.68.0, svgpathtools 1.8.0, svgelements 1.9.6.
# Source: fontTools/svgLib/path walks over all elements and looks at each one's `transform` only.
#   svgpathtools/svg_to_paths.py asks for one kind of element after the other; its page names the class `Document` for
#   transforms of groups. Neither says that hidden elements are included.
# Why it matters: a test that measures a diagram ("the arrow ends at the card") with one of them measures places where
#   nothing is. Diagram tools place their boxes with groups.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check fonttools==4.68.0 svgpathtools==1.8.0 svgelements==1.9.6

cat > in.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">
  <defs><clipPath id="clip"><rect x="900" width="10" height="10"/></clipPath></defs>
  <g transform="translate(100,0)"><rect x="1" width="10" height="10"/></g>
  <rect x="2" width="10" height="10" transform="matrix(1,0,0,1,50,0)"/>
  <g display="none"><rect x="800" width="10" height="10"/></g>
  <path d="M3 0H13"/>
</svg>
END
cat > expected <<'END'
drawn, in order: [101, 52, 3]
fontTools: [900, 1, 52, 800, 3]
svgpathtools: [3, 900, 1, 2, 800]
svgelements: [101, 52, 3]
END
tools/bin/python - > seen <<'END'
from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib import SVGPath
from svgelements import SVG, Shape
from svgpathtools import svg2paths

print("drawn, in order:", [100 + 1, 50 + 2, 3])
pen = RecordingPen()
SVGPath("in.svg").draw(pen)
print("fontTools:", [round(points[0][0]) for word, points in pen.value if word == "moveTo"])
print("svgpathtools:", [round(path.start.real) for path in svg2paths("in.svg")[0]])
print("svgelements:", [round(shape.bbox()[0]) for shape in SVG.parse("in.svg").elements() if isinstance(shape, Shape)])
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
