#!/usr/bin/env bash
# dot2tex 2.12.0 writes "\N" into the picture where a node's name should stand, in the format that it takes by default.
#
# Guess, written before the run: a label's special characters are escaped for LaTeX, and a node without a label shows
#   its name, in all three output formats.
# Seen: the escapes are right. But in the formats `pgf` (the default) and `pst` each node without a label prints the
#   two characters "\N". The format `tikz` prints the name, and so does the version before, 2.11.3, in all three. An
#   HTML-like label, which Graphviz draws, ends both versions with a traceback, an empty file and exit code 0.
# Versions: dot2tex 2.12.0 and 2.11.3, pyparsing 3.3.3; the layout is from pygraphviz 2.0.4 with its own Graphviz.
# Source: Graphviz's laid-out file names the default label "\N" and has the text to print beside it, as a drawing
#   operation. dot2tex/base.py now prefers the attribute `label` to the operation's text.
# Why it matters: diagrams of states are named by their nodes, and the exit code is 0. A paper that pins no version
#   gets nodes that are all called the same.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for version in 2.12.0 2.11.3; do
  python3 -m venv "tools-$version"
  "tools-$version/bin/pip" install --quiet --disable-pip-version-check "dot2tex==$version" pyparsing==3.3.3
done
python3 -m venv graphviz
graphviz/bin/pip install --quiet --disable-pip-version-check pygraphviz==2.0.4

cat > list.gv <<'END'
digraph app { node [label="\N"]; list -> photo; photo [label="50% of #2"]; }
END
cat > html.gv <<'END'
digraph app { list [label=<<B>list</B>>]; }
END
for name in list html; do
  graphviz/bin/python -c '
import sys, pygraphviz
sys.stdout.buffer.write(pygraphviz.AGraph(open(sys.argv[1]).read()).draw(prog="dot", format="xdot"))' "$name.gv" \
    > "$name.xdot" 2> log
done
for version in 2.12.0 2.11.3; do
  for format in pgf pst tikz; do
    "tools-$version/bin/dot2tex" --codeonly -f "$format" list.xdot 2>> log \
      | sed -nE "s/.*(node|bp\)|ellipse\]) ?(\{.*\});?\$/$version $format: \2/p"
  done
  code=0
  "tools-$version/bin/dot2tex" --codeonly html.xdot > out.tex 2> traceback || code=$?
  echo "$version HTML-like label: exit code $code, $(tail -n 1 traceback | cut -d : -f 1), $(wc -c < out.tex) bytes"
done > seen
cat seen
cat > expected <<'END'
2.12.0 pgf: {$\backslash$N}
2.12.0 pgf: {50\% of \#2}
2.12.0 pst: {$\backslash$N}
2.12.0 pst: {50\% of \#2}
2.12.0 tikz: {list}
2.12.0 tikz: {50\% of \#2}
2.12.0 HTML-like label: exit code 0, TypeError, 0 bytes
2.11.3 pgf: {list}
2.11.3 pgf: {50\% of \#2}
2.11.3 pst: {list}
2.11.3 pst: {50\% of \#2}
2.11.3 tikz: {list}
2.11.3 tikz: {50\% of \#2}
2.11.3 HTML-like label: exit code 0, TypeError, 0 bytes
END
diff expected seen || { echo "This is not what was seen with these versions."; cat log; exit 1; }
