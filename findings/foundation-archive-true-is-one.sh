#!/usr/bin/env bash
# On Linux, an archive that holds both `true` and `1` comes back with two of the same.
#
# Guess: `NSKeyedArchiver` keeps a Boolean a Boolean and a number a number, as `JSONSerialization` does with the same
# array. (Noticed by chance in the output of another experiment; the guess is what that experiment took for granted.)
# Seen: objects that are equal share one place in the archive, and `true` equals `1`. The one that comes first wins:
# [true, 1] comes back as [true, true], [1, true] as [1, 1], [0, false] as [0, 0].
# Version: Foundation of Swift 6.3.1 for Linux.
# Source: swift-corelibs-foundation, Sources/Foundation/NSKeyedArchiver.swift: what is archived is looked up in a
# dictionary by equality, and NSNumber is equal across its kinds. Apple's own archiver is not part of this run.
# Why it matters: state restoration archives of view controllers are full of flags beside counts (a selected index of 1,
# an animated flag). A tool on Linux that makes one, for a test or a simulator, changes the types of what it stores, and
# the order of the keys decides how.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > main.swift <<'EOF'
import Foundation

func json(_ array: NSArray) throws -> String {
  String(decoding: try JSONSerialization.data(withJSONObject: array), as: UTF8.self)
}

let cases = [
  [NSNumber(value: true), NSNumber(value: 1)], [NSNumber(value: 1), NSNumber(value: true)],
  [NSNumber(value: 0), NSNumber(value: false)], [NSNumber(value: 2), NSNumber(value: false)],
]
for values in cases {
  let data = try NSKeyedArchiver.archivedData(withRootObject: NSArray(array: values), requiringSecureCoding: false)
  let back = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, NSNumber.self], from: data) as! NSArray
  print("archived \(try json(NSArray(array: values))), read \(try json(back))")
}
EOF
swiftc main.swift -o archive
./archive | tee seen

cat > expected <<'EOF'
archived [true,1], read [true,true]
archived [1,true], read [1,1]
archived [0,false], read [0,0]
archived [2,false], read [2,false]
EOF
diff expected seen || { echo "Foundation archives equal numbers in another way now" >&2; exit 1; }
echo "as described"
