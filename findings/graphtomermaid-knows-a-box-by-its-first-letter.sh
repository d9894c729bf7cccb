#!/usr/bin/env bash
# Read by GraphToMermaid, the boxes `list` and `login` are one box `l`, and their arrow is between two boxes beside it.
#
# Guess, written before the run: a flowchart becomes a graph whose nodes have the flowchart's names and labels and whose
#   edges are its arrows; one direction of a round trip loses styles at most.
# Seen: the name of a declared box is its first letter, and the label is the box's. Two names with the same first letter
#   are one node with the second one's label. The arrows go between nodes with the whole names, which have no labels.
#   The label of an arrow is a part of the name behind it, of a chain of two arrows one is there, and a commented-out
#   arrow is an arrow. Names of one sign are right, and the example in its source has only those.
# Versions: GraphToMermaid 0.1.3, mermaid_builder 0.0.3, networkx 3.6.1.
# Source: the package says of itself that it converts any graph-like structure to Mermaid and vice versa. Mermaid's page
#   on flowcharts: the id of a node is a word before its brackets, and its first example has one of two letters;
#   `A -->|text| B` is an arrow with a text, `A --> B --> C` are two arrows, and `%%` begins a comment.
# Why it matters: who keeps a map of screens as Mermaid in a README and reads it to check it finds the number of arrows
#   right and every arrow between boxes that nobody declared. Nothing is said.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check GraphToMermaid==0.1.3 mermaid_builder==0.0.3 networkx==3.6.1

cat > read.py <<'PY'
from adapter.DefaultGraph import DefaultGraph
from adapter.MermaidAdapter import mermaid_to_graph

for lines in (
    ["a[Photo list]", "b[Detail]", "a --> b"],
    ["list[Photo list]", "detail[Detail]", "list --> detail"],
    ["list[Photo list]", "login[Log in]", "login --> list"],
    ["a[Photo list]", "b[Detail]", "a -->|tap| b"],
    ["a[Photo list]", "b[Detail]", "c[Editor]", "a --> b --> c"],
    ["a[Photo list]", "b[Detail]", "%% b --> a"],
):
    graph = mermaid_to_graph("\n".join(["flowchart TD", *lines]) + "\n", DefaultGraph()).graph
    nodes = [f"{key} ({data['name']})" for key, data in graph.nodes(data=True)]
    print("; ".join(lines))
    print("  nodes: " + ", ".join(nodes))
    print("  edges: " + ", ".join(f"{start} to {end}" for start, end in graph.edges()))
PY
tools/bin/python read.py > seen
cat seen
cat > expected <<'END'
a[Photo list]; b[Detail]; a --> b
  nodes: a (Photo list), b (Detail)
  edges: a to b
list[Photo list]; detail[Detail]; list --> detail
  nodes: l (Photo list), d (Detail), list (list), detail (detail)
  edges: list to detail
list[Photo list]; login[Log in]; login --> list
  nodes: l (Log in), login (login), list (list)
  edges: login to list
a[Photo list]; b[Detail]; a -->|tap| b
  nodes: a (Photo list), b (Detail), |tap| b (|tap| b)
  edges: a to |tap| b
a[Photo list]; b[Detail]; c[Editor]; a --> b --> c
  nodes: a (Photo list), b (Detail), c (Editor)
  edges: a to b
a[Photo list]; b[Detail]; %% b --> a
  nodes: a (Photo list), b (Detail), %% b (%% b)
  edges: %% b to a
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
