package import SceneBasics

/// SG171 and up: segues, steps and expectations that can't mean anything as they are written.
package enum StepDiagnostic: Int, DiagnosticFamily {
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
  case countsNothing
  case waitInCode
  case untracked

  package static let title = "Segues, steps and expectations"

  package var entry: CatalogueEntry {
    switch self {
    case .missingVerb: Self.missingVerbEntry
    case .severalVerbs: Self.severalVerbsEntry
    case .unknownVerb: Self.unknownVerbEntry
    case .foreignOption: Self.foreignOptionEntry
    case .nestedOptions: Self.nestedOptionsEntry
    case .looseOption: Self.looseOptionEntry
    case .onMeansIn: Self.onMeansInEntry
    case .missingObject: Self.missingObjectEntry
    case .needlessObject: Self.needlessObjectEntry
    case .expectationNotIndented: Self.expectationNotIndentedEntry
    case .labelInEvent: Self.labelInEventEntry
    case .malformedEvent: Self.malformedEventEntry
    case .stepOutsideCode: Self.stepOutsideCodeEntry
    case .customWithoutClass: Self.customWithoutClassEntry
    case .foldedLines: Self.foldedLinesEntry
    case .countsNothing: Self.countsNothingEntry
    case .waitInCode: Self.waitInCodeEntry
    case .untracked: Self.untrackedEntry
    }
  }
}
