#!/usr/bin/env bash
# Converted from GML, a graph is drawn with numbers for names: gml2gv puts each label under `name`, which nothing draws.
#
# Guess, written before the run: a GML label becomes a DOT label, at nodes and at edges, as gv2gml writes it the other
#   way.
# Seen: `label "Menu"` becomes `name=Menu`, so dot draws the node as 0 and the edge without a text. Only a label that
#   stands in `LabelGraphics` is one in DOT, too; its `fontSize 12` becomes `fontname=12`. An attribute `w` of the
#   user's own becomes `wval`. Character references (`&#34;`) stay as they're written. There's no error and no warning.
# Versions: gml2gv of Graphviz 2.42.2 (Debian 12, where `dot -V` calls itself 2.43.0); NetworkX 3.6.1 writes the file.
# Source: GML's technical report: `label` is the name that is shown for a node or an edge. The manual page of gml2gv: no
#   information in attributes is lost, since those without an equivalent are kept. Graphviz' table of attributes has
#   `label`, and no `name`; `fontname` is the family of a font.
# Why it matters: GML that NetworkX, igraph or Gephi wrote has its names in `label` and nowhere else. The picture is
#   complete and right, with 0, 1 and 2 for the screens.
set -euo pipefail
command -v gml2gv > /dev/null && [[ $(dot -V 2>&1) == *"version 2.4"[23]* ]] ||
  { echo "needs Graphviz 2.42" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check networkx==3.6.1

tools/bin/python - <<'END'
import networkx

graph = networkx.DiGraph()
graph.add_node('The "menu"', w=1.5)
graph.add_edge('The "menu"', "List", label="tap")
networkx.write_gml(graph, "app.gml")
END
cat > with-graphics.gml <<'END'
graph [
  node [ id 0 label "Menu" LabelGraphics [ text "Menu" fontSize 12 ] ]
  node [ id 1 label "List" ]
]
END
look() {
  echo "-- $1"
  gml2gv "$1" > out.gv
  tr -d '\n\t' < out.gv | sed 's/^digraph "" {//; s/^graph "" {//; s/}$//; s/];/];\n/g'
  echo "drawn: $(dot -Tsvg out.gv | sed -n 's|.*<text[^>]*>\(.*\)</text>.*|\1|p' | paste -sd' ')"
}
{
  grep -o 'label .*' app.gml
  look app.gml
  look with-graphics.gml
} > seen
cat seen
cat > expected <<'END'
label "The &#34;menu&#34;"
label "List"
label "tap"
-- app.gml
0[name="The &#34;menu&#34;",wval=1.5];
1[name=List];
0 -> 1[name=tap];
drawn: 0 1
-- with-graphics.gml
0[fontname=12,label=Menu,name=Menu];
1[name=List];
drawn: Menu 1
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
