package import SceneBasics
internal import SceneLanguage
internal import SceneYAML

/// The formatter of scene files: content and comments stay, and the layout becomes uniform.
package enum SceneFormatter {
  /// The outcome for a file.
  package enum Outcome: Sendable {
    /// The formatted bytes; the same as before if the file was formatted.
    case formatted([UInt8])
    /// The file isn't YAML, as findings say.
    case unreadable
    /// The result would have another meaning, which is a bug in the formatter.
    case changed
  }

  /// Formats a file; a plan stays as it is.
  ///
  /// - Parameters:
  ///   - file: A scene, or any YAML without tags.
  ///   - id: How findings name the file.
  ///   - sink: Takes findings about YAML.
  package static func format(_ file: SourceFile, id: FileID, sink: inout DiagnosticSink) -> Outcome {
    // A plan keeps the form that a program gave it.
    if PlanParser.isPlan(file) { return .formatted(file.bytes) }
    var bytes = file.bytes
    if let last = bytes.last, !last.isLineBreak { bytes.append(0x0A) }
    let source = SourceFile(path: file.path, bytes: bytes, limits: file.limits)
    guard let tape = TapeReading.read(source, id: id, sink: &sink), !sink.hasErrors else {
      if let kind = ForeignFile(path: file.path) ?? (ForeignFile.hasKeysOfScene(bytes) ? nil : ForeignFile(file)) {
        sink = DiagnosticSink()
        sink.report(.notAScene(kind, path: file.path == "<stdin>" ? nil : file.path, in: id))
      }
      return .unreadable
    }
    // What only looks like a sign of YAML is for '--fix'; laid out, it would be text in the middle of other text.
    if LookalikeSigns.areCause(in: source, id: id) { return .formatted(file.bytes) }
    // The break at the end may become a part of the last text.
    if bytes.count > file.bytes.count, !saysTheSame(file.bytes, tape, source) { return .formatted(file.bytes) }
    let lines = LineTable(bytes)
    // A file with only one text is no scene, and keys over several lines have no other form.
    guard !tape.kind(at: 0).isScalar, var text = LayoutWriter(LayoutScan(tape: tape, lines: lines)).text() else {
      return .formatted(file.bytes)
    }
    if lines.usesPairs {
      text = Array(text.lines.joined(separator: lines.lineBreak.utf8))
    }
    let formatted = lines.hasMark ? SourceFile.byteOrderMark + text : text
    // What stays as it is needs no second look.
    if formatted == bytes { return .formatted(bytes) }
    if saysTheSame(formatted, tape, source) { return .formatted(formatted) }
    // An indented key may begin with what is a mark at the start of a line, so it stays where it is.
    return marks(in: text) > marks(in: bytes) ? .formatted(file.bytes) : .changed
  }

  /// How many lines start with a byte order mark, or with what starts or ends a document.
  private static func marks(in text: [UInt8]) -> Int {
    text.lines.count { line in
      let first = line.prefix(3)
      guard first.elementsEqual([0x2D, 0x2D, 0x2D]) || first.elementsEqual([0x2E, 0x2E, 0x2E]) else {
        return line.starts(with: SourceFile.byteOrderMark)
      }
      return line.count == 3 || line[line.startIndex + 3] == 0x20 || line[line.startIndex + 3] == 0x09
    }
  }

  /// Whether other bytes have the same meaning and the same comments.
  private static func saysTheSame(_ bytes: [UInt8], _ tape: EventTape, _ source: SourceFile) -> Bool {
    var sink = DiagnosticSink()
    let file = SourceFile(path: "", bytes: bytes, limits: source.limits)
    guard let other = TapeReading.read(file, id: tape.file, sink: &sink), !sink.hasErrors, other.count == tape.count,
      comments(of: bytes) == comments(of: source.bytes)
    else { return false }
    return (0..<tape.count).allSatisfy { index in
      let kind = tape.kind(at: index)
      let isQuoted = [.singleQuoted, .doubleQuoted].contains(other.kind(at: index))
      guard kind == other.kind(at: index) || kind == .plain && isQuoted && isTextOnly(tape.text(at: index)) else {
        return false
      }
      return kind.isScalar
        ? tape.text(at: index) == other.text(at: index)
        : tape.nodes[index].start == other.nodes[index].start && tape.nodes[index].count == other.nodes[index].count
    }
  }

  /// Whether unquoted text got quotes, since it means the same in them: a bare `-`, and what has a sign. Other text may be
  /// a number.
  private static func isTextOnly(_ text: ArraySlice<UInt8>) -> Bool {
    text.elementsEqual([0x2D]) || TextReading.isTextWithSign(text)
  }

  private static func comments(of bytes: [UInt8]) -> [[UInt8]] {
    CommentScan.comments(in: bytes).map { comment in
      var text = bytes[comment.bytes]
      while text.last == 0x20 || text.last == 0x09 { text.removeLast() }
      return Array(text)
    }
  }
}
