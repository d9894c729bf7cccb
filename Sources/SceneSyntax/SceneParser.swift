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
    if var reader = ReaderAhead(of: file, id: id, isASCII: isASCII) {
      var (itsSymbols, itsSink) = (symbols, sink)
      let document = decode(file, id: id, isASCII: isASCII, &itsSymbols, &itsSink) { $0.decode(&reader) }
      if !reader.hasFailed {
        (symbols, sink) = (itsSymbols, itsSink)
        return document
      }
    }
    return decode(file, id: id, isASCII: isASCII, &symbols, &sink) { decoder in
      LibYAMLReader.read(file, isASCII: isASCII) { decoder.decode(&$0) }
    }
  }

  private static func decode(
    _ file: SourceFile, id: FileID, isASCII: Bool, _ symbols: inout SymbolTable, _ sink: inout DiagnosticSink,
    _ body: (inout SceneDecoder) -> Void
  ) -> SceneDocument {
    let tape = EventTape(file: id, source: file.bytes, isASCII: isASCII)
    // The cursor owns both while it works; left behind, they would be copied at the first change.
    var decoder = SceneDecoder(cursor: TapeCursor(tape: tape, symbols: symbols, sink: sink, limits: file.limits))
    symbols = SymbolTable(capacity: 0)
    decoder.cursor.symbols.reserveCapacity(names: file.bytes.count / 100, bytes: file.bytes.count / 6)
    sink = DiagnosticSink()
    body(&decoder)
    symbols = decoder.cursor.symbols
    sink = decoder.cursor.sink
    return decoder.document
  }
}
