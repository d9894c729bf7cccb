package import SceneBasics

/// SG701 and up: what a log says against UIKit, and why a log can't be read as it is.
package enum LogDiagnostic: Int, DiagnosticFamily {
  case appearsTwice = 701
  case disappearsUnseen
  case didWithoutWill
  case freedOnScreen
  case unfinished
  case didMoveUnprinted
  case uikitComplains
  case noLifecycle
  case anotherRun
  case unknownInHeader
  case classWithoutName
  case logTooLarge
  case wordsApart

  package static let title = "Logs"

  package var entry: CatalogueEntry {
    switch self {
    case .appearsTwice: Self.appearsTwiceEntry
    case .disappearsUnseen: Self.disappearsUnseenEntry
    case .didWithoutWill: Self.didWithoutWillEntry
    case .freedOnScreen: Self.freedOnScreenEntry
    case .unfinished: Self.unfinishedEntry
    case .didMoveUnprinted: Self.didMoveUnprintedEntry
    case .uikitComplains: Self.uikitComplainsEntry
    case .noLifecycle: Self.noLifecycleEntry
    case .anotherRun: Self.anotherRunEntry
    case .unknownInHeader: Self.unknownInHeaderEntry
    case .classWithoutName: Self.classWithoutNameEntry
    case .logTooLarge: Self.logTooLargeEntry
    case .wordsApart: Self.wordsApartEntry
    }
  }
}
