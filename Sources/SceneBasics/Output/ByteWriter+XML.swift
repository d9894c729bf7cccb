extension ByteWriter {
  /// Writes a text as XML 1.0 reads it, in an attribute as well as between tags: control characters and whatever else
  /// XML can't hold are made visible first, so that what is written always can be read.
  package mutating func write(xml text: String) {
    let bytes = Array(VisibleText.of(text).utf8)
    // What needs no other spelling is written as it stands, a stretch at a time.
    var start = 0
    for (index, byte) in bytes.enumerated() {
      guard let entity = ByteWriter.entity(of: byte) else {
        if byte == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE {
          write(bytes: bytes[start..<index])
          write("\u{FFFD}")
          start = index + 3
        }
        continue
      }
      write(bytes: bytes[start..<index])
      write(entity)
      start = index + 1
    }
    write(bytes: bytes[start...])
  }

  /// Writes a text that can be seen already, as XML reads it.
  package mutating func write(visible text: String) {
    // What XML spells otherwise, and the first byte of what it can't hold.
    let isPlain = text.utf8.allSatisfy { ByteWriter.entity(of: $0) == nil && $0 != 0xEF }
    if isPlain { write(text) } else { write(xml: text) }
  }

  private static func entity(of byte: UInt8) -> StaticString? {
    switch byte {
    case 0x26: "&amp;"
    case 0x3C: "&lt;"
    case 0x3E: "&gt;"
    case 0x22: "&quot;"
    case 0x27: "&apos;"
    default: nil
    }
  }

  /// Writes an attribute with the space before it.
  package mutating func write(attribute name: StaticString, _ value: String) {
    write(" ")
    write(name)
    write("=\"")
    write(xml: value)
    write("\"")
  }
}
