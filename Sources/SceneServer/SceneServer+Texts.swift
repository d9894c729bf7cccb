internal import SceneBasics
internal import SceneEditing

/// A text that a client has open.
struct OpenText {
  var text: EditedText { didSet { memory = EditingContext.Memory() } }
  var version: Int?
  /// The tree of the text as it is.
  private(set) var memory = EditingContext.Memory()

  init(text: EditedText, version: Int? = nil) {
    self.text = text
    self.version = version
  }
}

/// The texts as they are opened, changed and closed.
extension SceneServer {
  func open(_ parameters: JSONNode) {
    guard let document = parameters["textDocument"], let address = document["uri"]?.string,
      let text = document["text"]?.string
    else { return }
    texts[address] = OpenText(text: EditedText(Array(text.utf8)), version: document["version"]?.int)
    noteChange()
  }

  func change(_ parameters: JSONNode) {
    guard let document = parameters["textDocument"], let address = document["uri"]?.string else { return }
    // Some clients change what they never opened, after a file has got another name.
    var open = texts[address] ?? OpenText(text: EditedText(read(address) ?? []))
    open.version = document["version"]?.int ?? open.version
    for change in parameters["contentChanges"]?.items ?? [] {
      guard let text = change["text"]?.string else { continue }
      if let range = change["range"] {
        note(cursor: range["start"] ?? .null, parameters)
        let start = offset(of: range["start"] ?? .null, in: open.text)
        let end = offset(of: range["end"] ?? .null, in: open.text)
        open.text.replace(min(start, end)..<max(start, end), by: text.utf8)
      } else {
        open.text = EditedText(Array(text.utf8))
      }
    }
    texts[address] = open
    noteChange()
  }

  /// The text that a client sends with it isn't read: one of them sends it without line ends.
  func save(_ parameters: JSONNode) {
    guard let address = parameters["textDocument"]?["uri"]?.string else { return }
    if texts[address] == nil, let bytes = read(address) { texts[address] = OpenText(text: EditedText(bytes)) }
    noteChange()
  }

  func close(_ parameters: JSONNode) {
    guard let address = parameters["textDocument"]?["uri"]?.string else { return }
    texts[address] = nil
    publishNothing(of: address)
    noteChange()
  }

  private func read(_ address: String) -> [UInt8]? {
    let path = FileAddress.path(of: address)
    return files.read(path, path)
  }

  // MARK: Places

  func offset(of position: JSONNode, in text: EditedText) -> Int {
    text.offset(
      of: TextPosition(line: position["line"]?.int ?? 0, character: position["character"]?.int ?? 0),
      in: client.encoding)
  }

  func node(_ offset: Int, in text: EditedText) -> JSONNode {
    let position = text.position(of: offset, in: client.encoding)
    return ["line": .number(Double(position.line)), "character": .number(Double(position.character))]
  }

  func node(_ range: Range<Int>, in text: EditedText) -> JSONNode {
    ["start": node(range.lowerBound, in: text), "end": node(range.upperBound, in: text)]
  }

  // MARK: Contexts

  /// A text with the files beside it: those that are open, else those on the disk.
  func context(of address: String) -> EditingContext {
    let path = FileAddress.path(of: address)
    let open = texts.reduce(into: [:]) { $0[FileAddress.path(of: $1.key)] = $1.value.text.bytes }
    let files = files
    return EditingContext(
      grammar: grammar, path: path, text: texts[address]?.text ?? EditedText(files.read(path, path) ?? []),
      limits: limits, memory: texts[address]?.memory ?? EditingContext.Memory(),
      read: { open[$0] ?? files.read($0, $0.isDocument ? $0 : path) })
  }

  /// The text that a request is about.
  func context(_ parameters: JSONNode) throws(ServerError) -> EditingContext {
    guard let address = parameters["textDocument"]?["uri"]?.string else {
      throw .parameters("'textDocument' is missing")
    }
    guard texts[address] != nil || read(address) != nil else { throw .parameters("there is no '\(address)'") }
    return context(of: address)
  }

  /// The text and the place that a request is about.
  func place(_ parameters: JSONNode) throws(ServerError) -> (context: EditingContext, offset: Int) {
    let context = try context(parameters)
    guard let position = parameters["position"] else { throw .parameters("'position' is missing") }
    note(cursor: position, parameters)
    return (context, offset(of: position, in: context.text))
  }

  /// Keeps the place that a request is about as that of the cursor.
  func note(cursor position: JSONNode, _ parameters: JSONNode) {
    guard let address = parameters["textDocument"]?["uri"]?.string else { return }
    cursor = (address, max(0, position["line"]?.int ?? 0))
  }

  /// The paths of all scenes that may name a thing: those that are open, and those below the client's folders.
  var scenePaths: [String] {
    let open = texts.keys.map { FileAddress.path(of: $0) }.sorted()
    return open + client.folders.flatMap { files.scenes($0) }.filter { !open.contains($0) }
  }

  /// Those paths, and the documents below the client's folders, whose regions name controllers.
  var namingPaths: [String] { scenePaths + client.folders.flatMap { files.documents($0) } }

  /// The address of a path: the one by which it is open, if it is.
  func address(of path: String) -> String {
    texts.keys.sorted().first { FileAddress.path(of: $0) == path } ?? FileAddress.address(of: path)
  }
}
