/// Text that a terminal or a report can show safely: control characters and invisible characters are spelled out.
package enum VisibleText {
  /// A text on one line: control characters, direction marks and line breaks become visible.
  package static func of(_ text: String) -> String {
    guard !text.isPlain, text.unicodeScalars.contains(where: needsSpelling) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars { append(scalar, to: &visible) }
    return visible
  }

  /// A line of a file, with what it has at its end. Tabs, a byte order mark and the break stay, so that `patch` finds it.
  static func ofLine(_ line: String) -> String {
    guard line.unicodeScalars.contains(where: needsSpelling) else { return line }
    let end = line.unicodeScalars.last == "\n" ? line.unicodeScalars.dropLast().last == "\r" ? 2 : 1 : 0
    var visible = ""
    for scalar in line.unicodeScalars.dropLast(end) {
      let stays = scalar == "\t" || scalar == "\u{FEFF}"
      if stays { visible.unicodeScalars.append(scalar) } else { append(scalar, to: &visible) }
    }
    visible.unicodeScalars.append(contentsOf: line.unicodeScalars.suffix(end))
    return visible
  }

  /// How many terminal columns a text takes once it is visible.
  package static func width(of text: String) -> Int {
    // Most texts are ASCII, of which each character takes one.
    if text.isPlain { return text.utf8.count }
    return of(text).reduce(0) { $0 + width(ofVisible: $1) }
  }

  /// One character made visible, as `of(_:)` would.
  static func spelling(of character: Character) -> String {
    var visible = ""
    for scalar in character.unicodeScalars { append(scalar, to: &visible) }
    return visible
  }

  /// How many terminal columns a visible character takes: an emoji sequence two, else the sum of its scalars.
  static func width(ofVisible character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.count > 1, scalars.contains(where: isEmojiGlue) { return 2 }
    return scalars.reduce(0) { $0 + width(of: $1) }
  }

  /// Whether a scalar must not reach a terminal as it is.
  static func needsSpelling(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC: false
    // The two joiners shape emoji and Persian words; they hide nothing by themselves.
    case 0x200C, 0x200D: false
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  /// Adds a scalar, spelled out if it must be.
  static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    guard needsSpelling(scalar) else {
      text.unicodeScalars.append(scalar)
      return
    }
    switch scalar.value {
    case 0..<0x20: text.unicodeScalars.append(picture(0x2400 + scalar.value))
    case 0x7F: text.unicodeScalars.append(picture(0x2421))
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      text += "<U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ">"
    }
  }

  private static func picture(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(value) ?? "\u{FFFD}" }

  /// True for a scalar that joins others to one emoji: a joiner, the emoji variation, a skin tone, a flag letter, a
  /// keycap.
  private static func isEmojiGlue(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF: true
    default: false
    }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if value == 0x200C || value == 0x200D { return 0 }
    // Vowels and finals of Korean syllables spelled in letters are drawn into the syllable.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return wide.contains { $0.contains(value) } || scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// The blocks that East Asian fonts draw two cells wide (UAX #11).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
