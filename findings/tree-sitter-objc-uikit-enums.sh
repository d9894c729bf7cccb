#!/usr/bin/env bash
# The Objective-C grammar of tree-sitter can't read `NS_ENUM`, so UIKit's constants have no type in its tree.
#
# Guess, written before the run: a grammar for Objective-C reads what stands in UIKit's headers: NS_ENUM, NS_OPTIONS,
# availability marks, NS_SWIFT_UI_ACTOR before an interface.
# Seen: NS_ENUM and NS_OPTIONS become an error node and a block of expressions, NS_CLOSED_ENUM a broken one; an
# interface behind NS_SWIFT_UI_ACTOR, which is on every UIKit class today, is an error as a whole. API_AVAILABLE before
# an interface is fine, as are plain enums and blocks.
# Version: tree-sitter-objc 3.0.2 with tree-sitter 0.26.1.
# Source: the grammar's grammar.js names some of Apple's macros, these not among them; tree-sitter has no preprocessor.
# Why it matters: editors, search tools and indexers that stand on this grammar show UIKit's headers with holes: no
# presentation styles, no view controllers. A reader of headers must replace these macros before it parses.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet tree-sitter==0.26.1 tree-sitter-objc==3.0.2

cat > parse.py <<'EOF'
import tree_sitter_objc
from tree_sitter import Language, Parser

parser = Parser(Language(tree_sitter_objc.language()))
for text in [
    "typedef enum Style : long { StyleFull = 0, StylePage } Style;",
    "typedef NS_ENUM(NSInteger, Style) { StyleFull = 0, StylePage };",
    "typedef NS_OPTIONS(NSUInteger, Edge) { EdgeTop = 1 << 0, EdgeLeft = 1 << 1 };",
    "typedef NS_CLOSED_ENUM(NSInteger, Style) { StyleFull };",
    "@interface Menu : UIViewController\n@end",
    "API_AVAILABLE(ios(2.0)) @interface Menu : UIViewController\n@end",
    "NS_SWIFT_UI_ACTOR @interface Menu : UIViewController\n@end",
]:
    root = parser.parse(text.encode() + b"\n").root_node
    found = [node.type for node in root.children if node.type in ("class_interface", "type_definition")]
    print("error" if root.has_error else "fine ", text.splitlines()[0].split("{")[0].strip(), found)
EOF
env/bin/python parse.py | tee seen

cat > expected <<'EOF'
fine  typedef enum Style : long ['type_definition']
error typedef NS_ENUM(NSInteger, Style) []
error typedef NS_OPTIONS(NSUInteger, Edge) []
error typedef NS_CLOSED_ENUM(NSInteger, Style) ['type_definition']
fine  @interface Menu : UIViewController ['class_interface']
fine  API_AVAILABLE(ios(2.0)) @interface Menu : UIViewController ['class_interface']
error NS_SWIFT_UI_ACTOR @interface Menu : UIViewController []
EOF
diff expected seen || { echo "the Objective-C grammar reads UIKit's macros in another way now" >&2; exit 1; }
echo "as described"
