/// The obstacles to reading a picture: lines that cross its words, and shapes that hide them or on which they can't be
/// read.
///
/// The order of the file says what is in front, and the picture's own style sheet what is seen of a shape.
struct PictureWords {
  /// A shape as it is painted.
  struct Shape {
    /// Its place among all that is painted.
    var order: Int
    var look: String
    /// A rectangle; nil for a path.
    var area: Area?
    var stretches: [[PicturePoint]] = []
    var paint: PicturePaint
    /// The rectangle in which it stays.
    let reach: Area

    /// Whether it fills that, but for round corners.
    var fillsReach: Bool {
      guard area == nil else { return true }
      guard stretches.count == 1, let last = stretches[0].last else { return false }
      var (sum, before) = (0.0, last)
      for point in stretches[0] {
        sum += before.x * point.y - point.x * before.y
        before = point
      }
      return abs(sum) / 2 > 0.95 * reach.width * reach.height
    }

    init(order: Int, look: String, area: Area? = nil, stretches: [[PicturePoint]] = [], paint: PicturePaint) {
      (self.order, self.look, self.area, self.stretches, self.paint) = (order, look, area, stretches, paint)
      reach = area ?? Area(around: stretches.joined())
    }
  }

  struct Text {
    var order: Int
    var words: String
    var area: Area
    var paint: PicturePaint
  }

  let shapes: [Shape]
  let texts: [Text]

  var problems: [String] {
    texts.flatMap { text -> [String] in
      // The edge of a letter may touch a line.
      let core = Area(x: text.area.x + 1, y: text.area.y + 2, width: text.area.width - 2, height: text.area.height - 4)
      return shapes.compactMap { shape in
        guard shape.reach.meets(core) else { return nil }
        return problem(of: text, core, with: shape).map { "'\(text.words)' " + $0 }
      }
    }
  }

  private func problem(of text: Text, _ core: Area, with shape: Shape) -> String? {
    if let area = shape.area {
      guard area.overlaps(core) else { return nil }
      if shape.look == "home", text.area.overlaps(area.grown(by: 1)) { return "touches the home indicator" }
      if shape.order > text.order { return shape.paint.hides ? "is hidden by \(shape.look)" : nil }
      if let contrast = shape.paint.contrast(ofText: text.paint), contrast < 3, !isCovered(core, shape, text) {
        return "can't be read on \(shape.look)"
      }
      let isCrossed = shape.paint.hasLine && !area.contains(core)
      return isCrossed && !isCovered(area.common(core), shape, text) ? "is crossed by the edge of \(shape.look)" : nil
    }
    guard shape.paint.hasLine || shape.paint.hides else { return nil }
    for stretch in shape.stretches {
      let inside = stretch.filter { core.surrounds($0) }
      guard let first = inside.first, let last = inside.last else { continue }
      if shape.order > text.order { return "is crossed by \(shape.look)" }
      let part = Area(
        x: min(first.x, last.x), y: min(first.y, last.y), width: abs(first.x - last.x), height: abs(first.y - last.y))
      if !isCovered(part, shape, text) { return "stands on \(shape.look)" }
    }
    return nil
  }

  /// Whether something opaque lies between a shape and the text in front of it.
  private func isCovered(_ part: Area, _ shape: Shape, _ text: Text) -> Bool {
    shapes.contains { other in
      other.order > shape.order && other.order < text.order && other.paint.hides && other.fillsReach
        && other.reach.grown(by: 1).contains(part)
    }
  }
}

/// The colours of a shape.
struct PicturePaint {
  var fill: String?
  var stroke: String?
  var opacity = 1.0

  var hides: Bool { fill != nil && opacity >= 0.99 }
  var hasLine: Bool { stroke != nil }

  /// How well a text can be read on it (WCAG 2); nil if it is no ground.
  func contrast(ofText text: PicturePaint) -> Double? {
    guard hides, let fill, let ink = text.fill else { return nil }
    let (one, other) = (PicturePaint.luminance(fill), PicturePaint.luminance(ink))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    let parts = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { part -> Double in
      let s = Double(part) / 255
      return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) * ((s + 0.055) / 1.055)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}

/// The rules of a picture's style sheet outside media queries.
struct PictureStyles {
  private struct Rule {
    var element: Substring
    var classes: [Substring]
    var declarations: [(name: Substring, value: Substring)]
  }

  private let rules: [Rule]
  private var known: [String: PicturePaint] = [:]

  init(_ sheet: String) {
    var rules: [Rule] = []
    var depth = 0
    var isInQuery = false
    var start = sheet.startIndex
    var selectors: Substring = ""
    for index in sheet.indices {
      if sheet[index] == "{" {
        selectors = sheet[start..<index]
        isInQuery = isInQuery || selectors.contains("@")
        depth += 1
        start = sheet.index(after: index)
      } else if sheet[index] == "}" {
        depth -= 1
        if !isInQuery {
          let declarations = sheet[start..<index].split(separator: ";").compactMap { part in
            let sides = part.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
            return sides.count == 2 ? (Substring(sides[0]), Substring(sides[1])) : nil
          }
          for selector in selectors.split(separator: ",") {
            guard let last = selector.split(whereSeparator: \.isWhitespace).last else { continue }
            let parts = last.split(separator: ".")
            let hasElement = !last.hasPrefix(".")
            rules.append(
              Rule(
                element: hasElement ? parts[0] : "", classes: Array(hasElement ? parts.dropFirst() : parts[...]),
                declarations: declarations))
          }
        }
        if depth == 0 { isInQuery = false }
        start = sheet.index(after: index)
      }
    }
    self.rules = rules
  }

  /// The look of an element with some classes.
  mutating func paint(_ element: String, _ classes: String) -> PicturePaint {
    let key = element + " " + classes
    if let paint = known[key] { return paint }
    let own = classes.split(separator: " ")
    var paint = PicturePaint()
    for rule in rules
    where (rule.element.isEmpty || rule.element == element) && rule.classes.allSatisfy({ own.contains($0) })
      && !(rule.classes.isEmpty && rule.element.isEmpty)
    {
      for (name, value) in rule.declarations {
        switch name {
        case "fill": paint.fill = value == "none" ? nil : String(value)
        case "stroke": paint.stroke = value == "none" ? nil : String(value)
        case "fill-opacity": paint.opacity = Double(value) ?? 1
        default: break
        }
      }
    }
    known[key] = paint
    return paint
  }
}
