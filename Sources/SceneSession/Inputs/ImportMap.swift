internal import SceneBasics
package import SceneCompiler
internal import SceneDiagrams
package import SceneFiles
package import SceneGraphs
internal import SceneStoryboards

/// The map of an imported app: a page with a picture of the whole, one for each frame, and what stays open.
package struct ImportMap {
  package let session: Session
  /// The folder of the scenes, where the map stands, too.
  package let folder: String
  /// Whether what isn't of an import is replaced.
  package let force: Bool

  package init(session: Session, folder: String, force: Bool) {
    self.session = session
    self.folder = folder
    self.force = force
  }

  /// The name of the page.
  package static let page = "index.md"
  private static let mark = "<!-- Made by 'scenograph import', which writes this page again. -->"
  /// With more controllers the whole is drawn with a card for each frame.
  private static let mostControllers = 200
  /// A picture that would be higher becomes several.
  package static let tallest = 6_000

  /// Stops where a person's own page would be replaced.
  package func refuseLosses() throws(CommandFailure) {
    guard !force, let page = formerPage, !ImportMap.text(page).hasPrefix(ImportMap.mark) else { return }
    throw CommandFailure(
      .inputAtFault, subject: folder + "/" + ImportMap.page, "this page isn't one that an import could write again",
      hint: "choose another folder, or replace it with '--force'")
  }

  private var formerPage: [UInt8]? {
    let path = folder + "/" + ImportMap.page
    guard case .success(.file) = session.console.files.kind(of: path) else { return nil }
    return try? session.read(path).bytes
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The scene of the project, compiled beside the others as they will stand in the folder.
  package func compile(_ scenes: [FileChange]) -> Compilation {
    let path = scenes.first?.path ?? folder
    let file = SourceFile(path: path, bytes: scenes.first?.bytes ?? [], limits: session.limits)
    var loader = FutureFiles(scenes, before: session.reader(of: [path]).loader(of: path))
    return Pipeline.compile(file, loader: &loader)
  }

  /// The pictures of the scenes, and the page; none if the scenes can't be compiled.
  ///
  /// - Parameter ways: The ways that storyboards have: arrows of all others are dotted.
  package func pages(
    _ summary: ImportSummary, of scenes: Compilation, besides ways: Set<[String]>
  ) throws(CommandFailure) -> [FileChange] {
    guard var plan = scenes.plan, let view = DiagramViews.find("segues") else { return [] }
    for (index, template) in plan.templates.enumerated() {
      for (place, segue) in template.segues.enumerated() where !ways.contains([template.id, segue.id]) {
        plan.templates[index].segues[place].isOfCode = true
      }
    }
    let graph = view.graph(of: plan, at: nil).showing(view.standardDetails)
    let pictures = session.time(.draw) { ImportMap.pictures(of: graph) }
    let formerPage = formerPage
    let former = ImportMap.pictures(in: ImportMap.text(formerPage ?? []))
    for picture in pictures where !force {
      let path = folder + "/" + picture.file
      guard session.console.files.stamp(of: path) != nil, !former.contains(picture.file) else { continue }
      throw CommandFailure(
        .inputAtFault, subject: path, "this picture doesn't come from an import",
        hint: "choose another folder, or replace it with '--force'")
    }
    var changes = session.time(.draw) {
      pictures.map { picture in
        var writer = ByteWriter()
        DrawingFormat.svg.format.write(picture.graph, style: ImportMap.style, into: &writer)
        return FileChange(folder + "/" + picture.file, writer.take())
      }
    }
    let earlier = former.subtracting(pictures.map(\.file)).sorted().filter {
      session.console.files.stamp(of: folder + "/" + $0) != nil
    }
    let page = page(summary, pictures, of: graph, besides: earlier)
    changes.append(FileChange(folder + "/" + ImportMap.page, Array(page.utf8), former: formerPage))
    return changes
  }

  /// The pictures that a page shows, and those of which it says that an earlier import made them.
  private static func pictures(in page: String) -> Set<String> {
    let shown = page.split(separator: "](").dropFirst().map { String($0.prefix { $0 != ")" }) }
    let earlier = page.firstRange(of: earlier).map { page[$0.upperBound...].prefix { $0 != "\n" } } ?? ""
    return Set(shown + earlier.split(separator: " ").map(String.init)).filter { $0.hasSuffix(".svg") }
  }

  /// The start of the line with the pictures that still stand beside the page, and that it shows no more.
  private static let earlier = "<!-- Pictures of earlier imports: "

  // MARK: The pictures

  private struct Picture {
    /// The frame's name; nil for the whole.
    var frame: String?
    /// The page and how many there are, where one picture would be too high.
    var page: (number: Int, count: Int)?
    var file: String
    var graph: DiagramGraph
    /// How much of the app it shows.
    var extent = Extent.part

    /// Its name among the pages of a frame.
    func title(of app: String) -> String {
      let name = frame.map { "The screens of " + $0 } ?? app
      return page.map { "\(name), page \($0.number) of \($0.count)" } ?? name
    }
  }

  /// How much of an app a picture shows.
  private enum Extent {
    /// A frame, or a page of one.
    case part
    /// All screens.
    case whole
    /// All frames, as cards.
    case frames
    /// The screens near the start.
    case start
  }

  /// With more arrows between frames none of them can be followed.
  private static let mostWays = 80

  private static let style = DiagramStyle()

  /// The whole and each frame, none of them too high.
  private static func pictures(of graph: DiagramGraph) -> [Picture] {
    var pictures: [Picture] = []
    var names = Names()
    func add(_ pages: [DiagramGraph], _ frame: String?, _ extent: Extent = .part) {
      for (index, page) in pages.enumerated() {
        let stem = (frame ?? "Project") + (pages.count > 1 ? "-\(index + 1)" : "")
        pictures.append(
          Picture(
            frame: frame, page: pages.count > 1 ? (index + 1, pages.count) : nil, file: names.take(stem), graph: page,
            extent: extent))
      }
    }
    let frames = graph.innerFrames
    if frames.count < 2 {
      add(graph.pages(inFrame: nil, noHigherThan: tallest, style), nil, .whole)
      return pictures
    }
    func fits(_ graph: DiagramGraph) -> Bool {
      graph.controllerCount <= DiagramGraph.alwaysFits || graph.drawnHeight(style) <= tallest
    }
    if graph.controllerCount <= mostControllers, fits(graph) {
      add([graph], nil, .whole)
    } else if let overview = [false, true].lazy.compactMap({ graph.overview(isCoarse: $0) })
      .first(where: { $0.edges.count <= mostWays && fits($0) })
    {
      add([overview], nil, .frames)
    } else if let start = [2, 1].lazy.compactMap({ graph.nearStart(steps: $0) })
      .first(where: { $0.controllerCount <= DiagramGraph.readableCount && fits($0) })
    {
      add([start], nil, .start)
    }
    for section in sections(of: graph, after: []) {
      add(graph.pages(inFrame: section.frame, noHigherThan: tallest, style), section.name)
    }
    return pictures
  }

  // MARK: The page

  private func page(
    _ summary: ImportSummary, _ pictures: [Picture], of graph: DiagramGraph, besides earlier: [String]
  ) -> String {
    let dialect = session.dialect
    let title = "The screens of " + summary.app
    var parts = [ImportMap.mark, "# " + dialect.plain(title), dialect.plain(summary.counts)]
    if let start = summary.openStart { parts.append(dialect.plain(start)) }
    if graph.edges.contains(where: \.isOfCode) {
      let isMixed = graph.edges.contains { !$0.isOfCode && $0.meaning != .enters && $0.meaning != .contains }
      let others = isMixed ? "; all others are segues of storyboards" : ""
      parts.append("Dotted arrows come from code\(others). Blue ones present, dark ones push or show.")
    }
    let whole = pictures.first { $0.frame == nil }
    let hasOne = graph.innerFrames.count < 2 || whole?.extent == .whole
    if !hasOne, whole?.extent != .frames { parts.append(ImportMap.apology(for: graph, hasPicture: whole != nil)) }
    var list: String? = hasOne ? nil : "Frames"
    for picture in pictures {
      if picture.frame != nil, let heading = list {
        parts += ["## " + heading, self.list(of: ImportMap.sections(of: graph, after: [title, heading]), in: graph)]
        list = nil
      }
      if let name = picture.frame, picture.page?.number ?? 1 == 1 { parts.append("## " + dialect.plain(name)) }
      parts.append(dialect.picture(picture.title(of: title), picture.file))
      if picture.extent == .frames {
        parts.append("Each card is a frame, whose screens are below. One arrow stands for all between two frames.")
      }
    }
    let forms = summary.openForms
    if !forms.isEmpty {
      parts.append("## Open transitions")
      parts.append("These calls show a screen. From which or to which isn't certain, so no picture has them.")
    }
    for form in forms {
      let calls = form.calls.map { "- " + dialect.plain($0) }
      parts.append("### " + dialect.plain(form.title) + ": \(form.calls.count)")
      parts.append(calls.joined(separator: "\n"))
    }
    for section in summary.sections {
      parts += ["## \(section.title): \(section.lines.count)", section.text]
      parts.append(section.lines.map { "- " + dialect.plain($0) }.joined(separator: "\n"))
    }
    if let others = summary.others { parts.append(dialect.plain(others)) }
    if !earlier.isEmpty { parts.append(ImportMap.earlier + earlier.joined(separator: " ") + " -->") }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// A frame's own name: `main`, `Views/Login`.
  package static func name(of frame: DiagramGraph.Cluster) -> String {
    frame.lines.first?.text ?? frame.id
  }

  /// Names of files that differ from each other, on any disk.
  private struct Names {
    private var taken: Set<String> = []

    /// The name of a picture, without signs that a path or a link could take for their own.
    mutating func take(_ name: String) -> String {
      let stem = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
      let candidates = [stem] + (2...).lazy.prefix(taken.count + 1).map { "\(stem)-\($0)" }
      let free = candidates.first { !taken.contains($0.lowercased()) } ?? stem
      taken.insert(free.lowercased())
      return free + ".svg"
    }
  }
}
