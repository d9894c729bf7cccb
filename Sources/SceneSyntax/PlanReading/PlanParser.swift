package import SceneBasics
internal import SceneLanguage
package import ScenePlan

/// The bytes of a plan file to a plan.
package enum PlanParser {
  /// Whether a file is a plan, and not a scene: its first key is `plan`.
  package static func isPlan(_ file: SourceFile) -> Bool { TapeReading.firstKey(of: file) == PlanKey.plan.rawValue }

  /// Reads a plan file, and trusts nothing in it.
  ///
  /// A plan is made by a program: what is wrong with it is wrong all over, so one finding is reported and no more.
  ///
  /// - Parameters:
  ///   - file: The bytes.
  ///   - id: How spans name the file.
  ///   - sink: Takes a finding about YAML or one of SG19x.
  /// - Returns: Nil if something is wrong.
  package static func parse(_ file: SourceFile, id: FileID, sink: inout DiagnosticSink) -> HierarchyPlan? {
    let start = file.bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
    guard file.bytes[start...].first(where: { !$0.isBlank && !$0.isLineBreak }) == 0x7B else {
      sink.report(.planIsNotJSON("a plan is JSON and starts with '{'", at: .start(of: id)))
      return nil
    }
    var findings = DiagnosticSink()
    var plan: HierarchyPlan?
    if let tape = TapeReading.read(file, id: id, sink: &findings), findings.diagnostics.isEmpty {
      var reader = PlanReader(tape, limits: file.limits)
      plan = reader.read()
      findings = reader.cursor.sink
    }
    guard let first = findings.diagnostics.first else { return plan }
    let isOpen = first.code == Diagnostic.unclosed.code || first.code == Diagnostic.brokenYAML.code
    if isOpen, file.bytes.last(where: { !$0.isBlank && !$0.isLineBreak }) != 0x7D {
      sink.report(.planIsNotJSON("the plan is cut off: its last '}' is missing", at: first.span))
      return nil
    }
    sink.report(first)
    return nil
  }
}
