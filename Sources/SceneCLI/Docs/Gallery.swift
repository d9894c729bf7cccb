internal import SceneBasics
internal import SceneDiagrams
internal import ScenePlan
internal import SceneSession

/// `gallery`: the pictures of scene files, each leading to its file.
struct Gallery: Verb {
  let name = "gallery"
  let overview = "The pictures of scene files, each with a link to its file."
  let operands = Operands(placeholder: "path", count: .oneOrMore, summary: "Scenes, or folders to search for them.")
  var options: [any AnyCommandOption] { [Gallery.list, Gallery.folder, Gallery.columns, DiagramVerb.view] }

  private static let list = CommandOption(
    flag: "list", summary: "One below the other, each with its title and what the scene says of itself.")
  private static let folder = CommandOption(
    text: "into", placeholder: "folder", summary: "The folder of the pictures; the default is beside the scenes.")
  private static let columns = CommandOption<Int>(
    "columns", placeholder: "count", standard: "3", summary: "The number of pictures side by side."
  ) { text in Int(text).flatMap { (1...12).contains($0) ? $0 : nil } }

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let paths = ScenePaths(arguments.operands, in: session.console.files)
    if let failure = paths.failures.first { throw failure }
    let view = (arguments[DiagramVerb.view] ?? .scene).name
    let diagram = DiagramVerb()
    let parser = ArgumentParser(verb: diagram.name, operands: diagram.operands, options: diagram.options)
    var cells: [MarkdownTable.Cell] = []
    var list: [String] = []
    var exit = ExitCode.done
    for path in paths.files {
      let picture = Gallery.picture(of: path, in: arguments[Gallery.folder])
      let words = ["--format", "svg", "--view", view, "-o", picture, "--", path]
      exit = exit.and(try diagram.run(try parser.parse(words), in: session))
      let title = try session.title(ofPicture: picture) ?? "Diagram of \(path)"
      if arguments.has(Gallery.list) {
        let plan = try session.compile(path).plan
        let sentence = session.dialect.plain(SceneTable.sentence(about: plan, from: try session.read(path)))
        let heading = "## " + session.dialect.link(plan.scene, to: path)
        list.append(
          [heading, sentence, session.dialect.picture(title, picture)].filter { !$0.isEmpty }.joined(separator: "\n\n"))
      } else {
        cells.append(.picture(title, picture, leadsTo: path))
      }
    }
    guard !arguments.has(Gallery.list) else {
      session.console.out.write(list.joined(separator: "\n\n") + "\n")
      return exit
    }
    let count = arguments[Gallery.columns] ?? 3
    var table = MarkdownTable(Array(repeating: "", count: min(count, cells.count)), in: session.dialect)
    for start in stride(from: 0, to: cells.count, by: count) {
      let row = cells[start..<min(start + count, cells.count)]
      table.add(row + Array(repeating: .plain(""), count: cells.count < count ? 0 : count - row.count))
    }
    session.console.out.write(table.text)
    return exit
  }

  private static func picture(of path: String, in folder: String?) -> String {
    let endings = [".scene.yaml", ".scene.yml", ".yaml", ".yml"]
    let stem = endings.first { path.hasSuffix($0) }.map { String(path.dropLast($0.count)) } ?? path
    guard let folder else { return stem + ".svg" }
    let name = stem.lastIndex(of: "/").map { stem[stem.index(after: $0)...] } ?? stem[...]
    return (folder.hasSuffix("/") ? folder : folder + "/") + name + ".svg"
  }
}

extension Session {
  /// The name of an SVG, by its own title.
  func title(ofPicture path: String) throws(CommandFailure) -> String? {
    let text = String(decoding: try read(path).bytes.prefix(4_096), as: UTF8.self)
    guard let start = text.firstRange(of: "<title"), let open = text[start.upperBound...].firstIndex(of: ">"),
      let end = text[open...].firstRange(of: "</title>")
    else { return nil }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(String(text[text.index(after: open)..<end.lowerBound])) { $0.replacing($1.0, with: $1.1) }
  }
}
