#!/usr/bin/env bash
# A rewrite by ast-grep deletes what its pattern doesn't name: an `else`, a closure behind a call, a `catch`.
#
# Guess, written before the run: a pattern without `else` finds an `if` without one only; or it finds both, and what it
#   writes leaves the `else` where it is. `present($V)` doesn't find a call with a closure behind it, as it doesn't find one
#   with a second argument.
# Seen: the parts of a pattern are compared from the first to the last; if there's more behind them in the code, this is
#   a match all the same, and the rewrite replaces all of it. In Swift the closure of `present(a) { close() }` goes, the
#   second name of `let a = 1, b = 2`, and `catch`, of which a brace stays, so the file doesn't parse. In C, Go,
#   JavaScript and Rust `else` goes, and `finally`. It says "Applied" and ends with 0. With
#   `--strictness ast` the longer ones aren't found.
# Version: ast-grep-cli 0.51.1.
# Source: ast-grep's page on its match algorithm: by default all nodes of the pattern must be matched, and in the code
#   unnamed nodes are skipped, such as `async`. An `else` clause and a closure are named nodes. Issue 2856 of
#   ast-grep/ast-grep has a case of it, closed as a question.
# Why it matters: renaming a method of UIKit over an app is what such a tool is for. The calls that do something
#   afterwards lose it, and the diff of a hundred files shows it in a few lines.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check ast-grep-cli==0.51.1

rewrite() {
  printf '%s\n' "$4" > "code.$1"
  tools/bin/ast-grep run --lang "$1" --pattern "$2" --rewrite "$3" --update-all "${@:5}" "code.$1" > log 2>&1 || true
  echo "$1: $2 -> $3${5:+ $5 $6}"
  printf '%s\n' "$4" | sed 's/^/  - /'
  sed 's/^/  + /' "code.$1"
}
{
  rewrite swift 'present($V)' 'show($V)' 'present(card)'
  rewrite swift 'present($V)' 'show($V)' 'present(card, 1)'
  rewrite swift 'present($V)' 'show($V)' 'present(card) { close() }'
  rewrite swift 'present($V)' 'show($V)' 'present(card) { close() }' --strictness ast
  rewrite swift 'do { $$$B }' 'do { log(); $$$B }' 'do { try open() } catch { close() }'
  rewrite swift 'let $X = $Y' 'var $X = $Y' 'let a = 1, b = 2'
  rewrite c 'if ($C) { $$$B }' 'if (!$C) { $$$B }' 'void f() { if (tapped) { open(); } else { close(); } }'
  rewrite go 'if $C { $$$B }' 'if !$C { $$$B }' 'func f() { if tapped { open() } else { close() } }'
  rewrite js 'if ($C) { $$$B }' 'if (!$C) { $$$B }' 'if (tapped) { open() } else { close() }'
  rewrite js 'try { $$$B } catch { $$$C }' 'guard(() => { $$$B })' 'try { open() } catch { log() } finally { close() }'
  rewrite rs 'if $C { $$$B }' 'if !$C { $$$B }' 'fn f() { if tapped { open() } else { close() } }'
} > seen
cat seen
cat > expected <<'END'
swift: present($V) -> show($V)
  - present(card)
  + show(card)
swift: present($V) -> show($V)
  - present(card, 1)
  + present(card, 1)
swift: present($V) -> show($V)
  - present(card) { close() }
  + show(card)
swift: present($V) -> show($V) --strictness ast
  - present(card) { close() }
  + present(card) { close() }
swift: do { $$$B } -> do { log(); $$$B }
  - do { try open() } catch { close() }
  + do { log(); try open() } }
swift: let $X = $Y -> var $X = $Y
  - let a = 1, b = 2
  + var a = 1
c: if ($C) { $$$B } -> if (!$C) { $$$B }
  - void f() { if (tapped) { open(); } else { close(); } }
  + void f() { if (!tapped) { open(); } }
go: if $C { $$$B } -> if !$C { $$$B }
  - func f() { if tapped { open() } else { close() } }
  + func f() { if !tapped { open() } }
js: if ($C) { $$$B } -> if (!$C) { $$$B }
  - if (tapped) { open() } else { close() }
  + if (!tapped) { open() }
js: try { $$$B } catch { $$$C } -> guard(() => { $$$B })
  - try { open() } catch { log() } finally { close() }
  + guard(() => { open() })
rs: if $C { $$$B } -> if !$C { $$$B }
  - fn f() { if tapped { open() } else { close() } }
  + fn f() { if !tapped { open() } }
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
