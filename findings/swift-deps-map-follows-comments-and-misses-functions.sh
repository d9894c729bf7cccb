#!/usr/bin/env bash
# swift-deps-map draws an arrow to a file that only a comment names, none to one whose function is called, and Mermaid
# refuses the drawing.
#
# Guess, written before the run: a file depends on those whose declarations its code uses. Words of comments and texts
#   are none, and Mermaid reads what's made for it.
# Seen: a comment and a text make arrows, also `///`. A call of a function, a constant and a type alias of another file
#   make none; nor does a method of an extension. Where a function declares a type `Row` of its own, the file of the
#   other `Row` gets an arrow to that file. Each of the Mermaid file's nodes is a name in quotation marks, which Mermaid
#   takes for an error in line 2. Graphviz reads the file that's made for it.
# Versions: swift-deps-map 0.1.0; Mermaid 11.16.0 in mermaidx 0.10.1; the compiler of Swift 6.3.1 has the real ones.
# Source: the README: dependencies by usage of symbols, and graphs in Mermaid and Graphviz for visual viewers. Mermaid's
#   page on flowcharts: a node has an identifier, and a text in brackets behind it. What a file needs is what the
#   compiler misses without it.
# Why it matters: a map of dependencies is asked what may be moved or deleted. `// replaces Menu` keeps a file alive
#   that nothing uses, and one of functions seems to be unused.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' ||
  { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
command -v dot > /dev/null || { echo "needs Debian's package graphviz" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check swift-deps-map==0.1.0 mermaidx==0.10.1

mkdir app
echo 'struct Menu {}' > app/Menu.swift
echo 'struct Row {}' > app/Row.swift
echo 'func show() {}
let limit = 3
typealias Count = Int
extension Int { func twice() -> Int { self * 2 } }' > app/Tools.swift
echo 'struct Detail { var menu: Menu? }' > app/Uses.swift
echo '/// Replaces Menu.
struct Comment {}' > app/Comment.swift
echo 'let text = "Menu"' > app/Text.swift
echo 'func call() { show() }' > app/Call.swift
echo 'func constant() -> Int { limit }' > app/Constant.swift
echo 'func alias(_ count: Count) {}' > app/Alias.swift
echo 'func method() -> Int { 1.twice() }' > app/Method.swift
echo 'func own() { struct Row {}; _ = Row() }' > app/Own.swift

# A file that compiles alone needs no other one.
compiles() { swiftc -typecheck -parse-as-library "$@" > log 2>&1; }
cat > draw.py <<'END'
import mermaidx

try:
    mermaidx.render(open("map.mmd").read()).svg()
    print("Mermaid draws it")
except Exception as error:
    print("Mermaid:", str(error).split("\n")[0][:60])
END
{
  tools/bin/swift-deps-map --root app --graph-format mermaid --graph-output map.mmd > log
  for pair in Uses:Menu Comment:Menu Text:Menu Call:Tools Constant:Tools Alias:Tools Method:Tools Own:Row; do
    from=${pair%:*} to=${pair#*:}
    grep -q "\"$from.swift\" --> \"$to.swift\"" map.mmd && drawn=yes || drawn=no
    compiles app/$from.swift && real=no || real=yes
    compiles app/$from.swift app/$to.swift
    echo "$from -> $to: drawn $drawn, needed to compile $real"
  done
  head -2 map.mmd
  grep -o '"Row.swift" --> .*' map.mmd
  tools/bin/python draw.py
  tools/bin/swift-deps-map --root app --graph-format dot --graph-output map.gv > log
  echo "Graphviz: $(dot -Tplain map.gv | grep -c ^edge) arrows"
} > seen
cat seen
cat > expected <<'END'
Uses -> Menu: drawn yes, needed to compile yes
Comment -> Menu: drawn yes, needed to compile no
Text -> Menu: drawn yes, needed to compile no
Call -> Tools: drawn no, needed to compile yes
Constant -> Tools: drawn no, needed to compile yes
Alias -> Tools: drawn no, needed to compile yes
Method -> Tools: drawn no, needed to compile yes
Own -> Row: drawn no, needed to compile no
flowchart LR
  "Comment.swift" --> "Menu.swift"
"Row.swift" --> "Own.swift"
Mermaid: Mermaid rendering failed: Error: Parse error on line 2:
Graphviz: 4 arrows
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
