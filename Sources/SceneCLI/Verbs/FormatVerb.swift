internal import SceneBasics
internal import SceneCompiler

/// `fmt`: scene files in one form.
struct FormatVerb: Verb {
  let name = "fmt"
  let overview = "Lay scene files out in one form; comments, anchors and the order of keys stay."
  let discussion = [
    "Files are rewritten in place; those that are in that form already, and plans, are left alone. What is read from"
      + " standard input is written to standard output. A file that isn't YAML is reported and left alone. Lists and"
      + " mappings in brackets stay in brackets if they fit on a line; values and comments in columns stay in columns."
  ]
  let operands = Operands(
    placeholder: "path", count: .oneOrMore,
    summary: "Scenes, or folders to search for them; '-' is standard input.")
  var options: [any AnyCommandOption] {
    [FormatVerb.check, FormatVerb.diff, ScenePaths.exclude, FormatVerb.output, ConfinementOptions.limit]
  }

  private static let check = CommandOption(
    flag: "check", summary: "Change nothing; name the files that would change, and answer 1 if there are any.")
  private static let diff = CommandOption(flag: "diff", summary: "Change nothing; show what would change.")
  private static let output = CommandOption(
    text: "output", letter: "o", placeholder: "file", summary: "Leave the file alone and write its form to this one.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    var exit = ExitCode.done
    let paths = session.scenes(arguments, exit: &exit)
    let (isCheck, isDiff) = (arguments.has(FormatVerb.check), arguments.has(FormatVerb.diff))
    let output = arguments[FormatVerb.output]
    if output != nil, paths.files.count != 1 || isCheck || isDiff {
      throw .usage("'--output' takes the form of one file", hint: "leave it out to rewrite files in place")
    }
    let reader = session.reader(of: paths.files, found: paths.found)
    for path in paths.files {
      do throws(CommandFailure) {
        let file = try reader.read(path)
        let bytes = try format(file, in: session)
        if path != "-", bytes != file.bytes, !ScenePaths.isScene(file.bytes) {
          throw CommandFailure(
            .inputAtFault, subject: file.path, "this is no scene, so it is left alone: it has no key 'scene' or 'plan'",
            hint: "if it is one, add 'scene:' with its name")
        }
        let isChanged = bytes != file.bytes
        if isDiff { session.console.out.write(UnifiedDifference.text(from: file.bytes, to: bytes, path: file.path)) }
        if isCheck, isChanged {
          if !isDiff { session.console.out.write(VisibleText.of(file.path) + "\n") }
          exit = exit.and(.inputAtFault)
        }
        if isCheck || isDiff { continue }
        if output != nil || path == "-" {
          try session.deliver(bytes, to: output)
        } else if isChanged {
          try session.rewrite(path, from: file.bytes, to: bytes)
          session.console.report("formatted \(VisibleText.of(file.path))\n")
        }
      } catch {
        session.report(error)
        exit = exit.and(error.exit)
      }
    }
    return exit
  }

  /// The bytes of a file in the one form.
  private func format(_ file: SourceFile, in session: Session) throws(CommandFailure) -> [UInt8] {
    var files = SourceFiles()
    let id = files.add(file)
    var sink = DiagnosticSink()
    switch SceneFormatter.format(file, id: id, sink: &sink) {
    case .formatted(let bytes): return bytes
    case .unreadable:
      let compilation = Compilation(files: files, diagnostics: sink.sorted, plan: nil)
      session.print(compilation)
      throw .reported(compilation.exceedsLimit ? .notDone : .inputAtFault)
    case .changed: throw .bug("the file would say something else; it is left alone", subject: file.path)
    }
  }
}
