internal import SceneBasics

/// Texts broken into lines, measured, and put one below the other.
package struct TextBlock {
  /// Where texts stand, which decides their sizes; also a class of the picture.
  package enum Setting: String {
    /// Above everything.
    case heading
    /// In a box.
    case node
    /// In a small box or a frame, among arrows.
    case card
    /// Beside an arrow.
    case arrow
  }

  /// A line of text.
  package struct Line {
    var text: String
    /// Whether a quotation mark stands before it, and one behind it.
    var (isOpened, isClosed) = (false, false)
    /// Whether it is made of ASCII's signs that XML spells as they stand.
    var isBare = false
    var role: DiagramText.Role
    /// Its width in tenths of a pixel.
    var tenths: Int
    /// How far its baseline lies below the block's upper edge.
    var baseline: Int

    /// The text with its quotation marks.
    var words: String { (isOpened ? "“" : "") + text + (isClosed ? "”" : "") }
  }

  /// The most lines of one text.
  package static let mostLines = 6

  package private(set) var lines: [Line] = []
  package private(set) var width = 0
  package private(set) var height = 0

  /// All words, however they are broken into lines.
  private var wording: String { lines.map(\.text).joined(separator: " ") }

  /// Breaks texts into lines.
  ///
  /// - Parameter width: How wide a line may be, in pixels; nil for the setting's own measure.
  package init(_ texts: [DiagramText], as setting: Setting, width: Int? = nil) {
    lines.reserveCapacity(texts.count)
    for text in texts {
      let size = text.role.size(in: setting)
      let face: FontFace = text.role.isBold(in: setting) ? .bold : .regular
      let limit = (width ?? setting.width) * FontFace.unitsPerSize / size
      let isQuoted = text.role == .title && setting != .card
      // Nearly all texts are plain: their bytes tell where lines break.
      if append(plain: text, isQuoted: isQuoted, face, size, limit) { continue }
      let words = isQuoted ? text.words : text.text
      let visible = VisibleText.of(words.oneLine)
      let measured = face.width(of: visible)
      if measured <= limit, !visible.hasTwoSpaces {
        if !visible.isEmpty { append(visible, measured, text.role, size) }
        continue
      }
      let broken = DiagramText(visible, .detail).wrapped(width: limit, limit: TextBlock.mostLines) {
        face.width(of: $0)
      }
      for line in broken { append(line, face.width(of: line), text.role, size) }
    }
  }

  /// A heading, in lines that are no wider than the picture may be.
  ///
  /// - Parameters:
  ///   - room: How wide the picture may be; nil for no limit.
  ///   - drawing: How wide the drawing below it is.
  package init(heading texts: [DiagramText], room: Int?, above drawing: Int = 0) {
    let most = min(room ?? .max, max(Setting.heading.width, drawing))
    self.init(texts, as: .heading, width: most)
    // No word stands alone in a last line, if shorter lines are no more and cut no word.
    guard lines.count > texts.count else { return }
    for tenths in [9, 8, 7, 6] {
      let narrow = TextBlock(texts, as: .heading, width: most * tenths / 10)
      guard narrow.lines.count == lines.count, narrow.wording == wording else { return }
      self = narrow
    }
  }

  /// How wide the widest part of some texts is that no line break should cut, in pixels.
  package static func widestPiece(of texts: [DiagramText], as setting: Setting) -> Int {
    texts.reduce(0) { widest, text in
      let (size, face) = (text.role.size(in: setting), text.role.isBold(in: setting) ? FontFace.bold : .regular)
      let units = text.pieces.map { face.width(of: $0) }.max() ?? 0
      return max(widest, (units * size + FontFace.unitsPerSize - 1) / FontFace.unitsPerSize)
    }
  }

  /// Appends a plain text that needs no break inside a word; returns whether it was one.
  private mutating func append(
    plain text: DiagramText, isQuoted: Bool, _ face: FontFace, _ size: Int, _ limit: Int
  ) -> Bool {
    guard let plain = face.measure(ofPlain: text.text) else { return false }
    let units = plain.width + (isQuoted ? face.widthOfQuotes : 0)
    if units <= limit {
      if units > 0 { append(text.text, units, text.role, size, isQuoted, isQuoted, isBare: plain.isBare) }
      return true
    }
    // A line that would begin with a dot between words, or end behind a sign, has to be mended.
    if text.text.contains("·") || text.text.hasNewsSign { return false }
    let bytes = Array(text.text.utf8)
    guard let parts = PlainLines(bytes, face, isQuoted: isQuoted, limit: limit)?.lines else { return false }
    for (number, part) in parts.enumerated() {
      append(
        String(decoding: bytes[part.range], as: UTF8.self), part.units, text.role, size,
        isQuoted && number == 0, isQuoted && number == parts.count - 1, isBare: plain.isBare)
    }
    return true
  }

  private mutating func append(
    _ text: String, _ units: Int, _ role: DiagramText.Role, _ size: Int, _ isOpened: Bool = false,
    _ isClosed: Bool = false, isBare: Bool = false
  ) {
    let tenths = (units * size * 10 + FontFace.unitsPerSize - 1) / FontFace.unitsPerSize
    // Lines stand 1.36 sizes apart; about one size of that lies above the baseline.
    lines.append(
      Line(
        text: text, isOpened: isOpened, isClosed: isClosed, isBare: isBare, role: role, tenths: tenths,
        baseline: height + size))
    width = max(width, (tenths + 9) / 10)
    height += (size * 136 + 50) / 100
  }
}

extension String {
  /// Whether a space stands beside another.
  fileprivate var hasTwoSpaces: Bool {
    var isBehindSpace = false
    for byte in utf8 {
      if isBehindSpace, byte == 0x20 { return true }
      isBehindSpace = byte == 0x20
    }
    return false
  }
}

extension TextBlock.Setting {
  /// How wide a line may be, in pixels.
  fileprivate var width: Int {
    switch self {
    case .heading: 560
    case .node, .card: 210
    case .arrow: 150
    }
  }
}

extension DiagramText.Role {
  /// The size of a text, in pixels.
  package func size(in setting: TextBlock.Setting) -> Int {
    switch self {
    case .heading: 19
    case .name: setting == .arrow ? 11 : setting == .card ? 12 : 13
    case .title: setting == .card ? 11 : 12
    case .kind, .state, .detail, .note, .alarm:
      switch setting {
      case .arrow, .card: 10
      case .heading: 12
      case .node: 11
      }
    }
  }

  /// Whether a text is set bold.
  package func isBold(in setting: TextBlock.Setting) -> Bool {
    switch self {
    case .heading, .alarm: true
    case .name: setting != .arrow
    case .title, .kind, .state, .detail, .note: false
    }
  }
}
