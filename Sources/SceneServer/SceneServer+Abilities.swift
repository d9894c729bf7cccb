internal import SceneBasics
internal import SceneEditing

/// The abilities of the server.
extension SceneServer {
  /// The answer to `initialize`. All is announced in it: some clients answer no later registration.
  var abilities: JSONNode {
    var all: [(key: String, value: JSONNode)] = [
      ("positionEncoding", .text(client.encoding.rawValue)),
      ("textDocumentSync", ["openClose": true, "change": 2, "save": true]),
      ("completionProvider", ["triggerCharacters": [":", " ", "-", "/", "."], "resolveProvider": false]),
      ("hoverProvider", true), ("definitionProvider", true), ("referencesProvider", true),
      ("documentHighlightProvider", true),
      ("renameProvider", client.hasPrepare ? ["prepareProvider": true] : true),
      ("codeActionProvider", ["codeActionKinds": .list(EditingAction.Kind.allCases.map { .text($0.rawValue) })]),
      ("documentFormattingProvider", true), ("documentRangeFormattingProvider", true),
      ("documentOnTypeFormattingProvider", ["firstTriggerCharacter": "\n"]),
      ("documentSymbolProvider", true), ("foldingRangeProvider", true),
      ("selectionRangeProvider", true), ("documentLinkProvider", ["resolveProvider": false]),
      ("inlayHintProvider", true),
      ("semanticTokensProvider", ["legend": SceneServer.legend, "full": true, "range": true]),
      ("callHierarchyProvider", true), ("codeLensProvider", ["resolveProvider": false]),
      ("executeCommandProvider", ["commands": .list(Lens.Task.allCases.map { .text($0.rawValue) })]),
      ("workspace", ["workspaceFolders": ["supported": true, "changeNotifications": true]]),
    ]
    if client.pullsDiagnostics {
      all.append(
        (
          "diagnosticProvider",
          ["identifier": "scenograph", "interFileDependencies": true, "workspaceDiagnostics": false]
        ))
    }
    return ["capabilities": .object(all), "serverInfo": ["name": "scenograph", "version": .text(version)]]
  }

  private static let legend: JSONNode = [
    "tokenTypes": .list(SemanticToken.Kind.allCases.map { .text($0.rawValue) }), "tokenModifiers": ["declaration"],
  ]
}
