#!/usr/bin/env bash
# GraphML between two libraries: igraph refuses a file of NetworkX's, and gives "nothing" back as a word.
#
# Guesses, written before the run: igraph reads what NetworkX writes; a missing value of igraph's stays missing.
# Seen: 1. An attribute that is 2 at one node and 2.5 at the other is declared twice by NetworkX, under the same name
#   with two types. NetworkX reads that back as it was. igraph refuses the whole file because of the second
#   declaration. With `infer_numeric_types=True` there is one declaration, and igraph reads it. 2. igraph writes None
#   as the text "None", so that a missing title is a title afterwards, in both libraries.
# Versions: networkx 3.6.1, igraph 1.0.0.
# Source: networkx/readwrite/graphml.py keys a declaration by name, type and scope; its manual page has the switch but
#   doesn't say that the default gives two declarations of one name. igraph's C source (src/io/graphml.c) asks for
#   unique names. The page of igraph's Python interface on reading and writing doesn't tell about None.
# Why it matters: GraphML is the format people choose *because* each tool has it. Check the way back with the tool at
#   the other end, and leave out a missing value instead of setting it to None.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check networkx==3.6.1 igraph==1.0.0

cat > expected <<'END'
declarations: [('seconds', 'double'), ('seconds', 'long')]
networkx: [('fade', 2.5), ('push', 2)]
igraph: InternalError, duplicate attribute name: True
with one type, igraph: [('fade', 2.5), ('push', 2.0)]
None through igraph: ['The list', 'None']
None through igraph, read by networkx: ['The list', 'None']
END
tools/bin/python - > seen <<'END'
import networkx, igraph, re

graph = networkx.DiGraph()
graph.add_node("push", seconds=2)
graph.add_node("fade", seconds=2.5)
networkx.write_graphml(graph, "two.graphml")
print("declarations:", sorted(re.findall(r'attr.name="(\w+)" attr.type="(\w+)"', open("two.graphml").read())))
print("networkx:", sorted(networkx.read_graphml("two.graphml").nodes(data="seconds")))
try:
    print("igraph:", igraph.Graph.Read_GraphML("two.graphml"))
except Exception as error:
    print(f"igraph: {type(error).__name__}, duplicate attribute name:", "uplicate attribute name" in str(error))
networkx.write_graphml(graph, "one.graphml", infer_numeric_types=True)
read = igraph.Graph.Read_GraphML("one.graphml")
print("with one type, igraph:", sorted(zip(read.vs["id"], read.vs["seconds"])))

made = igraph.Graph(directed=True)
made.add_vertices(2)
made.vs["title"] = ["The list", None]
made.write_graphml("none.graphml")
print("None through igraph:", igraph.Graph.Read_GraphML("none.graphml").vs["title"])
print("None through igraph, read by networkx:", [data["title"] for _, data in networkx.read_graphml("none.graphml").nodes(data=True)])
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
