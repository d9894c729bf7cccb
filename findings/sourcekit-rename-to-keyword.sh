#!/usr/bin/env bash
# sourcekit-lsp renames a method to a keyword without backticks, and leaves subscripts out of the outline.
#
# Guess, written before the run: `textDocument/rename` to `class` is answered with an error, as the protocol asks for a
# name that can't be, or with the name in backticks; the outline has all members of a type.
# Seen: the answer is the edit `class`, after which the file doesn't parse. `textDocument/documentSymbol` has methods,
# properties, initializers and operators of the type, and `// MARK:` as a symbol among them, but no subscript.
# Version: sourcekit-lsp of Swift 6.3.1.
# Source: the protocol's section on rename: "if the given name is not valid the request must fail"; seen for the rest.
# Why it matters: a language server for scenes that renames a controller in YAML and its class in Swift can't leave the
# check to the Swift side. And a list of a controller's members that is taken from the outline isn't complete.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > Menu.swift <<'EOF'
class Menu {
  // MARK: - Items
  var items: [String] = []
  init() {}
  func show() {}
  subscript(row: Int) -> String { items[row] }
  static func == (one: Menu, other: Menu) -> Bool { one.items == other.items }
}
EOF
cat > client.py <<'EOF'
import json, pathlib, subprocess

process = subprocess.Popen(
    ["sourcekit-lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
file = pathlib.Path("Menu.swift").resolve()
document = {"textDocument": {"uri": file.as_uri()}}

def send(**message):
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    process.stdin.flush()

def ask(number, method, params):
    send(id=number, method=method, params=params)
    length = 0
    for line in process.stdout:
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])
        elif line == b"\r\n":
            message = json.loads(process.stdout.read(length))
            if message.get("id") == number and "method" not in message:
                return message.get("result", message.get("error"))

ask(1, "initialize", {
    "processId": None, "rootUri": file.parent.as_uri(),
    "capabilities": {"textDocument": {"documentSymbol": {"hierarchicalDocumentSymbolSupport": True}}}})
send(method="initialized", params={})
text = file.read_text()
send(method="textDocument/didOpen",
     params={"textDocument": {"uri": file.as_uri(), "languageId": "swift", "version": 1, "text": text}})
outline = ask(2, "textDocument/documentSymbol", document)
print("outline:", ", ".join(symbol["name"] for symbol in outline[0]["children"]))
answer = ask(3, "textDocument/rename", {**document, "position": {"line": 4, "character": 8}, "newName": "class"})
edits = answer.get("changes", {}).get(file.as_uri())
print("rename:", [edit["newText"] for edit in edits] if edits else answer)
lines = text.splitlines(True)
start, end = edits[0]["range"]["start"], edits[0]["range"]["end"]
line = lines[start["line"]]
lines[start["line"]] = line[:start["character"]] + edits[0]["newText"] + line[end["character"]:]
file.write_text("".join(lines))
process.kill()
EOF
python3 client.py | tee seen
swiftc -frontend -parse Menu.swift > parse.log 2>&1 || true
grep -m1 -o 'error: .*' parse.log | tee -a seen

cat > expected <<'EOF'
outline: - Items, items, init(), show(), ==(one:other:)
rename: ['class']
error: keyword 'class' cannot be used as an identifier here
EOF
diff expected seen || { echo "sourcekit-lsp renames or lists in another way now" >&2; exit 1; }
echo "as described"
