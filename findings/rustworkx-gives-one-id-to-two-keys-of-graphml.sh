#!/usr/bin/env bash
# rustworkx writes a node's rank into GraphML, and NetworkX reads it as the node's weight: two keys share one id.
#
# Guess, written before the run: a file that `write_graphml` makes has the same names and types in NetworkX and igraph.
# Seen: rustworkx numbers its keys for nodes, for edges and for the graph from `d1` on, each for itself. In NetworkX the
#   last declaration of an id wins, so the nodes get the names and the types of the edges' attributes. A rank of 1 is a
#   weight of 1.0, a title is a label. With an attribute of the graph, a title is the graph's name. igraph tells the
#   kinds apart, and so does rustworkx itself. Keys that the caller declares (`keys=`) are right everywhere.
# Versions: rustworkx 0.18.1, networkx 3.6.1, igraph 1.0.0.
# Source: GraphML's schema (http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd): the `id` of a `key` identifies it,
#   and `key` of a `data` refers to that id alone. The page on rustworkx' `write_graphml` says that keys are inferred if
#   none are given, and nothing on ids.
# Why it matters: a layout or a shortest way in NetworkX takes `weight` from what was a rank or a count. No reader
#   complains, and the way through rustworkx alone looks right.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check rustworkx==0.18.1 networkx==3.6.1 igraph==1.0.0

cat > expected <<'END'
inferred
  keys: ['d1', 'd2', 'd1', 'd2']
  NetworkX: {'label': 'The list', 'weight': 1.0}
  igraph: {'title': 'The list', 'rank': 1.0, 'id': 'list'}
  rustworkx: {'title': 'The list', 'rank': 1, 'id': 'list'}
inferred, with a name of the graph
  keys: ['d1', 'd2', 'd1', 'd2', 'd1']
  NetworkX: {'name': 'The list', 'weight': 1.0}
  igraph: {'title': 'The list', 'rank': 1.0, 'id': 'list'}
  rustworkx: {'title': 'The list', 'rank': 1, 'id': 'list'}
declared
  keys: ['n1', 'n2', 'e1', 'e2']
  NetworkX: {'title': 'The list', 'rank': 1}
  igraph: {'title': 'The list', 'rank': 1.0, 'id': 'list'}
  rustworkx: {'title': 'The list', 'rank': 1, 'id': 'list'}
END
tools/bin/python - > seen <<'END'
import re
import igraph, networkx, rustworkx
from rustworkx import GraphMLDomain as Domain, GraphMLKey as Key, GraphMLType as Type

graph = rustworkx.PyDiGraph()
first = graph.add_node({"id": "list", "title": "The list", "rank": 1})
second = graph.add_node({"id": "detail", "title": "Detail", "rank": 2})
graph.add_edge(first, second, {"label": "push", "weight": 2.5})
declared = [
    Key("n1", Domain.Node, "title", Type.String, None), Key("n2", Domain.Node, "rank", Type.Int, None),
    Key("e1", Domain.Edge, "label", Type.String, None), Key("e2", Domain.Edge, "weight", Type.Float, None),
]

def report(text, **options):
    rustworkx.write_graphml(graph, "scene.graphml", **options)
    print(text)
    print("  keys:", re.findall('<key id="([^"]*)"', open("scene.graphml").read()))
    print("  NetworkX:", networkx.read_graphml("scene.graphml").nodes["list"])
    print("  igraph:", igraph.Graph.Read_GraphML("scene.graphml").vs[0].attributes())
    print("  rustworkx:", rustworkx.read_graphml("scene.graphml")[0][0])

report("inferred")
graph.attrs = {"name": "scene"}
report("inferred, with a name of the graph")
graph.attrs = None
report("declared", keys=declared)
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
