#!/usr/bin/env bash
# Skia and MuPDF draw a diagram's arrows without heads and its styled boxes black; svglib drops the heads.
#
# Guess, written before the run: MuPDF and svglib leave markers out; Skia, the engine of a browser, has markers and
#   style sheets. A colour from a style sheet arrives everywhere but in MuPDF.
# Seen: none of the three draws a marker. Skia's and MuPDF's readers of SVG know no style sheet at all, so the box is
#   black; svglib has its colour. No exception, no warning from their interfaces. CairoSVG draws all of it.
# Versions: skia-python 144.1, PyMuPDF 1.26.7, svglib 2.3.2, CairoSVG 2.9.1.
# Source: Skia's module svg has no node for markers and none for `style`; it isn't the reader that Chrome uses. MuPDF's
#   source/svg/svg-run.c reads presentation attributes and the attribute `style`. svglib's page lists what it lacks, and
#   doesn't name markers. SVG 1.1 has both since 2003.
# Why it matters: without its heads, an arrow of a state diagram says nothing, and nothing tells that they are missing.
#   Draw a head as a path of its own, and write the colour as an attribute.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check --only-binary :all: \
  skia-python==144.1 PyMuPDF==1.26.7 svglib==2.3.2 CairoSVG==2.9.1

cat > arrow.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 120 80">
  <style>.box { fill: #00ff00 }</style>
  <defs>
    <marker id="head" orient="auto" markerUnits="userSpaceOnUse" markerWidth="20" markerHeight="20" refY="10">
      <path d="M0,0L20,10L0,20z" fill="#ff0000"/>
    </marker>
  </defs>
  <rect width="120" height="80" fill="#ffffff"/>
  <path d="M20,20H80" stroke="#0000ff" stroke-width="4" marker-end="url(#head)"/>
  <rect class="box" x="20" y="50" width="60" height="20"/>
</svg>
END
tools/bin/python - > seen 2> log <<'END'
import io
import cairosvg, pymupdf, skia
from PIL import Image
from reportlab.graphics import renderPDF
from svglib.svglib import svg2rlg

def with_skia():
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream(open("arrow.svg", "rb").read()))
    dom.setContainerSize(skia.Size(120, 80))
    surface = skia.Surface(120, 80)
    dom.render(surface.getCanvas())
    return bytes(surface.makeImageSnapshot().encodeToData())

def with_mupdf(document):
    page = document[0]
    return page.get_pixmap(matrix=pymupdf.Matrix(120 / page.rect.width, 80 / page.rect.height)).tobytes("png")

def with_svglib():
    return with_mupdf(pymupdf.open(stream=renderPDF.drawToString(svg2rlg("arrow.svg")), filetype="pdf"))

names = {(255, 0, 0): "red", (0, 255, 0): "green", (0, 0, 255): "blue", (0, 0, 0): "black", (255, 255, 255): "none"}
for name, draw in {
    "skia": with_skia, "mupdf": lambda: with_mupdf(pymupdf.open("arrow.svg")), "svglib": with_svglib,
    "cairosvg": lambda: cairosvg.svg2png(url="arrow.svg"),
}.items():
    picture = Image.open(io.BytesIO(draw())).convert("RGB")
    line, head, box = (names.get(picture.getpixel(at), "other") for at in [(50, 20), (86, 20), (50, 60)])
    print(f"{name}: line {line}, head {head}, box {box}")
END
cat seen
cat > expected <<'END'
skia: line blue, head none, box black
mupdf: line blue, head none, box black
svglib: line blue, head none, box green
cairosvg: line blue, head red, box green
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
