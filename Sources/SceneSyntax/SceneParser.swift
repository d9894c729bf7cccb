package import SceneBasics
internal import SceneLanguage
internal import SceneYAML

/// YAML bytes to a document.
package enum SceneParser {
  /// Reads and decodes one scene file; reports everything that is wrong and returns what could be made of it.
  /// Where libyaml stops, the line at fault is mended, and reading goes on behind it.
  ///
  /// - Parameters:
  ///   - file: The bytes.
  ///   - id: How spans name the file.
  ///   - symbols: Where names are interned; shared by all files of a compilation.
  ///   - sink: Takes SG1xx findings.
  package static func parse(
    _ file: SourceFile, id: FileID, symbols: inout SymbolTable, sink: inout DiagnosticSink
  ) -> SceneDocument {
    // Where the name promises text, the byte that no text has is the better answer.
    if let kind = ForeignFile(signature: file.bytes), ![".yaml", ".yml", ".json"].contains(where: file.path.hasSuffix) {
      sink.report(.notAScene(kind, path: file.path == "<stdin>" ? nil : file.path, in: id))
      return SceneDocument(file: id, source: file.bytes)
    }
    guard let isASCII = SourceCheck.isASCII(file, id: id, sink: &sink) else {
      return SceneDocument(file: id, source: file.bytes)
    }
    let before = sink
    let (document, stop) = decode(file, id: id, isASCII: isASCII, symbols: &symbols, sink: &sink)
    if sink.count > before.count, let plain = LookalikeSigns.mended(file, id: id) {
      var (trial, names) = (before, symbols)
      let document = parse(plain, id: id, symbols: &names, sink: &trial)
      // The signs are the cause if less is at fault without them, and what can be read can be read afterwards.
      if trial.count - plain.causes.count < sink.count,
        stop != nil || TapeReading.stop(in: plain.file, id: id) == nil
      {
        (sink, symbols) = (trial, names)
        return document
      }
    }
    guard let stop, let mended = MendedFile(file, id: id, stoppingAt: stop, keys: SceneKey.words) else {
      if stop == nil, let finding = Diagnostic.tabs(CommentScan.tabs(in: file.bytes), in: id) { sink.report(finding) }
      return document
    }
    sink = before
    return parse(mended, id: id, symbols: &symbols, sink: &sink)
  }

  /// Decodes what could be made readable. What is found on a line that was mended says nothing, and nothing is fixed in
  /// a file as long as it can't be read.
  private static func parse(
    _ mended: MendedFile, id: FileID, symbols: inout SymbolTable, sink: inout DiagnosticSink
  ) -> SceneDocument {
    var found = DiagnosticSink()
    var (document, _) = decode(mended.file, id: id, isASCII: false, symbols: &symbols, sink: &found)
    let lines = Set(mended.lines.map(\.line))
    let neighbours = mended.lines.reduce(into: Set<UInt32>()) { $0.formUnion($1.neighbours) }
    let words = MendedWords(of: mended.lines)
    for cause in mended.causes { sink.report(cause) }
    for var finding in found.diagnostics where !lines.contains(finding.span.line) {
      finding.fix = nil
      finding.remedy = nil
      if !SceneParser.follows(finding, from: words, beside: neighbours) { sink.report(finding) }
    }
    document.mendedLines = mended.lines
    if !document.keys.contains(where: { $0.value == .controllers }) { document.lacksControllers = true }
    return document
  }

  /// Whether a finding may come of what is missing: a key, the value of a line above, or the kind of a controller.
  private static func follows(_ finding: Diagnostic, from words: MendedWords, beside lines: Set<UInt32>) -> Bool {
    switch finding.code {
    case Diagnostic.missingKey.code: true
    case Diagnostic.foreignKey.code, Diagnostic.foreignOption.code: words.explain(finding)
    case Diagnostic.emptyValue.code, Diagnostic.countsNothing.code: lines.contains(finding.span.line)
    default: false
    }
  }

  private static func decode(
    _ file: SourceFile, id: FileID, isASCII: Bool, symbols: inout SymbolTable, sink: inout DiagnosticSink
  ) -> (SceneDocument, MendedFile.Stop?) {
    let tape = EventTape(file: id, source: file.bytes, isASCII: isASCII)
    // The cursor owns both while it works; left behind, they would be copied at the first change.
    var decoder = SceneDecoder(cursor: TapeCursor(tape: tape, symbols: symbols, sink: sink, limits: file.limits))
    symbols = SymbolTable(capacity: 0)
    decoder.cursor.symbols.reserveCapacity(names: file.bytes.count / 100, bytes: file.bytes.count / 6)
    sink = DiagnosticSink()
    let stop = LibYAMLReader.read(file, isASCII: isASCII) { reader in
      decoder.decode(&reader)
      return reader.stop
    }
    symbols = decoder.cursor.symbols
    sink = decoder.cursor.sink
    guard let foreign = decoder.foreignFile(file) else { return (decoder.document, stop) }
    // The one finding says what the file is; there is nothing else to say, or to mend.
    sink = DiagnosticSink()
    sink.report(foreign)
    return (decoder.document, nil)
  }
}
