#!/usr/bin/env bash
# A text of a property list that stands in CDATA is empty in GNUstep, and one with CDATA in its middle lacks the middle.
#
# Guess, written before the run: `plmerge` reads an XML property list as Python and Swift's `plutil` do, and `plparse`
#   calls a file well that all of them read.
# Seen: GNUstep's reader drops each CDATA section: a text that is one is empty, and of "Tabs <![CDATA[& lists]]> only"
#   the outer two words are left. Keys are met in that way as well. The list is "a dictionary" to `plparse`, and nothing
#   warns. Entities (`&amp;`) and comments are read right.
# Versions: Debian's gnustep-base-runtime 1.28.1+really1.28.0-5, Python's plistlib, plutil of Swift 6.3.1.
# Source: XML 1.0, section 2.7: a CDATA section may stand wherever text may, and what is in it is text. Apple's DTD for
#   property lists has texts and keys as #PCDATA, with no limit. The manual page plparse(1) says that it finds out what
#   GNUstep can read.
# Why it matters: generators put texts with markup or code into CDATA, so that it stays readable: help texts, HTML,
#   predicates. An app that is ported to GNUstep gets empty texts, and saves them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for package in gnustep-base-runtime=1.28.1+really1.28.0-5 libgnustep-base1.28=1.28.1+really1.28.0-5 \
  gnustep-base-common=1.28.1+really1.28.0-5 libobjc4 libgc1 libxslt1.1 libavahi-client3 libavahi-common3; do
  apt-get download "$package" > log 2>&1 || { cat log >&2; exit 1; }
done
for package in *.deb; do dpkg -x "$package" root; done
libraries=$(find "$PWD/root" -name '*.so.*' -printf '%h\n' | sort -u | paste -sd :)
swiftc --version 2>/dev/null | grep -q "Swift version 6\.3\.1 " || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
swift_plutil=$(dirname "$(command -v swiftc)")/plutil

cat > texts.plist <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
  <dict>
    <key>entity</key><string>Tabs &amp; lists only</string>
    <key>mixed</key><string>Tabs <![CDATA[& lists]]> only</string>
    <key>whole</key><string><![CDATA[Tabs & lists only]]></string>
    <key><![CDATA[key]]></key><string>of a section</string>
  </dict>
</plist>
END
{
  LD_LIBRARY_PATH=$libraries root/usr/bin/plparse texts.plist 2>&1 | sed 's/.*- /GNUstep: /'
  LD_LIBRARY_PATH=$libraries root/usr/bin/plmerge merged.plist texts.plist 2>> log
  sed 's/^ */GNUstep: /; /[{}]/d' merged.plist
  python3 -c 'import plistlib; print("Python:", plistlib.load(open("texts.plist", "rb")))'
  "$swift_plutil" -convert json -o - texts.plist > swift.json
  python3 -c 'import json; print("Swift:", dict(sorted(json.load(open("swift.json")).items())))'
} > seen || true
cat seen
cat > expected <<'END'
GNUstep: a dictionary
GNUstep: "" = "of a section";
GNUstep: entity = "Tabs & lists only";
GNUstep: mixed = "Tabs  only";
GNUstep: whole = "";
Python: {'entity': 'Tabs & lists only', 'mixed': 'Tabs & lists only', 'whole': 'Tabs & lists only', 'key': 'of a section'}
Swift: {'entity': 'Tabs & lists only', 'key': 'of a section', 'mixed': 'Tabs & lists only', 'whole': 'Tabs & lists only'}
END
diff expected seen || { echo "This is not what was seen with these versions."; cat log; exit 1; }
