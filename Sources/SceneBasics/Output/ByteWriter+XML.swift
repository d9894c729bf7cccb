extension ByteWriter {
  /// Writes a text as XML 1.0 reads it, in an attribute as well as between tags: control characters and whatever else
  /// XML can't hold are made visible first, so that what is written always can be read.
  package mutating func write(xml text: String) {
    for scalar in VisibleText.of(text).unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "'": write("&apos;")
      case "\u{FFFE}", "\u{FFFF}": write("\u{FFFD}")
      default: for byte in String(scalar).utf8 { write(byte: byte) }
      }
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
