package import SceneBasics
package import SceneYAML

/// Whole files on a tape: for what is small enough, or not a scene, such as a plan.
package enum TapeReading {
  /// Reads a file to its end.
  ///
  /// - Parameters:
  ///   - file: The bytes.
  ///   - id: How spans name the file.
  ///   - sink: Takes findings about YAML, SG101 and up.
  /// - Returns: A tape whose first node is the document's root, or nil if the file couldn't be read to its end.
  package static func read(_ file: SourceFile, id: FileID, sink: inout DiagnosticSink) -> EventTape? {
    guard let isASCII = SourceCheck.isASCII(file, id: id, sink: &sink) else { return nil }
    if isASCII, let tape = JSONReader.read(file, id: id) { return tape }
    return readYAML(file, id: id, isASCII: isASCII, sink: &sink)
  }

  /// Reads a file with libyaml.
  static func readYAML(_ file: SourceFile, id: FileID, isASCII: Bool, sink: inout DiagnosticSink) -> EventTape? {
    LibYAMLReader.read(file, isASCII: isASCII) { reader in
      var tape = EventTape(file: id, source: file.bytes, isASCII: isASCII)
      guard reader.start(tape, sink: &sink), case .node = reader.read(into: &tape, sink: &sink) else { return nil }
      reader.finish(tape, sink: &sink)
      return reader.hasFailed ? nil : tape
    }
  }

  /// Why libyaml can't read a file to its end, and the finding about it; nil if it can.
  static func stop(in file: SourceFile, id: FileID) -> (failure: YAMLFailure, cause: Diagnostic)? {
    var sink = DiagnosticSink()
    return LibYAMLReader.read(file, isASCII: false) { reader in
      var tape = EventTape(file: id, source: file.bytes, isASCII: false)
      guard reader.start(tape, sink: &sink), case .node = reader.read(into: &tape, sink: &sink) else {
        return reader.stop
      }
      reader.finish(tape, sink: &sink)
      return reader.stop
    }
  }

  /// The first key of a file whose root is a mapping: `plan` for a plan.
  ///
  /// The start of the file tells, mostly: nearly every file is a scene, and will be read as one anyway.
  package static func firstKey(of file: SourceFile) -> String? {
    for glance in TapeReading.glances where glance < file.bytes.count {
      // Half a key would be another key: what is read ends behind a line or a quotation mark.
      guard let end = file.bytes[..<glance].lastIndex(where: { $0 == 0x0A || $0 == 0x22 }) else { continue }
      if let key = firstKey(of: Array(file.bytes[...end])) { return key }
    }
    return firstKey(of: file.bytes)
  }

  private static func firstKey(of bytes: [UInt8]) -> String? {
    let file = SourceFile(path: "", bytes: bytes)
    var sink = DiagnosticSink()
    guard let isASCII = SourceCheck.isASCII(file, id: FileID(0), sink: &sink) else { return nil }
    return LibYAMLReader.read(file, isASCII: isASCII) { reader in
      var tape = EventTape(file: FileID(0), source: bytes, isASCII: isASCII)
      guard reader.start(tape, sink: &sink),
        case .opened(let root) = reader.read(into: &tape, opening: true, sink: &sink), tape.kind(at: root) == .mapping,
        case .node(let key) = reader.read(into: &tape, opening: true, sink: &sink), tape.kind(at: key).isScalar
      else { return nil }
      return String(decoding: tape.text(at: key), as: UTF8.self)
    }
  }

  /// How many bytes of a file tell, mostly, whether it is a plan: those without a comment at the top, and those with one.
  private static let glances = [256, 4096]
}
