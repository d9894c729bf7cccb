#!/usr/bin/env bash
# NetworkX has two doors for a DOT file, and one of them loses what stands in a cluster.
#
# Guess, written before the run: both readers flatten clusters, and give the same nodes and edges.
# Seen: `nx_pydot.from_pydot` keeps only the statements of the outermost level. The nodes, the edges and the
#   attributes inside a `subgraph` are gone, without a warning. An edge to a port makes a new node that is called like
#   the node and its port together. `nx_agraph.from_agraph` reads the same text with Graphviz's own parser: it has all
#   nodes, and the port is an attribute of the edge.
# Versions: networkx 3.6.1, pydot 4.0.1, pygraphviz 2.0.4 (its wheel brings Graphviz's libraries along).
# Source: networkx/drawing/nx_pydot.py asks pydot for its list of nodes and its list of edges, which don't descend
#   into subgraphs, and never for the list of subgraphs. The manual's page on pydot doesn't mention subgraphs.
# Why it matters: a diagram tool writes frames as clusters. A test that reads its DOT back through `nx_pydot`, to
#   count arrows or to look for cycles, sees a smaller graph and passes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check networkx==3.6.1 pydot==4.0.1 pygraphviz==2.0.4

cat > expected <<'END'
nx_pydot nodes: ['menu', 'tabs', 'tabs:left:n']
nx_pydot edges: [('menu', 'tabs:left:n', {})]
nx_agraph nodes: ['detail', 'list', 'menu', 'tabs']
nx_agraph edges: [('list', 'detail', {'label': 'push'}), ('menu', 'tabs', {'headport': 'left:n'})]
END
tools/bin/python - > seen <<'END'
import networkx, pydot, pygraphviz

text = """digraph {
  subgraph cluster_stack { list [label="The list"]; list -> detail [label=push] }
  tabs;
  menu -> tabs:left:n;
}"""
graphs = {
    "nx_pydot": networkx.nx_pydot.from_pydot(pydot.graph_from_dot_data(text)[0]),
    "nx_agraph": networkx.nx_agraph.from_agraph(pygraphviz.AGraph(text)),
}
for name, graph in graphs.items():
    print(f"{name} nodes:", sorted(graph.nodes))
    print(f"{name} edges:", sorted(graph.edges(data=True), key=str))
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
