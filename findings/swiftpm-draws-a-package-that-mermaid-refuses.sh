#!/usr/bin/env bash
# `swift package describe --type mermaid` writes a diagram that Mermaid refuses, for the most usual kind of dependency.
#
# Guess, written before the run: the diagram has the package's targets and products and what it depends on, and Mermaid
#   draws it.
# Seen: a package whose library has the package's own name, as most have, is a frame and a box of one name, and Mermaid
#   says that it would be its own parent. A product with a blank in its name is refused as well, since the name is the
#   identifier of the box. Only a product of another name, in one word, is drawn. In each of them stands a product of
#   the package's tests that no manifest has, and that the form `text` doesn't list.
# Versions: SwiftPM of Swift 6.3.1; Mermaid 11.16.0 in mermaidx 0.10.1.
# Source: the help of `swift package describe` has mermaid as one of three forms, without a word on limits. Mermaid's
#   page "Flowcharts - Basic Syntax": a node and a frame have an identifier each, and text with blanks stands behind it
#   in brackets. `swift package init` makes a package whose library has the package's name.
# Why it matters: the output has the fence for a README around it, so it's pasted as it is, and the page shows an error
#   in place of the picture. The JSON of the same command has all that's needed.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check mermaidx==0.10.1

mkdir -p menu/Sources/Screens menu/Tests/ScreensTests menu/List/Sources/Rows
touch menu/Sources/Screens/Screens.swift menu/Tests/ScreensTests/ScreensTests.swift menu/List/Sources/Rows/Rows.swift
make_package() {
  cat > menu/List/Package.swift <<END
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "List", products: [.library(name: "$1", targets: ["Rows"])], targets: [.target(name: "Rows")])
END
  cat > menu/Package.swift <<END
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Menu", products: [.library(name: "Screens", targets: ["Screens"])], dependencies: [.package(path: "List")],
    targets: [
        .target(name: "Screens", dependencies: [.product(name: "$1", package: "List")]),
        .testTarget(name: "ScreensTests", dependencies: ["Screens"]),
    ])
END
}
cat > expected <<'END'
List:
  subgraph List
  target:Screens(Screens)-->List{{List}}
  end
  MenuPackageTests in the diagram: 1, in the text: 0
  refused: would create a cycle
List rows:
  subgraph List
  target:Screens(Screens)-->List rows{{List rows}}
  end
  MenuPackageTests in the diagram: 1, in the text: 0
  refused: Mermaid rendering failed: Error: Parse error on line 9:
ListRows:
  subgraph List
  target:Screens(Screens)-->ListRows{{ListRows}}
  end
  MenuPackageTests in the diagram: 1, in the text: 0
  drawn
END
for product in List "List rows" ListRows; do
  make_package "$product"
  swift package --package-path menu describe --type mermaid > diagram.md 2> log || { cat log; exit 1; }
  swift package --package-path menu describe --type text > text 2> log || { cat log; exit 1; }
  echo "$product:"
  sed -n '/subgraph List/,/end/p' diagram.md | sed 's/^ */  /'
  count() { grep -c 'MenuPackageTests' "$1" || true; }
  echo "  MenuPackageTests in the diagram: $(count diagram.md), in the text: $(count text)"
  tools/bin/python - <<'END'
import mermaidx

source = "".join(line for line in open("diagram.md") if not line.startswith("```"))
try:
    mermaidx.render(source).svg()
    print("  drawn")
except Exception as error:
    print("  refused:", "would create a cycle" if "would create a cycle" in str(error) else str(error).split("\n")[0])
END
done > seen
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
