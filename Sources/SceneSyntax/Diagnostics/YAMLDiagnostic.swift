public import SceneBasics

/// Findings.
public enum YAMLDiagnostic: Int, DiagnosticFamily {
  case invalidUTF8 = 101
  case otherEncoding
  case forbiddenCharacter
  case emptyFile
  case severalDocuments
  case brokenYAML
  case tabInIndentation
  case unclosed
  case reservedCharacter
  case wrongIndentation
  case strayColon
  case missingColon
  case duplicateKey
  case unknownAlias
  case recursiveAlias
  case tag
  case mergeKey
  case keyIsNotText
  case nestedTooDeep
  case inputTooLarge

  public static let title = "x"

  public var entry: CatalogueEntry {
    CatalogueEntry(.error, "x", explanation: "", wrong: "", right: "")
  }
}
