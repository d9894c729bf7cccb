package import SceneBasics

/// SG131 and up: values that are not what their place wants, and names that can't be names.
package enum ValueDiagnostic: Int, DiagnosticFamily {
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

  package static let title = "Values and names"

  package var entry: CatalogueEntry {
    switch self {
    case .ambiguousBoolean: Self.ambiguousBooleanEntry
    case .ambiguousNull: Self.ambiguousNullEntry
    case .ambiguousNumber: Self.ambiguousNumberEntry
    case .ambiguousTime: Self.ambiguousTimeEntry
    case .ambiguousDate: Self.ambiguousDateEntry
    case .ambiguousIndicator: Self.ambiguousIndicatorEntry
    case .numberIsComment: Self.numberIsCommentEntry
    case .emptyValue: Self.emptyValueEntry
    case .unexpectedValue: Self.unexpectedValueEntry
    case .notABoolean: Self.notABooleanEntry
    case .notANumber: Self.notANumberEntry
    case .unknownWord: Self.unknownWordEntry
    case .malformedID: Self.malformedIDEntry
    case .reservedID: Self.reservedIDEntry
    case .duplicateID: Self.duplicateIDEntry
    case .idsDifferInCase: Self.idsDifferInCaseEntry
    case .malformedName: Self.malformedNameEntry
    case .instanceUnderControllers: Self.instanceUnderControllersEntry
    case .malformedPath: Self.malformedPathEntry
    }
  }
}
