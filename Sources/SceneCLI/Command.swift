internal import SceneBasics

/// The command `scenograph`.
public enum Command {
  /// What `--version` prints.
  public static let version = "0.1.0"

  /// What it can do, in the order of the help.
  static let verbs: [any Verb] = [
    CheckVerb(), CompileVerb(), RunVerb(), TreeVerb(), DiagramVerb(), TestVerb(), ExplainVerb(), FormatVerb(),
    InitVerb(), SchemaVerb(), HelpVerb(),
  ]

  /// Does what the arguments say.
  ///
  /// - Parameters:
  ///   - arguments: The words after the command's name.
  ///   - console: Streams, files and environment.
  /// - Returns: The exit code.
  public static func run(arguments: [String], console: Console) -> Int32 {
    var session = Session(console: console)
    var exit: ExitCode
    do throws(CommandFailure) {
      exit = try run(arguments, in: &session)
    } catch {
      session.report(error)
      exit = error.exit
    }
    if let failure = console.finish() {
      session.report(
        CommandFailure(
          .notDone, subject: "<stdout>", "can't be written: \(failure.reason)",
          hint: "free some space, or send the output elsewhere"))
      exit = exit.and(.notDone)
    }
    return exit.rawValue
  }

  private static func run(_ arguments: [String], in session: inout Session) throws(CommandFailure) -> ExitCode {
    guard let word = arguments.first else {
      throw .usage("no verb given", hint: "give one of \(list), or run 'scenograph help'")
    }
    if word == "--help" || word == "-h" { return try run(["help"] + arguments.dropFirst(), in: &session) }
    if word == "--version", arguments.count == 1 {
      session.console.out.write("scenograph \(version)\n")
      return .done
    }
    let verb = try find(word)
    let parser = ArgumentParser(verb: verb.name, operands: verb.operands, options: verb.allOptions)
    let parsed = try parser.parse(Array(arguments.dropFirst()))
    session.color = parsed[CommonOptions.color] ?? .auto
    if parsed.has(CommonOptions.help) {
      session.console.out.write(HelpPage.text(of: verb))
      return .done
    }
    return try verb.run(parsed, in: session)
  }

  /// The verb of that name.
  static func find(_ name: String) throws(CommandFailure) -> any Verb {
    if let verb = verbs.first(where: { $0.name == name }) { return verb }
    if name == "--version" {
      throw .usage("'--version' stands alone", hint: "run 'scenograph --version'")
    }
    let what = name.hasPrefix("-") ? "unknown option" : "unknown verb"
    let candidates = name.hasPrefix("-") ? ["--help", "--version"] : verbs.map(\.name)
    let nearest = Suggestion.nearest(to: name, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
    let advice = name.hasPrefix("-") ? "options stand behind the verb; " : ""
    throw .usage("\(what) '\(name)'" + nearest, hint: "\(advice)the verbs are \(list)")
  }

  private static var list: String { verbs.map(\.name).joined(separator: ", ") }
}
