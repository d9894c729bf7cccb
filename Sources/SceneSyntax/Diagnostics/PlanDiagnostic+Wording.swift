internal import SceneBasics
internal import ScenePlan

/// The words about plan files.
extension Diagnostic {
  // People don't write plans by hand, so nearly all findings have the same way out.
  private static let wayOut = "compile the scene again"

  /// A finding of `PlanDiagnostic.unreadablePlanVersion`.
  static func unreadablePlanVersion(_ version: Int, at span: SourceSpan) -> Diagnostic {
    let known = HierarchyPlan.version
    return Diagnostic(
      PlanDiagnostic.unreadablePlanVersion, "this version can't read plan version \(version); it reads \(known)",
      at: span, hint: version > known ? "use a newer scenograph, or compile the scene again with this one" : wayOut)
  }

  /// A finding of `PlanDiagnostic.planIsNotJSON`.
  static func planIsNotJSON(_ message: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(PlanDiagnostic.planIsNotJSON, message, at: span, hint: wayOut + ", and leave the file as it is written")
  }

  /// A finding of `PlanDiagnostic.unexpectedPlanValue`.
  static func unexpectedPlanValue(
    _ kind: TapeNodeKind, _ text: String, wanted: String, at span: SourceSpan
  ) -> Diagnostic {
    let found =
      switch kind {
      case .sequence: "a list"
      case .mapping: "an object"
      case .doubleQuoted: "the text \(Wording.quoted(text))"
      case .plain, .singleQuoted, .literal, .folded: text.isEmpty ? "nothing" : Wording.quoted(text)
      case .alias, .unusable: "something that can't be read"
      }
    return Diagnostic(
      PlanDiagnostic.unexpectedPlanValue, "\(found) stands where \(wanted) is expected", at: span, hint: wayOut)
  }

  /// A finding of `PlanDiagnostic.unknownPlanKey`.
  static func unknownPlanKey(_ key: String, of owner: String, known: [String], at span: SourceSpan) -> Diagnostic {
    let nearest = Suggestion.nearest(to: key, in: known.filter { $0 != key })
    return Diagnostic(
      PlanDiagnostic.unknownPlanKey, "\(owner) has no key \(Wording.quoted(key))", at: span,
      hint: nearest.map { "write '\($0)', or \(wayOut)" } ?? wayOut)
  }

  /// A finding of `PlanDiagnostic.unknownPlanKey`.
  static func contradictingPlanKey(_ key: String, of owner: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlanDiagnostic.unknownPlanKey, "\(owner) can't have '\(key)' beside another key of that kind", at: span,
      hint: wayOut)
  }

  /// A finding of `PlanDiagnostic.missingPlanKey`.
  static func missingPlanKey(_ key: String, of owner: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(PlanDiagnostic.missingPlanKey, "the key '\(key)' of \(owner) is missing", at: span, hint: wayOut)
  }

  /// A finding of `PlanDiagnostic.unknownPlanWord`.
  static func unknownPlanWord(_ word: String, known: [String], at span: SourceSpan) -> Diagnostic {
    let nearest = Suggestion.nearest(to: word, in: known)
    return Diagnostic(
      PlanDiagnostic.unknownPlanWord, "\(Wording.quoted(word)) is an unknown word here", at: span,
      hint: nearest.map { "write '\($0)', or \(wayOut)" } ?? wayOut)
  }

  /// A finding of `PlanDiagnostic.danglingPlanIndex`.
  static func danglingPlanIndex(_ index: Int, _ table: PlanTable, count: Int, at span: SourceSpan) -> Diagnostic {
    let last =
      count == 0 ? "the plan has none" : count == 1 ? "the plan has number 0 only" : "they end with \(count - 1)"
    return Diagnostic(
      PlanDiagnostic.danglingPlanIndex, "there is no \(table.element) \(index); \(last)", at: span, hint: wayOut)
  }

  /// A finding of `PlanDiagnostic.wrongPlanOperands`.
  static func missingPlanOperand(in row: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(PlanDiagnostic.wrongPlanOperands, "an element of \(row) is missing", at: span, hint: wayOut)
  }

  /// A finding of `PlanDiagnostic.wrongPlanOperands`.
  static func surplusPlanOperand(in row: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(PlanDiagnostic.wrongPlanOperands, "\(row) has one element too many", at: span, hint: wayOut)
  }

  /// A finding of `PlanDiagnostic.unevenPlanMarks`.
  static func unevenPlanMarks(_ count: Int, instructions: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlanDiagnostic.unevenPlanMarks,
      count > instructions
        ? "there are more positions here than \(instructions) instructions"
        : "there are positions here for only \(count) of \(instructions) instructions",
      at: span, hint: wayOut)
  }
}
