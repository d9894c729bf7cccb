internal import Foundation

#if canImport(FoundationXML)
internal import FoundationXML
#endif

/// The faults of a drawn picture: boxes that overlap, texts that stand out of their boxes, arrows through things that
/// they don't concern, and whatever lies outside.
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

  /// A picture of several moments without its heading, in which small boxes show all looks.
  package static func panels(of svg: String) -> String {
    guard let start = svg.firstRange(of: #"<g class="heading">"#),
      let end = svg[start.upperBound...].firstRange(of: "</g>")
    else { return svg }
    return String(svg[..<start.lowerBound] + svg[end.upperBound...])
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

  /// The faults; empty if there are none.
  package var problems: [String] { boxProblems + textProblems + arrowProblems + wordProblems }

  /// The shapes that lie on words, or hide them.
  private var wordProblems: [String] { PictureWords(shapes: picture.shapes, texts: picture.paintedTexts).problems }

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
      for frame in frames where frame.area.hidesLine(arrow.points) {
        problems.append("\(arrow.id) runs on the edge of \(frame.id)")
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
    var points: [PicturePoint]

    /// The rectangle in which the line stays.
    var reach: Area { Area(around: points) }
  }

  private(set) var bounds = Area(x: 0, y: 0, width: 0, height: 0)
  private(set) var boxes: [Box] = []
  /// The ornaments of boxes.
  private(set) var ornaments: [Box] = []
  private(set) var texts: [Text] = []
  private(set) var arrows: [Arrow] = []
  /// The sizes of letters that the style sheet names.
  private(set) var sizes: [Int] = []
  /// Everything that is painted, in its order, and the texts among it.
  private(set) var shapes: [PictureWords.Shape] = []
  private(set) var paintedTexts: [PictureWords.Text] = []
  private var styles = PictureStyles("")
  private var sheet = ""
  /// The open groups, each with the way to where it starts.
  private var groups: [(attributes: [String: String], across: Double, down: Double)] = []
  private var isInText = false
  private var openElement = ""
  /// Whether the outermost element was closed.
  private(set) var isComplete = false

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    openElement = element
    func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }
    let owner = groups.last { $0.attributes["id"] != nil }?.attributes
    let (across, down) = (groups.last?.across ?? 0, groups.last?.down ?? 0)
    let look = attributes["class"] ?? ""
    var order: Int { shapes.count + paintedTexts.count }
    switch element {
    case "svg": bounds = Area(x: 0, y: 0, width: number("width"), height: number("height"))
    case "g":
      var move = (0.0, 0.0)
      if let transform = attributes["transform"], transform.hasPrefix("translate(") {
        let numbers = transform.dropFirst(10).dropLast().split(separator: ",").compactMap { Double($0) }
        if numbers.count == 2 { move = (numbers[0], numbers[1]) }
      }
      groups.append((attributes, across + move.0, down + move.1))
    case "rect":
      let area = Area(x: number("x") + across, y: number("y") + down, width: number("width"), height: number("height"))
      shapes.append(PictureWords.Shape(order: order, look: look, area: area, paint: styles.paint(element, look)))
      guard let id = groups.last?.attributes["id"], let first = look.first, "nfo".contains(first) else { return }
      if first == "o" { ornaments.append(Box(id: id, area: area)) } else { boxes.append(Box(id: id, area: area)) }
    case "text":
      isInText = true
      // Letters stand nine pixels above the line and two below, as far as it matters.
      let width = number("textLength")
      let left = attributes["text-anchor"] == "middle" ? number("x") - width / 2 : number("x")
      let area = Area(x: left + across, y: number("y") + down - 9, width: width, height: 11)
      texts.append(Text(words: "", owner: owner?["id"] ?? "", area: area))
      paintedTexts.append(PictureWords.Text(order: order, words: "", area: area, paint: styles.paint(element, look)))
    case "path":
      guard let data = attributes["d"] else { return }
      let stretches = PicturePath.stretches(of: data).map { stretch in
        stretch.map { PicturePoint(x: $0.x + across, y: $0.y + down) }
      }
      shapes.append(
        PictureWords.Shape(order: order, look: look, stretches: stretches, paint: styles.paint(element, look)))
      guard look.hasPrefix("e "), let owner else { return }
      arrows.append(
        Arrow(
          id: owner["id"] ?? "", from: owner["data-from"] ?? "", to: owner["data-to"] ?? "",
          points: stretches.flatMap(\.self)))
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    if element == "g" { groups.removeLast() }
    if element == "text" { isInText = false }
    if element == "style" {
      styles = PictureStyles(sheet)
      for match in sheet.matches(of: /font-size: (\d+)px/) { sizes.append(Int(match.output.1) ?? 0) }
    }
    if element == "svg" { isComplete = true }
    openElement = ""
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    if isInText {
      if !texts.isEmpty { texts[texts.count - 1].words += characters }
      if !paintedTexts.isEmpty { paintedTexts[paintedTexts.count - 1].words += characters }
    } else if openElement == "style" {
      sheet += characters
    }
  }
}
