#!/usr/bin/env bash
# A pygls server loses the keys of a custom request that aren't Python names, and never answers one without `params`.
#
# Guess, written before the run: the handler of a method of one's own gets the params as a dictionary, key for key.
# Seen: it gets named tuples in which `line-width` is `_0` and `class` is `_1`, at every depth; the real keys are gone,
# and which is which depends on their order in the message. The arguments of `workspace/executeCommand` stay
# dictionaries. And a request without `params`, which JSON-RPC allows, is never answered: the user is shown "Internal
# Error" instead.
# Version: pygls 2.1.1.
# Source: its file pygls/protocol/__init__.py, which turns the params of unknown methods into a named tuple with
# `rename=True`, and needs the field `params` to be there. The JSON-RPC 2.0 specification says that it may be omitted.
# Why it matters: previews, traces and the like travel as requests of a server's own, and diagram or YAML options have
# keys with dashes. Either give each method a type of its own, or take such options as a command's arguments.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet pygls==2.1.1

cat > server.py <<'EOF'
from pygls.lsp.server import LanguageServer

server = LanguageServer("scenes", "1")

@server.feature("scene/preview")
def preview(ls, params):
    return repr(params)

@server.command("scene.preview")
def command(ls, options):
    return repr(options)

server.start_io()
EOF
cat > client.py <<'EOF'
import json, queue, subprocess, threading

process = subprocess.Popen(
    ["env/bin/python", "server.py"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
messages = queue.Queue()

def read():
    length = 0
    for line in process.stdout:
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])
        elif line == b"\r\n":
            messages.put(json.loads(process.stdout.read(length)))

def ask(number, method, **rest):
    body = json.dumps({"jsonrpc": "2.0", "id": number, "method": method, **rest}).encode()
    process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    process.stdin.flush()
    while True:
        try:
            message = messages.get(timeout=8)
        except queue.Empty:
            return "no answer"
        if message.get("method") == "window/showMessage":
            print("shown to the user:", message["params"]["message"])
        if message.get("id") == number:
            return message.get("result", message.get("error"))

threading.Thread(target=read, daemon=True).start()
ask(1, "initialize", params={"processId": None, "rootUri": None, "capabilities": {}})
options = {"line-width": 80, "class": ["menu"], "theme": {"dark-mode": True}}
print("request:", ask(2, "scene/preview", params=options))
print("command:", ask(3, "workspace/executeCommand", params={"command": "scene.preview", "arguments": [options]}))
print("empty params:", ask(4, "scene/preview", params={}))
print("no params:", ask(5, "scene/preview"))
process.kill()
EOF
env/bin/python client.py | tee seen

cat > expected <<'EOF'
request: Object(_0=80, _1=['menu'], theme=Object(_0=True))
command: {'line-width': 80, 'class': ['menu'], 'theme': {'dark-mode': True}}
empty params: Object()
shown to the user: Error in server: Internal Error
no params: no answer
EOF
diff expected seen || { echo "pygls hands over custom params in another way now" >&2; exit 1; }
echo "as described"
