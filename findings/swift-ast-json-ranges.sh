#!/usr/bin/env bash
# In the compiler's JSON tree a range ends where its last token begins.
#
# Guess, written before the run: `range` holds a start and an exclusive end as byte offsets, so that cutting them out of
# the file gives the source of the node.
# Seen: `end` is the offset of the first byte of the last token. The cut loses that token: a class loses its closing
# brace, a constant its value, and a node of one token (a parameter, an access level) is empty. The start is the
# keyword, not the modifiers or attributes before it. Expressions, literals among them, have no range at all in this
# form.
# Version: Swift 6.3.1, `swiftc -frontend -dump-parse -dump-ast-format json`.
# Source: the compiler's include/swift/Basic/SourceLoc.h says that a SourceRange ends at the start of the last token;
# the JSON form prints it as it is, under names that suggest offsets to cut at.
# Why it matters: the tree is the handiest way to find view controllers in Swift files without a library. A tool that
# cuts the ranges out must lex one token on from each end, and go back for `override`, `final` and `@IBAction`.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > Menu.swift <<'EOF'
public final class Menu {
  let title = "Menu"
  func show() { print(title) }
}
EOF
swiftc -frontend -dump-parse -dump-ast-format json Menu.swift > tree.json
cat > cut.py <<'EOF'
import json

source = open("Menu.swift", "rb").read()
KINDS = ["class_decl", "access_control_attr", "pattern_binding_decl", "func_decl", "string_literal_expr"]

def walk(node):
    if isinstance(node, list):
        for child in node:
            walk(child)
    elif isinstance(node, dict):
        if "range" in node and node["_kind"] in KINDS:
            print(f"{node['_kind']}: {source[node['range']['start']:node['range']['end']].decode()!r}")
        for child in node.values():
            walk(child)

walk(json.load(open("tree.json")))
EOF
python3 cut.py | tee seen

cat > expected <<'EOF'
class_decl: 'class Menu {\n  let title = "Menu"\n  func show() { print(title) }\n'
access_control_attr: ''
pattern_binding_decl: 'let title = '
func_decl: 'func show() { print(title) '
EOF
diff expected seen || { echo "ranges of the JSON tree end in another way now" >&2; exit 1; }
echo "as described"
