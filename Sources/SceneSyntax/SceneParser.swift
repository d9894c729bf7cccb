package import SceneBasics

/// YAML bytes to a document.
package enum SceneParser {
  /// Reads and decodes one scene file; reports everything that is wrong and returns what could be made of it.
  ///
  /// - Parameters:
  ///   - file: The bytes.
  ///   - id: How spans name the file.
  ///   - symbols: Where names are interned; shared by all files of a compilation.
  ///   - sink: Takes SG1xx findings.
  package static func parse(
    _ file: SourceFile, id: FileID, symbols: inout SymbolTable, sink: inout DiagnosticSink
  ) -> SceneDocument {
    guard let isASCII = SourceCheck.isASCII(file, id: id, sink: &sink) else {
      return SceneDocument(file: id, source: file.bytes)
    }
    let tape = EventTape(file: id, source: file.bytes, isASCII: isASCII)
    // The cursor owns both while it works; left behind, they would be copied at the first change.
    var decoder = SceneDecoder(cursor: TapeCursor(tape: tape, symbols: symbols, sink: sink, limits: file.limits))
    symbols = SymbolTable(capacity: 0)
    decoder.cursor.symbols.reserveCapacity(names: file.bytes.count / 100, bytes: file.bytes.count / 6)
    sink = DiagnosticSink()
    LibYAMLReader.read(file, isASCII: isASCII) { decoder.decode(&$0) }
    symbols = decoder.cursor.symbols
    sink =
      decoder.foreignFile(file).map { finding in
        var sink = DiagnosticSink()
        sink.report(finding)
        return sink
      } ?? decoder.cursor.sink
    return decoder.document
  }
}
