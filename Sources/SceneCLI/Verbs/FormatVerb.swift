internal import SceneBasics
internal import SceneCompiler
internal import SceneSession
internal import SceneSyntax

/// `fmt`: scene files in one form.
struct FormatVerb: Verb {
  let name = "fmt"
  let overview = "Format scene files; comments, anchors and the order of keys stay."
  let discussion = [
    "Files are rewritten in place. Formatted files, and plans, stay as they are. Standard input is written to standard"
      + " output. A file that isn't YAML is reported and stays as it is. Lists and mappings in brackets stay in brackets"
      + " if they fit on a line. Values and comments in columns stay in columns."
  ]
  let operands = Operands(
    placeholder: "path", count: .orThisFolder,
    summary: "Scenes, or folders to search for them; '-' is standard input, and the default is this folder.")
  var options: [any AnyCommandOption] {
    [
      FormatVerb.check, FormatVerb.diff, ScenePaths.exclude, FormatVerb.output, CommonOptions.jobs,
      ConfinementOptions.limit,
    ] + CommonOptions.ofLongWork
  }

  private static let check = CommandOption(
    flag: "check",
    summary: "Change nothing; list the files that would change, and end with exit code 1 if there are any.")
  private static let diff = CommandOption(flag: "diff", summary: "Change nothing; show what would change.")
  private static let output = CommandOption(
    text: "output", letter: "o", placeholder: "file",
    summary: "Leave the file as it is, and write the result to this file.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    var exit = ExitCode.done
    let paths = session.scenes(arguments, exit: &exit)
    let (isCheck, isDiff) = (arguments.has(FormatVerb.check), arguments.has(FormatVerb.diff))
    let output = arguments[FormatVerb.output]
    if output != nil, paths.files.count != 1 || isCheck || isDiff {
      throw .usage("'--output' takes the result of one file", hint: "leave it out to rewrite files in place")
    }
    let reader = session.reader(of: paths.files, found: paths.found)
    var progress = ProgressLine(total: paths.files.count, of: "scenes", in: session)
    var done = 0
    SideBySide.run(paths.files, threads: arguments[CommonOptions.jobs] ?? Thread.coreCount) { path in
      FormattedScene.of(path, reader: reader)
    } take: { scene in
      done += 1
      progress.show(done, scene.path)
      do throws(CommandFailure) {
        if let compilation = scene.compilation { session.print(compilation) }
        let (file, bytes) = try scene.result.get()
        let isChanged = bytes != file.bytes
        if isDiff { session.console.out.write(UnifiedDifference.text(from: file.bytes, to: bytes, path: file.path)) }
        if isCheck, isChanged {
          if !isDiff { session.console.out.write(VisibleText.of(file.path) + "\n") }
          exit = exit.and(.inputAtFault)
        }
        if isCheck || isDiff { return }
        if output != nil || scene.path == "-" {
          try session.deliver(bytes, to: output)
        } else if isChanged {
          try session.rewrite(scene.path, from: file.bytes, to: bytes)
          session.console.report("formatted \(VisibleText.of(file.path))\n")
        }
      } catch {
        session.report(error)
        exit = exit.and(error.exit)
      }
    }
    return exit
  }
}

/// A file in the one form, made on whichever thread.
private struct FormattedScene: Sendable {
  let path: String
  /// The file, and its bytes in the one form; or what the user is told.
  let result: Result<(file: SourceFile, bytes: [UInt8]), CommandFailure>
  /// The findings about a file that isn't YAML.
  var compilation: Compilation?

  /// Reads a file and formats it.
  static func of(_ path: String, reader: SceneReader) -> FormattedScene {
    do throws(CommandFailure) {
      return format(try reader.read(path), at: path, reader.clock)
    } catch {
      return FormattedScene(path: path, result: .failure(error))
    }
  }

  private static func format(_ file: SourceFile, at path: String, _ clock: WorkClock?) -> FormattedScene {
    var files = SourceFiles()
    let id = files.add(file)
    var sink = DiagnosticSink()
    let lap = WorkLap(clock, nil)
    lap.begin(.format)
    defer { lap.end() }
    switch SceneFormatter.format(file, id: id, sink: &sink) {
    case .formatted(let bytes):
      guard path == "-" || bytes == file.bytes || ScenePaths.isScene(file.bytes) else {
        let failure = CommandFailure(
          .inputAtFault, subject: file.path,
          "this isn't a scene, since it has no key 'scene' or 'plan'; it stays as it is",
          hint: "if it is one, add 'scene:' with its name")
        return FormattedScene(path: path, result: .failure(failure))
      }
      return FormattedScene(path: path, result: .success((file, bytes)))
    case .unreadable:
      let compilation = Compilation(files: files, diagnostics: sink.sorted, plan: nil)
      let failure = CommandFailure.reported(compilation.exceedsLimit ? .notDone : .inputAtFault)
      return FormattedScene(path: path, result: .failure(failure), compilation: compilation)
    case .changed:
      let failure = CommandFailure.bug("the file would have another meaning; it stays as it is", subject: file.path)
      return FormattedScene(path: path, result: .failure(failure))
    }
  }
}
