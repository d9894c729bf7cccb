package import SceneBasics
package import SceneCanvas
package import SceneDiagrams
internal import SceneFiles

/// Where a drawing goes: as it is written, or as a picture that an installed program makes of it.
package struct DrawingTarget {
  /// A file, or nil for standard output.
  package let path: String?
  /// How the drawing is written.
  package let format: any DiagramFormat
  /// The program that makes a picture of it, and the kind of picture.
  private let picture: (renderer: Renderer, ending: String)?
  private let environment: (String) -> String?

  /// Finds out before anything runs whether the drawing can be made.
  ///
  /// - Parameters:
  ///   - path: The file; the ending of its name says what is wanted.
  ///   - chosen: The format that was asked for; without one the name's ending tells it.
  ///   - environment: Where programs are looked for.
  package init(
    path: String?, format chosen: (any DiagramFormat)?, environment: @escaping (String) -> String?
  ) throws(CommandFailure) {
    self.path = path == "-" ? nil : path
    self.environment = environment
    let ending = self.path.flatMap { FileEnding.of($0) }
    let format = chosen ?? DrawingTarget.format(for: ending)
    self.format = format
    guard let ending, !format.endings.contains(ending) else {
      picture = nil
      return
    }
    let renderers = Renderer.all.filter { $0.format == format.name }
    guard let renderer = renderers.first(where: { $0.endings.contains(ending) }) else {
      throw DrawingTarget.objection(
        to: ending, of: self.path ?? "", for: format, isChosen: chosen != nil, pictures: renderers.flatMap(\.endings))
    }
    guard renderer.program(environment: environment) != nil else { throw renderer.missing }
    picture = (renderer, ending)
  }

  /// Whether it holds one drawing only.
  package var holdsOneDrawing: Bool { format.holdsOneDrawing || picture?.renderer.joinsDrawings == false }
  /// Whether it goes out as it is written: no program makes a picture of it first.
  var isStream: Bool { picture == nil }
  /// Whether a person will see it without another program.
  package var isDrawn: Bool { picture != nil || format.isStyled }
  /// Whether its reader has a system that can want it light or dark.
  package var isFixed: Bool { picture != nil }

  /// The bytes that go there.
  package func bytes(of drawing: [UInt8]) throws(CommandFailure) -> [UInt8] {
    guard let picture else { return drawing }
    return try picture.renderer.render(drawing, as: picture.ending, environment: environment)
  }

  /// The format that a file of this ending has, or from which a program makes such a file; else the first of all.
  private static func format(for ending: String?) -> any DiagramFormat {
    guard let ending else { return DiagramFormats.all[0] }
    if let format = DiagramFormats.all.first(where: { $0.endings.first == ending }) { return format }
    if let format = DiagramFormats.all.first(where: { $0.endings.contains(ending) }) { return format }
    let renderer = Renderer.all.first { $0.endings.contains(ending) }
    return renderer.flatMap { DiagramFormats.find($0.format) } ?? DiagramFormats.all[0]
  }

  private static func objection(
    to ending: String, of path: String, for format: any DiagramFormat, isChosen: Bool, pictures: [String]
  ) -> CommandFailure {
    let other = DiagramFormats.all.first { $0.name != format.name && $0.endings.contains(ending) }
    if let other {
      return .usage(
        "a name that ends in .\(ending) doesn't fit '--format \(format.name)'",
        hint: "write '--format \(other.name)', or let the name end in .\(format.endings[0])")
    }
    let isKnown = Renderer.all.contains { $0.endings.contains(ending) }
    let own = isChosen ? [format] : DiagramFormats.all
    let endings = own.map { "." + $0.endings[0] }.joined(separator: ", ")
    let choices = pictures.isEmpty ? "" : ", or for a picture in " + pictures.map { "." + $0 }.joined(separator: ", ")
    // A page, a plan or a trace is another verb's.
    let isOthers = ["html", "htm", "jsonl", "ndjson", "plan"].contains(ending)
    return .usage(
      isKnown ? "'--format \(format.name)' makes no .\(ending)" : "the ending '.\(ending)' is unknown",
      hint: ending == "md" || ending == "markdown"
        ? "Mermaid has the ending .mmd; a picture in Markdown stands in a region, which 'scenograph docs --write' fills"
        : (isOthers ? FileEnding.wayOut(of: path, for: "diagram") : nil)
          ?? "let the name end in \(endings)\(choices)")
  }
}

extension Session {
  /// Draws, and brings the drawing where it belongs. What goes to a pipe or a new file doesn't stand in memory first.
  ///
  /// - Parameter isWidthAsked: Whether a person asked for the style's width. Then a wider picture is refused.
  package func draw(
    on target: DrawingTarget, _ style: DiagramStyle, isWidthAsked: Bool = false,
    _ write: (DiagramStyle, inout ByteWriter) -> Void
  ) throws(CommandFailure) {
    if target.isStream, !isWidthAsked { return try deliver(to: target.path, in: .draw) { write(style, &$0) } }
    func drawing(_ style: DiagramStyle) -> [UInt8] {
      var writer = ByteWriter()
      write(style, &writer)
      return writer.take()
    }
    let bytes = try time(.draw) { () throws(CommandFailure) in
      let bytes = drawing(style)
      if isWidthAsked, let least = style.leastWidth(of: bytes, drawing) {
        throw .usage(
          "this picture can't be narrower than \(least) pixels",
          hint: "write '--width \(least)', or '--width 0' for no limit")
      }
      return try target.isStream ? bytes : target.bytes(of: bytes)
    }
    try deliver(bytes, to: target.path)
  }
}
