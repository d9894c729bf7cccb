#!/usr/bin/env bash
# A node that is called `edge`, `node` or `graph` can't be added with pydot, and `Edge` makes a file that nothing
# reads.
#
# Guess, written before the run: pydot quotes the words of the language when they are names.
# Seen: in an object model made in Python, a node called `edge` is taken for the statement that sets defaults. Without
#   attributes it is left out of the text; with attributes they become the defaults of all edges. `Edge` is written as
#   it is, although DOT's words don't heed case, and Graphviz refuses the file. `strict` and `subgraph` get quotes.
# Versions: pydot 4.0.1; Graphviz's parser comes with pygraphviz 2.0.4.
# Source: pydot/core.py: the class for nodes asks the function that quotes names to leave `graph`, `node` and `edge`
#   alone, in capitals too, since the same class stands for default statements. Graphviz's page on the language says
#   that keywords are independent of case. pydot's own pages don't mention it.
# Why it matters: names of nodes come from users. An app whose screens are a graph editor has a screen called `graph`.
#   Number the nodes and put the user's word into the label, or quote each name yourself.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check pydot==4.0.1 pygraphviz==2.0.4

cat > expected <<'END'
strict: '"strict" [color=red];' -> ['strict'], edges ''
edge: 'edge [color=red];' -> [], edges 'red'
node: 'node [color=red];' -> [], edges ''
edge, plain: '' -> []
Edge, plain: 'Edge;' -> refused
END
tools/bin/python - > seen 2> complaints <<'END'
import pydot, pygraphviz

def text(name, **attributes):
    graph = pydot.Dot(graph_type="digraph")
    graph.add_node(pydot.Node(name, **attributes))
    return graph.to_string()

def defaults(graph):
    return graph.edge_attr["color"] if "color" in graph.edge_attr.keys() else ""

for name in ["strict", "edge", "node"]:
    dot = text(name, color="red")
    read = pygraphviz.AGraph(string=dot)
    print(f"{name}: {dot.splitlines()[1]!r} -> {[str(node) for node in read.nodes()]}, edges {defaults(read)!r}")
for name in ["edge", "Edge"]:
    dot = text(name)
    try:
        nodes = [str(node) for node in pygraphviz.AGraph(string=dot).nodes()]
    except Exception:
        nodes = "refused"
    print(f"{name}, plain: {dot.splitlines()[1]!r} -> {nodes}")
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
