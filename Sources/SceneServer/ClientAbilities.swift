internal import SceneBasics
internal import SceneEditing

/// The abilities of a client, as it has told them.
struct ClientAbilities {
  /// The units in which it counts the characters of a line.
  var encoding = PositionEncoding.utf16
  /// Whether it asks what is wrong, instead of being told. A client that gets both shows all twice.
  var pullsDiagnostics = false
  /// Whether it asks first what would be renamed.
  var hasPrepare = false
  /// Whether it takes edits of several files with their versions.
  var takesDocumentChanges = false
  /// Whether it makes files that an edit needs.
  var makesFiles = false
  /// Whether it shows symbols as a tree.
  var hasSymbolTree = false
  /// Whether it shows Markdown in what it says of a place.
  var showsMarkdown = true
  /// Whether it shows pictures there, too: it names the parser of its Markdown. Others would show the bytes.
  var showsPictures = false
  /// The paths of the folders that are open.
  private(set) var folders: [String] = []

  init() {}

  init(_ parameters: JSONNode) {
    let abilities = parameters["capabilities"] ?? .null
    let text = abilities["textDocument"] ?? .null
    let offered = abilities["general"]?["positionEncodings"]?.items.compactMap { $0.string } ?? []
    encoding = offered.lazy.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
    pullsDiagnostics = text["diagnostic"] != nil
    hasPrepare = text["rename"]?["prepareSupport"]?.bool == true
    takesDocumentChanges = abilities["workspace"]?["workspaceEdit"]?["documentChanges"]?.bool == true
    let operations = abilities["workspace"]?["workspaceEdit"]?["resourceOperations"]?.items ?? []
    makesFiles = takesDocumentChanges && operations.contains { $0.string == "create" }
    hasSymbolTree = text["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool == true
    if case .list(let formats)? = text["hover"]?["contentFormat"] {
      showsMarkdown = formats.contains { $0.string == "markdown" }
    }
    showsPictures = showsMarkdown && abilities["general"]?["markdown"]?["parser"]?.string != nil
    let roots = parameters["workspaceFolders"]?.items.compactMap { $0["uri"]?.string } ?? []
    let root = [parameters["rootUri"]?.string, parameters["rootPath"]?.string].compactMap { $0 }.prefix(1)
    folders = (roots.isEmpty ? Array(root) : roots).map { FileAddress.path(of: $0) }
  }

  /// Takes in that folders were opened and closed.
  mutating func changeFolders(_ event: JSONNode) {
    func paths(_ key: String) -> [String] {
      (event[key]?.items ?? []).compactMap { $0["uri"]?.string }.map { FileAddress.path(of: $0) }
    }
    let removed = paths("removed")
    folders.removeAll { removed.contains($0) }
    folders += paths("added")
  }
}
