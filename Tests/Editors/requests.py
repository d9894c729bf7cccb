"""Asks the server each request by the client of pytest-lsp, which checks every answer against the protocol's types.

python requests.py COMMAND
"""

import asyncio
import sys

from lsprotocol import types
from pytest_lsp import ClientServerConfig, client_capabilities

TEXT = """scene: A
initial: nav
controllers:
  nav: { kind: navigation, stack: [list] }
  list: { segues: { open: { show: detail } } }
  detail:
    titel: D
script:
  - trigger: open
  - expect: { visible: list }
"""
URI = "file:///app/a.scene.yaml"
DOCUMENT = types.TextDocumentIdentifier(uri=URI)


def at(line, character):
    return types.Position(line=line, character=character)


def place(kind, line, character, **more):
    return kind(text_document=DOCUMENT, position=at(line, character), **more)


WHOLE = types.Range(start=at(0, 0), end=at(11, 0))


async def main(command):
    config = ClientServerConfig(server_command=[command, "lsp"])
    client = await config.start()
    capabilities = client_capabilities("visual-studio-code")
    capabilities.text_document.diagnostic = None
    result = await client.initialize_session(
        types.InitializeParams(capabilities=capabilities, root_uri="file:///app")
    )
    print("encoding", result.capabilities.position_encoding)
    item = types.TextDocumentItem(uri=URI, language_id="scene", version=1, text=TEXT)
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
    await client.wait_for_notification("textDocument/publishDiagnostics")
    print("findings", [finding.code for finding in client.diagnostics[URI]])
    fixed = types.TextDocumentContentChangePartial(range=types.Range(start=at(6, 4), end=at(6, 9)), text="title")

    words = await client.text_document_completion_async(place(types.CompletionParams, 3, 16))
    print("completion", len(words.items))
    hover = await client.text_document_hover_async(place(types.HoverParams, 3, 10))
    print("hover", hover.contents.kind.value)
    print("definition", len(await client.text_document_definition_async(place(types.DefinitionParams, 4, 38))))
    context = types.ReferenceContext(include_declaration=True)
    uses = await client.text_document_references_async(place(types.ReferenceParams, 4, 38, context=context))
    print("references", len(uses))
    marks = await client.text_document_document_highlight_async(place(types.DocumentHighlightParams, 4, 38))
    print("highlights", len(marks))
    asked = await client.text_document_prepare_rename_async(place(types.PrepareRenameParams, 4, 38))
    print("prepared", asked.placeholder)
    renamed = await client.text_document_rename_async(place(types.RenameParams, 4, 38, new_name="info"))
    print("renamed", len(renamed.document_changes[0].edits))
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(text_document=DOCUMENT, range=WHOLE, context=types.CodeActionContext(diagnostics=[]))
    )
    print("actions", sorted({action.kind for action in actions}))

    version = types.VersionedTextDocumentIdentifier(uri=URI, version=2)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(text_document=version, content_changes=[fixed])
    )
    await client.wait_for_notification("textDocument/publishDiagnostics")
    print("findings", client.diagnostics[URI])
    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    print("formatting", await client.text_document_formatting_async(
        types.DocumentFormattingParams(text_document=DOCUMENT, options=options)))
    print("range", await client.text_document_range_formatting_async(
        types.DocumentRangeFormattingParams(text_document=DOCUMENT, range=WHOLE, options=options)))
    print("typing", len(await client.text_document_on_type_formatting_async(
        place(types.DocumentOnTypeFormattingParams, 6, 0, ch="\n", options=options))))
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=DOCUMENT))
    print("symbols", [symbol.name for symbol in symbols])
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(text_document=DOCUMENT))
    print("folds", len(folds))
    ranges = await client.text_document_selection_range_async(
        types.SelectionRangeParams(text_document=DOCUMENT, positions=[at(3, 10)]))
    print("selections", len(ranges))
    links = await client.text_document_document_link_async(types.DocumentLinkParams(text_document=DOCUMENT))
    print("links", len(links))
    hints = await client.text_document_inlay_hint_async(
        types.InlayHintParams(text_document=DOCUMENT, range=WHOLE))
    print("hints", [hint.label for hint in hints])
    tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(text_document=DOCUMENT))
    some = await client.text_document_semantic_tokens_range_async(
        types.SemanticTokensRangeParams(text_document=DOCUMENT, range=types.Range(start=at(0, 0), end=at(1, 0))))
    print("tokens", len(tokens.data) % 5, len(some.data))
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(text_document=DOCUMENT))
    print("lenses", [lens.command.title for lens in lenses])
    answer = await client.workspace_execute_command_async(
        types.ExecuteCommandParams(command="scenograph.test", arguments=[URI]))
    print("command", answer.splitlines()[0])
    items = await client.text_document_prepare_call_hierarchy_async(place(types.CallHierarchyPrepareParams, 5, 4))
    calls = await client.call_hierarchy_incoming_calls_async(types.CallHierarchyIncomingCallsParams(item=items[0]))
    print("incoming", [call.from_.name for call in calls])
    out = await client.call_hierarchy_outgoing_calls_async(
        types.CallHierarchyOutgoingCallsParams(item=calls[0].from_))
    print("outgoing", [call.to.name for call in out])
    await client.shutdown_session()
    print("clean")


asyncio.run(main(sys.argv[1]))
