public import SceneBasics

/// Findings.
public enum StepDiagnostic: Int, DiagnosticFamily {
  case missingVerb = 171
  case severalVerbs
  case unknownVerb
  case foreignOption
  case nestedOptions
  case looseOption
  case onMeansIn
  case missingObject
  case needlessObject
  case expectationNotIndented
  case labelInEvent
  case malformedEvent
  case stepOutsideCode
  case customWithoutClass
  case foldedLines

  public static let title = "x"

  public var entry: CatalogueEntry {
    CatalogueEntry(.error, "x", explanation: "", wrong: "", right: "")
  }
}
