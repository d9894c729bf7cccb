#!/usr/bin/env bash
# Read a GraphML file with pygraphml and save it: each node is called "", each edge leads from "" to "" and has lost its
# direction, and each attribute is called d0, d1, d2.
#
# Guess, written before the run: ids, directions and the names of attributes survive, types perhaps don't.
# Seen: none does. The parser has the ids, in `node.id`; the writer takes the attribute `label` of each node for its id,
#   which a file of another tool has under a key or not at all. The keys' `attr.name` is never read, so `rank` is `d0`
#   to the reader as well, and its type is a text. `edgedefault` is still directed, but each edge says
#   `directed="false"`. The file has no namespace. NetworkX and igraph refuse it. pygraphml says nothing.
# Versions: pygraphml 2.4.2; NetworkX 3.6.1 and igraph 1.0.0 write and read for comparison.
# Source: GraphML primer: `id` is a node's identifier and must be unique; `attr.name` is the name of an attribute, and
#   its `id` is for the file alone; `directed` at an edge wins over the default. The page of pygraphml: a library made
#   to parse GraphML; `GraphMLParser` has `parse` and `write`.
# Why it matters: to change one attribute in a drawing's file is what such a library is for, and the file is overwritten
#   with one that has no graph in it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check pygraphml==2.4.2 networkx==3.6.1 igraph==1.0.0

cat > save.py <<'END'
from xml.etree import ElementTree
import igraph, networkx, pygraphml

graph = networkx.DiGraph()
graph.add_node("menu", rank=2)
graph.add_node("list", rank=10)
graph.add_edge("menu", "list", weight=3)
networkx.write_graphml(graph, "in.graphml")
parser = pygraphml.GraphMLParser()
read = parser.parse("in.graphml")
print("parsed:", [node.id for node in read.nodes()], [sorted(node.attributes()) for node in read.nodes()])
parser.write(read, "out.graphml")
root = ElementTree.parse("out.graphml").getroot()
for element in root.iter():
    if element.tag in ("graph", "node", "edge", "key") and element.get("id") != "label":
        print("saved:", element.tag, element.attrib)
try:
    networkx.read_graphml("out.graphml")
except networkx.NetworkXError as error:
    print("NetworkX:", error)
try:
    igraph.Graph.Read_GraphML("out.graphml")
except igraph.InternalError as error:
    print("igraph:", str(error).split(": ", 1)[1])
END
tools/bin/python save.py > seen 2> log || { cat log >&2; exit 1; }
cat seen
cat > expected <<'END'
parsed: ['menu', 'list'] [['d0', 'label'], ['d0', 'label']]
saved: key {'id': 'd0', 'attr.name': 'd0', 'attr.type': 'string'}
saved: key {'id': 'd1', 'attr.name': 'd1', 'attr.type': 'string'}
saved: graph {'id': '', 'edgedefault': 'directed'}
saved: node {'id': ''}
saved: node {'id': ''}
saved: edge {'source': '', 'target': '', 'directed': 'false'}
NetworkX: directed=false edge found in directed graph.
igraph: Keys in a trie cannot be empty. -- Invalid value
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
