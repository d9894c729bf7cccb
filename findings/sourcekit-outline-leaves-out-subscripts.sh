#!/usr/bin/env bash
# sourcekit-lsp's outline of a file has no subscripts, and its search in the workspace finds no name of two letters.
#
# Guess, written before the run: the outline has each member of a type, and the search finds what the outline has under
#   the same name. An empty query finds everything, as the protocol says.
# Seen: of seven members the outline has four; the three subscripts aren't there. The search has them, as properties. An
#   operator is `+(l:r:)` in the outline and `+(_:_:)` in the search, and an initialiser `init(_:)` in both. Queries of
#   one and two characters find nothing, so `+`, `~~` and a type `Go` can't be searched for; `(_:)` finds both
#   operators. An empty query finds nothing. A parameter `menu` is found as a type parameter. A mark with a line ("MARK:
#   - Rows") keeps its hyphen.
# Version: sourcekit-lsp of Swift 6.3.1.
# Source: the protocol, 3.17, "Workspace Symbols Request": clients may send an empty text to ask for all symbols.
#   sourcekit-lsp's list of features has document symbols and workspace symbols without limits; its pull request 317 has
#   the one of three characters, "as in Xcode".
# Why it matters: a subscript is the main way into many types. In the outline of an editor, and for a tool that asks it
#   for a file's declarations, the type has none. Such a tool can't match outline and search by name either.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' ||
  { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

mkdir -p Sources/App
cat > Package.swift <<'END'
// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "App", targets: [.target(name: "App")])
END
cat > Sources/App/Menu.swift <<'END'
public struct Menu {
    // MARK: - Rows
    public init(_ rows: Int) {}
    public subscript(row: Int) -> Int { row }
    public subscript(named name: String) -> Int { 1 }
    public static subscript(all: Bool) -> Int { 2 }
    public func show() {}
    public var rows: Int { 3 }
    public static func + (l: Menu, r: Menu) -> Menu { l }
}
prefix operator ~~
public prefix func ~~ (menu: Menu) -> Int { menu[1] }
public enum Go {}
END
swift build > log 2>&1 || { cat log >&2; exit 1; }
cat > client.py <<'END'
import json, pathlib, subprocess, time

server = subprocess.Popen(
    ["sourcekit-lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
root = pathlib.Path.cwd()
count = 0

def send(**message):
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    server.stdin.flush()

def ask(method, params):
    global count
    count += 1
    send(id=count, method=method, params=params)
    length = 0
    for line in server.stdout:
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])
        elif line == b"\r\n":
            message = json.loads(server.stdout.read(length))
            if message.get("id") == count and "method" not in message:
                return message["result"]
            if "id" in message and "method" in message:
                send(id=message["id"], result=None)

ask("initialize", {"processId": None, "rootUri": root.as_uri(), "capabilities": {
    "textDocument": {"documentSymbol": {"hierarchicalDocumentSymbolSupport": True}}}})
send(method="initialized", params={})
file = root / "Sources/App/Menu.swift"
send(method="textDocument/didOpen", params={"textDocument": {
    "uri": file.as_uri(), "languageId": "swift", "version": 1, "text": file.read_text()}})

def names(symbols):
    return [symbol["name"] + (f" {names(symbol['children'])}" if symbol.get("children") else "") for symbol in symbols]

kinds = {6: "method", 7: "property", 9: "constructor", 10: "enum", 12: "function", 23: "struct",
         26: "type parameter"}
def search(query):
    found = ask("workspace/symbol", {"query": query}) or []
    return sorted(f"{symbol['name']} ({kinds[symbol['kind']]})" for symbol in found
                  if symbol["location"]["uri"] == file.as_uri())

for name in names(ask("textDocument/documentSymbol", {"textDocument": {"uri": file.as_uri()}})):
    print("outline:", name)
for _ in range(120):
    if len(search("subscript")) == 3 and len(search("(_:)")) >= 3:
        break
    time.sleep(0.5)
for query in "Menu", "subscript", "init", "(_:)", "(_:_:)", "+", "~~", "Go", "":
    print(f"search for {query!r}: {', '.join(search(query)) or 'nothing'}")
server.kill()
END
python3 client.py > seen
cat seen
cat > expected <<'END'
outline: Menu ['- Rows', 'init(_:)', 'show()', 'rows', '+(l:r:)']
outline: ~~
outline: ~~(menu:)
outline: Go
search for 'Menu': Menu (struct), menu (type parameter)
search for 'subscript': subscript(_:) (property), subscript(_:) (property), subscript(named:) (property)
search for 'init': init(_:) (constructor)
search for '(_:)': +(_:_:) (method), init(_:) (constructor), subscript(_:) (property), subscript(_:) (property), ~~(_:) (function)
search for '(_:_:)': +(_:_:) (method)
search for '+': nothing
search for '~~': nothing
search for 'Go': nothing
search for '': nothing
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
