internal import CExpat
internal import SceneBasics

/// Why expat stopped, and where.
struct XMLFailure {
  let code: XML_Error
  let place: SourceSpan

  /// The finding that says so.
  func diagnostic(in file: SourceFile) -> Diagnostic {
    if ConflictMarker.starts(file.line(Int(place.line))) {
      return .mergeConflict(
        at: SourceSpan(line: place.line, column: 1, length: 7, file: place.file))
    }
    switch code {
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR, XML_ERROR_UNCLOSED_CDATA_SECTION:
      return .brokenXML(.end, at: place)
    case XML_ERROR_UNDEFINED_ENTITY, XML_ERROR_BAD_CHAR_REF, XML_ERROR_BINARY_ENTITY_REF,
      XML_ERROR_ATTRIBUTE_EXTERNAL_ENTITY_REF:
      return .entity(at: place)
    case XML_ERROR_TAG_MISMATCH: return .brokenXML(.mismatch, at: place)
    case XML_ERROR_DUPLICATE_ATTRIBUTE: return .brokenXML(.attributeTwice, at: place)
    case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING: return .brokenXML(.encoding, at: place)
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: return .brokenXML(.rest, at: place)
    case XML_ERROR_NO_MEMORY: return .fileTooLarge(in: place.file)
    default: return .brokenXML(.other, at: place)
    }
  }
}
