internal import SceneBasics
internal import SceneEditing

/// Answers to questions about a text.
extension SceneServer {
  // MARK: Words

  func completion(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let (context, offset) = try place(parameters)
    let completion = context.completion(at: offset)
    let range = node(completion.range, in: context.text)
    let items = completion.items.enumerated().map { number, item -> JSONNode in
      let place = String(number)
      let order = "\(item.rank)" + String(repeating: "0", count: max(0, 5 - place.count)) + place
      var entries: [(key: String, value: JSONNode)] = [
        ("label", .text(item.label)), ("kind", .number(SceneServer.kind(of: item.role))), ("sortText", .text(order)),
        // Without a 'filterText' Neovim lets the word begin where the edit does: before the dot of an event.
        ("textEdit", ["range": range, "newText": .text(item.inserted)]),
      ]
      if !item.detail.isEmpty { entries.append(("detail", .text(item.detail))) }
      if !item.documentation.isEmpty { entries.append(("documentation", .text(plain(item.documentation)))) }
      return .object(entries)
    }
    return ["isIncomplete": .flag(completion.hasMore), "items": .list(items)]
  }

  private static func kind(of role: CompletionItem.Role) -> Double {
    switch role {
    case .key: 10
    case .word: 20
    case .name: 6
    case .event: 23
    case .step: 15
    case .finding: 12
    }
  }

  /// A text without marks of code.
  private func plain(_ text: String) -> String { text.filter { $0 != "`" } }

  func hover(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let (context, offset) = try place(parameters)
    guard let hover = context.hover(at: offset, wantsPicture: client.showsPictures) else { return .null }
    var text = client.showsMarkdown ? hover.markdown : hover.markdown.filter { $0 != "`" && $0 != "*" }
    if let picture = hover.picture, let image = image(picture) { text += "\n\n" + image }
    return [
      "contents": ["kind": client.showsMarkdown ? "markdown" : "plaintext", "value": .text(text)],
      "range": node(hover.range, in: context.text),
    ]
  }

  /// A picture in Markdown, with its bytes in its address; nil if that would be too long for an explanation.
  private func image(_ picture: HoverPicture) -> String? {
    let address = "data:image/svg+xml," + FileAddress.escaped(picture.svg)
    guard address.utf8.count <= SceneServer.mostOfPicture else { return nil }
    let title = picture.title.filter { $0 != "[" && $0 != "]" && $0 != "\\" && $0 != "`" }
    return "![\(title)](\(address))"
  }

  private static let mostOfPicture = 16_384

  // MARK: Names

  func definition(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let (context, offset) = try place(parameters)
    return .list(context.definitions(at: offset).compactMap { location(of: $0, from: context) })
  }

  func references(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let (context, offset) = try place(parameters)
    let withDeclaration = parameters["context"]?["includeDeclaration"]?.bool ?? true
    let places = context.references(at: offset, in: namingPaths, withDeclaration: withDeclaration)
    return .list(places.compactMap { location(of: $0, from: context) })
  }

  func highlights(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let (context, offset) = try place(parameters)
    let places = context.references(at: offset, in: []).filter { $0.path == context.path }
    return .list(places.map { ["range": node($0.range, in: context.text), "kind": 1] })
  }

  func prepareRename(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let (context, offset) = try place(parameters)
    guard let mention = context.mention(at: offset), let index = context.index,
      let place = context.ownPlace(of: mention, in: index)
    else { return .null }
    return ["range": node(place, in: context.text), "placeholder": .text(mention.name)]
  }

  func rename(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let (context, offset) = try place(parameters)
    guard let name = parameters["newName"]?.string else { throw .parameters("'newName' is missing") }
    switch context.rename(at: offset, to: name, in: namingPaths) {
    case .failure(let refusal): throw .failed(refusal.reason)
    case .success(let places):
      let byFile = Dictionary(grouping: places, by: \.path)
      return workspaceEdit(
        byFile.keys.sorted().compactMap { path in
          guard let other = context.context(of: path), let places = byFile[path] else { return nil }
          let edits = Set(places.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
          return (other, edits.map { Replacement(range: $0, text: name) })
        })
    }
  }

  private func location(of place: FilePlace, from context: EditingContext) -> JSONNode? {
    guard let other = context.context(of: place.path) else { return nil }
    return ["uri": .text(address(of: place.path)), "range": node(place.range, in: other.text)]
  }

  // MARK: The whole text

  func symbols(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let context = try context(parameters)
    let outline = context.outline
    if client.hasSymbolTree { return .list(outline.map { symbol($0, context) }) }
    var flat: [JSONNode] = []
    func add(_ entry: OutlineEntry, in container: String) {
      flat.append([
        "name": .text(entry.name), "kind": .number(SceneServer.kind(of: entry.role)),
        "location": ["uri": .text(address(of: context.path)), "range": node(entry.range, in: context.text)],
        "containerName": .text(container),
      ])
      for child in entry.children { add(child, in: entry.name) }
    }
    for entry in outline { add(entry, in: "") }
    return .list(flat)
  }

  private func symbol(_ entry: OutlineEntry, _ context: EditingContext) -> JSONNode {
    [
      "name": .text(entry.name), "detail": .text(entry.detail), "kind": .number(SceneServer.kind(of: entry.role)),
      "range": node(entry.range, in: context.text), "selectionRange": node(entry.selection, in: context.text),
      "children": .list(entry.children.map { symbol($0, context) }),
    ]
  }

  private static func kind(of role: OutlineEntry.Role) -> Double {
    switch role {
    case .section: 3
    case .controller: 5
    case .segue: 24
    case .step: 6
    }
  }

  func folds(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    .list(
      try context(parameters).folds.map {
        ["startLine": .number(Double($0.lowerBound)), "endLine": .number(Double($0.upperBound))]
      })
  }

  func selections(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let context = try context(parameters)
    return .list(
      (parameters["positions"]?.items ?? []).map { position in
        let offset = offset(of: position, in: context.text)
        let ranges = context.selections(at: offset)
        let inner = ranges.isEmpty ? [offset..<offset] : ranges
        return inner.reversed().reduce(JSONNode.null) { parent, range in
          let own = node(range, in: context.text)
          if case .null = parent { return ["range": own] }
          return ["range": own, "parent": parent]
        }
      })
  }

  func links(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let context = try context(parameters)
    return .list(
      context.links.map {
        ["range": node($0.range, in: context.text), "target": .text(address(of: $0.path))]
      })
  }

  func hints(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let context = try context(parameters)
    let lines = parameters["range"].map {
      ($0["start"]?["line"]?.int ?? 0)...max($0["start"]?["line"]?.int ?? 0, $0["end"]?["line"]?.int ?? .max)
    }
    return .list(
      context.screens.filter { lines?.contains($0.line) ?? true }.compactMap { screen in
        guard screen.line < context.text.lineCount else { return nil }
        let end = context.text.line(screen.line).upperBound
        return [
          "position": node(end, in: context.text), "label": .text("→ \(screen.name)"), "paddingLeft": true,
          "tooltip": "the visible controller after this step",
        ]
      })
  }
}
