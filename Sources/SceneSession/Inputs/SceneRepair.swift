package import SceneBasics
package import SceneCompiler
package import SceneProgram

/// A scene that was looked at, on whichever thread.
package struct CheckedScene: Sendable {
  /// The operand or the path in a folder.
  package let path: String
  package let file: SourceFile
  /// The findings in the file as it is.
  package let compilation: Compilation
  /// The file with its fixes; nil if none were asked for.
  package let repair: SceneRepair.Outcome?

  /// Reads a scene and looks at it; the failure is for the user.
  package static func of(
    _ path: String, reader: SceneReader, _ repair: SceneRepair, isMended: Bool
  ) -> Result<CheckedScene, CommandFailure> {
    Result { () throws(CommandFailure) in
      let file = try reader.read(path)
      let loader = reader.loader(of: path)
      let compilation = repair.check(file, loader)
      return CheckedScene(
        path: path, file: file, compilation: compilation, repair: isMended ? repair.mend(compilation, loader) : nil)
    }
  }
}

/// Mends scenes: makes the fixes of their findings and looks again, until there is nothing left to be made.
package struct SceneRepair: Sendable {
  /// How often a file is looked at: each fix may bring others to light, as reading goes on behind it. A large file is
  /// looked at less often.
  private static func mostPasses(of file: SourceFile) -> Int {
    max(100, min(1_000, 4_000_000 / (file.bytes.count + 1)))
  }

  /// Findings that the user has turned off. They aren't fixed either.
  package let silenced: Set<DiagnosticCode>

  /// Other circumstances than those that scenes name.
  package let variation: Variation

  package init(silenced: Set<DiagnosticCode>, as variation: Variation) {
    self.variation = variation
    self.silenced = silenced
  }

  /// A file once it is mended.
  package struct Outcome: Sendable {
    /// The findings that are still in it.
    package var compilation: Compilation
    package var bytes: [UInt8]
    /// How many fixes were made.
    package var count: Int
    /// The findings that came to light only behind other fixes, and are mended too.
    var later: [String]
    /// Whether a bound was met before all was mended.
    var isUnfinished = false
  }

  /// Finds all that is wrong with a file as it is.
  package func check(_ file: SourceFile, _ loader: ImportLoader) -> Compilation {
    var loader = loader
    return Pipeline.compile(file, as: variation, loader: &loader, wantsPlan: false)
  }

  /// Makes the fixes of what was found in a file.
  func mend(_ compilation: Compilation, _ loader: ImportLoader) -> Outcome {
    var compilation = compilation
    var count = 0
    let first = Set(compilation.diagnostics.map(\.message))
    var later: [String] = []
    // Two fixes may undo each other, such as lines that are moved left and right again. If the same findings come back
    // and the text is no shorter, the fixes in between mended nothing, and none of them is made.
    var passes: [[FindingPlace]: (file: SourceFile, count: Int, later: Int)] = [:]
    var passesLeft = SceneRepair.mostPasses(of: compilation.files[FileID(0)])
    while passesLeft > 0 {
      passesLeft -= 1
      // Each pass compares so many slips with names; to go on until none is left would take the square of a large scene.
      if compilation.hasUncomparedSlips { passesLeft = 0 }
      let file = compilation.files[FileID(0)]
      let findings = compilation.diagnostics.map { FindingPlace(code: $0.code, message: $0.message, span: $0.span) }
      if let before = passes[findings], before.file.bytes.count <= file.bytes.count {
        return Outcome(
          compilation: check(before.file, loader), bytes: before.file.bytes, count: before.count,
          later: Array(later.prefix(before.later)))
      }
      let fixed = FixedText(file, id: FileID(0), fixing: compilation.diagnostics.filter { !silenced.contains($0.code) })
      guard fixed.count > 0, fixed.bytes != file.bytes else { break }
      let next = check(SourceFile(path: file.path, bytes: fixed.bytes, limits: file.limits), loader)
      // What could be compiled can be compiled afterwards.
      guard compilation.isStopped || !next.isStopped else { break }
      passes[findings] = (file, count, later.count)
      let left = Set(next.diagnostics.map(\.message))
      for finding in compilation.diagnostics
      where finding.fix != nil && !first.contains(finding.message) && !left.contains(finding.message) {
        later.append(finding.message)
      }
      compilation = next
      count += fixed.count
    }
    var outcome = Outcome(
      compilation: compilation, bytes: compilation.files[FileID(0)].bytes, count: count, later: later)
    outcome.isUnfinished =
      passesLeft == 0 && compilation.diagnostics.contains { $0.fix != nil && !silenced.contains($0.code) }
    return outcome
  }
}

extension Session {
  /// Puts a mended scene in the place of its file, and says so.
  ///
  /// - Returns: What is still wrong with it.
  package func write(_ repair: SceneRepair.Outcome, of scene: CheckedScene) throws(CommandFailure) -> Compilation {
    guard repair.count > 0 else { return scene.compilation }
    try rewrite(scene.path, from: scene.file.bytes, to: repair.bytes)
    let findings = repair.count == 1 ? "1 finding" : "\(repair.count) findings"
    console.report("fixed \(findings) in \(VisibleText.of(scene.file.path))\n")
    for finding in repair.later { console.report("fixed as well: \(VisibleText.of(finding))\n") }
    sayMore(of: repair, scene)
    return repair.compilation
  }

  /// Shows how a file would be changed.
  package func show(_ repair: SceneRepair.Outcome, of scene: CheckedScene) {
    console.out.write(UnifiedDifference.text(from: scene.file.bytes, to: repair.bytes, path: scene.file.path))
    sayMore(of: repair, scene)
  }

  private func sayMore(of repair: SceneRepair.Outcome, _ scene: CheckedScene) {
    guard repair.isUnfinished, repair.count > 0 else { return }
    console.report(
      "note: \(VisibleText.of(scene.file.path)): there is more to mend than one call does; call 'check --fix' again\n")
  }
}

/// The findings and their places: two texts with the same list are as wrong as each other.
private struct FindingPlace: Hashable {
  var code: DiagnosticCode
  var message: String
  var span: SourceSpan
}

extension Compilation {
  /// Whether an error keeps it from a plan.
  fileprivate var isStopped: Bool { diagnostics.contains { $0.severity == .error && $0.code.number < 300 } }
}
