#!/usr/bin/env bash
# One graph in three formats, three graphs in NetworKit: the weights are there, or 1, or 0; and a bracket in a label
# takes an edge away.
#
# Guess, written before the run: the readers for GEXF, GraphML and GML give the same nodes, edges and weights, as
#   NetworkX wrote them, and one line of GML is as good as ten.
# Seen: GEXF is right. From GraphML weights are read if their type is `double`; NetworkX writes whole numbers as `long`,
#   and then each weight is 1. Where the type is `double`, an edge that says nothing weighs 0, also if the key has a
#   default of 1. From GML no weight is read. There, a bracket in a label ends or begins a block: the next edge is lost.
#   So is the edge after a node with `graphics`, and a file on one line is a graph without nodes. Nothing is raised, and
#   nothing is logged.
# Versions: networkit 11.3; NetworkX 3.6.1 writes and reads for comparison.
# Source: GraphML primer, "GraphML-Attributes": types are boolean, int, long, float, double and string, and `default` is
#   the value where an element has none. GML's technical report: white space separates, a line break isn't more, and a
#   string is all between its quotation marks. `networkit.graphio.Format` lists the three among the formats of
#   `readGraph`, with no word on what is left out.
# Why it matters: the shortest way through an app is another one in each case, and with 0 the missing weight is the
#   cheapest. Read with NetworkX, and convert with nxadapter.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check networkit==11.3 networkx==3.6.1

cat > read.py <<'END'
import contextlib, io
import networkit, networkx

formats = {"gexf": networkit.Format.GEXF, "graphml": networkit.Format.GraphML, "gml": networkit.Format.GML}

def read(ending):
    with contextlib.redirect_stdout(io.StringIO()):
        graph = networkit.readGraph(f"app.{ending}", formats[ending])
    graph = graph[0] if isinstance(graph, tuple) else graph
    edges = [f"{one}-{other}" + (f" {graph.weight(one, other):g}" if graph.isWeighted() else "")
             for one, other in sorted(graph.iterEdges())]
    return f"{graph.numberOfNodes()} nodes, {', '.join(edges) or 'no edge'}"

def show(title, edges, **attributes):
    graph = networkx.DiGraph(**attributes)
    for one, other, values in edges:
        graph.add_edge(one, other, **values)
    networkx.write_gexf(graph, "app.gexf")
    networkx.write_graphml(graph, "app.graphml")
    networkx.write_gml(graph, "app.gml")
    print(title)
    for ending in formats:
        print(f"  {ending}: {read(ending)}")

show("whole weights", [("a", "b", {"weight": 3}), ("b", "c", {"weight": 2})])
show("real weights, one without", [("a", "b", {"weight": 2.5}), ("b", "c", {})])
show("a bracket", [("a", "b", {"label": "push [x]"}), ("b", "c", {})])

with open("app.graphml", "w") as file:
    file.write("""<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
<key id="d0" for="edge" attr.name="weight" attr.type="double"><default>1.0</default></key>
<graph edgedefault="directed"><node id="a"/><node id="b"/><edge source="a" target="b"/></graph></graphml>""")
print(f"a default of 1 in GraphML: {read('graphml')}")

lines = "graph [/directed 1/node [/id 0/]/node [/id 1/]/edge [/source 0/target 1/]/]".split("/")
placed = lines[:7] + ["graphics [", "x 1.0", "]"] + lines[7:]
for name, text in {"lines": "\n".join(lines), "one line": " ".join(lines), "a place": "\n".join(placed)}.items():
    with open("app.gml", "w") as file:
        file.write(text + "\n")
    graph = networkx.read_gml("app.gml", label="id")
    print(f"GML, {name}: {read('gml')}; NetworkX: {len(graph)} nodes, {len(graph.edges)} edge")
END
tools/bin/python read.py > seen 2> log || { cat log >&2; exit 1; }
cat seen
cat > expected <<'END'
whole weights
  gexf: 3 nodes, 0-1 3, 1-2 2
  graphml: 3 nodes, 0-1, 1-2
  gml: 3 nodes, 0-1, 1-2
real weights, one without
  gexf: 3 nodes, 0-1 2.5, 1-2 1
  graphml: 3 nodes, 0-1 2.5, 1-2 0
  gml: 3 nodes, 0-1, 1-2
a bracket
  gexf: 3 nodes, 0-1, 1-2
  graphml: 3 nodes, 0-1, 1-2
  gml: 3 nodes, 0-1
a default of 1 in GraphML: 2 nodes, 0-1 0
GML, lines: 2 nodes, 0-1; NetworkX: 2 nodes, 1 edge
GML, one line: 0 nodes, no edge; NetworkX: 2 nodes, 1 edge
GML, a place: 2 nodes, no edge; NetworkX: 2 nodes, 1 edge
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
