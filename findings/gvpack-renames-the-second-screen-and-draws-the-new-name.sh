#!/usr/bin/env bash
# Two diagrams with a box "list" each, put together by gvpack: the second box says "list_gv1" in the picture.
#
# Guess, written before the run: the second node gets another name inside, and its text stays "list", since the text
#   is what is drawn.
# Seen: the name that gvpack makes is the text that is drawn, for each node without a label of its own. A warning says
#   that nodes are renamed, and the exit code is 0. A node with a label keeps its text, but `\T` in the label of an
#   arrow stands for the new name, too.
# Version: Graphviz 2.42.2-7+deb12u1, as in Debian 12.
# Source: the manual page says that the result serves as the union of the graphs, and nothing of names. Graphviz' page
#   on attributes: a label is `\N` if none is given, and that is the node's name.
# Why it matters: the same screens stand in several diagrams, and most have no label of their own. Give each node a
#   label before the diagrams are packed.
set -euo pipefail
command -v gvpack > /dev/null && [[ $(dot -V 2>&1) == *"version 2.4"[23]* ]] ||
  { echo "needs Debian 12's package graphviz" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo 'digraph photos { node [shape=box]; list -> detail; }' > photos.gv
echo 'digraph settings { list -> about; }' > settings.gv
echo 'digraph settings { list [label="list"]; list -> about [label="\T"]; }' > labelled.gv
texts() { dot -Tsvg "$1" | sed -n 's|.*<text[^>]*>\(.*\)</text>.*|\1|p' | paste -sd' '; }
for second in settings labelled; do
  for name in photos "$second"; do
    dot "$name.gv" > "$name.dot"
    echo "$name alone: $(texts "$name.gv")"
  done
  code=0
  gvpack photos.dot "$second.dot" > packed.gv 2> log || code=$?
  echo "packed: $(neato -s -n2 -Tsvg packed.gv | sed -n 's|.*<text[^>]*>\(.*\)</text>.*|\1|p' | paste -sd' ')"
  echo "  exit code $code, $(grep -o 'Some nodes.*' log)"
done > seen
cat seen
cat > expected <<'END'
photos alone: list detail
settings alone: list about
packed: list detail list_gv1 about
  exit code 0, Some nodes will be renamed.
photos alone: list detail
labelled alone: list about list
packed: list detail list about list_gv1
  exit code 0, Some nodes will be renamed.
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
