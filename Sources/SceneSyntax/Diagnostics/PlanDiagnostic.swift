package import SceneBasics

/// SG191 and up: plan files that are damaged, or that another version has written.
package enum PlanDiagnostic: Int, DiagnosticFamily {
  case unreadablePlanVersion = 191
  case planIsNotJSON
  case unexpectedPlanValue
  case unknownPlanKey
  case missingPlanKey
  case unknownPlanWord
  case danglingPlanIndex
  case wrongPlanOperands
  case unevenPlanMarks

  package static let title = "Plan files"

  package var entry: CatalogueEntry {
    switch self {
    case .unreadablePlanVersion: Self.unreadablePlanVersionEntry
    case .planIsNotJSON: Self.planIsNotJSONEntry
    case .unexpectedPlanValue: Self.unexpectedPlanValueEntry
    case .unknownPlanKey: Self.unknownPlanKeyEntry
    case .missingPlanKey: Self.missingPlanKeyEntry
    case .unknownPlanWord: Self.unknownPlanWordEntry
    case .danglingPlanIndex: Self.danglingPlanIndexEntry
    case .wrongPlanOperands: Self.wrongPlanOperandsEntry
    case .unevenPlanMarks: Self.unevenPlanMarksEntry
    }
  }
}
