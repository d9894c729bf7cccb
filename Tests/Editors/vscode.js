// Runs the extension for Visual Studio Code beside a stand-in for the editor, and prints what the editor would show.
// node vscode.js EXTENSION.js COMMAND
"use strict";
const Module = require("module");
const [extension, command] = process.argv.slice(2);

class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range { constructor(start, end) { Object.assign(this, { start, end }); } }
class Holder { constructor(...values) { this.values = values; } }
class Uri { static parse(text) { return { toString: () => text }; } }
class CodeActionKind { constructor(value) { this.value = value; } append(part) { return new CodeActionKind(part); } }
CodeActionKind.Empty = new CodeActionKind("");
class WorkspaceEdit {
  constructor() { this.made = []; }
  createFile(uri) { this.made.push(`create ${uri}`); }
  replace(uri, range, text) { this.made.push(`${range.start.line}:${range.start.character} ${JSON.stringify(text)}`); }
}

const text = "scene: A\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [list] }\n  list:\n"
  + "  detail:\n    titel: D\nscript:\n  - push: detail\n";
const scene = {
  uri: Uri.parse("file:///app/a.scene.yaml"), languageId: "scene", version: 1, getText: () => text,
};
const listeners = {};
const on = (name) => (listener) => { listeners[name] = listener; return {}; };
const providers = {};
const languages = new Proxy({}, {
  get: (_, name) => name === "createDiagnosticCollection"
    ? () => ({ set: (uri, list) => arrived(list) })
    : (selector, provider) => { Object.assign(providers, provider); return {}; },
});
const registered = {};
let arrived;
const first = new Promise((resolve) => { arrived = resolve; });
const vscode = {
  Position, Range, Uri, CodeActionKind, WorkspaceEdit, languages,
  Location: Holder, TextEdit: Holder, DiagnosticRelatedInformation: Holder, Hover: Holder, MarkdownString: Holder,
  SemanticTokens: Holder, SemanticTokensLegend: Holder, InlayHint: Holder, CodeLens: Holder, DocumentSymbol: Holder,
  Diagnostic: class { constructor(range, message) { Object.assign(this, { range, message }); } },
  CompletionItem: class { constructor(label) { this.label = label; } },
  CodeAction: class { constructor(title, kind) { Object.assign(this, { title, kind }); } },
  ViewColumn: { Beside: 2 },
  workspace: {
    getConfiguration: () => ({ get: () => command }), textDocuments: [scene], workspaceFolders: [],
    onDidOpenTextDocument: on("open"), onDidChangeTextDocument: on("change"), onDidSaveTextDocument: on("save"),
    onDidCloseTextDocument: on("close"),
  },
  window: {
    onDidChangeTextEditorSelection: on("selection"), showInformationMessage: () => {}, showErrorMessage: console.log,
    activeTextEditor: { document: scene, selection: { active: new Position(8, 5) } },
    createWebviewPanel: () => ({ onDidDispose: () => {}, webview: { set html(page) { console.log("page:", /<h1>(.*)<\/h1>/.exec(page)[1]); } } }),
  },
  commands: { registerCommand: (name, work) => { registered[name] = work; return {}; } },
};
const load = Module._load;
Module._load = (name, ...rest) => name === "vscode" ? vscode : load(name, ...rest);

(async () => {
  const client = require(extension);
  await client.activate({ subscriptions: [] });
  const finding = (await first)[0];
  console.log("finding:", finding.code, finding.range.start.line, finding.message.split("\n")[0]);
  const at = new Position(8, 12);
  const items = await providers.provideCompletionItems(scene, at);
  console.log("completion:", items.map((i) => i.label).join(" "));
  console.log("hover:", (await providers.provideHover(scene, at)).values[0].values[0].split("\n")[0]);
  console.log("definition:", (await providers.provideDefinition(scene, at))[0].values[1].start.line);
  console.log("rename:", (await providers.provideRenameEdits(scene, at, "info")).made.join(", "));
  const actions = await providers.provideCodeActions(scene, new Range(new Position(6, 5), new Position(6, 5)), {});
  console.log("actions:", actions.filter((a) => a.isPreferred).map((a) => `${a.title}: ${a.edit.made.join(", ")}`).join("; "));
  console.log("lenses:", (await providers.provideCodeLenses(scene)).length);
  console.log("tokens:", (await providers.provideDocumentSemanticTokens(scene)).values[0].length % 5);
  listeners.change({ document: { ...scene, version: 2 },
    contentChanges: [{ range: new Range(new Position(6, 4), new Position(6, 9)), text: "title" }] });
  await registered["scenograph.preview"]();
  console.log("run:", (await providers.provideCodeLenses(scene)).map((l) => l.values[1].title).join(", "));
  await client.deactivate();
})().catch((error) => { console.log("failed:", error); process.exit(1); });
