#!/usr/bin/env bash
# phart draws three arrows and five as the same picture, and an arrow from a screen to itself not at all.
#
# Guess, written before the run: each arrow of the graph is a line of the picture, so that two graphs with the same
#   nodes look alike only if they have the same arrows. What can't be drawn is refused.
# Seen: of three arrows that begin at "menu", those to the left and to the right begin at the box in the middle. So the
#   picture is the one of a graph in which "list" leads to "card" and "shop". Five arrows between four boxes have two
#   heads in their picture, and none of them is at "b", to which an arrow leads. An arrow to itself and a second one
#   between the same two are missing, without a word.
# Version: phart 1.1.4, NetworkX 3.6.1.
# Source: the list of features in phart's README: directed and undirected graphs, cycles and complex layouts, and arrows
#   in both directions. Nothing is named that isn't drawn.
# Why it matters: the picture goes into a note or a log, where nobody has the graph beside it. A screen seems to be
#   reached through another one.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check phart==1.1.4 networkx==3.6.1

cat > run.py <<'END'
import networkx
from phart import ASCIIRenderer

def picture(arrows, kind=networkx.DiGraph):
    lines = ASCIIRenderer(kind(arrows)).render().split("\n")
    return "\n".join(line.rstrip() for line in lines if line.strip())

fan = [("menu", "card"), ("menu", "list"), ("menu", "shop")]
more = fan + [("list", "card"), ("list", "shop")]
print("the same picture" if picture(fan) == picture(more) else "two pictures")
print(picture(fan))
print(picture([("a", "b"), ("a", "c"), ("b", "d"), ("c", "d"), ("a", "d")]))
print(picture([("menu", "list"), ("list", "list")]))
print(picture([("menu", "list"), ("menu", "list")], networkx.MultiDiGraph))
END
tools/bin/python run.py > seen
cat seen
cat > expected <<'END'
the same picture
                [menu]
                  ↓
    [card]←─────[list]─────→[shop]
           [a]
            ↓
    [b]────[c]───→[d]
    [menu]
      ↓
    [list]
    [menu]
      ↓
    [list]
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
