package import SceneBasics

/// SG101 and up: files that aren't YAML, or use parts of YAML that scenes don't have.
package enum YAMLDiagnostic: Int, DiagnosticFamily {
  case notUTF8 = 101
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
  case notAScene
  case tabBetweenWords = 129

  package static let title = "YAML"

  package var entry: CatalogueEntry {
    switch self {
    case .notUTF8: Self.notUTF8Entry
    case .forbiddenCharacter: Self.forbiddenCharacterEntry
    case .emptyFile: Self.emptyFileEntry
    case .severalDocuments: Self.severalDocumentsEntry
    case .brokenYAML: Self.brokenYAMLEntry
    case .tabInIndentation: Self.tabInIndentationEntry
    case .unclosed: Self.unclosedEntry
    case .reservedCharacter: Self.reservedCharacterEntry
    case .wrongIndentation: Self.wrongIndentationEntry
    case .strayColon: Self.strayColonEntry
    case .missingColon: Self.missingColonEntry
    case .duplicateKey: Self.duplicateKeyEntry
    case .unknownAlias: Self.unknownAliasEntry
    case .recursiveAlias: Self.recursiveAliasEntry
    case .tag: Self.tagEntry
    case .mergeKey: Self.mergeKeyEntry
    case .keyIsNotText: Self.keyIsNotTextEntry
    case .nestedTooDeep: Self.nestedTooDeepEntry
    case .inputTooLarge: Self.inputTooLargeEntry
    case .notAScene: Self.notASceneEntry
    case .tabBetweenWords: Self.tabBetweenWordsEntry
    }
  }
}
