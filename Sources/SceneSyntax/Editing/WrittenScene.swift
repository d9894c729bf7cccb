package import SceneBasics
internal import SceneLanguage
package import SceneYAML

/// A scene as it stands in its text: each key and each value with its bytes. Of a broken file it has what can be mended.
package struct WrittenScene {
  /// The text that was read: that of the file, or one in which lines were mended. It has as many lines.
  package let file: SourceFile
  /// The whole document; its places are bytes of `file`.
  package let root: LayoutNode
  /// The lines that differ from the file's.
  package let mendedLines: [MendedLine]

  /// - Parameter source: The file as it is.
  /// - Returns: Nil if nothing can be read.
  package init?(_ source: SourceFile) {
    let id = FileID(0)
    var sink = DiagnosticSink()
    guard let isASCII = SourceCheck.isASCII(source, id: id, sink: &sink) else { return nil }
    if let tape = TapeReading.readYAML(source, id: id, isASCII: isASCII, sink: &sink), tape.count > 0 {
      file = source
      mendedLines = []
      root = LayoutTree(tape: tape, lines: LineTable(source.bytes)).root
      return
    }
    guard let stop = TapeReading.stop(in: source, id: id),
      let mended = MendedFile(source, id: id, stoppingAt: stop, keys: SceneKey.words),
      let tape = TapeReading.readYAML(mended.file, id: id, isASCII: false, sink: &sink), tape.count > 0
    else { return nil }
    file = mended.file
    mendedLines = mended.lines
    root = LayoutTree(tape: tape, lines: LineTable(file.bytes)).root
  }

  /// The text of a scalar as it is written, without quotation marks.
  package func text(of node: LayoutNode) -> String {
    String(decoding: bytes(of: node), as: UTF8.self)
  }

  private func bytes(of node: LayoutNode) -> ArraySlice<UInt8> {
    let bytes = file.bytes[node.textRange]
    guard bytes.count >= 2, let first = bytes.first, first == 0x22 || first == 0x27, bytes.last == first else {
      return bytes
    }
    return bytes.dropFirst().dropLast()
  }

  /// The value under a key of a mapping; nil if it has no such key.
  package func value(under key: String, of node: LayoutNode) -> LayoutNode? {
    guard case .mapping(let entries) = node.form else { return nil }
    return entries.first { bytes(of: $0.key).elementsEqual(key.utf8) }?.value
  }
}
