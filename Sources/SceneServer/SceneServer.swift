package import SceneBasics
internal import SceneEditing

/// A language server for scenes (LSP 3.17): bytes of a client come in, bytes for the client go out.
///
/// It has no clock, no thread and no stream. Its owner hands in what has come, and sends what it gives back.
package final class SceneServer {
  /// Whether the server goes on.
  package enum Life: Hashable, Sendable {
    case running
    /// `exit` has come. It is clean if `shutdown` came before.
    case ended(isClean: Bool)
  }

  package private(set) var life = Life.running
  let grammar = Grammar()
  let files: ServerFiles
  let limits: Limits
  let version: String
  private var reader = MessageReader()
  private var output: [UInt8] = []
  private var state = State.new
  var client = ClientAbilities()
  /// The texts that are open, by address.
  var texts: [String: OpenText] = [:]
  /// The place that a client has asked about last: its cursor, as far as a server can know.
  var cursor: (address: String, line: Int)?
  private var lastPage: String?
  /// The addresses of open texts of which the client must be told anew what is wrong.
  private var stale: Set<String> = []

  /// Whether no client has begun yet.
  package var isNew: Bool { state == .new }

  private enum State { case new, initialized, shutDown }

  /// - Parameters:
  ///   - files: The files beside those that the client has open.
  ///   - limits: How much may come of a scene.
  ///   - version: The version that the client is told.
  package init(files: ServerFiles, limits: Limits = Limits(), version: String) {
    self.files = files
    self.limits = limits
    self.version = version
  }

  /// Takes what has come from the client.
  ///
  /// - Returns: What is to be sent to it.
  package func receive(_ bytes: [UInt8]) -> [UInt8] {
    reader.feed(bytes)
    var messages: [JSONNode] = []
    loop: while let piece = reader.next() {
      switch piece {
      case .message(let message): messages.append(message)
      case .broken: answer(.null, .failure(.notJSON))
      case .lost(let reason):
        answer(.null, .failure(ServerError(code: -32_700, message: reason)))
        life = .ended(isClean: false)
        break loop
      }
    }
    // What was cancelled while it waited isn't begun.
    let cancelled = messages.filter { $0["method"]?.string == ServerMethod.cancel.rawValue }.compactMap {
      $0["params"]?["id"]?.flat
    }
    for message in messages where life == .running { handle(message, cancelled: Set(cancelled)) }
    return take()
  }

  /// Looks at the texts that have changed, when nothing else has come: a newer text makes an older answer useless.
  package func settle() -> [UInt8] {
    for address in stale.sorted() where state == .initialized { publish(address) }
    stale = []
    return take()
  }

  /// The page of the step at the cursor, in HTML; nil if it is the one that was given last, or nothing can be played.
  package func page() -> String? {
    guard let cursor, let page = context(of: cursor.address).preview(ofLine: cursor.line), page != lastPage else {
      return nil
    }
    lastPage = page
    return page
  }

  private func take() -> [UInt8] {
    defer { output = [] }
    return output
  }

  // MARK: Messages

  private func handle(_ message: JSONNode, cancelled: Set<String>) {
    let id = message["id"]
    guard let name = message["method"]?.string else {
      // An answer of the client: nothing was asked that waits for one.
      if message["result"] == nil, message["error"] == nil { answer(id ?? .null, .failure(.invalidRequest)) }
      return
    }
    guard let method = ServerMethod(rawValue: name) else {
      if let id { answer(id, .failure(.unknown(name))) }
      return
    }
    let parameters = message["params"] ?? .null
    guard let id else {
      if method.isNotification { take(method, parameters) }
      return
    }
    do throws(ServerError) {
      if cancelled.contains(id.flat) { throw .cancelled }
      answer(id, .success(try result(of: method, parameters)))
    } catch {
      answer(id, .failure(error))
    }
  }

  private func answer(_ id: JSONNode, _ result: Result<JSONNode, ServerError>) {
    switch result {
    case .success(let value): send(["jsonrpc": "2.0", "id": id, "result": value])
    case .failure(let error):
      send([
        "jsonrpc": "2.0", "id": id, "error": ["code": .number(Double(error.code)), "message": .text(error.message)],
      ])
    }
  }

  func send(_ message: JSONNode) { output += MessageReader.framed(message) }

  /// Takes a notification in.
  private func take(_ method: ServerMethod, _ parameters: JSONNode) {
    if method == .exit {
      life = .ended(isClean: state == .shutDown)
      return
    }
    guard state == .initialized else { return }
    switch method {
    case .didOpen: open(parameters)
    case .didChange: change(parameters)
    case .didSave: save(parameters)
    case .didClose: close(parameters)
    case .didChangeWatchedFiles: stale.formUnion(texts.keys)
    case .didChangeWorkspaceFolders: client.changeFolders(parameters["event"] ?? .null)
    case .initialized, .exit, .cancel, .setTrace, .didChangeConfiguration, .initialize, .shutdown, .diagnostic,
      .completion, .hover, .definition, .references, .documentHighlight, .prepareRename, .rename, .codeAction,
      .formatting, .documentSymbol, .foldingRange, .selectionRange, .documentLink, .inlayHint, .rangeFormatting,
      .onTypeFormatting, .semanticTokens, .semanticTokensRange, .prepareCallHierarchy, .incomingCalls,
      .outgoingCalls, .codeLens, .executeCommand, .trace, .preview:
      break
    }
  }

  private func result(of method: ServerMethod, _ parameters: JSONNode) throws(ServerError) -> JSONNode {
    switch state {
    case .new:
      guard method == .initialize else { throw .notInitialized }
      state = .initialized
      client = ClientAbilities(parameters)
      return abilities
    case .shutDown: throw .afterShutdown
    case .initialized: break
    }
    switch method {
    case .initialize: throw .twice
    case .shutdown:
      state = .shutDown
      return .null
    case .diagnostic: return try diagnostics(parameters)
    case .completion: return try completion(parameters)
    case .hover: return try hover(parameters)
    case .definition: return try definition(parameters)
    case .references: return try references(parameters)
    case .documentHighlight: return try highlights(parameters)
    case .prepareRename: return try prepareRename(parameters)
    case .rename: return try rename(parameters)
    case .codeAction: return try actions(parameters)
    case .formatting: return try formatting(parameters)
    case .documentSymbol: return try symbols(parameters)
    case .foldingRange: return try folds(parameters)
    case .selectionRange: return try selections(parameters)
    case .documentLink: return try links(parameters)
    case .inlayHint: return try hints(parameters)
    case .rangeFormatting: return try rangeFormatting(parameters)
    case .onTypeFormatting: return try onTypeFormatting(parameters)
    case .semanticTokens, .semanticTokensRange: return try semanticTokens(parameters)
    case .prepareCallHierarchy: return try callHierarchy(parameters)
    case .incomingCalls: return try calls(parameters, areIncoming: true)
    case .outgoingCalls: return try calls(parameters, areIncoming: false)
    case .codeLens: return try lenses(parameters)
    case .executeCommand: return try execute(parameters)
    case .trace: return try trace(parameters)
    case .preview: return try preview(parameters)
    case .initialized, .exit, .cancel, .setTrace, .didOpen, .didChange, .didSave, .didClose, .didChangeWatchedFiles,
      .didChangeConfiguration, .didChangeWorkspaceFolders:
      throw .invalidRequest
    }
  }

  // MARK: Findings

  /// Notes that a text has changed, which the others may import.
  func noteChange() { stale.formUnion(texts.keys) }

  private func publish(_ address: String) {
    guard !client.pullsDiagnostics, let text = texts[address] else { return }
    var parameters: [(key: String, value: JSONNode)] = [("uri", .text(address))]
    if let version = text.version { parameters.append(("version", .number(Double(version)))) }
    parameters.append(("diagnostics", .list(findings(of: context(of: address)))))
    send(["jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": .object(parameters)])
  }

  /// Tells the client that nothing is wrong with a text any more, since it is closed.
  func publishNothing(of address: String) {
    guard !client.pullsDiagnostics else { return }
    send([
      "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics",
      "params": ["uri": .text(address), "diagnostics": []],
    ])
  }
}
