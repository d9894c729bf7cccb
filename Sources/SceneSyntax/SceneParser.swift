public import SceneBasics

/// YAML bytes to a document.
public enum SceneParser {
  /// Reads and decodes one scene file; reports everything that is wrong and returns what could be made of it.
  ///
  /// - Parameters:
  ///   - file: The bytes.
  ///   - id: How spans name the file.
  ///   - symbols: Where names are interned; shared by all files of a compilation.
  ///   - sink: Takes SG1xx findings.
  public static func parse(
    _ file: SourceFile, id: FileID, symbols: inout SymbolTable, sink: inout DiagnosticSink
  ) -> SceneDocument {
    SceneDocument(file: id)
  }
}
