internal import SceneBasics
internal import SceneCompiler
internal import SceneFiles
internal import SceneSession

/// `docs`: documents whose diagrams, traces and tables are made from scenes.
struct DocsVerb: Verb {
  let name = "docs"
  let overview = "Keep the diagrams, traces and tables in Markdown up to date with their scenes."
  var discussion: [String] {
    [
      "A region starts with a line '<!-- scenograph: run x.scene.yaml -->' and ends with a line "
        + "'\(MarkedDocument.end)'. Between these lines stands the output of the verb, which runs in the document's "
        + "folder with these options; nothing else in the document changes. 'diagram' with '-o' writes the picture and "
        + "shows it. The picture must be below the folder that you name. For a single document, that is its DocC "
        + "catalogue, its repository or its own folder; '--root' changes it. Besides verbs there are:"
    ]
      + RegionKind.all.filter { kind in !Command.verbs.contains { $0.name == kind.verb.name } }.map { kind in
        "'\(kind.verb.name)\(kind.verb.operands.usage)': \(kind.verb.overview)"
      }
  }
  let operands = Operands(
    placeholder: "path", count: .oneOrMore,
    summary: "Documents, or folders to search for *.md. With '--gallery', folders of scenes.",
    completion: .files(.documents))
  var options: [any AnyCommandOption] {
    [DocsVerb.write, DocsVerb.check, DocsVerb.gallery, DocsVerb.diff] + CommonOptions.ofLongWork
      + ConfinementOptions.all
  }

  private static let write = CommandOption(flag: "write", summary: "Update every region.")
  private static let check = CommandOption(
    flag: "check", summary: "Change nothing; show what would change, and end with exit code 1 if anything would.")
  private static let gallery = CommandOption(
    flag: "gallery",
    summary: "Write a page '\(GalleryPage.name)' into each folder: a list of its scenes, then the picture of each. The "
      + "pictures are SVG files beside the scenes, as 'flow.svg' for 'flow.scene.yaml'.")
  private static let diff = CommandOption(
    "diff", placeholder: "form",
    choices: [
      ("full", "each line that would change, and pictures in words", false),
      ("short", "a line for each region and each picture", true),
    ], summary: "How '--check' shows what would change.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let tasks = [DocsVerb.write, DocsVerb.check, DocsVerb.gallery].filter { arguments.has($0) }
    if arguments.has(DocsVerb.gallery), arguments.has(DocsVerb.write) {
      throw .usage("'--gallery' writes its pages by itself", hint: "leave '--write' out")
    }
    guard tasks.count == 1 else {
      throw .usage(
        "'docs' needs one of '--write', '--check' and '--gallery'",
        hint: tasks.isEmpty
          ? "run 'scenograph help docs'" : "leave one of them out: '--check' changes nothing, and '--write' does")
    }
    let isCheck = arguments.has(DocsVerb.check)
    guard isCheck || arguments[DocsVerb.diff] == nil else {
      throw .usage("'--diff' means nothing without '--check'", hint: "add '--check', or leave '--diff' out")
    }
    if arguments.operands.contains("-") {
      throw .usage("'docs' keeps files, not standard input", hint: "name a document or a folder")
    }
    if let path = arguments.operands.first(where: {
      ["storyboard", "xib", "swift", "json", "svg", "png", "pdf", "html"].contains(FileEnding.of($0))
    }) {
      throw .usage("'\(path)' isn't Markdown", hint: "name a document, or a folder to search for *.md")
    }
    if arguments.has(DocsVerb.gallery) { return makeGalleries(arguments.operands, in: session) }
    if let path = arguments.operands.first(where: { ["yaml", "yml", "plan"].contains(FileEnding.of($0)) }) {
      throw .usage("'\(path)' is a scene, not a document", hint: DocsVerb.way(toShow: path))
    }
    let paths = ScenePaths(arguments.operands, for: .documents, in: session.console.files)
    var exit = ExitCode.done
    for failure in paths.failures {
      session.report(failure)
      exit = exit.and(failure.exit)
    }
    var reader = session.reader(of: paths.files, found: paths.found)
    reader.ending = "md"
    var progress = ProgressLine(total: paths.files.count, of: "documents", in: session)
    var regionCount = 0
    var pictures: [String: (document: String, bytes: [UInt8])] = [:]
    for (number, path) in paths.files.enumerated() {
      progress.show(number, path)
      do throws(CommandFailure) {
        let file = try reader.read(path)
        let made = try make(file, foundIn: paths.found[path]?.folder, in: session)
        if made.regionCount == 0, DocsVerb.isScene(file) {
          throw CommandFailure(
            .inputAtFault, subject: path, "is a scene, not a document", hint: DocsVerb.way(toShow: path))
        }
        regionCount += made.regionCount
        for picture in made.changes.dropFirst() {
          if let other = pictures[picture.path], other.bytes != picture.bytes {
            throw CommandFailure(
              .inputAtFault, subject: path, "writes another picture into '\(picture.path)' than '\(other.document)'",
              hint: "give each picture a name of its own")
          }
          pictures[picture.path] = (path, picture.bytes)
        }
        exit = exit.and(
          isCheck
            ? compare(made, isShort: arguments[DocsVerb.diff] ?? false, in: session)
            : try deliver(made.changes, in: session))
      } catch {
        session.report(error)
        exit = exit.and(error.exit)
      }
    }
    if regionCount == 0, !isCheck, exit == .done, arguments.operands == paths.files {
      session.remark(
        "no region stands there: a line '<!-- scenograph: run home.scene.yaml -->' begins one, and "
          + "'\(MarkedDocument.end)' ends it")
    }
    // A mark that is no mark would go unnoticed without the number.
    if isCheck, exit == .done {
      let documents = paths.files.count == 1 ? "1 document" : "\(paths.files.count) documents"
      session.console.report(
        "\(regionCount) region\(regionCount == 1 ? "" : "s") in \(documents) agree\(regionCount == 1 ? "s" : "")\n")
    }
    return exit
  }

