#!/usr/bin/env bash
# On Linux, Foundation's XML takes a comment for a part of its element's text, and doesn't count one beside the root.
#
# Guess, written before the run: the text of an element is what a reader sees, so its text and CDATA, without comments
#   and instructions; `childCount` is the number of `children`.
# Seen: `stringValue` of an element has the text of its comments and instructions in it: 12 with a comment about 11
#   behind it is "12 was 11 ". The document's own `stringValue` and the text nodes that XPath finds haven't. A document
#   with a comment before and after its root lists three children with the positions 0 to 2, and counts one. In an
#   element the count is right.
# Version: FoundationXML of Swift 6.3.1 for Linux; the comparison is XPath of the same library.
# Source: Apple's documentation of `XMLNode.stringValue`: for an element the texts of the text nodes below it are
#   joined in the order of the document. That of `childCount`: the number of child nodes. XPath 1.0, section 5.2: the
#   string-value of an element is that of its text nodes.
# Why it matters: storyboards, XLIFF and settings have comments by hand. A number with a comment isn't a number any
#   more, and a loop up to `childCount` never gets to the root behind a licence in a comment.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
[ "$(uname -s)" = Linux ] || { echo "needs Linux" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > main.swift <<'END'
import Foundation
import FoundationXML

let text = "<!-- licence --><menu><rows>12<!-- was 11 --></rows><title>Me<?note x?>nu</title></menu><!-- end -->"
let document = try XMLDocument(xmlString: text, options: [])
let root = document.rootElement()!
for element in root.children! {
    let same = try document.nodes(forXPath: "//\(element.name!)/text()").map { $0.stringValue! }.joined()
    print("\(element.name!): stringValue \"\(element.stringValue!)\", text nodes by XPath \"\(same)\"")
}
print("document: stringValue \"\(document.stringValue!)\"")
print("document: childCount \(document.childCount), children \(document.children!.count), at \(document.children!.map(\.index))")
print("root: childCount \(root.childCount), children \(root.children!.count)")
END
cat > expected <<'END'
rows: stringValue "12 was 11 ", text nodes by XPath "12"
title: stringValue "Mexnu", text nodes by XPath "Menu"
document: stringValue "12Menu"
document: childCount 1, children 3, at [0, 1, 2]
root: childCount 2, children 2
END
swiftc main.swift -o read
./read > seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
