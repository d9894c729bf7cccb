#!/usr/bin/env bash
# Typst brings a monospaced font and sets code in it, and sets the `monospace` of an SVG picture in its serif font.
#
# Guess, written before the run: a picture's generic families are those of the document: `monospace` is the font of its
#   code, `serif` the one of its text, and `sans-serif` some font without serifs, or a warning.
# Seen: `monospace`, `sans-serif` and `system-ui` are all Libertinus Serif, with DejaVu Sans Mono in the same file for
#   the document's own code. So columns don't stand below each other: "HiiiH" and "HWWiH" differ in width. By its name
#   DejaVu Sans Mono is found, also as the second of a list. If the document's text has another font, the picture's
#   generic families get that one. There's no warning.
# Versions: typst 0.15.0 of PyPI with its own fonts only (`ignore_system_fonts`), pypdf 7.1.1, Pillow 13.0.0.
# Source: CSS Fonts 4, "Generic font families": these families are mapped to fonts that are there, `monospace` to one of
#   fixed width. Typst's reference on `image` and `raw` has nothing of them; typst/typst, issue 6823, has it of
#   `sans-serif`.
# Why it matters: Graphviz, Mermaid, D2 and most tools write `sans-serif` or `monospace` last, and measure boxes for it.
#   In a paper their texts are in another face and width than the boxes are made for, and tables in them are askew.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check typst==0.15.0 Pillow==13.0.0 pypdf==7.1.1

cat > look.py <<'END'
import io
import pypdf, typst
from PIL import Image, ImageOps

def picture(family, text="list"):
    return ('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50">'
            f'<text x="0" y="40" font-size="40" font-family="{family}">{text}</text></svg>')

def fonts(content, svg):
    open("picture.svg", "w").write(svg)
    open("paper.typ", "w").write("#set page(width: 300pt, height: 100pt)\n" + content)
    data, warnings = typst.compile_with_warnings("paper.typ", format="pdf", ignore_system_fonts=True)
    found = set()
    def walk(resources):
        for font in resources.get("/Font", {}).values():
            found.add(font.get_object()["/BaseFont"].split("+")[-1].removesuffix("-Identity-H"))
        for part in resources.get("/XObject", {}).values():
            walk(part.get_object().get("/Resources", {}))
    walk(pypdf.PdfReader(io.BytesIO(data)).pages[0]["/Resources"])
    return f"{', '.join(sorted(found))}; {len(warnings)} warnings"

print("code in the document:", fonts("`list`", picture("serif")))
for family in ("serif", "monospace", "sans-serif", "system-ui", "Menlo, monospace", "Menlo, 'DejaVu Sans Mono'"):
    print(f"picture, {family}:", fonts('#image("picture.svg")', picture(family)))
print("picture, monospace, and code in the document:", fonts('`list` #image("picture.svg")', picture("monospace")))
print("picture, monospace, in a document of New Computer Modern:",
      fonts('#set text(font: "New Computer Modern")\n#image("picture.svg")', picture("monospace")))
for family in "monospace", "DejaVu Sans Mono":
    widths = []
    for text in "Hiii", "HWWi":
        fonts('#image("picture.svg")', picture(family, text + "H"))
        data = typst.compile("paper.typ", format="png", ignore_system_fonts=True)
        left, _, right, _ = ImageOps.invert(Image.open(io.BytesIO(data)).convert("L")).getbbox()
        widths.append(right - left)
    print(f"{family}: HiiiH and HWWiH are {'equally wide' if widths[0] == widths[1] else 'of two widths'}")
END
tools/bin/python look.py > seen
cat seen
cat > expected <<'END'
code in the document: DejaVuSansMono; 0 warnings
picture, serif: LibertinusSerif-Regular; 0 warnings
picture, monospace: LibertinusSerif-Regular; 0 warnings
picture, sans-serif: LibertinusSerif-Regular; 0 warnings
picture, system-ui: LibertinusSerif-Regular; 0 warnings
picture, Menlo, monospace: LibertinusSerif-Regular; 0 warnings
picture, Menlo, 'DejaVu Sans Mono': DejaVuSansMono; 0 warnings
picture, monospace, and code in the document: DejaVuSansMono, LibertinusSerif-Regular; 0 warnings
picture, monospace, in a document of New Computer Modern: NewCM10-Regular; 0 warnings
monospace: HiiiH and HWWiH are of two widths
DejaVu Sans Mono: HiiiH and HWWiH are equally wide
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
