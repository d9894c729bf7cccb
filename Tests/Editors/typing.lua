-- Writes a scene into an empty file as a person does in Neovim: with keys, and with words chosen from the menu.
-- STROKES names the file with both. The text and the number of findings are printed.
local child = vim.fn.jobstart({ "nvim", "--embed", "--headless", "-u", "init.lua", "a.scene.yaml" }, { rpc = true })
local function lua(code, ...) return vim.rpcrequest(child, "nvim_exec_lua", code, { ... }) end
local function wait(code, ...)
  local given = { ... }
  return vim.wait(20000, function() return lua("return " .. code, unpack(given)) end, 5)
end
-- Each key is taken in before the next one comes.
local function press(keys)
  vim.rpcrequest(child, "nvim_input", keys)
  wait("vim.fn.getchar(1) == 0")
end

wait("vim.tbl_count(vim.tbl_filter(function(c) return c.initialized end, vim.lsp.get_active_clients())) > 0")
lua("vim.o.completeopt = 'menuone,noinsert'")
press("i")
local file = io.open(os.getenv("STROKES"))
for _, stroke in ipairs(vim.fn.json_decode(file:read("*a"))) do
  local typed, chosen = stroke[1], stroke[2]
  for _, key in ipairs(vim.fn.split(typed, "\\zs")) do
    press(({ ["\n"] = "<CR>", ["⌫"] = "<BS>", ["<"] = "<lt>" })[key] or key)
  end
  if chosen ~= vim.NIL then
    press("<C-x><C-o>")
    local place = [[(function(word)
      for index, item in ipairs(vim.fn.complete_info({ "items" }).items) do
        if item.abbr == word then return index end
      end
    end)(...)]]
    if wait(place .. " ~= nil", chosen) then
      vim.rpcrequest(child, "nvim_select_popupmenu_item", lua("return " .. place, chosen) - 1, true, true, {})
      wait("vim.fn.pumvisible() == 0")
    else
      io.stdout:write("'", chosen, "' isn't offered behind '", typed, "'\n")
    end
  end
end
press("<Esc>")
-- The last findings come when nothing is typed any more.
wait("vim.tbl_isempty(vim.diagnostic.get(0))")
io.stdout:write(table.concat(lua("return vim.api.nvim_buf_get_lines(0, 0, -1, false)"), "\n"), "\n")
io.stdout:write("findings ", lua("return #vim.diagnostic.get(0)"), "\n")
vim.fn.jobstop(child)
vim.cmd("qa!")
