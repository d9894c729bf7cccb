#!/usr/bin/env bash
# '@inlinable' on a `package` function changes nothing: another module of the package still calls it.
#
# Guess, written before the run: since '@inlinable' is allowed on `package` declarations, and checked there, an
# optimised build puts the body of a small function into its callers in other modules, as for a `public` one.
# Seen: the compiler takes the attribute without a word, and the caller's object file still has an undefined symbol for
# the function, even beside '@inline(__always)'. With `public` instead of `package` the symbol is gone. Neither
# '-cross-module-optimization' nor the flags of the package's own optimisation (which want library evolution) change it.
# Version: Swift 6.3.1.
# Source: SE-0386, its section on package symbols and '@inlinable', puts such a declaration beside '@inlinable public':
# the bodies of both are checked in one way, and no difference is named. swiftlang/swift, pull request 64408, says so, too.
# Why it matters: a target that is split into smaller ones, with hot functions that are `package`, pays a call for each.
# The attribute that seems to prevent just that stays in the sources for ever. Inside its own target it isn't quite without
# effect: one of ours, of generic functions, became an eighth slower without it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
swift --version 2>/dev/null | grep -q 'Swift version 6.3.1' || { echo "another compiler: look again" >&2; exit 1; }

# calls ACCESS FLAG...: how many symbols of the other module the caller's object file needs.
calls() {
  local access=$1
  shift
  cat > Tape.swift <<EOF
@frozen $access struct Tape {
  @usableFromInline let kinds: [Int]
  $access init(_ kinds: [Int]) { self.kinds = kinds }
  @inlinable @inline(__always) $access func kind(at place: Int) -> Int { kinds[place] &* 7 }
}
EOF
  cat > Reader.swift <<EOF
import Tape
$access func sum(_ tape: Tape) -> Int { (0..<1000).reduce(0) { \$0 &+ tape.kind(at: \$1) } }
EOF
  local flags=(-O -wmo -parse-as-library -package-name app)
  swiftc "${flags[@]}" "$@" -module-name Tape -emit-module -emit-module-path Tape.swiftmodule -c Tape.swift -o Tape.o
  swiftc "${flags[@]}" -module-name Reader -I . -c Reader.swift -o Reader.o
  nm -u Reader.o | grep -c 'Tape.*kind' || true
}

[ "$(calls package)" = 1 ]
[ "$(calls package -cross-module-optimization)" = 1 ]
[ "$(calls package -enable-library-evolution -package-cmo -allow-non-resilient-access)" = 1 ]
[ "$(calls public)" = 0 ]
echo "a package function with '@inlinable' is called, a public one is part of its caller"
