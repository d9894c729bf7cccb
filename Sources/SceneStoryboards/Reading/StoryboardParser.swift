package import SceneBasics

/// The parser of a storyboard's bytes into its graph.
package enum StoryboardParser {
  /// Reads a storyboard.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - id: How findings name it.
  ///   - sink: Hears why it can't be imported.
  /// - Returns: The graph; nil if the file was refused.
  package static func parse(_ file: SourceFile, id: FileID, sink: inout DiagnosticSink) -> Storyboard? {
    let reader = StoryboardReader(path: file.path, file: id)
    if let failure = XMLReader.read(file, id: id, as: .storyboard, to: reader) ?? reader.refusal {
      sink.report(failure)
      return nil
    }
    return reader.finish()
  }
}
