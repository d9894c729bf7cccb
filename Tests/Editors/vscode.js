// Runs the extension for Visual Studio Code beside a stand-in for the editor, and prints what the editor would show.
// With STROKES it writes a scene into an empty text instead, with keys and chosen words, and prints that.
// node vscode.js EXTENSION.js COMMAND [STROKES]
"use strict";
const Module = require("module");
const [extension, command, strokes] = process.argv.slice(2);

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

let text = strokes ? "" : "scene: A\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [list] }\n  list:\n"
  + "  detail:\n    titel: D\nscript:\n  - push: detail\n";
const scene = {
  uri: Uri.parse("file:///app/a.scene.yaml"), languageId: "scene", version: 1, getText: () => text,
};
const listeners = {};
const on = (name) => (listener) => { listeners[name] = listener; return {}; };
const providers = {};
const languages = new Proxy({}, {
  get: (_, name) => name === "createDiagnosticCollection"
    ? () => ({ set: (uri, list) => { told = list; arrived(list); } })
    : (selector, provider) => { Object.assign(providers, provider); return {}; },
});
const registered = {};
let arrived, told;
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

async function write(all) {
  let place = 0;
  const position = (offset) => {
    const lines = text.slice(0, offset).split("\n");
    return new Position(lines.length - 1, lines[lines.length - 1].length);
  };
  const offset = (p) => text.split("\n").slice(0, p.line).reduce((n, line) => n + line.length + 1, 0) + p.character;
  const replace = (start, end, word) => {
    const range = new Range(position(start), position(end));
    text = text.slice(0, start) + word + text.slice(end);
    place = start + word.length;
    scene.version += 1;
    listeners.change({ document: scene, contentChanges: [{ range, text: word }] });
  };
  for (const [typed, chosen] of all) {
    for (const key of typed) {
      if (key === "⌫") {
        replace(place - 2, place, "");
        continue;
      }
      replace(place, place, key);
      if (key !== "\n") continue;
      for (const { values: [range, word] } of await providers.provideOnTypeFormattingEdits(scene, position(place), key)) {
        replace(offset(range.start), offset(range.end), word);
      }
    }
    if (chosen === null) continue;
    const item = (await providers.provideCompletionItems(scene, position(place))).find((i) => i.label === chosen);
    if (item) replace(offset(item.range.start), offset(item.range.end), item.insertText);
    else console.log(`'${chosen}' isn't offered behind '${typed}'`);
  }
  // The last findings come when nothing is typed any more.
  for (let tries = 0; tries < 500 && told.length > 0; tries += 1) await new Promise((done) => setTimeout(done, 20));
  console.log(text + "findings", told.length);
}

(async () => {
  const client = require(extension);
  await client.activate({ subscriptions: [] });
  if (strokes) {
    await write(JSON.parse(require("fs").readFileSync(strokes, "utf8")));
    return client.deactivate();
  }
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
  const step = (await providers.provideHover(scene, new Position(8, 5))).values[0].values[0];
  console.log("picture:", /!\[(.*?)\]\(data:image/.exec(step)[1]);
  await registered["scenograph.play"]();
  console.log("run:", (await providers.provideCodeLenses(scene)).map((l) => l.values[1].title).join(", "));
  await client.deactivate();
})().catch((error) => { console.log("failed:", error); process.exit(1); });
