#!/usr/bin/env bash
# An SVG whose `viewBox` is 300 by 200 has 5 by 7 pixels for imagesize and Sphinx, if its first rectangle has.
#
# Guess, written before the run: a picture that has only a `viewBox` has its size, or imagesize says that it's unknown
#   (-1). Sphinx's `:scale: 50` halves it, or warns.
# Seen: imagesize takes the first `width="…"` and the first `height="…"` of the first 1,024 bytes, of whatever element.
#   So a drawing without sizes on its root is as large as its first box. A root that has one of the two gets the other
#   one from a child. Sphinx writes both numbers into the page, and says nothing. A comment in front of the root,
#   without an XML declaration, makes the file unknown; then Sphinx warns.
# Versions: imagesize 2.0.1, Sphinx 9.0.4.
# Source: SVG 2, 7.2 and 8.2: `width` and `height` of the outermost `svg` are its size, and are `auto` if absent. Then
#   `viewBox` gives the ratio. The page of imagesize on PyPI says that it reads the headers of images, SVG's among them.
#   Its source, imagesize/imagesize.py, searches for the attributes' names as text.
# Why it matters: drawings that are to fit their page have a `viewBox` only, and many tools write them so. The page has
#   a dot in place of the diagram, or one squeezed to a stripe, and the build is green.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check imagesize==2.0.1 Sphinx==9.0.4

mkdir pages
touch pages/conf.py
root='<svg xmlns="http://www.w3.org/2000/svg"'
box='<rect width="5" height="7"/></svg>'
echo "$root width='300' height='200'>$box" > pages/both.svg
echo "$root viewBox='0 0 300 200'>$box" > pages/box.svg
echo "$root width='300' viewBox='0 0 300 200'>$box" > pages/one.svg
echo "<!-- drawn by hand -->$root width='300' height='200'>$box" > pages/comment.svg
cat > pages/index.rst <<'END'
Pictures
========
.. image:: both.svg
   :scale: 50
.. image:: box.svg
   :scale: 50
.. image:: one.svg
   :scale: 50
.. image:: comment.svg
   :scale: 50
END
{
  for name in both box one comment; do
    tools/bin/python -c 'import imagesize, sys; print(*imagesize.get(sys.argv[1]))' "pages/$name.svg" |
      sed "s/^/imagesize: $name.svg /"
  done
  tools/bin/sphinx-build -q -b html pages out > log 2>&1
  grep -o '<img[^>]*>' out/index.html | sed 's/alt="[^"]*" //; s/^/Sphinx: /'
  echo "Sphinx warns of: $(grep -o '[a-z]*\.svg' log | sort -u)"
} > seen || true
cat seen
cat > expected <<'END'
imagesize: both.svg 300.0 200.0
imagesize: box.svg 5.0 7.0
imagesize: one.svg 300.0 7.0
imagesize: comment.svg -1 -1
Sphinx: <img height="100" src="_images/both.svg" width="150" />
Sphinx: <img height="4" src="_images/box.svg" width="2" />
Sphinx: <img height="4" src="_images/one.svg" width="150" />
Sphinx: <img src="_images/comment.svg" />
Sphinx warns of: comment.svg
END
diff expected seen || { echo "This is not what was seen with these versions."; cat log; exit 1; }
