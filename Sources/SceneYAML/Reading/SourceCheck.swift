package import SceneBasics

/// Conditions on the bytes of a file before YAML is looked for in them.
package enum SourceCheck {
  /// Whether every character is one byte; nil, after a finding, if it isn't UTF-8 of a size that can be read.
  package static func isASCII(_ file: SourceFile, id: FileID, sink: inout DiagnosticSink) -> Bool? {
    let bytes = file.bytes
    if bytes.count > file.limits[.bytes] {
      sink.report(.fileTooLarge(bytes.count, limit: file.limits[.bytes], in: id))
      return nil
    }
    if let encoding = encoding(of: bytes) {
      sink.report(.otherEncoding(encoding, in: id))
      return nil
    }
    if UTF8Text.isASCII(bytes) { return true }
    return hasPlainLines(bytes, file: id, sink: &sink) ? false : nil
  }

  /// Whether no character ends a line to libyaml that doesn't to others: behind one, lines would be counted wrongly.
  private static func hasPlainLines(_ bytes: [UInt8], file: FileID, sink: inout DiagnosticSink) -> Bool {
    var hasReplacement = false
    for index in bytes.indices.dropLast() where bytes[index] >= 0xC2 {
      let next = bytes[index + 1]
      let third = index + 2 < bytes.count ? bytes[index + 2] : 0
      let separator: UInt32? =
        switch (bytes[index], next, third) {
        case (0xC2, 0x85, _): 0x85
        case (0xE2, 0x80, 0xA8): 0x2028
        case (0xE2, 0x80, 0xA9): 0x2029
        default: nil
        }
      if let separator {
        sink.report(.forbiddenCharacter(separator, at: LineTable(bytes).span(at: index, in: file)))
        return false
      }
      if !hasReplacement, bytes[index] == 0xEF, next == 0xBF, third == 0xBD {
        hasReplacement = true
        sink.report(.replacementCharacter(at: LineTable(bytes).span(at: index, in: file)))
      }
    }
    return true
  }

  /// UTF-16 and UTF-32 by their byte order mark, or by the zero bytes around a first ASCII character.
  private static func encoding(of bytes: [UInt8]) -> String? {
    let start = bytes.prefix(4)
    let zeros = start.map { $0 == 0 }
    if start.elementsEqual([0xFF, 0xFE, 0, 0]) || start.elementsEqual([0, 0, 0xFE, 0xFF])
      || zeros == [false, true, true, true] || zeros == [true, true, true, false]
    {
      return "UTF-32"
    }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
      || zeros == [false, true, false, true] || zeros == [true, false, true, false]
    {
      return "UTF-16"
    }
    return nil
  }
}
