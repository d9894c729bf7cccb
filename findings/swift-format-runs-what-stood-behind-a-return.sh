#!/usr/bin/env bash
# swift-format takes the semicolon of `return;` away, and the line behind it, which was never reached, runs.
#
# Guess, written before the run: a rule that is on by default changes no behaviour. A semicolon that ends a statement
#   which could go on in the next line stays, or the line is kept apart in another way.
# Seen: `return; log("b")` becomes two lines without a semicolon, which Swift reads as `return log("b")`, so "b" is
#   printed. It does so for `return;` at the end of a line, too. The compiler warns, and swift-format doesn't. A
#   statement that begins with a closure in braces goes to the call above it, so what compiled doesn't any more.
#   UseEarlyExits, which has to be switched on, makes a `guard` of an `if` with `else { return }`: a `defer` in the `if`
#   runs at the end of the function instead of the block's.
# Version: swift-format of the Swift 6.3.1 toolchain, with its default configuration and with UseEarlyExits.
# Source: Documentation/RuleDocumentation.md in swiftlang/swift-format: DoNotUseSemicolons puts a line break in place of
#   each semicolon, and what UseEarlyExits writes is equivalent. The warning of the compiler tells that an expression in
#   the line behind `return` belongs to it.
# Why it matters: `return;` is how those who know C switch off the rest of a function for a moment. Formatting the file
#   at saving switches it on again.
set -euo pipefail
swift-format --version 2>/dev/null | grep -qx '6\.3\.1' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > return.swift <<'END'
func log(_ text: String) { print(text) }
func one() {
  log("a"); return; log("b")
}
func two() {
  log("c"); return;
  log("d")
}
one()
two()
END
cat > closure.swift <<'END'
func size(_ change: () -> Void = {}) -> Int { change(); return 1 }
func show() {
  let rows = size(); { print("a closure") }()
  print(rows)
}
show()
END
cat > early.swift <<'END'
func show(_ ready: Bool) {
  if ready {
    defer { print("block ends") }
    print("block")
  } else {
    return
  }
  print("after the block")
}
show(true)
END
echo '{"version": 1, "rules": {"UseEarlyExits": true}}' > early.json

run() {
  cp "$1" main.swift
  if swiftc -Onone -o program main.swift > log 2>&1; then
    echo "$2: $(./program | paste -sd, | sed 's/,/, /g')"
  else
    echo "$2: does not compile"
  fi
  sed -n 's/.*warning: \(expression following.*\)/  warning: \1/p' log | sort | uniq -c
}
for name in return closure early; do
  if [ "$name" = early ]; then options=(--configuration early.json); else options=(); fi
  swift-format format "${options[@]}" "$name.swift" > after.swift
  echo "-- $name"
  run "$name.swift" before
  run after.swift after
done > seen
cat seen
cat > expected <<'END'
-- return
before: a, c
after: a, b, c, d
      4   warning: expression following 'return' is treated as an argument of the 'return'
-- closure
before: a closure, 1
after: does not compile
-- early
before: block, block ends, after the block
after: block, after the block, block ends
END
diff expected seen || { echo "swift-format treats these in another way now" >&2; exit 1; }
