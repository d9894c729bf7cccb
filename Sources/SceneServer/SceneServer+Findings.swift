internal import SceneBasics
internal import SceneCompiler
internal import SceneEditing

/// Findings in a text, and edits that mend them.
extension SceneServer {
  /// The findings in a text, as LSP has them.
  func findings(of context: EditingContext) -> [JSONNode] {
    guard context.isMeantAsScene else { return [] }
    let compilation = context.check()
    return compilation.diagnostics.compactMap { finding in
      // A finding in an imported file is told where that file is open; here it stands at the import.
      guard finding.span.file == FileID(0) else { return nil }
      return node(of: finding, compilation.files, context)
    }
  }

  private func node(of finding: Diagnostic, _ files: SourceFiles, _ context: EditingContext) -> JSONNode {
    let message = finding.message + (finding.hint.map { "\nhelp: \($0)" } ?? "")
    var entries: [(key: String, value: JSONNode)] = [
      ("range", node(context.file.lines.range(of: finding.span), in: context.text)),
      ("severity", .number(SceneServer.severity(of: finding.severity))),
      ("code", .text("\(finding.code)")), ("source", "scenograph"), ("message", .text(message)),
    ]
    if !finding.notes.isEmpty {
      entries.append(("relatedInformation", .list(finding.notes.map { related($0, files) })))
    }
    // What has no effect may go: editors show it in a fainter colour.
    if finding.fix?.title.hasPrefix("delete") == true { entries.append(("tags", [1])) }
    entries.append(("data", ["name": .text(finding.code.name)]))
    return .object(entries)
  }

  private func related(_ note: Diagnostic.Note, _ files: SourceFiles) -> JSONNode {
    let file = files[note.span.file]
    let text = EditedText(file.bytes)
    let range = file.lines.range(of: note.span)
    return [
      "location": ["uri": .text(address(of: file.path)), "range": node(range, in: text)],
      "message": .text(note.message),
    ]
  }

  private static func severity(of severity: Severity) -> Double {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  func diagnostics(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    ["kind": "full", "items": .list(findings(of: try context(parameters)))]
  }

  // MARK: Actions

  func actions(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let context = try context(parameters)
    guard let range = parameters["range"] else { throw .parameters("'range' is missing") }
    note(cursor: range["start"] ?? .null, parameters)
    let start = offset(of: range["start"] ?? .null, in: context.text)
    let end = offset(of: range["end"] ?? .null, in: context.text)
    let only = parameters["context"]?["only"]?.items.compactMap { $0.string } ?? []
    let compilation = context.check()
    let actions = context.actions(in: min(start, end)..<max(start, end), compilation, others: scenePaths) { kind in
      only.isEmpty || only.contains { kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") }
    }
    return .list(
      actions.filter { $0.newFile == nil || client.makesFiles }.map { node(of: $0, compilation.files, context) })
  }

  /// An action with its edits in it, and without a command: some clients make only one of both.
  private func node(of action: EditingAction, _ files: SourceFiles, _ context: EditingContext) -> JSONNode {
    let edits = action.edits.compactMap { entry in
      context.context(of: entry.path).map { (context: $0, edits: entry.edits) }
    }
    var entries: [(key: String, value: JSONNode)] = [
      ("title", .text(action.title)), ("kind", .text(action.kind.rawValue)),
      ("edit", workspaceEdit(edits, newFile: action.newFile)),
    ]
    if let finding = action.finding { entries.append(("diagnostics", [node(of: finding, files, context)])) }
    if action.isPreferred { entries.append(("isPreferred", true)) }
    return .object(entries)
  }

  // MARK: Edits

  func node(of edit: Replacement, in text: EditedText) -> JSONNode {
    ["range": node(edit.range, in: text), "newText": .text(edit.text)]
  }

  /// Edits of several files, in the form that the client takes.
  ///
  /// - Parameter newFile: A file that is made first. One that is there stays: some clients would empty it.
  func workspaceEdit(
    _ edits: [(context: EditingContext, edits: [Replacement])], newFile: (path: String, text: String)? = nil
  ) -> JSONNode {
    let changes = edits.map { entry in
      (
        address: address(of: entry.context.path),
        edits: JSONNode.list(entry.edits.map { node(of: $0, in: entry.context.text) })
      )
    }
    guard client.takesDocumentChanges else { return ["changes": .object(changes.map { ($0.address, $0.edits) })] }
    let documents = changes.map { change -> JSONNode in
      // Version 0 is compared by no version of Neovim: it would only look like a promise.
      let known = texts[change.address]?.version.flatMap { $0 > 0 ? $0 : nil }
      let version = known.map { JSONNode.number(Double($0)) } ?? .null
      return ["textDocument": ["uri": .text(change.address), "version": version], "edits": change.edits]
    }
    guard let newFile else { return ["documentChanges": .list(documents)] }
    let place = JSONNode.text(FileAddress.address(of: newFile.path))
    let start: JSONNode = ["line": 0, "character": 0]
    let filled: JSONNode = [
      "textDocument": ["uri": place, "version": .null],
      "edits": [["range": ["start": start, "end": start], "newText": .text(newFile.text)]],
    ]
    let created: JSONNode = ["kind": "create", "uri": place, "options": ["ignoreIfExists": true]]
    return ["documentChanges": .list([created, filled] + documents)]
  }

  func formatting(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let context = try context(parameters)
    return .list(context.formatting().map { [node(of: $0, in: context.text)] } ?? [])
  }

  func rangeFormatting(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let context = try context(parameters)
    guard let range = parameters["range"] else { throw .parameters("'range' is missing") }
    let first = max(0, range["start"]?["line"]?.int ?? 0)
    let edit = context.formatting(ofLines: first...max(first, range["end"]?["line"]?.int ?? first))
    return .list(edit.map { [node(of: $0, in: context.text)] } ?? [])
  }

  func onTypeFormatting(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let (context, offset) = try place(parameters)
    let edit = context.indentation(ofNewLine: context.text.line(at: offset))
    return .list(edit.map { [node(of: $0, in: context.text)] } ?? [])
  }
}
