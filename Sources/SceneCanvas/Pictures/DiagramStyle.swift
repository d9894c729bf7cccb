/// The choices in which two pages may differ that show the same drawing.
public struct DiagramStyle: Hashable, Sendable {
  /// The surroundings that a picture is made for.
  public enum Theme: String, CaseIterable, Hashable, Sendable {
    /// Light and dark in one file: the reader's system chooses.
    case both
    /// Dark on light in any system.
    case light
    /// Light on dark in any system.
    case dark
  }

  /// The surroundings.
  public var theme = Theme.both
  /// The text before `file#L12` where a controller leads to its declaration; nil leaves links out.
  public var linkBase: String?
  /// How wide a picture may be, in pixels; nil is as wide as it gets.
  public var width: Int? = DiagramStyle.usualWidth

  /// The width of a column of text on the pages where most pictures stand.
  public static let usualWidth = 840

  /// Both themes, no links, and the usual width.
  public init() {}

  /// The room that the width leaves between the margins.
  package var room: Int? { width.map { max(200, $0 - 2 * Picture.margin) } }

  /// The least width that a picture can keep, in pixels; nil if it keeps the one that it was drawn for.
  ///
  /// A wider picture may show more, which needs room of its own. So it is drawn again until it fits.
  package func leastWidth(of picture: [UInt8], _ draw: (DiagramStyle) -> [UInt8]) -> Int? {
    guard let asked = width, var least = DiagramStyle.width(of: picture), least > asked else { return nil }
    var style = self
    for _ in 0..<8 {
      style.width = least
      guard let next = DiagramStyle.width(of: draw(style)), next > least else { break }
      least = next
    }
    return least
  }

  /// The width that an SVG says of itself, in pixels; nil for other bytes.
  private static func width(of bytes: [UInt8]) -> Int? {
    let head = String(decoding: bytes.prefix(400), as: UTF8.self)
    guard head.hasPrefix("<svg "), let start = head.firstRange(of: " width=\"")?.upperBound else { return nil }
    return Int(head[start...].prefix { $0 != "\"" })
  }

  /// Whether links may begin with an address: it must be one that is fetched or opened, and nothing that is executed.
  public static func isAddress(_ base: String) -> Bool {
    let scheme = base.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let colon = scheme.firstIndex(of: ":") else { return base.unicodeScalars.allSatisfy { $0.value > 0x20 } }
    let word = scheme[..<colon].lowercased()
    return base.unicodeScalars.allSatisfy { $0.value > 0x20 } && ["http", "https", "file", "vscode"].contains(word)
  }
}