  /// How a document shows a scene.
  private static func way(toShow path: String) -> String {
    "name the Markdown that shows it, with a line '<!-- scenograph: run \(path) -->' and one '\(MarkedDocument.end)'; "
      + "'check' checks a scene"
  }

  /// Whether a scene stands in a file that isn't called Markdown.
  private static func isScene(_ file: SourceFile) -> Bool {
    let lines = file.bytes.lines
    return !["md", "markdown"].contains(FileEnding.of(file.path))
      && ["scene:", "controllers:"].allSatisfy { key in lines.contains { $0.starts(with: key.utf8) } }
  }

  /// Makes all that is to be written for a document: its own text first, then its pictures.
  private func make(
    _ file: SourceFile, isNew: Bool = false, foundIn folder: String?, hiding hidden: Set<String> = [],
    in session: Session
  ) throws(CommandFailure) -> MadeDocument {
    let visible = session.confinement.files(of: file.path, foundIn: folder, in: session.console.files)
    let files = DocumentFiles(of: file.path, on: visible, hiding: hidden)
    let document = MarkedDocument(file.bytes, dialect: files.dialect)
    let bytes = try content(of: document, at: file.path, files: files, root: visible.root, in: session)
    let change = FileChange(file.path, bytes, former: isNew ? nil : file.bytes)
    var made = MadeDocument(document: document, dialect: files.dialect, changes: [change] + files.written)
    made.readFormerPictures(in: session.console.files)
    if let picture = made.stranger {
      throw CommandFailure(
        .notDone, subject: picture, "exists already, and no gallery has made it",
        hint: "a gallery writes a picture beside each scene, by its name: give that file another name")
    }
    return made
  }

  private func makeGalleries(_ folders: [String], in session: Session) -> ExitCode {
    var exit = ExitCode.done
    for folder in folders {
      do throws(CommandFailure) {
        let page = try GalleryPage.file(of: folder, in: session.console.files)
        let (broken, count) = try brokenScenes(in: folder, session)
        if !broken.isEmpty { exit = exit.and(.inputAtFault) }
        // Their findings have been said.
        if broken.count == count { continue }
        let made = try make(page.file, isNew: page.isNew, foundIn: nil, hiding: broken, in: session)
        exit = exit.and(try deliver(made.changes, in: session))
        if !broken.isEmpty {
          session.remark(
            "\(VisibleText.of(page.file.path)) is without \(broken.count == 1 ? "the scene" : "the \(broken.count) scenes") "
              + "above that can't run", hint: "correct \(broken.count == 1 ? "it" : "them"), and write the page again")
        }
      } catch {
        session.report(error)
        exit = exit.and(error.exit)
      }
    }
    return exit
  }

