#!/usr/bin/env bash
# A quick fix with an edit and a command loses its edit in lsprotocol, and its command is called "{'title': …".
#
# Guess, written before the run: each message of the protocol comes back equal from lsprotocol's converter; its types
#   are made from the specification's own model.
# Seen: an answer to `textDocument/codeAction` may mix commands and code actions. lsprotocol takes each entry that has
#   the key `command` for a command. A code action that has one, too, loses its kind and its edit. Its command's name is
#   the printed form of a Python dictionary. Nothing is raised. A client made with pygls gets that from a server made
#   with pygls. Second: a selector of notebooks that names cells only ends in an exception, and with it the answer to
#   `initialize`.
# Versions: lsprotocol 2025.0.0, pygls 2.1.1, cattrs 26.2.1.
# Source: LSP 3.17, `textDocument/codeAction`: the result is a list of commands or code actions. A code action may have
#   both an edit and a command; the edit is applied first, then the command runs. A command's `command` is a text, a
#   code action's is an object, so they can be told apart. `NotebookDocumentSyncOptions`: a selector needs a notebook or
#   cells. lsprotocol/_hooks.py asks for the key alone.
# Why it matters: clients and tests in Python stand on these types. "Fix it, then reveal the place" is a usual action. A
#   test that checks its edit finds none. A client that runs it asks for a command that no server has.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check lsprotocol==2025.0.0 pygls==2.1.1 cattrs==26.2.1

cat > server.py <<'END'
from lsprotocol import types
from pygls.lsp.server import LanguageServer

server = LanguageServer("server", "1")

@server.feature(types.TEXT_DOCUMENT_CODE_ACTION)
def actions(_):
    edit = types.WorkspaceEdit(changes={"file:///a": []})
    reveal = types.Command(title="Reveal", command="demo.reveal")
    return [
        types.CodeAction(title="Fix", kind=types.CodeActionKind.QuickFix, edit=edit),
        types.CodeAction(title="Fix and reveal", kind=types.CodeActionKind.QuickFix, edit=edit, command=reveal),
        reveal,
    ]

server.start_io()
END
cat > client.py <<'END'
import asyncio, sys
from lsprotocol import converters, types
from pygls.lsp.client import LanguageClient

async def main():
    client = LanguageClient("client", "1")
    await client.start_io(sys.executable, "server.py")
    await client.initialize_async(types.InitializeParams(capabilities=types.ClientCapabilities()))
    start = types.Position(0, 0)
    document = types.TextDocumentIdentifier("file:///a")
    context = types.CodeActionContext(diagnostics=[])
    answer = await client.text_document_code_action_async(
        types.CodeActionParams(document, types.Range(start, start), context))
    for action in answer:
        edit = "edit" if getattr(action, "edit", None) else "no edit"
        print(f"{action.title}: {type(action).__name__}, {edit}, {action.command!r}")
    await client.shutdown_async(None)
    client.exit(None)
    await client.stop()

asyncio.run(main())

converter = converters.get_converter()
for selector in [{"notebook": "*", "cells": [{"language": "swift"}]}, {"cells": [{"language": "swift"}]}]:
    sync = {"notebookDocumentSync": {"notebookSelector": [selector]}}
    try:
        converter.structure(sync, types.ServerCapabilities)
        print("selector of", *selector, "is read")
    except Exception as error:
        while getattr(error, "exceptions", None):
            error = error.exceptions[0]
        print("selector of", *selector, "ends with", type(error).__name__)
END
tools/bin/python client.py > seen 2> log || { cat log; exit 1; }
cat seen
cat > expected <<'END'
Fix: CodeAction, edit, None
Fix and reveal: Command, no edit, "{'title': 'Reveal', 'command': 'demo.reveal'}"
Reveal: Command, no edit, 'demo.reveal'
selector of notebook cells is read
selector of cells ends with StructureHandlerNotFoundError
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
