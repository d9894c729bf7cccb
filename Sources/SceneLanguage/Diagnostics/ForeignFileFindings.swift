package import SceneBasics

/// Files of other kinds, SG120.
extension Diagnostic {
  // MARK: SG120

  package static let notAScene = Finding(
    120, "notAScene", .error, "a file of another kind",
    explanation: """
      The file is a text of another kind, or the YAML of another tool: it has none of the keys that a scene starts \
      with. Findings about each of its lines would not help, and no fix may change it. So there is only this finding. \
      It says which verb reads such a file. If the file is to be a scene, start it with 'scene' and 'controllers'.
      """,
    wrong: """
      name: CI
      on: [push]
      jobs: { build: { runs-on: macos-latest } }
      """,
    right: """
      scene: Home
      initial: home
      controllers: { home: }
      """)

  /// - Parameter kind: The kind of the file; nil if nothing tells it, but that it has no key of a scene.
  package static func notAScene(_ kind: ForeignFile?, path: String?, in file: FileID) -> Diagnostic {
    Diagnostic(
      notAScene,
      kind.map { "this is \($0.name), not a scene" }
        ?? "this is no scene: it has none of the keys 'scene', 'controllers' and 'script'",
      at: .start(of: file), hint: kind?.wayOut(path) ?? ForeignFile.beginning)
  }
}
