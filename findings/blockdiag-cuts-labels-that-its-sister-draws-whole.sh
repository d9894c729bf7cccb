#!/usr/bin/env bash
# blockdiag draws "tap twice on a photo" beside an arrow as "tap t ...": a label that doesn't fit is cut, also in SVG.
#
# Guess, written before the run: a long label is divided at its blanks, and the box grows or the text goes on in
#   smaller letters. A label of an arrow is drawn whole. Nothing is lost in SVG, which has room.
# Seen: a label is divided after as many characters as fit, inside of words. Where the box is full it ends in three
#   dots, and an arrow has one line of a few letters. Nothing is said, and the exit code is 0. The sister seqdiag cuts
#   the names of its boxes, too. Its label of an arrow is divided at blanks and drawn whole. The cut text is still in
#   the SVG's description, which is the source of the whole diagram.
# Versions: blockdiag 3.0.0 and seqdiag 3.0.0 with Pillow 9.5.0. The font is Vera from reportlab 5.1.0.
# Source: blockdiag's pages on attributes have `label`, `width` and `height` for a node, and name no longest label.
# Why it matters: the label of an arrow is the gesture or the condition, and "tap t ..." is any of them. Give each
#   label its line breaks, and the nodes a width.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check setuptools==79.0.0 blockdiag==3.0.0 seqdiag==3.0.0 \
  Pillow==9.5.0 funcparserlib==2.0.0a0
tools/bin/pip download --quiet --disable-pip-version-check --no-deps reportlab==5.1.0
python3 -m zipfile -e reportlab-*.whl wheel
font=$(find "$PWD/wheel" -name Vera.ttf)

cat > body <<'END'
  list [label = "The list of all photos that were taken this year and of those before it"];
  list -> detail [label = "tap twice on a photo that was taken this year"];
END
for tool in blockdiag seqdiag; do
  { echo "$tool {"; cat body; echo "}"; } > app.diag
  code=0
  "tools/bin/$tool" -f "$font" -T svg -o app.svg app.diag > log 2>&1 || code=$?
  echo "$tool: exit code $code, $(wc -c < log) bytes of messages"
  grep -oE '<text[^>]*>[^<]*' app.svg | sed 's/.*>/  /'
done > seen
cat seen
cat > expected <<'END'
blockdiag: exit code 0, 0 bytes of messages
  The list of all photos th
  at were taken this y ...
  detail
  tap t ...
seqdiag: exit code 0, 0 bytes of messages
  The list of all photos th
  at were taken this y ...
  detail
  tap twice on a photo that was 
  taken this year
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
