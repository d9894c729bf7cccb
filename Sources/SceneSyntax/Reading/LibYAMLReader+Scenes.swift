internal import SceneBasics
internal import SceneYAML

extension LibYAMLReader {
  /// Reads a scene, or a plan, while `body` runs: where libyaml stops, the finding has the words of scenes.
  static func read<Result>(
    _ file: SourceFile, isASCII: Bool, _ body: (inout LibYAMLReader) -> Result
  ) -> Result {
    read(file, isASCII: isASCII, explaining: { $0.diagnostic(in: $1) }, body)
  }
}
