public import SceneBasics

/// Scene files in one form: what they say and remark stays, how it is laid out becomes the same everywhere.
public enum SceneFormatter {
  /// What became of a file.
  public enum Outcome: Sendable {
    /// Its bytes in the one form; the same as before if it was in that form.
    case formatted([UInt8])
    /// What YAML makes of it isn't known, as findings say.
    case unreadable
    /// What came out says something else, which is a fault of ours.
    case changed
  }

  /// Lays a file out anew; a plan is left as it is.
  ///
  /// - Parameters:
  ///   - file: A scene, or any YAML without tags.
  ///   - id: How findings name the file.
  ///   - sink: Takes findings about YAML.
  public static func format(_ file: SourceFile, id: FileID, sink: inout DiagnosticSink) -> Outcome {
    // A plan has the form that a program gave it.
    if PlanParser.isPlan(file) { return .formatted(file.bytes) }
    var bytes = file.bytes
    if let last = bytes.last, last != 0x0A, last != 0x0D { bytes.append(0x0A) }
    let source = SourceFile(path: file.path, bytes: bytes, limits: file.limits)
    guard let tape = TapeReading.read(source, id: id, sink: &sink), !sink.hasErrors else { return .unreadable }
    let lines = LayoutLines(bytes)
    let root = LayoutTree(tape: tape, lines: lines).root
    // A file that is one text is no scene, and keys over several lines have no other form.
    guard root.isCollection, !root.holdsLongKey else { return .formatted(file.bytes) }
    var writer = LayoutWriter(source: bytes, lines: lines)
    var text = writer.text(of: root)
    if lines.usesPairs {
      text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
    let formatted = (lines.hasMark ? SourceFile.byteOrderMark : []) + Array(text.utf8)
    return saysTheSame(formatted, tape, source) ? .formatted(formatted) : .changed
  }

  /// Whether other bytes mean the same and have the same comments.
  private static func saysTheSame(_ bytes: [UInt8], _ tape: EventTape, _ source: SourceFile) -> Bool {
    var sink = DiagnosticSink()
    let file = SourceFile(path: "", bytes: bytes, limits: source.limits)
    guard let other = TapeReading.read(file, id: tape.file, sink: &sink), !sink.hasErrors, other.count == tape.count,
      comments(of: bytes) == comments(of: source.bytes)
    else { return false }
    return (0..<tape.count).allSatisfy { index in
      let kind = tape.kind(at: index)
      guard kind == other.kind(at: index) else { return false }
      return kind.isScalar
        ? tape.text(at: index) == other.text(at: index)
        : tape.nodes[index].start == other.nodes[index].start && tape.nodes[index].count == other.nodes[index].count
    }
  }

  private static func comments(of bytes: [UInt8]) -> [[UInt8]] {
    CommentScan.comments(in: bytes).map { comment in
      var text = bytes[comment.bytes]
      while text.last == 0x20 || text.last == 0x09 { text.removeLast() }
      return Array(text)
    }
  }
}
