internal import SceneBasics
internal import SceneCompiler
internal import SceneDiagrams
internal import SceneFiles
internal import SceneStoryboards

/// The map of an imported app: a page with a picture of the whole, one for each frame, and what stays open.
struct ImportMap {
  let session: Session
  /// The folder of the scenes, where the map stands, too.
  let folder: String
  /// Whether what isn't of an import is replaced.
  let force: Bool

  /// The name of the page.
  static let page = "index.md"
  private static let mark = "<!-- Made by 'scenograph import', which writes this page again. -->"
  /// With more controllers the whole isn't drawn: only its frames are.
  private static let mostControllers = 1_500

  /// Stops where a person's own page would be replaced.
  func refuseLosses() throws(CommandFailure) {
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

  /// Draws the scenes that stand in the folder, and writes the page.
  func write(_ summary: ImportSummary, besideScene path: String) throws(CommandFailure) {
    let reader = session.reader(of: [path])
    let file = try reader.read(path)
    var loader = reader.loader(of: path)
    let compilation = Pipeline.compile(file, loader: &loader)
    guard let plan = compilation.plan, let view = DiagramViews.find("segues") else {
      session.print(compilation)
      throw .reported(compilation.exceedsLimit ? .notDone : .inputAtFault)
    }
    let graph = view.graph(of: plan, at: nil).showing(view.standardDetails)
    var pictures: [Picture] = []
    var names = ImportMap.Names()
    if graph.controllerCount <= ImportMap.mostControllers {
      pictures.append(Picture(title: nil, file: names.take("Project"), graph: graph))
    }
    let frames = graph.innerFrames
    for frame in frames.count > 1 ? frames : [] {
      let name = ImportMap.name(of: graph.clusters[frame])
      pictures.append(Picture(title: name, file: names.take(name), graph: graph.part(inFrame: frame)))
    }
    let formerPage = formerPage
    let former = ImportMap.text(formerPage ?? [])
    for picture in pictures where !force {
      let path = folder + "/" + picture.file
      guard session.console.files.stamp(of: path) != nil, !former.contains("](\(picture.file))") else { continue }
      throw CommandFailure(
        .inputAtFault, subject: path, "this picture doesn't come from an import",
        hint: "choose another folder, or replace it with '--force'")
    }
    var changes = session.time(.draw) {
      pictures.map { picture in
        var writer = ByteWriter()
        DrawingFormat.svg.format.write(picture.graph, style: DiagramStyle(), into: &writer)
        return FileChange(folder + "/" + picture.file, writer.take())
      }
    }
    changes.append(
      FileChange(folder + "/" + ImportMap.page, Array(page(summary, pictures).utf8), former: formerPage))
    try session.write(changes)
  }

  // MARK: The page

  private struct Picture {
    /// The frame's name; nil for the whole.
    var title: String?
    var file: String
    var graph: DiagramGraph
  }

  private func page(_ summary: ImportSummary, _ pictures: [Picture]) -> String {
    let dialect = session.dialect
    let title = "The screens of " + summary.app
    var parts = [ImportMap.mark, "# " + dialect.plain(title), dialect.plain(summary.counts)]
    if let start = summary.openStart { parts.append(dialect.plain(start)) }
    if let whole = pictures.first(where: { $0.title == nil }) { parts.append(dialect.picture(title, whole.file)) }
    for picture in pictures {
      guard let name = picture.title else { continue }
      parts.append("## " + dialect.plain(name))
      parts.append(dialect.picture("The screens of " + name, picture.file))
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
    if let others = summary.others { parts.append(dialect.plain(others)) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// A frame's own name: `main`, `Views/Login`.
  private static func name(of frame: DiagramGraph.Cluster) -> String {
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
