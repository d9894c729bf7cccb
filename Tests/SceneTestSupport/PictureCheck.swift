internal import Foundation

#if canImport(FoundationXML)
internal import FoundationXML
#endif

/// What is wrong with a drawn picture: boxes that overlap, texts that stand out of their boxes, arrows through what they
/// don't concern, and whatever lies outside.
package struct PictureCheck {
  private let picture: PictureReader
  private let boxes: [PictureReader.Box]
  private let frames: [PictureReader.Box]

  /// Reads an SVG with a real parser; nil if it isn't well formed.
  package init?(_ svg: String) {
    let reader = PictureReader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    // A file that ends too early is no error to every version of the parser.
    guard parser.parse(), reader.isComplete else { return nil }
    picture = reader
    boxes = reader.boxes.filter { $0.id.hasPrefix("n") }
    frames = reader.boxes.filter { $0.id.hasPrefix("c") }
  }

  /// Every text in it, in the order of the file.
  package var texts: [String] { picture.texts.map(\.words) }
  /// How many boxes and how many arrows it has.
  package var counts: (boxes: Int, frames: Int, arrows: Int) {
    (boxes.count, frames.count, picture.arrows.count)
  }

  /// How wide it is.
  package var width: Double { picture.bounds.width }
  /// The size of its smallest letters, as they come out at that width.
  package var smallestText: Int { picture.sizes.min() ?? 99 }

  /// What is wrong; empty if nothing is.
  package var problems: [String] { boxProblems + textProblems + arrowProblems }

  private var boxProblems: [String] {
    var problems: [String] = []
    for (index, box) in picture.boxes.enumerated() {
      if !picture.bounds.contains(box.area) { problems.append("\(box.id) lies outside") }
      for other in picture.boxes[..<index] where box.area.overlaps(other.area) {
        let isNested =
          (box.id.hasPrefix("c") && box.area.contains(other.area))
          || (other.id.hasPrefix("c") && other.area.contains(box.area))
        if !isNested { problems.append("\(box.id) and \(other.id) overlap") }
      }
    }
    return problems
  }

  private var textProblems: [String] {
    var problems: [String] = []
    for (index, text) in picture.texts.enumerated() {
      if !picture.bounds.contains(text.area) { problems.append("'\(text.words)' lies outside") }
      if let owner = picture.boxes.first(where: { $0.id == text.owner }), !owner.area.contains(text.area) {
        problems.append("'\(text.words)' stands out of \(owner.id)")
      }
      for box in boxes where box.id != text.owner && box.area.overlaps(text.area) {
        problems.append("'\(text.words)' lies on \(box.id)")
      }
      for ornament in picture.ornaments where ornament.area.overlaps(text.area) {
        problems.append("'\(text.words)' lies on an ornament of \(ornament.id)")
      }
      for other in picture.texts[..<index] where other.area.overlaps(text.area) {
        problems.append("'\(text.words)' lies on '\(other.words)'")
      }
    }
    return problems
  }

  private var arrowProblems: [String] {
    var problems: [String] = []
    for arrow in picture.arrows {
      if !arrow.points.allSatisfy({ picture.bounds.contains(Area(x: $0.x, y: $0.y, width: 0, height: 0)) }) {
        problems.append("\(arrow.id) leaves the picture")
      }
      let reach = arrow.reach
      for box in boxes where reach.meets(box.area) && arrow.points.contains(where: { box.area.surrounds($0) }) {
        problems.append("\(arrow.id) runs through \(box.id)")
      }
      let ends = picture.boxes.filter { $0.id == arrow.from || $0.id == arrow.to }
      for frame in frames where reach.meets(frame.area) && !ends.contains(where: { frame.area.contains($0.area) }) {
        if arrow.points.contains(where: { frame.area.surrounds($0) }) {
          problems.append("\(arrow.id) runs through \(frame.id), which it doesn't concern")
        }
      }
      for text in picture.texts
      where text.owner != arrow.id && reach.meets(text.area)
        && arrow.points.contains(where: { text.area.surrounds($0) })
      {
        problems.append("\(arrow.id) runs through '\(text.words)'")
      }
      for (end, point) in [(arrow.from, arrow.points.first), (arrow.to, arrow.points.last)] {
        guard let box = ends.first(where: { $0.id == end }), let point else {
          problems.append("\(arrow.id) leads to nothing")
          continue
        }
        if !box.area.grown(by: 13).surrounds(point) { problems.append("\(arrow.id) doesn't reach \(end)") }
      }
    }
    return problems
  }
}

