/// A method that a client may call (LSP 3.17). Any other one is unknown.
enum ServerMethod: String, CaseIterable, Sendable {
  // The life of the server.
  case initialize, initialized, shutdown, exit
  case cancel = "$/cancelRequest"
  case setTrace = "$/setTrace"
  // The texts.
  case didOpen = "textDocument/didOpen"
  case didChange = "textDocument/didChange"
  case didSave = "textDocument/didSave"
  case didClose = "textDocument/didClose"
  case didChangeWatchedFiles = "workspace/didChangeWatchedFiles"
  case didChangeConfiguration = "workspace/didChangeConfiguration"
  case didChangeWorkspaceFolders = "workspace/didChangeWorkspaceFolders"
  // Questions about a text.
  case diagnostic = "textDocument/diagnostic"
  case completion = "textDocument/completion"
  case hover = "textDocument/hover"
  case definition = "textDocument/definition"
  case references = "textDocument/references"
  case documentHighlight = "textDocument/documentHighlight"
  case prepareRename = "textDocument/prepareRename"
  case rename = "textDocument/rename"
  case codeAction = "textDocument/codeAction"
  case formatting = "textDocument/formatting"
  case documentSymbol = "textDocument/documentSymbol"
  case foldingRange = "textDocument/foldingRange"
  case selectionRange = "textDocument/selectionRange"
  case documentLink = "textDocument/documentLink"
  case inlayHint = "textDocument/inlayHint"
  case rangeFormatting = "textDocument/rangeFormatting"
  case onTypeFormatting = "textDocument/onTypeFormatting"
  case semanticTokens = "textDocument/semanticTokens/full"
  case semanticTokensRange = "textDocument/semanticTokens/range"
  case prepareCallHierarchy = "textDocument/prepareCallHierarchy"
  case incomingCalls = "callHierarchy/incomingCalls"
  case outgoingCalls = "callHierarchy/outgoingCalls"
  case codeLens = "textDocument/codeLens"
  case executeCommand = "workspace/executeCommand"
  // Questions of this server alone.
  case trace = "scenograph/trace"
  case preview = "scenograph/preview"

  /// Whether it is told, and no answer is awaited.
  var isNotification: Bool {
    switch self {
    case .initialized, .exit, .cancel, .setTrace, .didOpen, .didChange, .didSave, .didClose, .didChangeWatchedFiles,
      .didChangeConfiguration, .didChangeWorkspaceFolders:
      true
    case .initialize, .shutdown, .diagnostic, .completion, .hover, .definition, .references, .documentHighlight,
      .prepareRename, .rename, .codeAction, .formatting, .documentSymbol, .foldingRange, .selectionRange,
      .documentLink, .inlayHint, .rangeFormatting, .onTypeFormatting, .semanticTokens, .semanticTokensRange,
      .prepareCallHierarchy, .incomingCalls, .outgoingCalls, .codeLens, .executeCommand, .trace, .preview:
      false
    }
  }
}

/// The reason for which a request has no answer (JSON-RPC 2.0, and LSP's own codes).
struct ServerError: Error {
  let code: Int
  let message: String

  static let notJSON = ServerError(code: -32_700, message: "the message isn't JSON")
  static let invalidRequest = ServerError(code: -32_600, message: "the message is no request")
  static let afterShutdown = ServerError(code: -32_600, message: "the server has been shut down")
  static let twice = ServerError(code: -32_600, message: "the server has been initialized already")
  static let notInitialized = ServerError(code: -32_002, message: "send 'initialize' first")
  static let cancelled = ServerError(code: -32_800, message: "the request was cancelled")

  static func unknown(_ method: String) -> ServerError {
    ServerError(code: -32_601, message: "this server knows no '\(method)'")
  }

  static func parameters(_ message: String) -> ServerError { ServerError(code: -32_602, message: message) }

  /// The request was understood, and can't be done.
  static func failed(_ message: String) -> ServerError { ServerError(code: -32_803, message: message) }
}
