#!/usr/bin/env bash
# In Graph::Easy the default for edges wins over what stands at the edge itself; for nodes it's the other way round.
#
# Guess, written before the run: what is set at an edge replaces the default, as it does for a node and as dot draws
#   it; `strict` leaves one of two equal edges.
# Seen: after `edge [label="tap" color=blue]` each edge of the file is a blue "tap", whatever it says itself, while a
#   style that has no default is kept. A node keeps its own label. A default that is emptied again (`edge [label=""]`)
#   stays. And `strict` is read and does nothing: there are two edges.
# Versions: Graph::Easy 0.76 (libgraph-easy-perl of Debian 12), Graphviz 2.42.2 for comparison.
# Source: Graphviz' page "DOT Language", section on attribute statements and defaults, has attributes at the object
#   itself for those that differ, and a strict graph without multi-edges. The manual page of
#   Graph::Easy::Parser::Graphviz refers to the manual of Graphviz for the syntax, and its list of caveats has
#   attributes that are lost because they're unknown there; neither defaults nor `strict` are in the list.
# Why it matters: graph-easy is the usual way to show a DOT file in a terminal. A generator that sets a default and
#   writes the few edges that differ gets a drawing in which all transitions have one name.
set -euo pipefail
command -v dot > /dev/null && command -v graph-easy > /dev/null ||
  { echo "needs Debian's packages graphviz and libgraph-easy-perl" >&2; exit 1; }
version=$(graph-easy --version 2>&1 || true)
[[ $version == *"Graph::Easy v0.76 "* ]] || { echo "needs Graph::Easy 0.76" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > menu.gv <<'END'
strict digraph {
  node [label="?"];
  edge [label="tap" color=blue];
  menu [label="Menu"];
  menu -> list;
  menu -> mail [label="swipe" color=red style=dashed];
  mail -> help [label="press"];
  mail -> help [label="press"];
  edge [label=""];
  help -> menu;
}
END
cat > expected <<'END'
dot: menu list tap blue
dot: menu mail swipe red
dot: mail help press blue
dot: help menu  blue
graph-easy: [ help ] -- tap --> { color: blue; } [ menu ]
graph-easy: [ mail ] -- tap --> { color: blue; } [ help ]
graph-easy: [ mail ] -- tap --> { color: blue; } [ help ]
graph-easy: [ menu ] -  tap - > { color: blue; } [ mail ]
graph-easy: [ menu ] -- tap --> { color: blue; } [ list ]
graph-easy: [ menu ] { label: Menu; }
END
{
  gvpr 'E { print("dot: ", tail.name, " ", head.name, " ", $.label, " ", $.color) }' menu.gv
  graph-easy --from=graphviz --as_txt menu.gv | grep -E '^\[ (menu \] \{|.*\[ )' | sed 's/^/graph-easy: /' | LC_ALL=C sort
} > seen
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
