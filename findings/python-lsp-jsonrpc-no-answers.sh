#!/usr/bin/env bash
# python-lsp-jsonrpc leaves two kinds of requests without any answer: a cancelled one, and one whose result isn't JSON.
#
# Guess, written before the run: a cancelled request is answered with -32800 at once, whether its handler runs or waits;
# a result that JSON can't hold (a set) is answered with an error.
# Seen: cancelling a running handler changes nothing, its result comes late. A request that still waits for a free
# thread is taken out of the queue and never answered, and so is one with a set in its result: the writer logs it and
# goes on. An error in a handler arrives as -32602, "invalid params", instead of -32603.
# Version: python-lsp-jsonrpc 1.1.2.
# Source: its files pylsp_jsonrpc/endpoint.py (the callback of a cancelled future is not run to an answer), streams.py
# (the writer catches all exceptions) and exceptions.py (the number of the internal error). The protocol's section on
# cancellation: a request that got cancelled still needs to return a response.
# Why it matters: the Python language server and its kin are built on it. A client that counts open requests, as a test
# of one does, waits for ever after a cancel, and a crash looks like a fault of the client's own.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet python-lsp-jsonrpc==1.1.2

cat > serve.py <<'EOF'
import io, json, re, time
from pylsp_jsonrpc.endpoint import Endpoint
from pylsp_jsonrpc.streams import JsonRpcStreamWriter

def slow():
    time.sleep(0.5)
    return "done"

def fail():
    raise KeyError("menu")

handlers = {
    "slow": lambda params: slow, "fail": lambda params: fail,
    "set": lambda params: {"scenes": {"menu"}}, "list": lambda params: {"scenes": ["menu"]},
}
stream = io.BytesIO()
endpoint = Endpoint(handlers, JsonRpcStreamWriter(stream).write, max_workers=1)
asked = {1: "slow", 2: "slow", 3: "fail", 4: "set", 5: "list"}
for number, method in asked.items():
    endpoint.consume({"jsonrpc": "2.0", "id": number, "method": method, "params": {}})
    if number == 2:
        time.sleep(0.1)
        for cancelled in (1, 2):
            endpoint.consume({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": cancelled}})
time.sleep(2)
answers = {}
for body in re.split(r"Content-Length: [^{]*", stream.getvalue().decode())[1:]:
    message = json.loads(body)
    answers[message["id"]] = message.get("result") or message["error"]["code"]
for number, name in enumerate(["cancelled while it runs", "cancelled while it waits", "error", "set", "list"], 1):
    print(f"{name}: {answers.get(number, 'no answer')}")
EOF
env/bin/python serve.py 2> log | tee seen

cat > expected <<'EOF'
cancelled while it runs: done
cancelled while it waits: no answer
error: -32602
set: no answer
list: {'scenes': ['menu']}
EOF
diff expected seen || { echo "python-lsp-jsonrpc answers in another way now" >&2; exit 1; }
echo "as described"
