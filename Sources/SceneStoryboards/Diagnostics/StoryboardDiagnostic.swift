package import SceneBasics

/// SG121 and up: why a document of Interface Builder can't be imported.
package enum StoryboardDiagnostic: Int, DiagnosticFamily {
  case brokenXML = 121
  case mergeConflict
  case doctype
  case entity
  case emptyStoryboard
  case notAStoryboard
  case otherPlatform
  case storyboardTooLarge

  package static let title = "Storyboards"

  package var entry: CatalogueEntry {
    switch self {
    case .brokenXML: Self.brokenXMLEntry
    case .mergeConflict: Self.mergeConflictEntry
    case .doctype: Self.doctypeEntry
    case .entity: Self.entityEntry
    case .emptyStoryboard: Self.emptyStoryboardEntry
    case .notAStoryboard: Self.notAStoryboardEntry
    case .otherPlatform: Self.otherPlatformEntry
    case .storyboardTooLarge: Self.storyboardTooLargeEntry
    }
  }
}
