public import SceneBasics

/// Findings.
public enum ValueDiagnostic: Int, DiagnosticFamily {
  case ambiguousBoolean = 131
  case ambiguousNull
  case ambiguousNumber
  case ambiguousTime
  case ambiguousDate
  case ambiguousIndicator
  case numberIsComment
  case emptyValue
  case unexpectedValue
  case notABoolean
  case notANumber
  case unknownWord
  case malformedID
  case reservedID
  case duplicateID
  case idsDifferInCase
  case malformedName
  case instanceUnderControllers
  case malformedPath

  public static let title = "x"

  public var entry: CatalogueEntry {
    CatalogueEntry(.error, "x", explanation: "", wrong: "", right: "")
  }
}
