internal import SceneBasics
internal import SceneCompiler

/// The work of `scenograph check` on a scene, without the printing.
enum Checking {
  /// Checks a scene, and rehearses it if it has `initial`.
  ///
  /// - Returns: How many findings there are.
  static func countFindings(of bytes: [UInt8]) -> Int {
    var loader = NoImports()
    let file = SourceFile(path: "generated.scene.yaml", bytes: bytes)
    return Pipeline.compile(file, loader: &loader, wantsPlan: false).diagnostics.count
  }

  /// A generated scene imports nothing.
  struct NoImports: SourceLoader {
    mutating func load(_ path: String) -> Result<[UInt8], SourceFailure> {
      .failure(SourceFailure("nothing is imported"))
    }
  }
}
