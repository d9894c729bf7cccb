#!/usr/bin/env bash
# An undirected line of DOT is two lines in Tulip, there and back, and a cluster isn't there at all.
#
# Guess, written before the run: a cluster is a subgraph, a label is read with its escapes, and `a -- b` is one edge.
# Seen: `a -- b` is an edge from a to b and one from b to a, so each degree and each sum is doubled. A cluster is no
#   subgraph, and its label is nowhere. Of the escapes `\n` is read, and the backslash before a quotation mark is
#   shown. Labels of edges are right. Tulip's own importer of TGF has the same graph with one edge a line.
# Version: tulip-python 6.0.0.
# Source: Graphviz' page on the DOT language: `--` joins two nodes with one edge, a name that begins with `cluster`
#   makes a cluster, and `\"` is a quotation mark. Tulip's page names the import as one of Graphviz files.
# Why it matters: Tulip is there to measure graphs. Measured on a file of DOT, each screen has twice as many ways as
#   it has, and whatever goes one way only goes both.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check tulip-python==6.0.0

cat > plain.gv <<'END'
graph app { list -- detail [label="push"]; detail -- menu; }
END
cat > arrows.gv <<'END'
digraph app {
  subgraph cluster_tab { label="Tab"; list [label="The \"list\""]; detail [label="Two\nlines"]; }
  list -> detail [label="push"];
}
END
printf '1 list\n2 detail\n3 menu\n#\n1 2 push\n2 3\n' > plain.tgf
cat > read.py <<'END'
from tulip import tlp

def show(kind, path):
    parameters = tlp.getDefaultPluginParameters(kind)
    parameters["file::filename"] = path
    graph = tlp.importGraph(kind, parameters)
    label = graph["viewLabel"]
    print(f"{path}: {graph.numberOfSubGraphs()} subgraphs")
    for node in graph.getNodes():
        print(f"  {label[node]!r}: degree {graph.deg(node)}")
    for edge in graph.getEdges():
        print(f"  {label[graph.source(edge)]!r} to {label[graph.target(edge)]!r}: {label[edge]!r}")

show("graphviz", "plain.gv")
show("TGF", "plain.tgf")
show("graphviz", "arrows.gv")
END
tools/bin/python read.py > seen
cat seen
cat > expected <<'END'
plain.gv: 0 subgraphs
  'list': degree 2
  'detail': degree 4
  'menu': degree 2
  'list' to 'detail': 'push'
  'detail' to 'list': 'push'
  'detail' to 'menu': ''
  'menu' to 'detail': ''
plain.tgf: 0 subgraphs
  'list': degree 1
  'detail': degree 2
  'menu': degree 1
  'list' to 'detail': 'push'
  'detail' to 'menu': ''
arrows.gv: 0 subgraphs
  'The \\"list\\"': degree 1
  'Two\nlines': degree 1
  'The \\"list\\"' to 'Two\nlines': 'push'
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
