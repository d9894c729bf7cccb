internal import SceneBasics
internal import SceneCanvas
internal import SceneDiagrams

/// A drawing that is no graph: shapes and texts, each with a place and a meaning.
struct Sketch {
  /// A mark that is drawn.
  enum Mark {
    case box(Rectangle, radius: Int, SketchLook)
    /// A box of which only some corners are round.
    case panel(Rectangle, radius: Int, RoundCorners, SketchLook)
    case line(Point, Point, SketchLook)
    /// A line with a head at its end; both lie at one height.
    case arrow(Point, Point, SketchLook)
    /// An arrow from a line back to itself, by its start; it is so high.
    case loop(Point, height: Int, SketchLook)
    case cross(Point, SketchLook)
    case dot(Point, SketchLook)
    /// The area outside the round corners of a rectangle.
    case corners(Rectangle, radius: Int, SketchLook)
    /// A triangle that fills half of a rectangle: from nothing at the left to all at the right, or back.
    case ramp(Rectangle, isRising: Bool, SketchLook)
    /// A rectangle full of slanting lines.
    case hatch(Rectangle, SketchLook)
    /// A break in a line: what is between isn't as long as it took.
    case zigzag(Point, SketchLook)
    /// A small triangle that points up to a place.
    case wedge(Point, SketchLook)
    case text(SketchText)
    /// A group up to the next `end`; the pointer shows its title.
    case begin(title: String)
    case end
  }

  /// Its name and its time.
  var heading: [DiagramText]
  /// Its contents, in words.
  var description: String
  var width = 0
  var height = 0
  private(set) var marks = SketchMarks()

  init(heading: [DiagramText], description: String = "") {
    self.heading = heading
    self.description = description
  }

  mutating func add(_ mark: Mark) { marks.append(mark) }

  /// Adds a text that fits into a width, or is cut with an ellipsis; nothing if not even a letter fits.
  ///
  /// - Returns: How wide it is.
  @discardableResult
  mutating func add(_ text: String, _ face: SketchText.Face, at point: Point, in room: Int, _ align: SketchText.Align)
    -> Int
  {
    guard let fitted = SketchText(text, face, at: point, in: room, align) else { return 0 }
    marks.append(.text(fitted))
    return fitted.width
  }

  /// The looks that occur, in the order of their declaration.
  var looks: [SketchLook] {
    var used: Set<SketchLook> = []
    for mark in marks {
      switch mark {
      case .box(_, _, let look), .panel(_, _, _, let look), .line(_, _, let look), .arrow(_, _, let look),
        .loop(_, _, let look),
        .cross(_, let look), .dot(_, let look), .corners(_, _, let look), .wedge(_, let look), .ramp(_, _, let look),
        .hatch(_, let look),
        .zigzag(_, let look):
        used.insert(look)
      case .text, .begin, .end: break
      }
    }
    return SketchLook.allCases.filter { used.contains($0) }
  }

  /// The small faces, which labels of any drawing have, and the others that occur.
  var faces: [SketchText.Face] {
    var used: Set<SketchText.Face> = []
    for case .text(let text) in marks { used.insert(text.face) }
    return SketchText.Face.allCases.filter { $0.size == SketchText.Face.small.size || used.contains($0) }
  }
}

/// Which corners of a rectangle are round.
struct RoundCorners: OptionSet {
  var rawValue: UInt8

  static let topLeft = RoundCorners(rawValue: 1)
  static let topRight = RoundCorners(rawValue: 2)
  static let bottomRight = RoundCorners(rawValue: 4)
  static let bottomLeft = RoundCorners(rawValue: 8)
}

/// A line of text in a sketch.
struct SketchText {
  enum Face: String, CaseIterable {
    case small, smallName, smallAlarm
    /// Names of those that have come, and of those that have gone.
    case came, went
    /// Lines that stand one below the other, as those of a page.
    case line, lineName
  }

  enum Align {
    case left, centre, right
  }

  let text: String
  let face: Face
  /// Where its first letter stands on the line.
  private(set) var start: Point
  /// In tenths of a pixel.
  let tenths: Int
  let isCentred: Bool

  var width: Int { (tenths + 9) / 10 }

  /// - Parameters:
  ///   - point: Left end, middle or right end of the line that it stands on.
  ///   - room: How wide it may be.
  init?(_ text: String, _ face: Face, at point: Point, in room: Int, _ align: Align) {
    guard let (text, tenths) = SketchText.fit(text, face, in: room) else { return nil }
    self.text = text
    self.face = face
    self.tenths = tenths
    isCentred = align == .centre
    let width = (tenths + 9) / 10
    switch align {
    case .left: start = point
    case .centre: start = Point(x: point.x - width / 2, y: point.y)
    case .right: start = Point(x: point.x - width, y: point.y)
    }
  }

