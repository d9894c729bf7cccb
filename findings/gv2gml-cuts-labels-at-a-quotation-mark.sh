#!/usr/bin/env bash
# A quotation mark in a label, and the GML that Graphviz writes says less than its diagram: readers stop at the mark.
#
# Guess, written before the run: `gv2gml` and back keeps a label with quotation marks; clusters may be lost.
# Seen: the marks stand in the GML bare, so the text ends at the first of them. Here the rest is one more key to a
#   reader: Graphviz's own `gml2gv` and NetworkX both take the label "The " and end well. `gv2gxl` writes entities, and
#   its way back is right.
# Versions: Graphviz 2.42.2-7+deb12u1, as in Debian 12; networkx 3.6.1.
# Source: GML's specification has no bare quotation mark inside a text; it writes characters by name, `&quot;`. The
#   manual page of the two converters says that clusters aren't supported, and that no attribute is lost otherwise.
# Why it matters: labels of diagrams quote the names of screens. Of two formats that the same package offers, take GXL.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for package in graphviz=2.42.2-7+deb12u1 libcgraph6=2.42.2-7+deb12u1 libcdt5=2.42.2-7+deb12u1; do
  apt-get download "$package" > log 2>&1 || { cat log >&2; exit 1; }
done
for package in *.deb; do dpkg -x "$package" root; done
LD_LIBRARY_PATH=$(dirname "$(find "$PWD/root" -name 'libcgraph.so.6')")
export LD_LIBRARY_PATH
PATH=$PWD/root/usr/bin:$PATH
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check networkx==3.6.1

echo 'digraph app { list [label="The \"list\""]; }' > quoted.gv
echo 'digraph app { list [label="The list"]; }' > plain.gv
for name in quoted plain; do
  gv2gml "$name.gv" > "$name.gml"
  echo "$name: $(grep -m1 -o 'label .*' "$name.gml")"
  gml2gv "$name.gml" > back.gv
  echo "gml2gv: $(grep -o 'label=[^],]*' back.gv), exit code 0"
  tools/bin/python -c 'import sys, networkx; print("networkx:", list(networkx.read_gml(sys.argv[1])))' "$name.gml"
  gv2gxl "$name.gv" | gxl2gv | grep -o 'label=[^],]*' | sed 's/^/gxl2gv: /'
done > seen
cat seen
cat > expected <<'END'
quoted: label "The "list""
gml2gv: label="The ", exit code 0
networkx: ['The ']
gxl2gv: label="The \"list\""
plain: label "The list"
gml2gv: label="The list", exit code 0
networkx: ['The list']
gxl2gv: label="The list"
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
