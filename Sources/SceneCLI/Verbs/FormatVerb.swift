internal import SceneBasics
internal import SceneCompiler
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
    [FormatVerb.check, FormatVerb.diff, ScenePaths.exclude, FormatVerb.output, ConfinementOptions.limit]
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
    for path in paths.files {
      do throws(CommandFailure) {
        let file = try reader.read(path)
        let bytes = try format(file, in: session)
        if path != "-", bytes != file.bytes, !ScenePaths.isScene(file.bytes) {
          throw CommandFailure(
            .inputAtFault, subject: file.path,
            "this isn't a scene, since it has no key 'scene' or 'plan'; it stays as it is",
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
    case .changed: throw .bug("the file would have another meaning; it stays as it is", subject: file.path)
    }
  }
}
