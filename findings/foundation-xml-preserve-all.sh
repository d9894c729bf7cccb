#!/usr/bin/env bash
# On Linux, Foundation's `XMLDocument` puts every attribute of a storyboard on a line of its own, if asked to preserve
# all.
#
# Guess, written before the run: reading and writing with `.nodePreserveAll` gives a storyboard back as it was: the same
# order of attributes, the same white space, up to quoting.
# Seen: the content is right, but line breaks appear inside the tags, before each attribute and before each `>`, and
# `encoding="UTF-8"` becomes lower case. Without the option the file has its line breaks back; with `.nodePrettyPrint`
# too.
# Version: FoundationXML of Swift 6.3.1 for Linux.
# Source: Apple's page on XMLNode.Options says of `nodePreserveAll` that it keeps attribute order, white space, quotes
# and so on. On Linux the options end up with libxml2, and the output has the form of its "white space is not
# significant" way of saving (XML_SAVE_WSNONSIG), which breaks lines where they change no text.
# Why it matters: a tool that renames a controller in a storyboard on a Linux build machine makes a file in which every
# line differs, and which Xcode writes back in its own form at the next save.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > main.swift <<'EOF'
import Foundation
import FoundationXML

let storyboard = """
  <?xml version="1.0" encoding="UTF-8" standalone="no"?>
  <document version="3.0" targetRuntime="iOS.CocoaTouch">
      <viewController id="a-1" customClass="Menu"/>
  </document>
  """
let document = try XMLDocument(xmlString: storyboard, options: .nodePreserveAll)
print("== preserve all\n" + document.xmlString(options: .nodePreserveAll))
print("== compact\n" + document.xmlString(options: .nodeCompactEmptyElement))
EOF
swiftc main.swift -o rewrite
./rewrite | tee seen

cat > expected <<'EOF'
== preserve all
<?xml version="1.0" encoding="utf-8" standalone="no"?>
<document
    version="3.0"
    targetRuntime="iOS.CocoaTouch"
  >
    <viewController
      id="a-1"
      customClass="Menu"
  />
</document
>

== compact
<?xml version="1.0" encoding="utf-8" standalone="no"?>
<document version="3.0" targetRuntime="iOS.CocoaTouch">
    <viewController id="a-1" customClass="Menu"/>
</document>

EOF
diff expected seen || { echo "Foundation writes XML in another way now" >&2; exit 1; }
echo "as described"
