#!/usr/bin/env bash
# A shape that is used again is drawn by vpype if the `<use>` stands in a group, and is gone if it stands in none.
#
# Guess, written before the run: `<use>` of a shape is that shape once more, at its place, wherever it stands.
# Seen: in a group it is, with `href`. Below the root, which is where most programs write it, it isn't, whether it
#   names a line, a path, a group or a symbol. Beside other shapes nothing is said. If nothing else is drawn, no file
#   is written, with a warning and exit code 0. With `--single-layer` or `--attr stroke` the same picture is complete.
# Versions: vpype 1.15.0 with svgelements 1.9.6.
# Source: `vpype read --help`: top-level elements that aren't groups all go to layer 1, and what's left out are texts,
#   bitmaps and formatting. SVG's chapter on structure: a `use` stands for the element that it names. The
#   library svgelements resolves each of them, as an element of a kind of its own.
# Why it matters: a plotter draws the boxes without the arrowheads that they share, and the sheet is used up.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check vpype==1.15.0 svgelements==1.9.6

show() {
  printf '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99">%s</svg>' "$2" > in.svg
  rm -f out.svg
  code=0
  # shellcheck disable=SC2086
  tools/bin/vpype read ${3:-} in.svg write out.svg 2> log || code=$?
  drawn=$(grep -c '<line ' out.svg 2> log2 || true)
  echo "$1: ${drawn:-no file,} lines, $(wc -l < log) warnings, exit code $code"
}
line='<line id="a" x2="9" y1="1" y2="1" stroke="red"/>'
used='<use href="#a" y="5"/>'
symbol='<symbol id="a"><line x2="9" y1="1" y2="1" stroke="red"/></symbol>'
{
  show "a line, and its use" "$line$used"
  show "a line in a group, and its use" "<g id=\"a\">${line/id=\"a\" /}</g>$used"
  show "a line in defs, and its use" "<defs>$line</defs>$used"
  show "a symbol, and its use" "<defs>$symbol</defs>$used"
  show "a line in defs, and its use in a group" "<defs>$line</defs><g>$used</g>"
  show "a line, and its use in a group" "$line<g>$used</g>"
  show "a line, and its use, with --single-layer" "$line$used" --single-layer
  show "a line, and its use, with --attr stroke" "$line$used" "--attr stroke"
} > seen
cat seen
cat > expected <<'END'
a line, and its use: 1 lines, 0 warnings, exit code 0
a line in a group, and its use: 1 lines, 0 warnings, exit code 0
a line in defs, and its use: no file, lines, 1 warnings, exit code 0
a symbol, and its use: no file, lines, 1 warnings, exit code 0
a line in defs, and its use in a group: 1 lines, 0 warnings, exit code 0
a line, and its use in a group: 2 lines, 0 warnings, exit code 0
a line, and its use, with --single-layer: 2 lines, 0 warnings, exit code 0
a line, and its use, with --attr stroke: 2 lines, 0 warnings, exit code 0
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
