package import SceneBasics

/// SG151 and up: keys that are unknown, missing or in the wrong place, and versions.
package enum FormatDiagnostic: Int, DiagnosticFamily {
  case unknownKey = 151
  case foreignKey
  case missingKey
  case contradictingKeys
  case unknownFormat
  case unsupportedSystem
  case newerSystem
  case missingID
  case definitionInEdge
  case idleQuirk
  case classIsOnlyAName = 168

  package static let title = "Keys"

  package var entry: CatalogueEntry {
    switch self {
    case .unknownKey: Self.unknownKeyEntry
    case .foreignKey: Self.foreignKeyEntry
    case .missingKey: Self.missingKeyEntry
    case .contradictingKeys: Self.contradictingKeysEntry
    case .unknownFormat: Self.unknownFormatEntry
    case .unsupportedSystem: Self.unsupportedSystemEntry
    case .newerSystem: Self.newerSystemEntry
    case .missingID: Self.missingIDEntry
    case .definitionInEdge: Self.definitionInEdgeEntry
    case .idleQuirk: Self.idleQuirkEntry
    case .classIsOnlyAName: Self.classIsOnlyANameEntry
    }
  }
}
