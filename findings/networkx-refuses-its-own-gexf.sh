#!/usr/bin/env bash
# NetworkX writes a GEXF file that NetworkX can't read, when an attribute is 3 at one node and 2.5 at the next.
#
# Guess, written before the run: the numbers come back as 3 and 2.5, or both as floats.
# Seen: the first value decides the type of the whole column, here `long`. The second value is written into it all the
#   same, and reading the file raises ValueError. With the float first, both come back as floats. The GraphML writer
#   takes the other way: it declares the attribute twice, once per type.
# Version: networkx 3.6.1.
# Source: networkx/readwrite/gexf.py looks an attribute's declaration up by title, class and mode, not by type. GEXF's
#   own page on attributes says that a declared attribute has one type. The function's manual page doesn't mention it.
# Why it matters: durations are the plain case. 0 and 1 are ints, 0.5 is a float, and which one stands first is
#   chance.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check networkx==3.6.1

cat > expected <<'END'
3 before 2.5: declared as ['long'], read back: ValueError: invalid literal for int() with base 10: '2.5'
2.5 before 3: declared as ['double'], read back: {'fade': 2.5, 'push': 3.0}
END
tools/bin/python - > seen <<'END'
import networkx, re

def written(*nodes):
    graph = networkx.DiGraph()
    for name, seconds in nodes:
        graph.add_node(name, seconds=seconds)
    networkx.write_gexf(graph, "run.gexf")
    types = re.findall(r'<attribute [^>]*type="(\w+)"', open("run.gexf").read())
    try:
        read = dict(networkx.read_gexf("run.gexf").nodes(data="seconds"))
    except ValueError as error:
        read = f"ValueError: {error}"
    return f"declared as {types}, read back: {read}"

print("3 before 2.5:", written(("push", 3), ("fade", 2.5)))
print("2.5 before 3:", written(("fade", 2.5), ("push", 3)))
END
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
