#!/usr/bin/env bash
# Behind a multiplexer of language servers, references change their form, and a request without content is never
# answered.
#
# Guess, written before the run: rassumfrassum, which joins several servers for one editor, merges what is a list
# (symbols, lenses, references) and hands a method that it doesn't know to the first server.
# Seen: symbols come from the first server alone. Joined references are LocationLinks, a form that the protocol has for
# definitions only, and definitions are links although the client didn't say that it reads them. A server that completes
# without options (`completionProvider: {}`) counts as one that doesn't complete. And params that are empty are left out
# on the way, which a pygls server doesn't answer at all.
# Version: rassumfrassum 0.3.5 with pygls 2.1.1 behind it.
# Source: its file rassumfrassum/frassum.py (the joining of locations, with a remark on `isIncomplete`); the protocol:
# the result of `textDocument/references` is an array of Location or null.
# Why it matters: this is the way to have a server for scenes beside one for YAML in an editor that takes one. Each half
# works alone, and together the jump to a scene's uses fails in a client that reads `uri`, as the protocol lets it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet rassumfrassum==0.3.5 pygls==2.1.1

cat > server.py <<'EOF'
import sys
from lsprotocol import types
from pygls.lsp.server import LanguageServer

name = sys.argv[1]
server = LanguageServer(name, "1")

def place(params):
    start = types.Position(line=len(name), character=0)
    return types.Location(uri=params.text_document.uri, range=types.Range(start, start))

@server.feature(types.TEXT_DOCUMENT_REFERENCES)
def references(params):
    return [place(params)]

@server.feature(types.TEXT_DOCUMENT_DEFINITION)
def definition(params):
    return [place(params)]

@server.feature(types.TEXT_DOCUMENT_COMPLETION)
def completion(params):
    return types.CompletionList(is_incomplete=True, items=[types.CompletionItem(label=name)])

@server.feature(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
def symbols(params):
    return [types.SymbolInformation(name=name, kind=types.SymbolKind.Class, location=place(params))]

@server.feature("scene/preview")
def preview(params):
    return name

server.start_io()
EOF
cat > client.py <<'EOF'
import json, queue, subprocess, sys, threading

def session(name, command):
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    messages = queue.Queue()

    def read():
        length = 0
        for line in process.stdout:
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
            elif line == b"\r\n":
                messages.put(json.loads(process.stdout.read(length)))

    def send(**message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        process.stdin.flush()

    def ask(number, method, params):
        send(id=number, method=method, params=params)
        while True:
            try:
                message = messages.get(timeout=8)
            except queue.Empty:
                return "no answer"
            if message.get("id") == number and "method" not in message:
                return message.get("result", message.get("error"))

    threading.Thread(target=read, daemon=True).start()
    ask(1, "initialize", {"processId": None, "rootUri": "file:///scenes", "capabilities": {
        "general": {"positionEncodings": ["utf-16"]}, "textDocument": {"publishDiagnostics": {}}}})
    send(method="initialized", params={})
    document = {"uri": "file:///scenes/menu.yaml"}
    send(method="textDocument/didOpen", params={"textDocument": {**document, "languageId": "yaml", "version": 1, "text": "a"}})
    at = {"textDocument": document, "position": {"line": 0, "character": 0}}
    for number, method in enumerate(["references", "definition"], 2):
        result = ask(number, f"textDocument/{method}", {**at, "context": {"includeDeclaration": True}})
        print(f"{name}, {method}: {len(result)} with {sorted(result[0])}")
    result = ask(4, "textDocument/completion", at)
    print(f"{name}, completion:", [item["label"] for item in result["items"]] if "items" in result else result["message"])
    print(f"{name}, symbols:", [symbol["name"] for symbol in ask(5, "textDocument/documentSymbol", {"textDocument": document})])
    print(f"{name}, preview with params:", ask(6, "scene/preview", {"width": 3}))
    print(f"{name}, preview with empty params:", ask(7, "scene/preview", {}))
    process.kill()

python = "env/bin/python"
session("one server", [python, "server.py", "scenes"])
session("two behind rass", ["env/bin/rass", "--quiet-server", "--log-level", "silent",
                            "--", python, "server.py", "scenes", "--", python, "server.py", "yaml"])
EOF
timeout 100 env/bin/python client.py | tee seen

cat > expected <<'EOF'
one server, references: 1 with ['range', 'uri']
one server, definition: 1 with ['range', 'uri']
one server, completion: ['scenes']
one server, symbols: ['scenes']
one server, preview with params: scenes
one server, preview with empty params: scenes
two behind rass, references: 2 with ['targetRange', 'targetSelectionRange', 'targetUri']
two behind rass, definition: 2 with ['targetRange', 'targetSelectionRange', 'targetUri']
two behind rass, completion: [rass] no servers to handle 'textDocument/completion'
two behind rass, symbols: ['scenes']
two behind rass, preview with params: scenes
two behind rass, preview with empty params: no answer
EOF
diff expected seen || { echo "the multiplexer joins answers in another way now" >&2; exit 1; }
echo "as described"
