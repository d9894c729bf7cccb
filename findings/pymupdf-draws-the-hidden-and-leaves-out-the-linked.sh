#!/usr/bin/env bash
# PyMuPDF makes a PDF of an SVG picture: each shape that's hidden is there, and each shape within a link is missing.
#
# Guess, written before the run: hiding, links, `switch` and a class with a colour are drawn as in a browser, as a
#   picture and in the PDF.
# Seen: `display="none"` and `visibility="hidden"` change nothing, as attributes and as a style. What stands in `a` or
#   `switch` isn't drawn, and the PDF has no link. Rules of a style sheet aren't used, so a shape is black. CairoSVG and
#   resvg have all six right. PyMuPDF gives no warning.
# Versions: PyMuPDF 2.0, CairoSVG 2.9.1, resvg-py 0.5.0.
# Source: SVG 2 has the children of `a` drawn, and the first fitting child of `switch`; an element with `display: none`
#   isn't rendered, and one that's hidden isn't painted. PyMuPDF's page on supported files lists SVG. MuPDF's book calls
#   its support incomplete, and names no part.
# Why it matters: Mermaid, Doxygen and Graphviz put linked boxes into `a`, so their diagrams lose exactly the boxes that
#   lead on. A drawing with a layer switched off shows the answers of the exercise in the printed sheet.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check PyMuPDF==2.0 CairoSVG==2.9.1 resvg-py==0.5.0 Pillow==13.0.0

cat > picture.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" width="140" height="20">
  <style>.box { fill: #00f }</style>
  <rect fill="#00f" x="0" width="20" height="20"/>
  <a href="https://example.com"><rect fill="#00f" x="20" width="20" height="20"/></a>
  <switch><rect fill="#00f" x="40" width="20" height="20"/></switch>
  <rect fill="#00f" x="60" width="20" height="20" display="none"/>
  <rect fill="#00f" x="80" width="20" height="20" visibility="hidden"/>
  <rect fill="#00f" x="100" width="20" height="20" style="display: none"/>
  <rect class="box" x="120" width="20" height="20"/>
</svg>
END
cat > draw.py <<'END'
import io
import cairosvg, pymupdf, resvg_py
from PIL import Image

def pdf():
    document = pymupdf.open("pdf", pymupdf.open("picture.svg").convert_to_pdf())
    return document[0].get_pixmap().tobytes("png")

pictures = {
    "CairoSVG": cairosvg.svg2png(url="picture.svg"),
    "resvg": bytes(resvg_py.svg_to_bytes(svg_path="picture.svg")),
    "PyMuPDF": pymupdf.open("picture.svg")[0].get_pixmap().tobytes("png"),
    "PyMuPDF's PDF": pdf(),
}
parts = ["plain", "in a", "in switch", "no display", "hidden", "no display by style", "by class"]
colours = {(0, 0, 255): "blue", (0, 0, 0): "black", (255, 255, 255): "-"}
print(", ".join(parts))
for name, data in pictures.items():
    image = Image.open(io.BytesIO(data)).convert("RGBA")
    ground = Image.new("RGBA", image.size, "white")
    ground.alpha_composite(image)
    print(f"{name}:", ", ".join(colours[ground.getpixel((20 * i + 10, 10))[:3]] for i in range(len(parts))))
END
tools/bin/python draw.py > seen
cat seen
cat > expected <<'END'
plain, in a, in switch, no display, hidden, no display by style, by class
CairoSVG: blue, blue, blue, -, -, -, blue
resvg: blue, blue, blue, -, -, -, blue
PyMuPDF: blue, -, -, blue, blue, blue, black
PyMuPDF's PDF: blue, -, -, blue, blue, blue, black
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
