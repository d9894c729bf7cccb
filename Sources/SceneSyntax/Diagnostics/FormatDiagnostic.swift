public import SceneBasics

/// Findings.
public enum FormatDiagnostic: Int, DiagnosticFamily {
  case unknownKey = 151
  case foreignKey
  case missingKey
  case contradictingKeys
  case unknownFormat
  case unsupportedSystem
  case newerSystem
  case missingID
  case definitionInEdge

  public static let title = "x"

  public var entry: CatalogueEntry {
    CatalogueEntry(.error, "x", explanation: "", wrong: "", right: "")
  }
}