/// A rectangle.
struct Area {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  func overlaps(_ other: Area) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }

  /// Whether they have a point in common, be it one of the edge.
  func meets(_ other: Area) -> Bool {
    x <= other.x + other.width && other.x <= x + width && y <= other.y + other.height && other.y <= y + height
  }

  func contains(_ other: Area) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }

  /// Whether a point lies inside, and not just on the edge.
  func surrounds(_ point: (x: Double, y: Double)) -> Bool {
    point.x > x + 1 && point.x < x + width - 1 && point.y > y + 1 && point.y < y + height - 1
  }

  func grown(by margin: Double) -> Area {
    Area(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

/// The boxes, texts and arrows of an SVG.
private final class PictureReader: NSObject, XMLParserDelegate {
  struct Box {
    var id: String
    var area: Area
  }

  struct Text {
    var words: String
    /// The box or arrow that it belongs to.
    var owner: String
    var area: Area
  }

  struct Arrow {
    var id: String
    var from: String
    var to: String
    /// Places on its line, close to one another.
    var points: [(x: Double, y: Double)]

    /// The rectangle in which the line stays.
    var reach: Area {
      guard let first = points.first else { return Area(x: 0, y: 0, width: 0, height: 0) }
      var (least, most) = (first, first)
      for point in points {
        least = (min(least.x, point.x), min(least.y, point.y))
        most = (max(most.x, point.x), max(most.y, point.y))
      }
      return Area(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }
  }

  private(set) var bounds = Area(x: 0, y: 0, width: 0, height: 0)
  private(set) var boxes: [Box] = []
  /// What boxes are decorated with.
  private(set) var ornaments: [Box] = []
  private(set) var texts: [Text] = []
  private(set) var arrows: [Arrow] = []
  /// The sizes of letters that the style sheet names.
  private(set) var sizes: [Int] = []
  /// The open groups, each with the way down to where it starts.
  private var groups: [(attributes: [String: String], down: Double)] = []
  private var isInText = false
  /// Whether the outermost element was closed.
  private(set) var isComplete = false

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }
    let owner = groups.last { $0.attributes["id"] != nil }?.attributes
    let down = groups.last?.down ?? 0
    switch element {
    case "svg": bounds = Area(x: 0, y: 0, width: number("width"), height: number("height"))
    case "g":
      let move = attributes["transform"]?.firstMatch(of: /translate\(0,(\d+)\)/).flatMap { Double($0.1) } ?? 0
      groups.append((attributes, down + move))
    case "rect":
      guard let id = groups.last?.attributes["id"], let first = attributes["class"]?.first, "nfo".contains(first) else {
        return
      }
      let area = Area(x: number("x"), y: number("y") + down, width: number("width"), height: number("height"))
      if first == "o" { ornaments.append(Box(id: id, area: area)) } else { boxes.append(Box(id: id, area: area)) }
    case "text":
      isInText = true
      // Letters stand nine pixels above the line and two below, as far as it matters.
      let width = number("textLength")
      let left = attributes["text-anchor"] == "middle" ? number("x") - width / 2 : number("x")
      let area = Area(x: left, y: number("y") + down - 9, width: width, height: 11)
      texts.append(Text(words: "", owner: owner?["id"] ?? "", area: area))
    case "path":
      guard attributes["class"]?.hasPrefix("e ") == true, let owner, let data = attributes["d"] else { return }
      arrows.append(
        Arrow(
          id: owner["id"] ?? "", from: owner["data-from"] ?? "", to: owner["data-to"] ?? "",
          points: PathReader.points(of: data).map { ($0.x, $0.y + down) }))
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    if element == "g" { groups.removeLast() }
    if element == "text" { isInText = false }
    if element == "svg" { isComplete = true }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    if isInText {
      if !texts.isEmpty { texts[texts.count - 1].words += characters }
    } else if characters.contains("font-size") {
      for match in characters.matches(of: /font-size: (\d+)px/) { sizes.append(Int(match.output.1) ?? 0) }
    }
  }
}

/// Places on a path.
private enum PathReader {
  static func points(of data: String) -> [(x: Double, y: Double)] {
    var points: [(x: Double, y: Double)] = []
    for match in data.matches(of: /([MLHVC])([^MLHVC]*)/) {
      let numbers = match.2.split { $0 == "," || $0 == " " }.compactMap { Double($0) }
      let here = points.last ?? (0, 0)
      switch match.1 {
      case "M": points.append((numbers[0], numbers[1]))
      case "H": add(from: here, to: (numbers[0], here.y), &points)
      case "V": add(from: here, to: (here.x, numbers[0]), &points)
      case "L": add(from: here, to: (numbers[0], numbers[1]), &points)
      default:
        for step in 1...40 {
          let t = Double(step) / 40
          func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            let s = 1 - t
            return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          }
          points.append(
            (
              value(here.x, numbers[0], numbers[2], numbers[4]), value(here.y, numbers[1], numbers[3], numbers[5])
            ))
        }
      }
    }
    return points
  }

  private static func add(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ points: inout [(x: Double, y: Double)]
  ) {
    let count = max(1, Int(max(abs(end.x - start.x), abs(end.y - start.y)) / 3))
    for step in 1...count {
      let t = Double(step) / Double(count)
      points.append((start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t))
    }
  }
}
