#!/usr/bin/env bash
# Read a DOT file with `node [color=red]` in it, and the node that is *not* red is the one that has a colour.
#
# Guess, written before the run: a node declared before the default has no such attribute, a node declared after it
#   has the attribute with the default's value.
# Seen: it is the other way round. The node before the default has the attribute with an empty text, and the red node
#   has none; NetworkX takes both over. But a default that was set inside a subgraph does stand at each node there.
# Versions: pygraphviz 2.0.4 (with Graphviz's library for graphs), networkx 3.6.1.
# Source: in Graphviz's library an attribute is declared for a whole graph, so an earlier node gets the empty value as
#   its own. pygraphviz/agraph.py then lists only the values that differ from the default of the outermost graph.
#   Asked by name, `late.attr["color"]` is red. Neither manual says that the list leaves out what equals the default.
# Why it matters: colours and shapes usually stand in a default statement. A check like "all nodes of this kind are
#   red" has to ask for the attribute by name, and must not take an empty text for a value.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check networkx==3.6.1 pygraphviz==2.0.4

cat > expected <<'END'
pygraphviz
  early {'color': ''}
  late {}
  inside {'shape': 'box'}
networkx
  early {'color': ''}
  late {}
  inside {'shape': 'box'}
asked by name: early '', late 'red'
END
tools/bin/python - > seen <<'END'
import networkx, pygraphviz

text = """digraph {
  early;
  node [color=red];
  late;
  subgraph cluster_stack { node [shape=box]; inside }
}"""
graph = pygraphviz.AGraph(text)
read = networkx.nx_agraph.from_agraph(graph)
print("pygraphviz")
for node in ["early", "late", "inside"]:
    print(" ", node, dict(graph.get_node(node).attr))
print("networkx")
for node in ["early", "late", "inside"]:
    print(" ", node, read.nodes[node])
print(f"asked by name: early {graph.get_node('early').attr['color']!r}, late {graph.get_node('late').attr['color']!r}")
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
