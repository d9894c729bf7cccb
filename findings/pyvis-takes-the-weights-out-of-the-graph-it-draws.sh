#!/usr/bin/env bash
# Drawing a NetworkX graph with pyvis takes the weights out of that graph: the shortest way is another one afterwards.
#
# Guess, written before the run: `from_nx` copies what it draws, so the graph is the same afterwards; two edges between
#   the same nodes are two in the picture.
# Seen: each edge of the caller's graph has its `weight` renamed to `width`, and those without get `width` 1; nodes
#   without a size get one of 10. NetworkX takes an edge without a weight as 1, so the cheapest way becomes the one
#   with fewest steps. From a multigraph a network that isn't directed keeps the first of several edges; of a directed
#   one all are drawn.
# Versions: pyvis 0.3.2, networkx 3.6.1.
# Source: the docstring of `from_nx`: it translates a NetworkX graph to the form that the drawing takes, "in place",
#   which one reads as into this network; the tutorial's section on NetworkX has no word about changes to the graph,
#   and draws it as the last thing. NetworkX' reference, `shortest_path`: an edge without the attribute counts as 1.
# Why it matters: a picture is drawn in between, to look at the graph. All that's computed after it has other weights,
#   and no error says so. `from_nx(graph.copy())` is enough.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check pyvis==0.3.2 networkx==3.6.1

cat > expected <<'END'
before: ['menu', 'list', 'mail'] {'weight': 9}
after a copy was drawn: ['menu', 'list', 'mail'] {'weight': 9}
after it was drawn: ['menu', 'mail'] {'width': 9}
two edges and one back, directed: tap, swipe, back
two edges and one back, not directed: tap
END
tools/bin/python - > seen <<'END'
import networkx
from pyvis.network import Network

graph = networkx.DiGraph()
graph.add_edge("menu", "mail", weight=9)
graph.add_edge("menu", "list", weight=2)
graph.add_edge("list", "mail", weight=2)

def show(text):
    print(f"{text}:", networkx.shortest_path(graph, "menu", "mail", weight="weight"), graph.edges["menu", "mail"])

show("before")
Network(directed=True).from_nx(graph.copy())
show("after a copy was drawn")
Network(directed=True).from_nx(graph)
show("after it was drawn")

several = networkx.MultiDiGraph()
several.add_edge("menu", "mail", label="tap")
several.add_edge("menu", "mail", label="swipe")
several.add_edge("mail", "menu", label="back")
for directed in [True, False]:
    network = Network(directed=directed)
    network.from_nx(several.copy())
    words = ", ".join(edge["label"] for edge in network.edges)
    print(f"two edges and one back, {'directed' if directed else 'not directed'}: {words}")
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
