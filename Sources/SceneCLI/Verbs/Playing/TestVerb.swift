internal import SceneBasics
internal import SceneSession
internal import SceneSyntax

/// `test`: whether scenes do what they expect of themselves.
struct TestVerb: Verb {
  let name = "test"
  let overview = "Run scenes and check their expectations."
  var discussion: [String] {
    [
      "Scenes run in parallel, and are reported in the order of their paths. The last line counts the expectations: "
        + "'12 passed, 1 failed'.",
      "With '--accept' a file gets what happened in the place of what it expected. Read the difference: it is right "
        + "only if the new behaviour is. Name the files one by one; a folder isn't taken.",
      "With '--matrix' every expectation is judged in every cell of a table, and the report says in which ones it holds. "
        + "The exit code is 1 only if one doesn't hold where it says so. With 'ios: 13...' or 'device: phone' it says so of "
        + "these systems, and without them of all cells.",
    ]
  }
  let operands = Operands(
    placeholder: "path", count: .orThisFolder,
    summary: "Scenes or plans, or folders to search for them; '-' is standard input, and the default is this folder.")
  var options: [any AnyCommandOption] {
    [
      TestVerb.accept, TestVerb.reporter, CommonOptions.jobs, SystemOptions.matrix, ScenePaths.exclude,
      CommonOptions.watch,
    ] + CommonOptions.ofLongWork
      + SystemOptions.all + ConfinementOptions.all
  }

  static let accept = CommandOption(
    flag: "accept",
    summary: "Rewrite each 'trace', 'tree' and 'visible' that fails in these files to what happened, and show the "
      + "difference; comments stay.")
  static let reporter = CommandOption(
    reporters: TestReporters.all.map { ($0.name, $0.summary, $0) },
    summary: "The form of the report, and its file; may be given several times. Standard output gets 'text' "
      + "unless another takes it.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    if arguments[SystemOptions.matrix] != nil { return try testMatrix(arguments, in: session) }
    if arguments.has(TestVerb.accept) {
      if arguments.has(CommonOptions.watch) {
        throw .usage("'--accept' rewrites files once, and '--watch' repeats", hint: "leave one of them out")
      }
      try Acceptance.check(arguments.operands, in: session)
    }
    var reports = try Reports(
      arguments.all(TestVerb.reporter), standard: TestReporters.all[0], in: session.console.files)
    var tally = TestTally()
    let start = session.console.clock()
    let paths = session.scenes(arguments, exit: &tally.exit)
    let reader = session.reader(of: paths.files, found: paths.found)
    if arguments.has(TestVerb.accept) {
      for path in paths.files { try Acceptance(session: session, reader: reader).accept(path) }
    }
    var progress = ProgressLine(total: paths.files.count, of: "scenes", in: session)
    var done = 0
    var told: Set<String> = []
    let wantsReasons = reports.all.contains(where: \.printsReasons)
    SideBySide.run(paths.files, threads: arguments[CommonOptions.jobs] ?? Thread.coreCount) { path in
      TestedScene.test(path, reader: reader, wantsReasons: wantsReasons)
    } take: { scene in
      if let compilation = scene.compilation { session.print(compilation, told: &told) }
      if case .stopped(let failure) = scene.result { session.report(failure) }
      tally.count(scene)
      reports.write(in: session) { $0.report(scene, decoration: $1, to: &$2) }
      done += 1
      progress.show(done, scene.path)
    }
    reports.write(in: session) { $0.end(tally, decoration: $1, to: &$2) }
    if reports.shown?.holdsCounts != true { session.console.report(tally.summary(session.errorDecoration) + "\n") }
    // Only a person wants to know how long it took; an output has the same bytes each time.
    if session.console.isErrorTerminal, !session.isQuiet {
      let time = Double(session.console.clock() - start) / 1_000
      let files = paths.files.count == 1 ? "1 file" : "\(paths.files.count) files"
      session.console.report(session.errorDecoration.paint("\(files) in \(time) s", as: .faint) + "\n")
    }
    return reports.deliver(in: session).and(tally.exit)
  }
}
