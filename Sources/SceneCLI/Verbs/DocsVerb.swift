internal import SceneBasics
internal import SceneFiles

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
    placeholder: "path", count: .oneOrMore, summary: "Documents, or folders to search for *.md.",
    completion: .files(.documents))
  var options: [any AnyCommandOption] {
    [DocsVerb.write, DocsVerb.check] + CommonOptions.ofLongWork + ConfinementOptions.all
  }

  private static let write = CommandOption(flag: "write", summary: "Update every region.")
  private static let check = CommandOption(
    flag: "check", summary: "Change nothing; show what would change, and end with exit code 1 if anything would.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let isCheck = arguments.has(DocsVerb.check)
    if isCheck == arguments.has(DocsVerb.write) {
      throw .usage("'docs' needs either '--write' or '--check'", hint: "run 'scenograph help docs'")
    }
    if arguments.operands.contains("-") {
      throw .usage("'docs' keeps files, not standard input", hint: "name a document or a folder")
    }
    let paths = ScenePaths(arguments.operands, for: .documents, in: session.console.files)
    var exit = ExitCode.done
    for failure in paths.failures {
      session.report(failure)
      exit = exit.and(failure.exit)
    }
    let reader = session.reader(of: paths.files, found: paths.found)
    var progress = ProgressLine(total: paths.files.count, of: "documents", in: session)
    for (number, path) in paths.files.enumerated() {
      progress.show(number, path)
      do throws(CommandFailure) {
        let file = try reader.read(path)
        let visible = session.confinement.files(
          of: path, foundIn: paths.found[path]?.folder, in: session.console.files)
        let files = DocumentFiles(of: path, on: visible)
        let bytes = try content(of: file, files: files, root: visible.root, in: session)
        let made = [FileChange(path, bytes, former: file.bytes)] + files.written
        exit = exit.and(isCheck ? compare(made, with: file, in: session) : try deliver(made, in: session))
      } catch {
        session.report(error)
        exit = exit.and(error.exit)
      }
    }
    return exit
  }

  /// The document as it should be; a mark that means nothing leaves all of it as it is.
  private func content(
    of file: SourceFile, files: DocumentFiles, root: Confinement.Root, in session: Session
  ) throws(CommandFailure) -> [UInt8] {
    let document = MarkedDocument(file.bytes)
    var failures = document.problems.map { problem in
      (line: problem.line, column: problem.column, CommandFailure(.inputAtFault, problem.message, hint: problem.hint))
    }
    var contents: [String] = []
    for region in document.regions {
      do throws(CommandFailure) {
        let content = RegionContent(
          region: region, files: files,
          confinement: Confinement(root: root.path, isStrict: session.confinement.isStrict),
          limits: session.limits,
          environment: session.console.environment)
        contents.append(try content.make { session.console.report($0) })
      } catch {
        failures.append((region.line, region.column, error))
      }
    }
    var exit = ExitCode.done
    for (line, column, failure) in failures.sorted(by: { ($0.line, $0.column) < ($1.line, $1.column) }) {
      exit = exit.and(report(failure, at: "\(file.path):\(line):\(column)", in: session))
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

  private func compare(
    _ made: [FileChange], with file: SourceFile, in session: Session
  ) -> ExitCode {
    var exit = ExitCode.done
    for change in made {
      let old = change.former ?? (try? session.console.files.read(change.path).get()) ?? []
      if old == change.bytes { continue }
      exit = .inputAtFault
      session.console.out.write(UnifiedDifference.text(from: old, to: change.bytes, path: change.path))
    }
    if exit != .done {
      let path = VisibleText.of(file.path)
      session.report(
        CommandFailure(
          exit, subject: file.path, "doesn't agree with its scenes", hint: "run 'scenograph docs --write \(path)'"))
    }
    return exit
  }
}
