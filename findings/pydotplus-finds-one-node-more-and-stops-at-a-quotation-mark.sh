#!/usr/bin/env bash
# PyDotPlus reads one node more than there is, from the line break after the last arrow, and draws it.
#
# Guess, written before the run: a graph is read with the nodes that it has. A label may have an escaped quotation
#   mark, and a label in HTML is kept.
# Seen: if an arrow or a setting of the graph comes last, the semicolon and the line break behind it make a node. Its
#   name is a backslash and an "n", so that Graphviz draws an empty oval. With an escaped quotation mark in a label
#   the answer is None, and a message is printed that points at the bracket. A label in HTML with a tag inside raises
#   TypeError. Of two lists of attributes in brackets both are lost.
# Versions: PyDotPlus 2.0.2 with pyparsing 3.3.3; pydot 4.0.1 is the reader to compare with.
# Source: Graphviz' page on the DOT language: attributes may stand in several brackets, and `\"` is a quotation mark
#   in a text. HTML texts stand between angle brackets. PyDotPlus' README has pyparsing 2.0 and later as what it needs
#   to load DOT files.
# Why it matters: what PyDotPlus writes ends like that, so a drawing that is written and read again has a box too
#   many. A count of nodes is wrong by one.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check pydotplus==2.0.2 pyparsing==3.3.3 pydot==4.0.1

cat > read.py <<'END'
import pydot, pydotplus

def nodes(graph):
    if graph is None:
        return None
    return [(node.get_name(), node.get_attributes()) for node in graph.get_node_list()]

own = pydotplus.Dot("app")
own.add_edge(pydotplus.Edge("list", "menu"))
texts = [
    "digraph app { list -> menu; }",
    "digraph app {\n  list -> menu\n}\n",
    "digraph app {\n  list -> menu;\n}\n",
    "digraph app {\n  rankdir=LR;\n}\n",
    own.to_string(),
    'digraph app { list [label="The \\"list\\""]; }',
    "digraph app { list [label=<<b>List</b>>]; }",
    'digraph app { list [label="List"] [color=red]; }',
]
for text in texts:
    print(repr(text))
    try:
        print("  PyDotPlus:", nodes(pydotplus.graph_from_dot_data(text)))
    except TypeError as error:
        print("  PyDotPlus:", type(error).__name__)
    print("  pydot:    ", nodes(pydot.graph_from_dot_data(text)[0]))
END
tools/bin/python read.py > all
grep -E "^('|  Py|  py)" all > seen
cat seen
cat > expected <<'END'
'digraph app { list -> menu; }'
  PyDotPlus: []
  pydot:     []
'digraph app {\n  list -> menu\n}\n'
  PyDotPlus: []
  pydot:     []
'digraph app {\n  list -> menu;\n}\n'
  PyDotPlus: [('"\\n"', {})]
  pydot:     []
'digraph app {\n  rankdir=LR;\n}\n'
  PyDotPlus: [('"\\n"', {})]
  pydot:     []
'digraph app {\nlist -> menu;\n}\n'
  PyDotPlus: [('"\\n"', {})]
  pydot:     []
'digraph app { list [label="The \\"list\\""]; }'
  PyDotPlus: None
  pydot:     [('list', {'label': '"The \\"list\\""'})]
'digraph app { list [label=<<b>List</b>>]; }'
  PyDotPlus: TypeError
  pydot:     [('list', {'label': '<<b>List</b>>'})]
'digraph app { list [label="List"] [color=red]; }'
  PyDotPlus: [('list', {})]
  pydot:     [('list', {'label': '"List"', 'color': 'red'})]
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
