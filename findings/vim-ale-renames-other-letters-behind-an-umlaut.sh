#!/usr/bin/env bash
# ALE, with sourcekit-lsp, renames a name and takes letters beside it along, in each line that has an umlaut before it.
#
# Guess, written before the run: the edits of a rename are made where the server says, counted in UTF-16 as the protocol
#   has it, or ALE refuses a line in which it would count otherwise.
# Seen: lines of plain letters are right. In a line with "Menü" before the name, the edit is one letter too far to the
#   left: a blank or a bracket goes, and the last letter of the old name stays. `count + rows` becomes `count +screens`,
#   and `print(rows)` becomes `printscreens)`. ALE shows no message.
# Versions: vim-ale 3.3.0-1 and Vim 9.0, as in Debian 12; sourcekit-lsp of Swift 6.3.1.
# Source: LSP 3.17, "Position": characters are counted in UTF-16, unless client and server agree on something else. ALE's
#   help on ALERename: it renames the symbol under the cursor, with no word on other alphabets.
# Why it matters: an app's code has texts in its lines, and a rename changes lines that nobody looks at. Each of them has
#   to be found by the compiler's errors and mended by hand.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' ||
  { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
vim --version 2>/dev/null | grep -q '^VIM - Vi IMproved 9\.0' || { echo "needs Vim 9.0" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download vim-ale=3.3.0-1 > log 2>&1 || { cat log >&2; exit 1; }
dpkg -x vim-ale*.deb root
export HOME=$folder ALE=$folder/root/usr/share/vim-ale
mkdir -p app/Sources/App
cd app
cat > Package.swift <<'END'
// swift-tools-version: 6.1
import PackageDescription
let package = Package(name: "App", targets: [.executableTarget(name: "App")])
END
cat > before.txt <<'END'
func show(rows: Int) {
  let count = 2
  print("Menu", count + rows)
  print("Menü", count + rows)
  print("Menü"); print(rows)
}
show(rows: 1)
END
cp before.txt Sources/App/main.swift

cat > ../settings.vim <<'END'
set nocompatible encoding=utf-8 hidden noswapfile
let &runtimepath = $ALE . ',' . &runtimepath
let g:ale_linters = {'swift': ['sourcekitlsp']}
filetype plugin on
END
cat > ../rename.vim <<'END'
edit Sources/App/main.swift
set filetype=swift
runtime plugin/ale.vim
runtime autoload/ale/util.vim
function! ale#util#Input(message, value, ...) abort
  return 'screen'
endfunction
call cursor(3, 25)
let g:tries = 0
while g:tries < 180 && search('screen', 'nw') == 0
  if g:tries % 60 == 0
    ALERename
  endif
  sleep 500m
  let g:tries += 1
endwhile
write! after.txt
quit!
END
timeout 110 vim -es -N -u ../settings.vim -S ../rename.vim < /dev/null > log 2>&1 || true
{ diff before.txt after.txt || true; } > ../seen
cat ../seen
cat > expected <<'END'
1c1
< func show(rows: Int) {
---
> func show(rows screen: Int) {
3,5c3,5
<   print("Menu", count + rows)
<   print("Menü", count + rows)
<   print("Menü"); print(rows)
---
>   print("Menu", count + screen)
>   print("Menü", count +screens)
>   print("Menü"); printscreens)
END
diff expected ../seen || { echo "This is not what was seen with these versions."; exit 1; }
