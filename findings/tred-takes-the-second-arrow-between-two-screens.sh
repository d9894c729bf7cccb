#!/usr/bin/env bash
# Two arrows from the list to the detail, "tap" and "long press": Graphviz' tred keeps the first, and says nothing.
#
# Guess, written before the run: only an arrow that a longer way implies is removed. Two arrows with other labels
#   between the same boxes don't imply each other.
# Seen: of several arrows between two boxes the first of the file is left, whatever their labels, colours and ports
#   are. A loop stays. The labels of what was removed are nowhere. `-v` tells how long it took and nothing of arrows.
#   The exit code is 0.
# Version: Graphviz 2.42.2-7+deb12u1, as in Debian 12.
# Source: the manual page: tred removes the edges that transitivity implies, and nodes and subgraphs aren't affected.
#   It presents tred as the step before `dot` for dense drawings.
# Why it matters: a dense diagram of screens has several ways from one screen to another, each with its gesture. The
#   picture is as dense as it should be, and says that the second gesture does nothing.
set -euo pipefail
command -v tred > /dev/null && [[ $(dot -V 2>&1) == *"version 2.4"[23]* ]] ||
  { echo "needs Debian 12's package graphviz" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > app.gv <<'END'
digraph app {
  list -> detail [label="tap"];
  list -> detail [label="long press", color=red];
  detail -> detail [label="reload"];
  detail:e -> menu:w;
  detail:s -> menu:n [label="swipe"];
}
END
code=0
{ tred app.gv 2> log || code=$?; } > seen
echo "exit code $code, $(wc -l < log) lines of messages" >> seen
cat seen
cat > expected <<'END'
digraph app {
	list -> detail	[label=tap];
	detail -> detail	[label=reload];
	detail:e -> menu:w;
}
exit code 0, 0 lines of messages
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
