internal import SceneBasics
internal import SceneFiles
internal import ScenePlan
package import SceneSession

/// The command `scenograph`.
package enum Command {
  /// The version, as releases and reports name it.
  package static let version = "\(RuleChange.newest).0"
  /// The day on which that version was made, for the manual page.
  static let versionDate = "2026-11-21"

  /// Its purpose, in a sentence.
  static let overview = "Compile and run scenes: view-controller hierarchies in YAML."

  /// All verbs, in the order of the help.
  static let verbs: [any Verb] = [
    CheckVerb(), CompileVerb(), RunVerb(), TreeVerb(), DiagramVerb(), TestVerb(), WhyVerb(), DocsVerb(), ExplainVerb(),
    FormatVerb(), ImportVerb(), InitVerb(), LogVerb(), LspVerb(), RecorderVerb(), SchemaVerb(), HelpVerb(),
  ]

  /// Does what the arguments say on the process's own streams, and ends the process.
  package static func run(_ arguments: [String]) -> Never {
    StandardStreams.run { run(arguments: arguments, console: $0) }
  }

  /// Does what the arguments say.
  ///
  /// - Parameters:
  ///   - arguments: The words after the command's name.
  ///   - console: Streams, files and environment.
  /// - Returns: The exit code.
  package static func run(arguments: [String], console: Console) -> Int32 {
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
          hint: failure.hint ?? "send the output elsewhere"))
      exit = exit.and(.notDone)
    }
    return exit.rawValue
  }

  private static func run(_ arguments: [String], in session: inout Session) throws(CommandFailure) -> ExitCode {
    guard let word = arguments.first else {
      throw .usage(
        "no verb given",
        hint: "give one of \(list), or run 'scenograph help'; 'scenograph init' writes a first scene")
    }
    if word == "--help" || word == "-h" { return try run([HelpVerb().name] + arguments.dropFirst(), in: &session) }
    if word.hasPrefix("-") {
      session.console.out.write(try answer(to: arguments, in: session))
      return .done
    }
    let verb = try find(word, before: arguments.dropFirst().first)
    let parsed = try parser(of: verb).parse(Array(arguments.dropFirst()))
    session.color = parsed[CommonOptions.color] ?? .auto
    if parsed.has(CommonOptions.help) {
      session.console.out.write(HelpPage.text(of: verb))
      return .done
    }
    session.confinement = try confinement(parsed, in: session.console.files)
    session.limits = try LimitChoice.limits(parsed.all(ConfinementOptions.limit))
    session.variation = try SystemOptions.variation(parsed)
    session.isQuiet = parsed.has(CommonOptions.quiet)
    if parsed.has(CommonOptions.watch) { return try Watch(verb: verb, arguments: parsed, session: session).run() }
    return try verb.runTimed(parsed, in: session)
  }

  private static func parser(of verb: any Verb) -> ArgumentParser {
    ArgumentParser(verb: verb.name, operands: verb.operands, options: verb.allOptions) { name in
      verbs.compactMap { verb in verb.options.first { $0.name == name }.map { (verb.name, $0) } }
    }
  }

  private static func confinement(
    _ arguments: Arguments, in files: any FileSystem
  ) throws(CommandFailure) -> Confinement {
    let root = arguments[ConfinementOptions.root]
    if let root {
      guard case .success(.folder) = files.kind(of: root) else {
        throw CommandFailure(.notDone, subject: root, "is no folder", hint: "give '--root' an existing folder")
      }
    }
    return Confinement(root: root, isStrict: arguments.has(ConfinementOptions.confined))
  }

  /// The command's answer to options without a verb.
  private static func answer(to arguments: [String], in session: Session) throws(CommandFailure) -> String {
    // `--ios 12 run app.scene.yaml`
    let verb = arguments.firstIndex { word in verbs.contains { $0.name == word } }
    let call = verb.map { index in [arguments[index]] + arguments[..<index] + arguments[(index + 1)...] }
    let parser = ArgumentParser(
      verb: "scenograph", operands: .none, options: RootOptions.all,
      hint: arguments.first?.contains(RootOptions.completionScript.name) == true
        ? "completions are there for bash, zsh and fish"
        : "options stand behind the verb"
          + (call.map { ": 'scenograph \($0.joined(separator: " "))'" }
            ?? "; the verbs are \(list)"))
    let parsed: Arguments
    do throws(CommandFailure) { parsed = try parser.parse(arguments) } catch {
      // That it is another verb's option is the first thing to say.
      let name = arguments.first { $0.hasPrefix("--") }?.dropFirst(2).prefix { $0 != "=" }
      if let call, verbs.contains(where: { $0.options.contains { $0.name == name ?? "" } }) {
        _ = try Command.parser(of: find(call[0])).parse(Array(call.dropFirst()))
      }
      throw error
    }
    if parsed.has(CommonOptions.help) { return HelpPage.overview(of: verbs) }
    if let shell = parsed[RootOptions.completionScript] { return shell.script(root: RootOptions.all, verbs: verbs) }
    if let path = parsed[RootOptions.controllers] {
      let plan = try session.compile(path).plan
      return plan.instances.filter { !$0.isPrivate }.map { $0.name + "\n" }.joined()
    }
    if parsed.has(RootOptions.manPage) { return ManPage.text(root: RootOptions.all, verbs: verbs) }
    return BuildLine.text
  }

  /// The verb of that name.
  ///
  /// - Parameter next: The word behind it.
  static func find(_ name: String, before next: String? = nil) throws(CommandFailure) -> any Verb {
    if let verb = verbs.first(where: { $0.name == name }) { return verb }
    if name.contains("/") || [".yaml", ".yml", ".json"].contains(where: name.hasSuffix) {
      throw .usage("'\(name)' is the name of a file, not a verb", hint: "did you mean 'scenograph run \(name)'?")
    }
    if let other = others[name.lowercased()] {
      if other.hasPrefix("--generate-completion"), let next, ShellCompletions.all.contains(where: { $0.shell == next })
      {
        throw .usage(
          "unknown verb '\(name)'", hint: "write 'scenograph --generate-completion-script \(next)'")
      }
      let shells = ShellCompletions.all.map(\.shell).joined(separator: ", ")
      let more = other.hasPrefix("--generate-completion") ? "; the shells are \(shells)" : ""
      throw .usage("unknown verb '\(name)'", hint: "write 'scenograph \(other)'" + more)
    }
    let nearest = Suggestion.nearest(to: name, in: verbs.map(\.name)).map { "; did you mean '\($0)'?" } ?? ""
    throw .usage("unknown verb '\(name)'" + nearest, hint: "the verbs are \(list)")
  }

  /// Calls by what other tools name them.
  private static let others: [String: String] = {
    let words = [
      "lsp": "rename server languageserver", "--version": "version", "check": "lint validate analyze verify analyse",
      "init": "new create generate",
      "diagram": "draw render picture graph plot view export svg", "fmt": "format",
      "run": "play simulate trace execute exec",
      "run --watch": "watch", "run --format html": "player page serve", "run --compare": "diff compare",
      "explain": "rule rules question search ask", "docs --check": "doc documentation markdown", "help": "usage",
      "--generate-man-page": "man manpage",
      "--generate-completion-script zsh": "completion completions",
    ]
    return words.reduce(into: [:]) { table, entry in
      for word in entry.value.split(separator: " ") { table[String(word)] = entry.key }
    }
  }()

  private static var list: String { verbs.map(\.name).joined(separator: ", ") }
}
