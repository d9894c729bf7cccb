internal import SceneBasics
internal import SceneCompiler
internal import SceneEditing

/// Findings in a text, and edits that mend them.
extension SceneServer {
  /// The findings in a text, as LSP has them.
  func findings(of context: EditingContext) -> [JSONNode] {
    let compilation = context.check()
    return compilation.diagnostics.compactMap { finding in
      // What is wrong with an imported file is told where that file is open; here it stands at the import.
      guard finding.span.file == FileID(0) else { return nil }
      return node(of: finding, compilation.files, context)
    }
  }

  private func node(of finding: Diagnostic, _ files: SourceFiles, _ context: EditingContext) -> JSONNode {
    let index = LineIndex(of: context.file)
    let message = finding.message + (finding.hint.map { "\nhelp: \($0)" } ?? "")
    var entries: [(key: String, value: JSONNode)] = [
      ("range", node(context.text.range(of: finding.span, index: index), in: context.text)),
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
    let range = text.range(of: note.span, index: LineIndex(of: file))
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
    let start = offset(of: range["start"] ?? .null, in: context.text)
    let end = offset(of: range["end"] ?? .null, in: context.text)
    let only = parameters["context"]?["only"]?.items.compactMap { $0.string } ?? []
    let compilation = context.check()
    let index = LineIndex(of: context.file)
    var actions: [JSONNode] = []
    func wants(_ kind: String) -> Bool { only.isEmpty || only.contains { kind == $0 || kind.hasPrefix($0 + ".") } }
    for finding in compilation.diagnostics where finding.span.file == FileID(0) && wants("quickfix") {
      let place = context.text.range(of: finding.span, index: index)
      guard place.lowerBound <= end, start <= place.upperBound else { continue }
      let shown = node(of: finding, compilation.files, context)
      if let fix = finding.fix, let edits = context.replacements(of: fix) {
        actions.append(action(fix.title, "quickfix", edits, context, [shown], isPreferred: true))
      }
      if DiagnosticLevels.canBeIgnored(finding) {
        let line = context.text.line(at: place.lowerBound)
        let edit = context.ignoring(finding.code.name, onLine: line)
        actions.append(action("ignore \(finding.code) here", "quickfix", [edit], context, [shown]))
      }
    }
    if wants("source.fixAll"), let all = context.mending(compilation) {
      actions.append(action("fix all that scenograph can fix", "source.fixAll", [all], context, []))
    }
    return .list(actions)
  }

  private func action(
    _ title: String, _ kind: String, _ edits: [Replacement], _ context: EditingContext, _ findings: [JSONNode],
    isPreferred: Bool = false
  ) -> JSONNode {
    var entries: [(key: String, value: JSONNode)] = [
      ("title", .text(title)), ("kind", .text(kind)), ("edit", workspaceEdit([(context, edits)])),
    ]
    if !findings.isEmpty { entries.append(("diagnostics", .list(findings))) }
    if isPreferred { entries.append(("isPreferred", true)) }
    return .object(entries)
  }

  // MARK: Edits

  func node(of edit: Replacement, in text: EditedText) -> JSONNode {
    ["range": node(edit.range, in: text), "newText": .text(edit.text)]
  }

  /// Edits of several files, in the form that the client takes.
  func workspaceEdit(_ edits: [(context: EditingContext, edits: [Replacement])]) -> JSONNode {
    let changes = edits.map { entry in
      (
        address: address(of: entry.context.path),
        edits: JSONNode.list(entry.edits.map { node(of: $0, in: entry.context.text) })
      )
    }
    guard client.takesDocumentChanges else { return ["changes": .object(changes.map { ($0.address, $0.edits) })] }
    let documents = changes.map { change -> JSONNode in
      let version = texts[change.address]?.version.map { JSONNode.number(Double($0)) } ?? .null
      return ["textDocument": ["uri": .text(change.address), "version": version], "edits": change.edits]
    }
    return ["documentChanges": .list(documents)]
  }

  func formatting(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let context = try context(parameters)
    return .list(context.formatting().map { [node(of: $0, in: context.text)] } ?? [])
  }
}
