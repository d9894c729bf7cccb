#!/usr/bin/env bash
# asciidoctor-pdf prints SVG pictures in the colours of their dark mode, and what is hidden in them.
#
# Guess, written before the run: paper has no dark mode, so the rules in `@media (prefers-color-scheme: dark)` are left
#   out. A rule for a class wins over an attribute, and what is hidden or transparent isn't printed.
# Seen: the rules of the dark mode are taken as if there were no `@media`, and win, since they come last; so are those
#   for a screen of 1 pixel. An attribute `fill` wins over the rule for the class. `visibility="hidden"` is printed.
#   `transparent`, `#0000ff00` and `rgba(0, 0, 255, 0)` are black and hide what is beneath them. asciidoctor-pdf says
#   nothing, and its exit code is 0.
# Versions: ruby-asciidoctor-pdf 2.3.4-3 and ruby-prawn-svg 0.32.0-1 of Debian 12; PyMuPDF 2.0 looks at the pages, and
#   resvg-py 0.5.0 is there to compare.
# Source: Media Queries 4: a block whose query is false isn't used. SVG 1.1, 6.4: attributes count as rules before all
#   others, with no specificity. prawn-svg's README says that it supports CSS in `<style>`, with selectors and their
#   specificity; it has nothing of `@media`, and `visibility` is in neither of its lists.
# Why it matters: pictures for README files have a dark mode, as GitHub recommends. In the manual their texts are nearly
#   white on white paper.
set -euo pipefail
[[ $(dpkg-query -W -f '${Version} ' ruby-asciidoctor-pdf ruby-prawn-svg 2> /dev/null) == "2.3.4-3 0.32.0-1 " ]] ||
  { echo "needs Debian 12's package ruby-asciidoctor-pdf" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check PyMuPDF==2.0 resvg-py==0.5.0 Pillow==13.0.0

cat > draw.py <<'END'
import io, subprocess
import pymupdf, resvg_py
from PIL import Image

def colour(image):
    red, green, blue = image.convert("RGB").getpixel((image.width // 2, image.height // 2))
    return {(255, 0, 0): "red", (0, 0, 255): "blue", (0, 0, 0): "black", (255, 255, 255): "nothing"}.get(
        (red, green, blue), (red, green, blue))

def show(name, content):
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90" viewBox="0 0 90 90">{content}</svg>'
    open("picture.svg", "w").write(text)
    open("manual.adoc", "w").write("image::picture.svg[]\n")
    run = subprocess.run(["asciidoctor-pdf", "manual.adoc"], capture_output=True, text=True)
    page = pymupdf.open("manual.pdf")[0]
    pixels = page.get_pixmap(clip=page.get_drawings()[0]["rect"])
    printed = colour(Image.frombytes("RGB", (pixels.width, pixels.height), pixels.samples))
    reference = colour(Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=text)))))
    print(f"{name}: printed {printed}, resvg {reference}; exit code {run.returncode}, "
          f"{len((run.stdout + run.stderr).split())} words of messages")

box = '<rect class="list" width="90" height="90"/>'
red, blue = ".list { fill: #f00 }", ".list { fill: #00f }"
show("red class", f"<style>{red}</style>{box}")
show("red class, blue in the dark mode", f"<style>{red} @media (prefers-color-scheme: dark) {{ {blue} }}</style>{box}")
show("red class, blue on a screen of a pixel",
     f"<style>{red} @media screen and (max-width: 1px) {{ {blue} }}</style>{box}")
show("red class, blue attribute",
     f'<style>{red}</style><rect class="list" width="90" height="90" fill="#00f"/>')
for fill in ('fill="#00f" visibility="hidden"', 'fill="none"', 'fill="transparent"', 'fill="#0000ff00"',
             'fill="rgba(0, 0, 255, 0)"'):
    show(f"red class, above it {fill}", f'<style>{red}</style>{box}<rect width="90" height="90" {fill}/>')
END
tools/bin/python draw.py > seen
cat seen
cat > expected <<'END'
red class: printed red, resvg red; exit code 0, 0 words of messages
red class, blue in the dark mode: printed blue, resvg red; exit code 0, 0 words of messages
red class, blue on a screen of a pixel: printed blue, resvg red; exit code 0, 0 words of messages
red class, blue attribute: printed blue, resvg red; exit code 0, 0 words of messages
red class, above it fill="#00f" visibility="hidden": printed blue, resvg red; exit code 0, 0 words of messages
red class, above it fill="none": printed red, resvg red; exit code 0, 0 words of messages
red class, above it fill="transparent": printed black, resvg red; exit code 0, 0 words of messages
red class, above it fill="#0000ff00": printed black, resvg red; exit code 0, 0 words of messages
red class, above it fill="rgba(0, 0, 255, 0)": printed black, resvg red; exit code 0, 0 words of messages
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
