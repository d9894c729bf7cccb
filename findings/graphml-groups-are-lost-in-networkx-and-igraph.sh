#!/usr/bin/env bash
# A GraphML file with groups, as yEd writes it, loses all that is in a group, in NetworkX and in igraph.
#
# Guess, written before the run: NetworkX refuses a graph inside a node, since its manual says that nested graphs
#   aren't supported; igraph flattens it.
# Seen: both read on without a word. The nodes inside the group, their labels and the edges among them are gone. An
#   edge from outside to an inner node stays, and makes that node again, without its data. So a diagram of two stacks
#   has one node per stack, and nodes without a label.
# Versions: networkx 3.6.1, igraph 1.0.0.
# Source: GraphML's primer has nested graphs as a feature of the format. networkx/readwrite/graphml.py looks at the
#   direct children of the outermost graph; its manual page says that nested graphs aren't supported. The manual of
#   igraph's C library says that it reads files without nested graphs and hyperedges; the page of its Python interface
#   doesn't. Neither says that the rest of the file is read without a word.
# Why it matters: editors write a frame as a node with a graph in it. Counting or laying out such a file gives a
#   result that looks complete. Count the `node` elements in the file first and compare.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check networkx==3.6.1 igraph==1.0.0

cat > in.graphml <<'END'
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
  <key id="t" for="node" attr.name="title" attr.type="string"/>
  <graph edgedefault="directed">
    <node id="menu"><data key="t">Menu</data></node>
    <node id="stack"><data key="t">Stack</data>
      <graph edgedefault="directed">
        <node id="list"><data key="t">List</data></node>
        <node id="mail"><data key="t">Mail</data></node>
        <edge source="list" target="mail"/>
      </graph>
    </node>
    <edge source="menu" target="list"/>
  </graph>
</graphml>
END
cat > expected <<'END'
in the file: 4 nodes, 2 edges
networkx: {'menu': 'Menu', 'stack': 'Stack', 'list': None} [('menu', 'list')] warnings: 0
igraph: {'menu': 'Menu', 'stack': 'Stack', 'list': ''} [('menu', 'list')] warnings: 0
END
tools/bin/python - > seen <<'END'
import warnings
import igraph, networkx

text = open("in.graphml").read()
print(f"in the file: {text.count('<node ')} nodes, {text.count('<edge ')} edges")
with warnings.catch_warnings(record=True) as raised:
    warnings.simplefilter("always")
    graph = networkx.read_graphml("in.graphml")
    print("networkx:", dict(graph.nodes(data="title")), list(graph.edges), "warnings:", len(raised))
with warnings.catch_warnings(record=True) as raised:
    warnings.simplefilter("always")
    graph = igraph.Graph.Read_GraphML("in.graphml")
    names = graph.vs["id"]
    edges = [(names[a], names[b]) for a, b in graph.get_edgelist()]
    print("igraph:", dict(zip(names, graph.vs["title"])), edges, "warnings:", len(raised))
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
