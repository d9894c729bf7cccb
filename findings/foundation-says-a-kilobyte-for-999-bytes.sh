#!/usr/bin/env bash
# 999 bytes are "1 kB" in Foundation's newer style, and 1,023 of memory too; the older formatter counts to the end.
#
# Guess, written before the run: `.byteCount(style:)` is the new spelling of `ByteCountFormatter`, so both give the
#   same text for the same style and locale.
# Seen: the last byte before each unit belongs to the next one already, in the styles for files and for memory: 998
#   bytes are "998 bytes", 999 are "1 kB". 999,999 bytes are "1 MB", and "1,000 KB" to the formatter. The letter for a
#   thousand is a small k in one and a capital in the other at all sizes.
# Version: Foundation of Swift 6.3.1 for Linux, locale en_US.
# Source: Apple's documentation of `ByteCountFormatStyle` and of `ByteCountFormatter`: the four styles have the same
#   names and the same meaning, of which the file's is decimal and the memory's is of 1,024. SI has a small k and
#   exactly 1,000.
# Why it matters: a table with sizes of small files shows a file of 999 bytes as larger than one of 998 by its unit.
#   Texts saved by one of the two aren't found by the other.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
[ "$(uname -s)" = Linux ] || { echo "needs Linux" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8

cat > main.swift <<'END'
import Foundation

let locale = Locale(identifier: "en_US")
for size: Int64 in [0, 1, 998, 999, 1000, 1022, 1023, 1024, 999_999, 1_000_000] {
    let file = size.formatted(.byteCount(style: .file).locale(locale))
    let memory = size.formatted(.byteCount(style: .memory).locale(locale))
    let oldFile = ByteCountFormatter.string(fromByteCount: size, countStyle: .file)
    let oldMemory = ByteCountFormatter.string(fromByteCount: size, countStyle: .memory)
    print("\(size): file \(file), formatter \(oldFile); memory \(memory), formatter \(oldMemory)")
}
END
cat > expected <<'END'
0: file Zero kB, formatter Zero KB; memory Zero kB, formatter Zero KB
1: file 1 byte, formatter 1 byte; memory 1 byte, formatter 1 byte
998: file 998 bytes, formatter 998 bytes; memory 998 bytes, formatter 998 bytes
999: file 1 kB, formatter 999 bytes; memory 999 bytes, formatter 999 bytes
1000: file 1 kB, formatter 1 KB; memory 1,000 bytes, formatter 1,000 bytes
1022: file 1 kB, formatter 1 KB; memory 1,022 bytes, formatter 1,022 bytes
1023: file 1 kB, formatter 1 KB; memory 1 kB, formatter 1,023 bytes
1024: file 1 kB, formatter 1 KB; memory 1 kB, formatter 1 KB
999999: file 1 MB, formatter 1,000 KB; memory 977 kB, formatter 977 KB
1000000: file 1 MB, formatter 1 MB; memory 977 kB, formatter 977 KB
END
swiftc main.swift -o sizes
./sizes > seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
