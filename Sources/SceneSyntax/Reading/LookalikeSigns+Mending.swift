internal import SceneBasics
internal import SceneLanguage

extension LookalikeSigns {
  /// The file with the signs of YAML in their place; nil if there is nothing to replace.
  static func mended(_ file: SourceFile, id: FileID) -> MendedFile? {
    let lines = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    var signs = LookalikeSigns()
    var mended: [MendedLine] = []
    for (index, line) in lines.enumerated() {
      let written = String(decoding: line, as: UTF8.self)
      let read = signs.read(written, line: index + 1)
      if read != written { mended.append(MendedLine(line: UInt32(clamping: index + 1), written: written, block: "")) }
      signs.text.append(read)
    }
    guard !mended.isEmpty else { return nil }
    let bytes = Array(signs.text.joined(separator: "\n").utf8)
    return MendedFile(
      file: SourceFile(path: file.path, bytes: bytes, limits: file.limits), lines: mended,
      causes: Kind.allCases.compactMap { .lookalikes($0, signs.places[$0] ?? [], in: id) })
  }

  /// Whether such signs are at fault in a file.
  static func areCause(in file: SourceFile, id: FileID) -> Bool {
    guard let plain = mended(file, id: id) else { return false }
    let codes = Set(plain.causes.map(\.code.name))
    var (sink, symbols) = (DiagnosticSink(), SymbolTable())
    _ = SceneParser.parse(file, id: id, symbols: &symbols, sink: &sink)
    return sink.diagnostics.contains { codes.contains($0.code.name) }
  }
}
