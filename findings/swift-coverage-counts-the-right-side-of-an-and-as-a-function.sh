#!/usr/bin/env bash
# In the coverage of a Swift program the right side of `&&` and the message of `precondition` are functions of their
# own: five functions that were all called are "6 of 9", and 21 lines that were all run are "22 of 25".
#
# Guess, written before the run: what isn't run of an expression (the right side of `&&` and `??`, a message) is a
#   region without a count, as clang has it for C. A function is what has a name.
# Seen: each right side, each condition of `precondition` and each message counts as a function, "implicit closure #1 in
#   open", also in LCOV's FNF and FNH. Its lines count once more: LCOV has 21 lines, none of them with a zero, and a
#   total of 25 of which 22 were run. The line of a right side that wasn't run has the count of what stands around it.
#   After a comma of `if`, and in a call behind `?.`, what isn't run is no region at all, so it can't be seen. clang has
#   three functions of three, and a region of 0 in one.
# Versions: Swift 6.3.1 for Linux, with its own llvm-cov, llvm-profdata and clang.
# Source: LLVM's "Source-based Code Coverage" has functions and instantiations of them in a report, and regions for
#   parts of expressions. The Swift book, "Autoclosures": an expression is wrapped in a closure; of coverage it says
#   nothing, and neither do the pages on `swift test --enable-code-coverage`.
# Why it matters: a message of `precondition` is only made on the way to a crash, so the more a program checks, the
#   further its functions are from 100 %. A limit in CI for functions punishes that, and one for lines is blind.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' ||
  { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
[ "$(uname -s)" = Linux ] || { echo "needs Linux" >&2; exit 1; }
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > main.swift <<'END'
func other() -> Bool { true }
func fallback() -> Int { 7 }
func open(_ ready: Bool, _ rows: Int?) {
    _ = ready &&
        other()
    _ = rows ??
        fallback()
    precondition(!ready,
        "\(fallback())")
}
func close(_ ready: Bool, _ rows: [Int]?) {
    var rows = rows
    if ready,
        other() { print() }
    rows?.append(
        fallback())
}
open(false, 1)
close(false, nil)
_ = other()
_ = fallback()
END
cat > main.c <<'END'
#include <stdbool.h>
static bool other(void) { return true; }
static bool open_(bool ready) {
    return ready &&
        other();
}
int main(void) { return open_(false) || !other(); }
END
swiftc -profile-generate -profile-coverage-mapping main.swift -o swift
"$tools/clang" -fprofile-instr-generate -fcoverage-mapping main.c -o c
for name in swift c; do
  LLVM_PROFILE_FILE=$name.profraw ./$name
  "$tools/llvm-profdata" merge $name.profraw -o $name.profdata
  "$tools/llvm-cov" export ./$name -instr-profile=$name.profdata > $name.json
done
cat > show.py <<'END'
import json, subprocess, sys

name = sys.argv[1]
data = json.load(open(name + ".json"))["data"][0]
for kind in "functions", "lines":
    totals = data["totals"][kind]
    print(f"{name}: {totals['covered']} of {totals['count']} {kind}")
for function in data["functions"]:
    plain = subprocess.run([sys.argv[2], "--compact", "--simplified", function["name"].split(":")[-1]],
                           capture_output=True, text=True).stdout.strip()
    missing = [f"{a}:{b}-{c}:{d}" for a, b, c, d, count, *_ in function["regions"] if count == 0]
    print(f"  {plain}: {function['count']} times, regions not run: {' '.join(missing) or 'none'}")
END
{
  for name in swift c; do python3 show.py $name "$tools/swift-demangle"; done
  "$tools/llvm-cov" export -format=lcov ./swift -instr-profile=swift.profdata > lcov
  echo "LCOV: $(grep -c '^DA:' lcov) lines, $(grep -c '^DA:[0-9]*,0$' lcov || true) of them not run, $(
    grep -E '^(FNF|FNH|LF|LH)' lcov | paste -sd' ')"
} > seen
cat seen
cat > expected <<'END'
swift: 6 of 9 functions
swift: 22 of 25 lines
  main: 1 times, regions not run: none
  other(): 1 times, regions not run: none
  fallback(): 1 times, regions not run: none
  open(_:_:): 1 times, regions not run: none
  implicit closure #1 in open(_:_:): 0 times, regions not run: 5:9-5:16
  implicit closure #2 in open(_:_:): 0 times, regions not run: 7:9-7:19
  implicit closure #3 in open(_:_:): 1 times, regions not run: none
  implicit closure #4 in open(_:_:): 0 times, regions not run: 9:9-9:24
  close(_:_:): 1 times, regions not run: 14:17-14:28
c: 3 of 3 functions
c: 6 of 6 lines
  main: 1 times, regions not run: none
  open_: 1 times, regions not run: 5:9-5:16
  other: 1 times, regions not run: none
LCOV: 21 lines, 0 of them not run, FNF:9 FNH:6 LF:25 LH:22
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
