internal import SceneBasics
internal import SceneDiagrams
internal import ScenePlan

/// Where a drawing goes: as text in its own format, or as a picture that graphviz makes of it.
struct DrawingTarget {
  /// A file, or nil for standard output.
  let path: String?
  private let graphviz: Graphviz?
  private let picture: Graphviz.Picture?

  /// Finds out before anything runs whether the drawing can be made.
  ///
  /// - Parameters:
  ///   - path: The file; the ending of its name says what is wanted.
  ///   - format: What is written where no picture is wanted.
  ///   - environment: Where graphviz is looked for.
  init(
    path: String?, format: any DiagramFormat, environment: (String) -> String?
  ) throws(CommandFailure) {
    self.path = path == "-" ? nil : path
    picture = self.path.flatMap { Graphviz.Picture(path: $0) }
    graphviz = picture == nil ? nil : Graphviz(environment: environment)
    if picture != nil, graphviz == nil { throw Graphviz.missing }
    guard picture == nil, let name = self.path?.split(separator: "/").last, let point = name.lastIndex(of: ".") else {
      return
    }
    let ending = name[name.index(after: point)...].lowercased()
    let pictures = Graphviz.Picture.allCases.map { "." + $0.rawValue }
    guard [format.name, "gv", "txt"].contains(ending) else {
      throw .usage(
        "nothing is known of the ending '.\(ending)'",
        hint: "let the name end in .\(format.name), or for a picture in " + pictures.joined(separator: ", "))
    }
  }

  /// Whether it holds one drawing only.
  var isPicture: Bool { picture != nil }

  /// The bytes that go there.
  func bytes(of drawing: [UInt8]) throws(CommandFailure) -> [UInt8] {
    guard let graphviz, let picture else { return drawing }
    return try graphviz.render(drawing, as: picture)
  }
}
