/// The code of the extension for Visual Studio Code: a client of the server, in JavaScript.
enum VSCodeClient {
  static let text = #"""
    "use strict";
    const { spawn } = require("child_process");
    const vscode = require("vscode");

    // The server, the requests that wait for an answer, and the bytes that were no whole message yet.
    let server, number = 0, waiting = new Map(), rest = Buffer.alloc(0), findings, ready;

    function send(message) {
      if (!server) return;
      const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
      server.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
      server.stdin.write(body);
    }

    function request(method, params) {
      const id = ++number;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        send({ id, method, params });
      });
    }

    // A question of the editor's waits until the server knows the client. A refusal is no answer.
    const ask = async (method, params) => {
      await ready;
      return request(method, params).catch(() => null);
    };

    function receive(bytes) {
      rest = Buffer.concat([rest, bytes]);
      for (;;) {
        const end = rest.indexOf("\r\n\r\n");
        if (end < 0) return;
        const length = Number(/content-length: *(\d+)/i.exec(rest.toString("latin1", 0, end))[1]);
        if (rest.length < end + 4 + length) return;
        const message = JSON.parse(rest.toString("utf8", end + 4, end + 4 + length));
        rest = rest.subarray(end + 4 + length);
        take(message);
      }
    }

    function take(message) {
      if (message.method === "textDocument/publishDiagnostics") {
        findings.set(vscode.Uri.parse(message.params.uri), message.params.diagnostics.map(finding));
      } else if (message.method === "window/showMessage") {
        vscode.window.showInformationMessage(message.params.message, { modal: true });
      } else if (waiting.has(message.id)) {
        const { resolve, reject } = waiting.get(message.id);
        waiting.delete(message.id);
        message.error ? reject(new Error(message.error.message)) : resolve(message.result);
      }
    }

    // The server's values as the editor's.
    const place = (p) => new vscode.Position(p.line, p.character);
    const range = (r) => new vscode.Range(place(r.start), place(r.end));
    const location = (l) => new vscode.Location(vscode.Uri.parse(l.uri), range(l.range));
    const edit = (e) => new vscode.TextEdit(range(e.range), e.newText);
    const plain = (p) => ({ line: p.line, character: p.character });
    const document = (d) => ({ textDocument: { uri: d.uri.toString() } });
    const at = (d, p) => ({ ...document(d), position: plain(p) });
    const within = (d, r) => ({ ...document(d), range: { start: plain(r.start), end: plain(r.end) } });

    function finding(f) {
      const shown = new vscode.Diagnostic(range(f.range), f.message, f.severity - 1);
      Object.assign(shown, { code: f.code, source: f.source, tags: f.tags });
      shown.relatedInformation = (f.relatedInformation || []).map(
        (r) => new vscode.DiagnosticRelatedInformation(location(r.location), r.message));
      return shown;
    }

    function changes(given) {
      const all = new vscode.WorkspaceEdit();
      for (const change of (given && given.documentChanges) || []) {
        if (change.kind === "create") all.createFile(vscode.Uri.parse(change.uri), change.options);
        else for (const e of change.edits) all.replace(vscode.Uri.parse(change.textDocument.uri), range(e.range), e.newText);
      }
      return all;
    }

    function item(i) {
      const shown = new vscode.CompletionItem(i.label, i.kind - 1);
      const { detail, documentation, sortText, filterText } = i;
      Object.assign(shown, { detail, documentation, sortText, filterText });
      shown.insertText = i.textEdit.newText;
      shown.range = range(i.textEdit.range);
      return shown;
    }

    function symbol(s) {
      const shown = new vscode.DocumentSymbol(s.name, s.detail || "", s.kind - 1, range(s.range), range(s.selectionRange));
      shown.children = s.children.map(symbol);
      return shown;
    }

    function action(a) {
      const shown = new vscode.CodeAction(a.title, vscode.CodeActionKind.Empty.append(a.kind));
      shown.edit = changes(a.edit);
      shown.isPreferred = a.isPreferred;
      return shown;
    }

    const list = async (method, params, make) => ((await ask(method, params)) || []).map(make);

    function offer(context, legend) {
      const scene = { language: "scene" };
      const { languages } = vscode;
      const offers = [
        languages.registerCompletionItemProvider(scene, {
          provideCompletionItems: async (d, p) => {
            const answer = await ask("textDocument/completion", at(d, p));
            return ((answer && answer.items) || []).map(item);
          },
        }, ":", " ", "-", "/", "."),
        languages.registerHoverProvider(scene, {
          provideHover: async (d, p) => {
            const h = await ask("textDocument/hover", at(d, p));
            return h && new vscode.Hover(new vscode.MarkdownString(h.contents.value), range(h.range));
          },
        }),
        languages.registerDefinitionProvider(scene, {
          provideDefinition: (d, p) => list("textDocument/definition", at(d, p), location),
        }),
        languages.registerReferenceProvider(scene, {
          provideReferences: (d, p, context) => list("textDocument/references", { ...at(d, p), context }, location),
        }),
        languages.registerRenameProvider(scene, {
          provideRenameEdits: async (d, p, newName) => {
            await ready;
            return changes(await request("textDocument/rename", { ...at(d, p), newName }));
          },
        }),
        languages.registerDocumentFormattingEditProvider(scene, {
          provideDocumentFormattingEdits: (d) => list("textDocument/formatting", document(d), edit),
        }),
        languages.registerDocumentRangeFormattingEditProvider(scene, {
          provideDocumentRangeFormattingEdits: (d, r) => list("textDocument/rangeFormatting", within(d, r), edit),
        }),
        languages.registerOnTypeFormattingEditProvider(scene, {
          provideOnTypeFormattingEdits: (d, p, ch) => list("textDocument/onTypeFormatting", { ...at(d, p), ch }, edit),
        }, "\n"),
        languages.registerCodeActionsProvider(scene, {
          provideCodeActions: (d, r, c) => list("textDocument/codeAction",
            { ...within(d, r), context: { diagnostics: [], only: c.only && [c.only.value] } }, action),
        }),
        languages.registerDocumentSymbolProvider(scene, {
          provideDocumentSymbols: (d) => list("textDocument/documentSymbol", document(d), symbol),
        }),
        languages.registerInlayHintsProvider(scene, {
          provideInlayHints: (d, r) => list("textDocument/inlayHint", within(d, r), (h) =>
            Object.assign(new vscode.InlayHint(place(h.position), h.label), { paddingLeft: true, tooltip: h.tooltip })),
        }),
        languages.registerCodeLensProvider(scene, {
          provideCodeLenses: (d) => list("textDocument/codeLens", document(d), (l) =>
            new vscode.CodeLens(range(l.range), l.command)),
        }),
        languages.registerDocumentSemanticTokensProvider(scene, {
          provideDocumentSemanticTokens: async (d) => {
            const tokens = await ask("textDocument/semanticTokens/full", document(d));
            return tokens && new vscode.SemanticTokens(new Uint32Array(tokens.data));
          },
        }, new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)),
      ];
      for (const command of ["scenograph.run", "scenograph.test", "scenograph.draw"]) {
        offers.push(vscode.commands.registerCommand(command, (address) => work(command, address)));
      }
      for (const command of ["scenograph.preview", "scenograph.play"]) {
        offers.push(vscode.commands.registerCommand(command, preview));
      }
      context.subscriptions.push(...offers);
    }

    async function work(command, address) {
      const answer = await ask("workspace/executeCommand", { command, arguments: [address] });
      if (command === "scenograph.draw" && answer) show("Scene", answer);
    }

    let panel;
    function show(title, html) {
      if (!panel) {
        panel = vscode.window.createWebviewPanel("scenograph", title, vscode.ViewColumn.Beside, {});
        panel.onDidDispose(() => { panel = undefined; });
      }
      panel.title = title;
      panel.webview.html = html;
    }

    async function preview() {
      const editor = vscode.window.activeTextEditor;
      if (!editor || editor.document.languageId !== "scene") return;
      const page = await ask("scenograph/preview", at(editor.document, editor.selection.active));
      // The view is filled here, so it needn't load itself again.
      if (page) show("Step", page.replace(/<meta http-equiv="refresh"[^>]*>/, ""));
    }

    function watch(context) {
      const { workspace } = vscode;
      const isScene = (d) => d.languageId === "scene";
      const open = (d) => isScene(d) && send({ method: "textDocument/didOpen", params: { textDocument:
        { uri: d.uri.toString(), languageId: "scene", version: d.version, text: d.getText() } } });
      context.subscriptions.push(
        workspace.onDidOpenTextDocument(open),
        workspace.onDidChangeTextDocument((e) => isScene(e.document) && send({ method: "textDocument/didChange", params: {
          textDocument: { uri: e.document.uri.toString(), version: e.document.version },
          contentChanges: e.contentChanges.map((c) => ({
            range: { start: plain(c.range.start), end: plain(c.range.end) }, text: c.text })) } })),
        workspace.onDidSaveTextDocument((d) => isScene(d) && send({ method: "textDocument/didSave", params: document(d) })),
        workspace.onDidCloseTextDocument((d) => isScene(d) && send({ method: "textDocument/didClose", params: document(d) })),
        vscode.window.onDidChangeTextEditorSelection(() => panel && preview()));
      workspace.textDocuments.forEach(open);
    }

    function start() {
      const path = vscode.workspace.getConfiguration("scenograph").get("path") || "scenograph";
      server = spawn(path, ["lsp"]);
      server.on("error", (e) => vscode.window.showErrorMessage(`'${path}' can't be started: ${e.message}`));
      server.stdout.on("data", receive);
      const folders = (vscode.workspace.workspaceFolders || []).map((f) => ({ uri: f.uri.toString(), name: f.name }));
      const textDocument = { documentSymbol: { hierarchicalDocumentSymbolSupport: true } };
      const workspaceEdit = { documentChanges: true, resourceOperations: ["create"] };
      // The editor's parser of Markdown, which shows pictures.
      const general = { markdown: { parser: "marked" } };
      const capabilities = { general, textDocument, workspace: { workspaceEdit } };
      return request("initialize", { processId: process.pid, workspaceFolders: folders, capabilities });
    }

    exports.activate = async (context) => {
      findings = vscode.languages.createDiagnosticCollection("scenograph");
      context.subscriptions.push(findings);
      ready = start();
      const { capabilities } = await ready;
      send({ method: "initialized", params: {} });
      offer(context, capabilities.semanticTokensProvider.legend);
      watch(context);
    };

    exports.deactivate = async () => {
      if (!server) return;
      await request("shutdown", null).catch(() => null);
      send({ method: "exit" });
      server = undefined;
    };

    """#
}
