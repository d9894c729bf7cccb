#!/usr/bin/env bash
# The client pylspclient raises where a server has nothing to say, and takes a link to a definition only to the web.
#
# Guess, written before the run: an answer that the protocol allows is returned, as None, a list or an object.
# Seen: null for "no symbols" and "no definition" raises TypeError, while an empty list is fine. Each link to a
#   definition in a `file:` raises ValidationError, since the target has to be an http or https address; so does one
#   without the optional `originSelectionRange`. A Location in a `file:` is fine.
# Versions: pylspclient 0.1.2, with a pygls 2.1.1 server behind it.
# Source: the protocol, 3.17: both results are "… or null", and the field of `LocationLink` is optional. The lines of
#   pylspclient/lsp_client.py go over the result or look into it at once; lsp_pydantic_strcuts.py has the field as
#   required and the target as a web address. Its page doesn't name the version of the protocol.
# Why it matters: a scene without symbols, and a name that leads nowhere, are the plain cases for a server. A test that
#   uses this client sees a fault that isn't the server's.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check pylspclient==0.1.2 pygls==2.1.1

cat > server.py <<'END'
from lsprotocol import types
from pygls.lsp.server import LanguageServer

server = LanguageServer("scenes", "1")
here = types.Range(types.Position(0, 0), types.Position(0, 1))

@server.feature(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
def symbols(params):
    return None if params.text_document.uri.endswith("null") else []

@server.feature(types.TEXT_DOCUMENT_DEFINITION)
def definition(params):
    uri = params.text_document.uri
    if uri.endswith("null"):
        return None
    if uri.endswith("place"):
        return types.Location(uri, here)
    origin = here if uri.endswith("origin") else None
    target = "https://scenes.example/menu" if "web" in uri else uri
    return [types.LocationLink(target, here, here, origin_selection_range=origin)]

server.start_io()
END
cat > client.py <<'END'
import subprocess, sys, pylspclient
from pylspclient.lsp_pydantic_strcuts import Position, TextDocumentIdentifier

process = subprocess.Popen([sys.executable, "server.py"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                           stderr=subprocess.DEVNULL)
endpoint = pylspclient.LspEndpoint(pylspclient.JsonRpcEndpoint(process.stdin, process.stdout), timeout=20)
client = pylspclient.LspClient(endpoint)
client.initialize(None, None, "file:///scenes", None, {}, "off", None)
client.initialized()

def show(name, ask):
    try:
        result = ask()
        items = result if isinstance(result, list) else [result]
        print(f"{name}: {[type(item).__name__ for item in items]}")
    except Exception as error:
        print(f"{name}: {type(error).__name__}")

def document(name):
    return TextDocumentIdentifier(uri=f"file:///scenes/{name}")

start = Position(line=0, character=0)
for name in ("null", "list"):
    show(f"symbols, {name}", lambda: client.documentSymbol(document(name)))
for name in ("null", "place", "link-with-origin", "web-link", "web-link-with-origin"):
    show(f"definition, {name}", lambda: client.definition(document(name), start))
client.shutdown()
client.exit()
process.kill()
END
timeout 100 tools/bin/python client.py > seen
cat seen
cat > expected <<'END'
symbols, null: TypeError
symbols, list: []
definition, null: TypeError
definition, place: ['Location']
definition, link-with-origin: ValidationError
definition, web-link: ValidationError
definition, web-link-with-origin: ['LocationLink']
server quit
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
