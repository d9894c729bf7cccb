#!/usr/bin/env bash
# `plutil` turns a small real into zero when it writes Swift or Objective-C, or extracts one raw value.
#
# Guess, written before the run: the Swift literal and the raw value have all digits of the real, as XML has.
# Seen: both have six decimals. 1e-7 is 0.000000, pi ends at 3.141593. Infinity becomes the bare word `inf`, which no
#   Swift compiler knows. A file `class.plist` becomes `let class`, where a keyword needs backticks.
# Version: `plutil` of the toolchain of Swift 6.3.1 for Linux.
# Source: swift-foundation, its tool plutil formats these two with the C library's default for a float. `plutil -help`
#   says that raw output of a float is "the numeric value".
# Why it matters: durations, colours and golden ratios are reals. A script that reads one with `-extract … raw`, the way
#   that the help offers to scripts, compares rounded values; a constant generated for code is another number. Extract
#   as `xml1`.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > class.plist <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
  <key>damping</key><real>1e-7</real><key>turn</key><real>3.141592653589793</real><key>wide</key><real>inf</real>
</dict></plist>
END
{
  for key in damping turn; do
    echo "$key: raw $(plutil -extract "$key" raw class.plist)," \
      "xml1 $(plutil -extract "$key" xml1 -o - class.plist | sed -n 's|</*real>||gp')"
  done
  plutil -convert swift -o class.swift class.plist
  sed -n '2,$p' class.swift
  plutil -convert objc -o - class.plist | grep damping
  if swiftc -parse class.swift > log 2>&1; then echo "compiles"; else grep -o 'error: .*' log | head -1; fi
} | tee seen
cat > expected <<'END'
damping: raw 0.000000, xml1 9.9999999999999995e-08
turn: raw 3.141593, xml1 3.1415926535897931
let class = [
    "damping" : 0.000000,
    "turn" : 3.141593,
    "wide" : inf,
]
    @"damping" : @0.000000,
error: keyword 'class' cannot be used as an identifier here
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
