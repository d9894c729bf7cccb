internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// Code of another language on the line at which libyaml stops.
extension YAMLFailure {
  /// The finding about round brackets around keys: `list: ( kind: navigation )`.
  func roundBrackets(at span: SourceSpan, lines: [[UInt8]]) -> Diagnostic? {
    let index = Int(span.line) - 1
    guard lines.indices.contains(index), let first = lines[index].firstRange(of: Array(": (".utf8)),
      let end = lines[index].lastIndex(where: { $0 != 0x20 }), lines[index][end] == 0x29, first.upperBound < end
    else { return nil }
    let inside = String(decoding: lines[index][first.upperBound..<end], as: UTF8.self)
    let start = String(decoding: lines[index][..<first.upperBound], as: UTF8.self).unicodeScalars.count
    return .roundBrackets(
      inside.split(separator: " ").joined(separator: " "),
      at: SourceSpan(
        line: span.line, column: UInt32(start), length: UInt32(inside.unicodeScalars.count + 2), file: span.file))
  }

  /// The finding about an object that is made on the spot, with a label: `UINavigationController(rootViewController: list)`.
  func object(at span: SourceSpan, lines: [[UInt8]], in names: DeclaredNames) -> Diagnostic? {
    let index = Int(span.line) - 1
    guard lines.indices.contains(index), lines[index].allSatisfy({ $0 < 0x80 }) else { return nil }
    let line = String(decoding: lines[index], as: UTF8.self)
    let start = line.firstRange(of: ": ")?.upperBound ?? line.startIndex
    guard let open = line[start...].firstIndex(of: "("), let end = line.lastIndex(of: ")"), open < end,
      line[start..<open].allSatisfy({ $0.isLetter || $0.isNumber }), line[start].isUppercase
    else { return nil }
    let code = String(line[start...end])
    let column = line.distance(from: line.startIndex, to: start) + 1
    return .objectAsName(
      code, in: names,
      at: SourceSpan(line: span.line, column: UInt32(column), length: UInt32(code.count), file: span.file))
  }

  /// The finding about an event, or about a callback under `overrides`, that is written with labels as in Swift.
  func signature(at span: SourceSpan, lines: [[UInt8]]) -> Diagnostic? {
    let index = Int(span.line) - 1
    guard lines.indices.contains(index) else { return nil }
    let line = String(decoding: lines[index], as: UTF8.self)
    if let event = YAMLFailure.labelledEvent(in: line) {
      let start = line[..<event.startIndex].unicodeScalars.count
      let place = SourceSpan(
        line: span.line, column: UInt32(start + 1), length: UInt32(event.unicodeScalars.count), file: span.file)
      return .labelInEvent(String(event), instead: EventText.withoutLabels(String(event)), at: place)
    }
    // `viewDidAppear(_ animated: Bool): …`
    let margin = line.prefix { $0 == " " }
    let name = line[margin.endIndex...].prefix(while: YAMLFailure.isWordPart)
    guard AnswerKey(rawValue: String(name)) != nil || Callback(rawValue: String(name)) != nil,
      line[name.endIndex...].hasPrefix("("), let close = line[name.endIndex...].firstIndex(of: ")")
    else { return nil }
    let arguments = line[name.endIndex...close]
    guard arguments.contains(":"), !arguments.dropFirst().contains("("),
      line[arguments.endIndex...].drop(while: { $0 == " " }).hasPrefix(":")
    else { return nil }
    let place = SourceSpan(
      line: span.line, column: UInt32(margin.count + name.count + 1), length: UInt32(arguments.unicodeScalars.count),
      file: span.file)
    return .signatureAsKey(String(name), arguments: place)
  }

  /// The first event of a line whose argument has a label: `detail.viewDidAppear(animated: true)`.
  private static func labelledEvent(in line: String) -> Substring? {
    for open in line.indices where line[open] == "(" {
      let callback = line[..<open].suffix(line[..<open].reversed().prefix(while: isWordPart).count)
      let before = line[..<callback.startIndex].dropLast()
      let receiver = before.suffix(before.reversed().prefix { isWordPart($0) || "#/-".contains($0) }.count)
      let label = line[open...].dropFirst().prefix(while: isWordPart)
      guard Callback(rawValue: String(callback)) != nil, line[..<callback.startIndex].last == ".", !receiver.isEmpty,
        !label.isEmpty, line[label.endIndex...].first == ":"
      else { continue }
      let value = line[label.endIndex...].dropFirst().drop { $0 == " " }.prefix(while: isWordPart)
      guard !value.isEmpty, line[value.endIndex...].first == ")" else { continue }
      return line[receiver.startIndex...value.endIndex]
    }
    return nil
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
