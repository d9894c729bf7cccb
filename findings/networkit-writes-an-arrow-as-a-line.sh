#!/usr/bin/env bash
# NetworKit writes a directed graph into a DOT file as an undirected one, and its GraphML and GEXF are in no namespace,
# so NetworkX refuses both.
#
# Guess, written before the run: what NetworKit writes is read by NetworkX and by dot as the same graph.
# Seen: in DOT, `->` is `--`, the weights aren't written, and a node without an edge isn't there. GML has all nodes and
#   directions, and no weights. In GraphML the root's namespace is given with `xmlnsi` in place of `xmlns`, which makes
#   it an attribute like others; in GEXF there's none. NetworkX, which looks for the namespaces, finds no graph in
#   either. igraph takes the GraphML.
# Versions: networkit 11.3, NetworkX 3.6.1, igraph 1.0.0, Graphviz' gvpr of Debian 12 (2.42.2).
# Source: the page "DOT Language": `->` is an edge of a `digraph`, `--` one of a `graph`. The schemas of GraphML and of
#   GEXF 1.2 each have a target namespace with qualified elements. The text of help for DotGraphWriter says that it
#   writes graphs in the format of Graphviz, with no word on what is left out; that of GraphMLWriter is alike.
# Why it matters: navigation is directed. The drawing has every screen but the lonely ones, which are what one looks
#   for, and no way is one-way.
set -euo pipefail
command -v gvpr > /dev/null || { echo "needs Graphviz" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check networkit==11.3 networkx==3.6.1 igraph==1.0.0

cat > write.py <<'END'
import networkit
from networkit.graphio import Format

graph = networkit.Graph(4, weighted=True, directed=True)
graph.addEdge(0, 1, 2.5)
graph.addEdge(2, 1, 1.5)
for ending, form in {"gv": Format.DOT, "gml": Format.GML, "graphml": Format.GraphML, "gexf": Format.GEXF}.items():
    networkit.writeGraph(graph, f"app.{ending}", form)
END
cat > read.py <<'END'
import igraph, networkx

for name, read in {
    "GML": lambda: networkx.read_gml("app.gml", label="id"),
    "GraphML": lambda: networkx.read_graphml("app.graphml"),
    "GEXF": lambda: networkx.read_gexf("app.gexf"),
}.items():
    try:
        graph = read()
        print(f"{name} in NetworkX: {type(graph).__name__}, {len(graph)} nodes, {list(graph.edges(data='weight'))}")
    except networkx.NetworkXError as error:
        print(f"{name} in NetworkX: {error}")
graph = igraph.Graph.Read_GraphML("app.graphml")
print(f"GraphML in igraph: directed {graph.is_directed()}, {graph.vcount()} nodes, {graph.es['weight']}")
END
tools/bin/python write.py > log 2>&1 || { cat log >&2; exit 1; }
{
  gvpr 'BEG_G { print("DOT: directed ", isDirect($G), ", nodes ", nNodes($G)) }
    E { print("DOT: ", tail.name, " ", head.name) }' app.gv
  grep -o 'xmlns[a-z]*=' app.graphml app.gexf || true
  tools/bin/python read.py
} > seen
cat seen
cat > expected <<'END'
DOT: directed 0, nodes 3
DOT: 0 1
DOT: 2 1
app.graphml:xmlnsi=
GML in NetworkX: DiGraph, 4 nodes, [(0, 1, None), (2, 1, None)]
GraphML in NetworkX: file not successfully read as graphml
GEXF in NetworkX: No <graph> element in GEXF file.
GraphML in igraph: directed True, 4 nodes, [2.5, 1.5]
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