  /// A text that has its place.
  init(_ text: String, _ face: Face, start: Point, tenths: Int, isCentred: Bool) {
    (self.text, self.face, self.start, self.tenths, self.isCentred) = (text, face, start, tenths, isCentred)
  }

  /// A copy that is moved.
  func moved(x dx: Int, y dy: Int) -> SketchText {
    var text = self
    text.start = Point(x: start.x + dx, y: start.y + dy)
    return text
  }

  /// How wide a text is.
  static func width(of text: String, _ face: Face) -> Int {
    (tenths(of: visible(text), face) + 9) / 10
  }

  /// Breaks a text into lines of a width, at spaces where there are any; what doesn't fit is cut.
  static func lines(of text: String, _ face: Face, in room: Int, atMost count: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var words = visible(text).split(separator: " ").flatMap { parts(of: $0, face, in: room) }[...]
    while let word = words.first {
      let longer = line.isEmpty && word.hasPrefix(" ") ? String(word.dropFirst()) : line + word
      if line.isEmpty || width(of: longer, face) <= room {
        line = longer
        words.removeFirst()
      } else if lines.count + 1 < count {
        lines.append(line)
        line = ""
      } else {
        // The rest stands on the last line, and is cut there.
        line += words.joined()
        words = []
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// A word with the blank before it; one that is too long for a line is cut behind its points, as an event's name.
  private static func parts(of word: Substring, _ face: Face, in room: Int) -> [String] {
    guard word.contains("."), width(of: String(word), face) > room else { return [" " + word] }
    var parts = [" "]
    for letter in word {
      parts[parts.count - 1].append(letter)
      if letter == ".", parts[parts.count - 1].count > 2 { parts.append("") }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// A text that fits into a width, or has an ellipsis in its middle: both ends of a name tell it from others.
  static func shortened(_ text: String, _ face: Face, to room: Int) -> String {
    let text = visible(text)
    guard width(of: text, face) > room else { return text }
    // An end that most names have tells none from another.
    let ending = endings.first { text.hasSuffix($0) && text.count > $0.count + 3 }
    let (letters, rest) = (Array(ending.map { text.dropLast($0.count) } ?? text[...]), ending == nil ? "" : "…")
    if ending != nil, width(of: String(letters) + rest, face) <= room { return String(letters) + rest }
    // More of its end, in which names of one folder differ.
    for kept in stride(from: letters.count - 1, to: 2, by: -1) {
      let shorter = String(letters.prefix(kept / 3)) + "…" + String(letters.suffix(kept - kept / 3)) + rest
      if width(of: shorter, face) <= room { return shorter }
    }
    return text
  }

  private static let endings = ["ViewController", "Controller"]

  private static func visible(_ text: String) -> String { VisibleText.of(text.oneLine) }

  private static func tenths(of text: some StringProtocol, _ face: Face) -> Int {
    tenths(face.font.width(of: text), face)
  }

  private static func tenths(_ units: Int, _ face: Face) -> Int {
    (units * face.size * 10 + FontFace.unitsPerSize - 1) / FontFace.unitsPerSize
  }

  private static func fit(_ text: String, _ face: Face, in room: Int) -> (String, Int)? {
    let text = visible(text)
    let whole = tenths(of: text, face)
    if text.isEmpty { return nil }
    if whole <= room * 10 { return (text, whole) }
    // The widths of its letters add up.
    var units = face.font.width(of: "…" as Character)
    var (end, width) = (text.startIndex, 0)
    for index in text.indices {
      units += face.font.width(of: text[index])
      guard tenths(units, face) <= room * 10 else { break }
      (end, width) = (text.index(after: index), tenths(units, face))
    }
    if end == text.startIndex { return nil }
    // Lines run from left to right, so a sign that belongs to no script keeps the side on which it is written.
    let runsLeft = text[..<end].last?.unicodeScalars.first.map { SketchText.isRightToLeft($0) } ?? false
    return (runsLeft ? "…" + text[..<end] : text[..<end] + "…", width)
  }

  /// Whether a letter belongs to Hebrew, Arabic or a script beside them.
  private static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    default: false
    }
  }
}

extension SketchText.Face {
  /// The size of the letters, in pixels.
  var size: Int {
    switch self {
    case .small, .smallName, .smallAlarm, .came, .went: 10
    case .line: 11
    case .lineName: 12
    }
  }

  fileprivate var font: FontFace { isBold ? .bold : .regular }

  var isBold: Bool {
    switch self {
    case .smallName, .smallAlarm, .came, .went, .lineName: true
    case .small, .line: false
    }
  }

  func color(_ palette: Palette) -> String {
    switch self {
    case .small, .line: palette.muted
    case .smallName, .lineName: palette.ink
    case .smallAlarm: palette.vermilion
    case .came: palette.blue
    case .went: palette.ochre
    }
  }
}
