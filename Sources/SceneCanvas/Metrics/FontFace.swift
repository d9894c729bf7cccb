internal import SceneBasics

/// How wide the letters of a font are, in 2048ths of its size.
///
/// The font is Liberation Sans, whose widths are those of Arial and Helvetica: one of the three is at hand nearly
/// everywhere, so that a viewer sets a text as wide as it was measured.
package struct FontFace: Sendable {
  /// The letters that most texts are made of.
  private let latin: FontBlock
  private let blocks: [FontBlock]
  /// The bits that each byte of a plain text adds to its measure: a width, and a mark in higher bits.
  private let plain: [UInt64]
  /// The width of what stands around titles.
  private(set) var widthOfQuotes: Int
  /// The width of the first of them.
  private(set) var widthOfOpeningQuote: Int

  /// How many units a font's size has.
  package static let unitsPerSize = 2048
  /// A cell of East Asian text is a square.
  private static let fullWidth = 2048
  /// Emoji are wider than their line is high, in the fonts that are common.
  private static let emoji = 2560
  /// Arabic letters join, and most are narrow.
  private static let arabic = 1126
  /// The width that a letter of another script takes at most, as a rule; too much only leaves a gap.
  private static let elsewhere = 1434

  /// A face of a few blocks.
  init(latin: FontBlock, blocks: [FontBlock]) {
    self.latin = latin
    self.blocks = blocks
    plain = (0..<256).map { byte in
      guard 0x20..<0x7F ~= byte else { return FontFace.foreign }
      let isSpecial = [0x22, 0x26, 0x27, 0x3C, 0x3E].contains(byte)
      return UInt64(latin.advances[byte - 0x20]) + (isSpecial ? FontFace.special : 0)
    }
    (widthOfQuotes, widthOfOpeningQuote) = (0, 0)
    widthOfQuotes = width(of: DiagramText.quotes)
    widthOfOpeningQuote = width(of: DiagramText.quotes.prefix(1))
  }

  /// The mark of a byte that XML spells otherwise, and of one that no plain text has.
  private static let (special, foreign): (UInt64, UInt64) = (1 << 32, 1 << 48)

  /// The width of a text of ASCII's letters, digits, signs and single spaces, which most texts are, and whether XML spells
  /// it as it stands; nil for any other.
  func measure(ofPlain text: String) -> (width: Int, isBare: Bool)? {
    // So many marks or widths stay in their bits.
    guard text.utf8.count < 0x8000 else { return nil }
    var sum: UInt64 = 0
    var last: UInt8 = 0xFF
    var hasTwoSpaces = false
    for byte in text.utf8 {
      sum &+= plain[Int(byte)]
      hasTwoSpaces = hasTwoSpaces || byte | last == 0x20
      last = byte
    }
    if hasTwoSpaces || sum >= FontFace.foreign { return nil }
    return (Int(sum & 0xFFFF_FFFF), sum < FontFace.special)
  }

  /// The width of one byte of a plain text.
  func advance(ofPlain byte: UInt8) -> Int { Int(plain[Int(byte)] & 0xFFFF_FFFF) }

  /// The width of a visible text.
  package func width(of text: some StringProtocol) -> Int {
    var width = 0
    // What is made of Latin letters and common signs joins nothing: each scalar is a character of its own.
    for scalar in text.unicodeScalars {
      guard scalar.value < 0x300 || (0x2010...0x2027).contains(scalar.value) else {
        return text.reduce(0) { $0 + self.width(of: $1) }
      }
      width += self.width(of: scalar)
    }
    return width
  }

  /// The width of a character: an emoji's, however many scalars it is made of, or else the sum of its scalars.
  package func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    let columns = VisibleText.width(of: String(character))
    if columns == 2, scalars.contains(where: \.isPartOfEmoji) { return FontFace.emoji }
    return scalars.reduce(0) { $0 + width(of: $1) }
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    if let advance = latin.advance(of: scalar.value) { return advance }
    for block in blocks {
      if let advance = block.advance(of: scalar.value) { return advance }
    }
    let columns = VisibleText.width(of: String(scalar))
    if columns != 1 { return FontFace.fullWidth * columns / 2 }
    switch scalar.value {
    case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFE: return FontFace.arabic
    default: return FontFace.elsewhere
    }
  }
}

/// The advance widths of scalars that follow one another; 0 for one that the font lacks.
struct FontBlock: Sendable {
  /// The first scalar's value.
  let first: UInt32
  /// One width a scalar.
  let advances: [UInt16]

  /// A scalar's width, or nil where the font has none.
  func advance(of value: UInt32) -> Int? {
    guard value >= first, value - first < UInt32(advances.count) else { return nil }
    let advance = Int(advances[Int(value - first)])
    return advance == 0 ? nil : advance
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is drawn as a picture, or makes one of what stands before it.
  fileprivate var isPartOfEmoji: Bool { properties.isEmojiPresentation || value == 0xFE0F || value == 0x20E3 }
}
