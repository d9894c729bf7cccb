#!/usr/bin/env bash
# Swift's `plutil` for Linux writes a binary property list in other bytes from run to run, and JSON in another order.
#
# Guess: the same file gives the same bytes each time, since the XML it writes has its keys in order. (Noticed by
#   chance in the output of another experiment; the guess is what that experiment took for granted.)
# Seen: ten runs over one file with eight keys give several different binaries, and several orders in JSON. Only `-r`
#   sorts JSON. XML and the Swift literals are sorted, and equal in all runs. What the files say is the same.
# Version: `plutil` of the toolchain of Swift 6.3.1 for Linux.
# Source: swift-foundation takes the pairs in the order of a dictionary, which Swift seeds anew in each process; its
#   writer of XML sorts them. `plutil -help` says that `-r` makes JSON easier to read, and nothing of an order.
# Why it matters: strings files and property lists of an app are compiled to binary on Linux servers, too. A cache that
#   asks for a checksum never hits, and a build that should be reproducible isn't. Convert to XML, or to JSON with `-r`,
#   wherever bytes are compared.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for key in list menu tabs split sheet alert page photo; do echo "\"$key\" = \"The $key\";"; done > Names.strings

kinds() {
  for run in 1 2 3 4 5 6 7 8 9 10; do plutil "$@" -o - Names.strings | md5sum; done | sort -u | wc -l
}
several() {
  if [ "$(kinds "$@")" = 1 ]; then echo "$*: one"; else echo "$*: several"; fi
}
{
  several -convert binary1
  several -convert json
  several -convert json -r
  several -convert xml1
  several -convert swift
  plutil -convert binary1 -o a.plist Names.strings
  plutil -convert xml1 -o b.plist Names.strings
  cmp -s <(plutil -p a.plist) <(plutil -p b.plist) && echo "the same content"
} | tee seen
cat > expected <<'END'
-convert binary1: several
-convert json: several
-convert json -r: one
-convert xml1: one
-convert swift: one
the same content
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
