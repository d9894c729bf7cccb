internal import SceneBasics

/// An SVG that needs nothing but a browser: placed, measured and coloured here.
///
/// Every text says how long it is, so that a viewer's own font changes no layout. Nothing in it can be executed or
/// fetched, and whatever comes from a scene is escaped. The numbers in it are whole, or have one digit: the same bytes
/// come out everywhere.
struct SVGFormat: DiagramFormat {
  let name = "svg"
  let summary = "a picture for pages, light and dark, that needs no Graphviz"
  let endings = ["svg"]
  let holdsOneDrawing = true
  let isStyled = true

  func write(_ graph: DiagramGraph, style: DiagramStyle, into output: inout ByteWriter) {
    let picture =
      switch graph.direction {
      case .down: TreeLayout(graph).picture()
      case .right: LayeredLayout(graph).picture()
      }
    SVGWriter(graph: graph, picture: picture, style: style).write(into: &output)
  }
}

/// One picture while it is written.
private struct SVGWriter {
  let graph: DiagramGraph
  let picture: Picture
  let style: DiagramStyle

  func write(into output: inout ByteWriter) {
    let size = "\(picture.width) \(picture.height)"
    let key = "s" + String(Fingerprint.of(graph), radix: 36)
    // With links in it, a picture is no single image to a screen reader, which would keep them from its user.
    let role = style.linkBase == nil ? "img" : "group"
    output.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" class="\(StyleSheet.scope)" viewBox="0 0 \(size)" \
      width="\(picture.width)" height="\(picture.height)" role="\(role)" aria-labelledby="\(key)t \(key)d">
      <title id="\(key)t">
      """)
    output.write(xml: graph.heading.map(\.text.oneLine).joined(separator: ", "))
    output.write("</title>\n<desc id=\"\(key)d\">")
    output.write(xml: DiagramDescription(graph).text)
    output.write("</desc>\n<style>\n")
    output.write(StyleSheet(graph, theme: style.theme).text)
    output.write(
      "</style>\n<rect class=\"paper\" width=\"\(picture.width)\" height=\"\(picture.height)\"/>\n")
    if let heading = picture.heading {
      output.write("<g class=\"heads\">")
      write(heading, into: &output)
      output.write("</g>\n")
    }
    for frame in picture.frames {
      let cluster = graph.clusters[frame.index]
      write(frame, "c", "f \(cluster.meaning)", "", cluster.place, cluster.lines, into: &output)
    }
    for arrow in picture.arrows { write(arrow, into: &output) }
    for box in picture.boxes {
      let node = graph.nodes[box.index]
      let isOut = node.meaning == .offScreen || node.meaning == .notLoaded
      write(box, "n", "n \(node.meaning)", isOut ? "out" : "", node.place, node.lines, into: &output)
    }
    output.write("</svg>\n")
  }

  private func write(
    _ box: Picture.Box, _ letter: String, _ look: String, _ group: String, _ place: DiagramPlace?,
    _ lines: [DiagramText], into output: inout ByteWriter
  ) {
    var isLink = false
    if let base = style.linkBase, let place {
      isLink = true
      output.write("<a")
      output.write(attribute: "href", base + (base.hasSuffix("/") ? "" : "/") + place.escapedPath + "#L\(place.line)")
      output.write(attribute: "aria-label", "\(lines.first?.text ?? "") in \(place.path), line \(place.line)")
      output.write(">")
    }
    output.write("<g id=\"\(letter)")
    output.write(number: box.index)
    if !group.isEmpty { output.write("\" class=\"" + group) }
    output.write("\"><rect class=\"" + look)
    write(box.frame, into: &output)
    output.write("\" rx=\"")
    output.write(number: min(7, box.frame.height / 2))
    output.write("\"/>")
    write(box.caption, into: &output)
    output.write(isLink ? "</g></a>\n" : "</g>\n" as StaticString)
  }

  private func write(_ frame: Rectangle, into output: inout ByteWriter) {
    output.write("\" x=\"")
    output.write(number: frame.x)
    output.write("\" y=\"")
    output.write(number: frame.y)
    output.write("\" width=\"")
    output.write(number: frame.width)
    output.write("\" height=\"")
    output.write(number: frame.height)
  }

  private func write(_ caption: Picture.Caption, into output: inout ByteWriter) {
    for line in caption.text.lines {
      output.write("<text class=\"")
      output.write(line.role.name)
      output.write("\" x=\"")
      output.write(number: caption.origin.x + (caption.isCentred ? (caption.text.width - line.tenths / 10) / 2 : 0))
      output.write("\" y=\"")
      output.write(number: caption.origin.y + line.baseline)
      output.write("\" textLength=\"")
      output.write(number: line.tenths / 10)
      output.write(".")
      output.write(number: line.tenths % 10)
      output.write("\" lengthAdjust=\"spacingAndGlyphs\">")
      output.write(xml: line.text)
      output.write("</text>")
    }
  }

  private func write(_ arrow: Picture.Arrow, into output: inout ByteWriter) {
    let edge = graph.edges[arrow.index]
    output.write(
      "<g id=\"e\(arrow.index)\" data-from=\"\(edge.from.key)\" data-to=\"\(edge.to.key)\"><path class=\"e \(edge.meaning)\" d=\""
    )
    let path = ArrowPath(arrow, head: edge.meaning.head, tail: edge.meaning.tail)
    path.write(into: &output)
    output.write("\"/>")
    for shape in path.shapes {
      output.write("<path class=\"\(shape.isLine ? "t" : "h") \(edge.meaning)\" d=\"\(shape.path)\"/>")
    }
    if let label = arrow.label {
      output.write("<g class=\"label\">")
      if arrow.isLabelOnLine {
        output.write("<rect class=\"paper")
        write(label.frame.inset(x: -3, y: -1), into: &output)
        output.write("\"/>")
      }
      write(label, into: &output)
      output.write("</g>")
    }
    output.write("</g>\n")
  }
}

/// A number that is the same for the same drawing, and hardly ever for another on the same page.
private enum Fingerprint {
  static func of(_ graph: DiagramGraph) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    }
    for text in graph.heading { add(text.text) }
    for node in graph.nodes {
      add(node.id)
      add("\(node.meaning)")
    }
    return hash
  }
}

extension DiagramGraph.End {
  /// The name of its box inside a picture.
  fileprivate var key: String {
    switch self {
    case .node(let node): "n\(node)"
    case .cluster(let cluster): "c\(cluster)"
    }
  }
}

extension DiagramPlace {
  /// The path as it stands in an address: whatever isn't a plain letter is spelled in hexadecimal digits.
  fileprivate var escapedPath: String {
    var escaped = ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default: escaped += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return escaped
  }
}

extension Rectangle {
  /// The part that is left when its edges move inwards; outwards for negative numbers.
  func inset(x dx: Int, y dy: Int) -> Rectangle {
    Rectangle(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
