internal import SceneBasics
internal import SceneCompiler
internal import SceneProgram

/// Mends scenes: makes the fixes of their findings and looks again, until there is nothing left to be made.
struct SceneRepair {
  /// How often a file is looked at: each fix may bring others to light, as reading goes on behind it.
  private static let mostPasses = 1_000

  /// Findings that the user has turned off. They aren't fixed either.
  let silenced: Set<DiagnosticCode>

  /// Other circumstances than those that scenes name.
  let variation: Variation
  /// Whether the files are changed, and not only what is shown of them.
  let isWriting: Bool
  /// How many fixes were made so far.
  private(set) var fixedCount = 0

  init(isWriting: Bool, silenced: Set<DiagnosticCode>, as variation: Variation) {
    self.variation = variation
    self.isWriting = isWriting
    self.silenced = silenced
  }

  /// What is wrong with a file as it is.
  func check(_ file: SourceFile, _ loader: ImportLoader) -> Compilation {
    var loader = loader
    return Pipeline.compile(file, as: variation, loader: &loader, wantsPlan: false)
  }

  /// What is still wrong with a file once it is mended; the file is changed.
  mutating func mended(
    _ file: SourceFile, at path: String, _ loader: ImportLoader, in session: Session
  ) throws(CommandFailure) -> Compilation {
    guard isWriting else { return check(file, loader) }
    guard path != "-" else {
      throw .usage("standard input can't be corrected in place", hint: "use '--diff', or name a file")
    }
    let (compilation, bytes, count, later) = mend(check(file, loader), loader)
    guard count > 0 else { return compilation }
    try session.rewrite(path, from: file.bytes, to: bytes)
    fixedCount += count
    let findings = count == 1 ? "1 finding" : "\(count) findings"
    session.console.report("fixed \(findings) in \(VisibleText.of(file.path))\n")
    for finding in later { session.console.report("fixed as well: \(VisibleText.of(finding))\n") }
    return compilation
  }

  /// Shows how a file would be changed.
  func show(_ compilation: Compilation, _ loader: ImportLoader, in session: Session) throws(CommandFailure) {
    let file = compilation.files[FileID(0)]
    let bytes = mend(compilation, loader).bytes
    session.console.out.write(UnifiedDifference.text(from: file.bytes, to: bytes, path: file.path))
  }

  /// - Returns: Also what came to light only behind other fixes, and is mended too.
  private func mend(
    _ compilation: Compilation, _ loader: ImportLoader
  ) -> (compilation: Compilation, bytes: [UInt8], count: Int, later: [String]) {
    var compilation = compilation
    var count = 0
    let first = Set(compilation.diagnostics.map(\.message))
    var later: [String] = []
    // Two fixes may undo each other, such as lines that are moved left and right again. If the same findings come back
    // and the text is no shorter, the fixes in between mended nothing, and none of them is made.
    var passes: [[FindingPlace]: (file: SourceFile, count: Int, later: Int)] = [:]
    for _ in 0..<SceneRepair.mostPasses {
      let file = compilation.files[FileID(0)]
      let findings = compilation.diagnostics.map { FindingPlace(code: $0.code, message: $0.message, span: $0.span) }
      if let before = passes[findings], before.file.bytes.count <= file.bytes.count {
        return (check(before.file, loader), before.file.bytes, before.count, Array(later.prefix(before.later)))
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
    return (compilation, compilation.files[FileID(0)].bytes, count, later)
  }
}

/// What is found, and where: two texts with the same list are as wrong as each other.
private struct FindingPlace: Hashable {
  var code: DiagnosticCode
  var message: String
  var span: SourceSpan
}

extension Compilation {
  /// Whether an error keeps it from a plan.
  fileprivate var isStopped: Bool { diagnostics.contains { $0.severity == .error && $0.code.number < 300 } }
}
