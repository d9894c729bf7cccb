package import SceneBasics
internal import ScenePlan

/// A key directly behind another one, on its line: `- expect: visible: home`, `next: show: detail`.
package struct LineOfKeys {
  package let outer: String
  package let inner: String
  /// The place of the inner key.
  package let span: SourceSpan
  /// The step that is meant, where the outer key is a controller: `{ push: detail, in: list }`.
  let step: String?
  /// Puts braces around the rest of the line; nil if more than one plain value stands there.
  package let fix: Fix?

  /// - Parameters:
  ///   - colon: Where the colon stands that YAML can't take.
  ///   - lines: The lines of the file.
  ///   - names: Those that the file declares.
  package init?(at colon: SourceSpan, lines: [[UInt8]], in names: DeclaredNames) {
    let index = Int(colon.line) - 1
    guard lines.indices.contains(index) else { return nil }
    // Columns are characters, so a line with others than ASCII is left to a person.
    let line = lines[index]
    let head = line.prefix(Int(colon.column) - 1)
    guard head.count < line.count, line.allSatisfy({ $0 < 0x80 }) else { return nil }
    let word = head.reversed().prefix { $0 != 0x20 && $0 != 0x3A }.count
    let start = head.count - word
    guard let end = head[..<start].lastIndex(where: { $0 != 0x20 }), head[end] == 0x3A else { return nil }
    let margin = head[..<end].lastIndex(where: { [0x20, 0x7B, 0x2C].contains($0) }).map { $0 + 1 } ?? 0
    let (outer, inner) = (head[margin..<end], head[start...])
    guard LineOfKeys.may(inner, follow: outer) else { return nil }
    self.outer = String(decoding: outer, as: UTF8.self)
    self.inner = String(decoding: inner, as: UTF8.self)
    span = SourceSpan(line: colon.line, column: UInt32(start + 1), length: UInt32(word), file: colon.file)
    let rest = line[(head.count + 1)...]
    let last = rest.lastIndex { $0 != 0x20 } ?? head.count
    let isReceiver =
      StepVerb.table.find(inner) != nil && line[..<margin].drop { $0 == 0x20 }.elementsEqual([0x2D, 0x20])
    let isPlain = last > head.count && !rest.contains { [0x22, 0x23, 0x27, 0x3A, 0x5B, 0x7B].contains($0) }
    let edits = [(start, "{ "), (last + 1, " }")].map { column, text in
      let place = TextEdit.Position(line: index + 1, column: column + 1)
      return TextEdit(file: colon.file, from: place, to: place, by: text)
    }
    step =
      isReceiver && names.has(self.outer)
      ? "{ \(self.inner):\(String(decoding: line[(head.count + 1)...last], as: UTF8.self)), in: \(self.outer) }" : nil
    fix = isPlain && step == nil ? Fix("put braces around it", edits) : nil
  }

  /// Whether any text may stand behind a key.
  package static func takesAnyText(_ key: String) -> Bool {
    ["title", "note", "scene", "sender", "anchor", "class"].contains(key)
  }

  /// Whether one key can be meant as part of the value of another.
  private static func may(_ inner: ArraySlice<UInt8>, follow outer: ArraySlice<UInt8>) -> Bool {
    if StepVerb.table.find(outer) == StepVerb.table.find(Array("expect".utf8)[...]) {
      return ExpectationKey.table.find(inner) != nil
    }
    if outer.elementsEqual("overrides".utf8) {
      return AnswerKey.table.find(inner) != nil || Callback(rawValue: String(decoding: inner, as: UTF8.self)) != nil
    }
    // Any text may follow these.
    guard !takesAnyText(String(decoding: outer, as: UTF8.self)) else { return false }
    return SegueVerb.table.find(inner) != nil || ControllerKey.table.find(inner) != nil
  }
}
