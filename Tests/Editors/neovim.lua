-- Drives the server in Neovim, with the setup that 'lsp --setup neovim' prints, and prints what a person would see.
local buffer = vim.api.nvim_get_current_buf()
local function wait(isDone) return vim.wait(10000, isDone, 20) end

local function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(buffer, method, parameters, 10000)
  for _, answer in pairs(answers or {}) do return answer.result end
end

local function show(...) io.stdout:write(table.concat({ ... }, " "), "\n") end

wait(function() return #vim.diagnostic.get(buffer) > 0 end)
for _, finding in ipairs(vim.diagnostic.get(buffer)) do show("finding", finding.lnum, finding.code) end

vim.api.nvim_win_set_cursor(0, { 6, 3 })
vim.lsp.buf.rename("info")
wait(function() return vim.fn.search("info", "nw") > 0 end)

vim.api.nvim_win_set_cursor(0, { 7, 6 })
local range = vim.lsp.util.make_range_params(0, "utf-16")
range.context = { diagnostics = {} }
local action = ask("textDocument/codeAction", range)[1]
show("action", action.title)
vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")

vim.api.nvim_buf_set_lines(buffer, -1, -1, false, { "  - pus" })
vim.api.nvim_win_set_cursor(0, { 10, 7 })
local words = {}
for _, item in ipairs(ask("textDocument/completion", vim.lsp.util.make_position_params(0, "utf-16")).items) do
  table.insert(words, item.label)
end
show("completion", unpack(words))

vim.api.nvim_buf_set_lines(buffer, 9, 10, false, { "  -   push:   list" })
if vim.lsp.buf.formatting_sync then vim.lsp.buf.formatting_sync(nil, 10000) else vim.lsp.buf.format({ timeout_ms = 10000 }) end
show(table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n"))
vim.cmd("qa!")