  /// The scenes of a folder that can't run, each with its findings on standard error; and how many there are in all.
  private func brokenScenes(
    in folder: String, _ session: Session
  ) throws(CommandFailure) -> (broken: Set<String>, count: Int) {
    let paths = ScenePaths([folder], in: session.console.files)
    let reader = session.reader(of: paths.files, found: paths.found)
    var broken: Set<String> = []
    for path in paths.files {
      let file = try reader.read(path)
      var loader = reader.loader(of: path)
      let compilation = Pipeline.compile(file, as: session.variation, loader: &loader)
      if compilation.plan != nil { continue }
      session.print(compilation)
      broken.insert(path)
    }
    return (broken, paths.files.count)
  }

  /// The document as it should be; a mark that means nothing leaves all of it as it is.
  private func content(
    of document: MarkedDocument, at path: String, files: DocumentFiles, root: Confinement.Root, in session: Session
  ) throws(CommandFailure) -> [UInt8] {
    var failures = document.problems.map { problem in
      (line: problem.line, column: problem.column, CommandFailure(.inputAtFault, problem.message, hint: problem.hint))
    }
    var contents: [String] = []
    // Several regions show one scene, and each finding about it is said once.
    var said: Set<Substring> = []
    for region in document.regions {
      do throws(CommandFailure) {
        let content = RegionContent(
          region: region, files: files, dialect: files.dialect,
          confinement: Confinement(root: root.path, isStrict: session.confinement.isStrict),
          limits: session.limits,
          environment: session.console.environment)
        contents.append(
          try content.make { text in
            let new = text.split(separator: "\n\n").filter { said.insert($0).inserted }
            session.console.report(new.map { $0 + ($0.hasSuffix("\n") ? "" : "\n\n") }.joined())
          })
      } catch {
        failures.append((region.line, region.column, error))
      }
    }
    var exit = ExitCode.done
    for (line, column, failure) in failures.sorted(by: { ($0.line, $0.column) < ($1.line, $1.column) }) {
      exit = exit.and(report(failure, at: "\(path):\(line):\(column)", in: session))
    }
    if exit != .done { throw .reported(exit) }
    return document.replacing(contents: contents)
  }

  /// Says why a region can't be made, at its place in the document.
  private func report(_ failure: CommandFailure, at place: String, in session: Session) -> ExitCode {
    var failure = failure
    failure.message = (failure.subject.map { "\($0): " } ?? "") + (failure.message ?? "this region can't be made")
    failure.subject = place
    failure.hint =
      switch failure.hint {
      // What is wrong with the scene has been said by then.
      case nil: "correct the scene, or the region"
      case SceneReader.pathHint: "paths start from the document's folder; check this one"
      case let hint: hint
      }
    session.report(failure)
    return failure.exit == .wrongUsage ? .inputAtFault : failure.exit
  }

  private func deliver(_ made: [FileChange], in session: Session) throws(CommandFailure) -> ExitCode {
    let files = session.console.files
    let stamps = made.map { files.stamp(of: $0.path) }
    try session.write(made)
    for (change, stamp) in zip(made, stamps) where files.stamp(of: change.path) != stamp {
      session.console.report("wrote \(VisibleText.of(change.path))\n")
    }
    return .done
  }

  private func compare(_ made: MadeDocument, isShort: Bool, in session: Session) -> ExitCode {
    var exit = ExitCode.done
    for change in made.changes {
      let old = change.former ?? (try? session.console.files.read(change.path).get()) ?? []
      if old == change.bytes { continue }
      exit = .inputAtFault
      session.console.out.write(
        isShort
          ? made.shortDifference(of: change, from: old)
          : made.difference(of: change, from: old))
    }
    if exit != .done {
      let path = VisibleText.of(made.path)
      session.report(
        CommandFailure(
          exit, subject: made.path, "doesn't agree with its scenes", hint: "run 'scenograph docs --write \(path)'"))
    }
    return exit
  }
}
