#!/usr/bin/env bash
# Scour, with its defaults, deletes the shape that `<use href="#…">` shows; and the ids that `aria-labelledby` names,
# if asked to remove ids that nothing refers to.
#
# Guess, written before the run: SVG 2's plain `href` counts as a reference, and so does `aria-labelledby`.
# Seen: 1. Only `xlink:href` counts. A shape in `defs` that is shown through `href` is removed, while the `use` stays:
#   the picture loses it, in a file that is valid and smaller. A gradient that inherits from another through `href`
#   loses its colours in the same way. 2. `--enable-id-stripping` takes the ids off `title` and `desc` although
#   `aria-labelledby` names them: the picture has no name any more for a screen reader.
# Versions: scour 0.38.2; drawn by CairoSVG 2.9.1.
# Source: scour/scour.py, findReferencedElements, looks at `xlink:href` and at eight properties. SVG 2's chapter on
#   structure makes `href` the attribute and `xlink:href` the deprecated one; WAI-ARIA defines `aria-labelledby`.
#   Scour's page calls what its defaults do safe.
# Why it matters: a tool that writes SVG for today's browsers drops the old namespace. Keep it for `use` and
#   gradients, or give scour `--keep-unreferenced-defs`.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check scour==0.38.2 CairoSVG==2.9.1 Pillow==13.0.0

draw() {
  cat <<END
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 30 10" width="30" height="10" role="img" aria-labelledby="name">
  <title id="name">Three screens</title>
  <defs>
    <rect id="screen" width="10" height="10" fill="#00ff00"/>
    <linearGradient id="ends"><stop offset="0" stop-color="#00ff00"/></linearGradient>
    <linearGradient id="grad" $1="#ends"/>
  </defs>
  <rect width="10" height="10" fill="#00ff00"/>
  <use $1="#screen" x="10"/>
  <rect x="20" width="10" height="10" fill="url(#grad)"/>
</svg>
END
}
cat > look.py <<'END'
import io, re, sys
import cairosvg
from PIL import Image

text = open(sys.argv[1]).read()
picture = Image.open(io.BytesIO(cairosvg.svg2png(bytestring=text.encode()))).convert("RGBA")
names = {(0, 255, 0, 255): "green", (0, 0, 0, 0): "nothing"}
pixels = [names.get(picture.getpixel((x, 5)), "other") for x in [5, 15, 25]]
labelled = re.search(r'aria-labelledby="(\w+)"', text)
print(f"{sys.argv[1]}: {' '.join(pixels)}, named: {bool(labelled) and f'id={chr(34)}{labelled[1]}{chr(34)}' in text}")
END
draw href > href.svg
draw xlink:href > xlink.svg
scour() { tools/bin/scour -q "$@"; }
scour -i href.svg -o href-scoured.svg
scour -i xlink.svg -o xlink-scoured.svg
scour --keep-unreferenced-defs -i href.svg -o href-kept.svg
scour --enable-id-stripping -i xlink.svg -o xlink-no-ids.svg
cat > expected <<'END'
href.svg: green green green, named: True
href-scoured.svg: green nothing nothing, named: True
href-kept.svg: green green green, named: True
xlink.svg: green green green, named: True
xlink-scoured.svg: green green green, named: True
xlink-no-ids.svg: green green green, named: False
END
for file in href href-scoured href-kept xlink xlink-scoured xlink-no-ids; do tools/bin/python look.py "$file.svg"; done > seen
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
