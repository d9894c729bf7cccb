#!/usr/bin/env bash
# mermaid-graph goes from Mermaid to NetworkX and back "without loss", and the flowchart has a node less or more.
#
# Guess, written before the run: what its README calls lossless keeps nodes, edges and labels of the plain forms of
#   Mermaid's page on flowcharts, or raises where it doesn't know a form.
# Seen: nothing is raised. `a & b --> c` loses the node b. An arrow at both ends has one. `graph TD;` on one line makes
#   a node called graph, a title above the diagram makes a node called title. A label in quotation marks comes back
#   without them, so a renderer refuses the parentheses in it. networkx-mermaid, which writes diagrams of NetworkX
#   graphs, sets no quotation marks either.
# Versions: mermaid-graph 0.1.0, networkx-mermaid 0.3.1, networkx 3.6.1; mmdr 0.4.0 as the renderer.
# Source: mermaid-graph's README (in Japanese): its JSON form keeps what is special to Mermaid without loss. Mermaid's
#   page "Flowcharts - Basic Syntax": sections on chaining of links (with `&`), multi-directional arrows, special
#   characters that break syntax (quotation marks around the text), and the title in the front matter.
# Why it matters: the library is there to change a diagram as a graph. What was in the file and isn't touched is gone
#   as well.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check mermaid-graph==0.1.0 networkx-mermaid==0.3.1 \
  networkx==3.6.1 mmdr==0.4.0

cat > expected <<'END'
plain: 2 nodes, 1 edges; back: A[Menu] B A -->|tap| B; renderer: draws it
two sources: 2 nodes, 1 edges; back: A C A --> C; renderer: draws it
both ways: 2 nodes, 1 edges; back: A B A --> B; renderer: draws it
one line: 2 nodes, 1 edges; back: graph B graph --> B; renderer: refuses it
title: 3 nodes, 1 edges; back: title A B A --> B; renderer: draws it
quoted: 2 nodes, 1 edges; back: A[Menu (main)] B A --> B; renderer: refuses it
networkx-mermaid: A(Menu (main)); renderer: refuses it
END
tools/bin/python -W ignore - > seen <<'END'
import subprocess
import mermaid_graph, networkx
from networkx_mermaid import DiagramBuilder

def renderer(text):
    run = subprocess.run(["tools/bin/mmdr", "--format", "svg"], input=text, capture_output=True, text=True)
    return "draws it" if run.returncode == 0 else "refuses it"

diagrams = {
    "plain": "flowchart LR\n  A[Menu] -->|tap| B",
    "two sources": "flowchart LR\n  A & B --> C",
    "both ways": "flowchart LR\n  A <--> B",
    "one line": "graph LR; A --> B",
    "title": "---\ntitle: Menu\n---\nflowchart LR\n  A --> B",
    "quoted": 'flowchart LR\n  A["Menu (main)"] --> B',
}
for name, diagram in diagrams.items():
    assert renderer(diagram) == "draws it"
    graph = mermaid_graph.mermaid_to_networkx(diagram)
    text = mermaid_graph.networkx_to_mermaid(graph)
    back = " ".join(text.split("\n", 1)[1].split())
    print(f"{name}: {len(graph)} nodes, {graph.number_of_edges()} edges; back: {back}; renderer: {renderer(text)}")
graph = networkx.DiGraph()
graph.add_node("menu", label="Menu (main)")
text = str(DiagramBuilder().build(graph))
print(f"networkx-mermaid: {text.strip().splitlines()[-1].strip()}; renderer: {renderer(text)}")
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
