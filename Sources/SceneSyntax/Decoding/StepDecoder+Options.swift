internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// Options that stand inside a verb's mapping, together with its object.
extension SceneDecoder {
  /// `present: { controller: detail, animated: false }`: the object has got a key of its own among the options. False
  /// if that isn't what stands here.
  mutating func reportObjectAmongOptions(_ verb: StepVerb, at place: SourceSpan) -> Bool {
    let takesObject = verb.object == .controller || verb.object == .tab || verb.object == .segue
    guard takesObject || verb.object == .none else { return false }
    var object: (text: String, node: Int)?
    var options: [String] = []
    var isPlain = true
    var entries = cursor.entries()
    while cursor.next(&entries) {
      if StepKey.table.find(cursor.tape.text(at: entries.key)) != nil {
        if cursor.kind != .plain { isPlain = false }
        options.append("\(cursor.keyText): \(cursor.string)")
      } else if takesObject, object == nil, SceneDecoder.namesAnObject(cursor.keyText), cursor.kind.isScalar,
        NameForm.read(cursor.bytes).isName
      {
        object = (cursor.string, entries.key)
      } else {
        isPlain = false
      }
    }
    guard isPlain, (object != nil) == takesObject, !options.isEmpty else { return false }
    let fix = cursor.unfolding(object?.text, options) ?? object.flatMap { cursor.raising($0.text, at: $0.node) }
    guard takesObject || fix != nil else { return false }
    cursor.report(
      .nestedOptions(options, of: verb.rawValue, object: object?.text, hasObject: takesObject, at: place, fix: fix))
    return true
  }

  /// Names that people have for the controller, the tab or the segue that a verb is about.
  static func namesAnObject(_ key: String) -> Bool {
    ["controller", "viewController", "to", "id", "name", "target", "destination", "identifier", "segue", "tab"]
      .contains(key)
  }
}

extension TapeCursor {
  /// `push: { to: detail }`: the name of a controller, which has got a key of its own.
  var objectWithAKey: String? {
    var inner = self
    var entries = inner.entries()
    while inner.next(&entries) {
      if SceneDecoder.namesAnObject(inner.keyText), inner.keyText != "id", NameForm.read(inner.bytes).isName {
        return inner.string
      }
    }
    return nil
  }

  /// Takes a mapping in braces apart: the object behind the verb, the options beside it. Nil if it has several lines.
  func unfolding(_ object: String?, _ options: [String]) -> Fix? {
    guard let extent = oneLine(from: key) else { return nil }
    let verb = keySpan
    let margin = "\n" + String(repeating: " ", count: Int(verb.column) - 1)
    let text = options.map { (extent.isInBraces ? ", " : margin) + $0 }.joined()
    let start = TextEdit.Position(line: Int(verb.line), column: Int(verb.column + verb.length) + 1)
    let end = TextEdit.Position(line: start.line, column: Int(extent.end.column))
    let edit = TextEdit(
      file: verb.file, from: start, to: end,
      by: (object.map { " " + $0 } ?? (extent.isInBraces ? " " : "")) + text)
    return Fix("put the options beside the verb", [edit])
  }

  /// Puts an object that has a line of its own behind the verb above, and the other lines beside the verb.
  fileprivate func raising(_ object: String, at node: Int) -> Fix? {
    let (verb, own, first) = (keySpan, tape.span(at: node), tape.span(at: index + 1))
    let title = "put the options beside the verb"
    guard own.line > verb.line, first.column > verb.column,
      var fix = shift(title, in: index, by: Int(verb.column) - Int(first.column), where: { $0 != node })
    else { return nil }
    let end = TextEdit.Position(line: Int(verb.line), column: Int(verb.column + verb.length) + 1)
    fix.edits.append(TextEdit(file: verb.file, from: end, to: end, by: " " + object))
    fix.edits.append(.deletingLines(Int(own.line)...Int(own.line), of: own.file))
    fix.edits.sort { $0.start < $1.start }
    return fix
  }
}
