#!/usr/bin/env bash
# An arc with a radius of zero is a straight line in SVG: one library has no length for it, and two stop at such arcs.
#
# Guess, written before the run: SVG's rules for such arcs are short and old, so all four libraries follow them: with a
#   radius of zero it's a line, and one that ends where it begins isn't there.
# Seen: svgelements keeps an arc, of length 0, so a path with it is too short, though its box is right. svg.path has
#   both lengths right, and raises an AttributeError when it's asked for the box. svgpathtools makes a line of the
#   first, and raises an AssertionError without a text at the second. picosvg does what SVG says.
# Versions: svgelements 1.9.6, svg.path 7.1, svgpathtools 1.8.0, picosvg 0.23.0.
# Source: SVG 2, chapter "Paths", section "Out-of-range elliptical arc parameters": an arc whose ends are equal is left
#   out, and a radius of zero gives a straight line. svgelements' README calls it a bug where the library differs from
#   the specification. svg.path's list of changes has the arc with equal ends as mended, for the length.
# Why it matters: a box whose corners have a radius of zero, written as a path, has four such arcs. Lengths put a label
#   in the middle of a connection, and boxes fit a picture into its page.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check \
  svg.path==7.1 svgelements==1.9.6 svgpathtools==1.8.0 picosvg==0.23.0

cat > expected <<'END'
M0 0 L10 0 A0 5 0 0 1 10 10
  svgelements: length 10.0, box 0 0 10 10
  svg.path: length 20.0, box AttributeError
  svgpathtools: length 20.0, box 0 0 10 10
  picosvg: M 0 0 L 10 0 L 10 10, box 0 0 10 10
M0 0 L10 0 A5 5 0 0 1 10 0 L20 0
  svgelements: length 20.0, box 0 0 20 0
  svg.path: length 20.0, box AttributeError
  svgpathtools: AssertionError
  picosvg: M 0 0 L 10 0 L 20 0, box 0 0 20 0
END
tools/bin/python -W ignore - > seen <<'END'
import svg.path, svgelements, svgpathtools
from picosvg.svg_types import SVGPath

def attempt(action):
    try:
        return action()
    except Exception as error:
        return type(error).__name__

def box(left, top, right, bottom):
    return " ".join(f"{float(number) + 0:g}" for number in (left, top, right, bottom))

def with_svgelements(text):
    path = svgelements.Path(text)
    return f"length {float(path.length()):.1f}, box {box(*path.bbox())}"

def with_svg_path(text):
    path = svg.path.parse_path(text)
    return f"length {float(path.length()):.1f}, box {attempt(lambda: box(*path.boundingbox()))}"

def with_svgpathtools(text):
    path = svgpathtools.parse_path(text)
    left, right, top, bottom = path.bbox()
    return f"length {float(path.length()):.1f}, box {box(left, top, right, bottom)}"

def with_picosvg(text):
    path = SVGPath(d=text).arcs_to_cubics()
    parts = (" ".join([letter, *(f"{number:g}" for number in numbers)]) for letter, numbers in path.as_cmd_seq())
    left, top, width, height = path.bounding_box()
    return f"{' '.join(parts)}, box {box(left, top, left + width, top + height)}"

readers = {"svgelements": with_svgelements, "svg.path": with_svg_path,
           "svgpathtools": with_svgpathtools, "picosvg": with_picosvg}
for path in ["M0 0 L10 0 A0 5 0 0 1 10 10", "M0 0 L10 0 A5 5 0 0 1 10 0 L20 0"]:
    print(path)
    for name, read in readers.items():
        print(f"  {name}: {attempt(lambda: read(path))}")
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
