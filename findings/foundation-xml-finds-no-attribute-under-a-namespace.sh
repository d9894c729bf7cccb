#!/usr/bin/env bash
# On Linux, Foundation's XML finds no attribute by its name in an XLIFF file, and removes none: there's a namespace.
#
# Guess, written before the run: an attribute without a prefix has no namespace, so `attribute(forName:)` finds it by
#   its name, whatever namespace its element is in; `removeAttribute(forName:)` takes it away.
# Seen: with a default namespace above, at the element itself or further out, `attribute(forName:)` is `nil` for each
#   attribute without a prefix, and removing does nothing, without a word. The list `attributes` has them, XPath finds
#   them, and so does the event reader `XMLParser`. Where the namespace has a prefix, all is well.
# Version: FoundationXML of Swift 6.3.1 for Linux.
# Source: Namespaces in XML 1.0, section 6.2: a default namespace doesn't apply to attributes. Apple's documentation of
#   `XMLElement`: `attribute(forName:)` returns the attribute with that name, or `nil` if there's none;
#   `removeAttribute(forName:)` removes it.
# Why it matters: XLIFF, SVG and XHTML have a default namespace at their root. A tool written on a Mac reads
#   `target-language` there; on Linux each is missing, and a value that should be removed stays in the file. Go through
#   `attributes`.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
[ "$(uname -s)" = Linux ] || { echo "needs Linux" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > main.swift <<'END'
import Foundation
import FoundationXML

final class Reader: NSObject, XMLParserDelegate {
    var language = "nil"
    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        language = attributes["target-language"] ?? language
    }
}

let namespace = "urn:oasis:names:tc:xliff:document:1.2"
for (title, text) in [
    ("without a namespace", "<xliff><file target-language='fr'/></xliff>"),
    ("with a default namespace", "<xliff xmlns='\(namespace)'><file target-language='fr'/></xliff>"),
    ("with a prefix", "<x:xliff xmlns:x='\(namespace)'><x:file target-language='fr'/></x:xliff>"),
] {
    let document = try XMLDocument(xmlString: text, options: [])
    let file = document.rootElement()!.child(at: 0) as! XMLElement
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.shouldProcessNamespaces = true
    parser.delegate = reader
    _ = parser.parse()
    print("\(title):")
    print("  list: \(file.attributes!.map { "\($0.name!)=\($0.stringValue!)" })")
    print("  XPath: \(try document.nodes(forXPath: "//@target-language").map { $0.stringValue! })")
    print("  XMLParser: \(reader.language)")
    print("  attribute(forName:): \(file.attribute(forName: "target-language")?.stringValue ?? "nil")")
    file.removeAttribute(forName: "target-language")
    print("  removed: \(file.xmlString(options: .nodeCompactEmptyElement))")
}
END
cat > expected <<'END'
without a namespace:
  list: ["target-language=fr"]
  XPath: ["fr"]
  XMLParser: fr
  attribute(forName:): fr
  removed: <file/>
with a default namespace:
  list: ["target-language=fr"]
  XPath: ["fr"]
  XMLParser: fr
  attribute(forName:): nil
  removed: <file target-language="fr"/>
with a prefix:
  list: ["target-language=fr"]
  XPath: ["fr"]
  XMLParser: fr
  attribute(forName:): fr
  removed: <x:file/>
END
swiftc main.swift -o read
./read > seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
