internal import SceneBasics
internal import SceneCompiler
internal import SceneDiagrams
internal import ScenePlan
internal import SceneSession
internal import SceneTrace

/// `run --matrix`: one scene under many circumstances.
extension RunVerb {
  /// Runs a scene in each cell, and shows which cells have the same trace and what makes the others differ.
  func runMatrix(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    try checkMatrix(arguments)
    let axes = try SystemOptions.axes(arguments)
    let path = arguments.operands[0]
    let form = try form(arguments)
    var reader = session.reader(of: [path])
    // Only a scene can run elsewhere.
    reader.refusesPlans = true
    let file = try reader.read(path)
    var loader = reader.loader(of: path)
    let compilation = Pipeline.compile(file, as: session.variation, loader: &loader)
    session.print(compilation)
    let scene = try CompiledScene(compilation, path: file.path)
    guard !scene.plan.steps.isEmpty,
      let program = Pipeline.program(of: file, as: session.variation, loader: &loader).program
    else { throw session.nothingToRun(scene) }
    let matrix = SceneMatrix(program, axes: axes, filter: try filter(arguments, of: scene.plan), limits: session.limits)
    if matrix.isCut { throw session.tooManyTrials(file.path, hint: "name fewer values of the axes") }
    var writer = ByteWriter()
    let target = arguments[CommonOptions.output].flatMap { $0 == "-" ? nil : $0 }
    form.write(matrix, decoration: target == nil ? session.outputDecoration : .plain, into: &writer)
    try session.deliver(writer.take(), to: target)
    let isSearchCut = matrix.boundaries.contains(where: \.isSearchCut)
    if isSearchCut { session.report(session.tooManyTrials(file.path, hint: "name two values of one axis")) }
    return matrix.traces.reduce(isSearchCut ? scene.exit.and(.notDone) : scene.exit) { exit, trace in
      switch trace.end {
      case .settled: exit
      case .exception, .problem: exit.and(.inputAtFault)
      case .limit: exit.and(.notDone)
      }
    }
  }

  private func checkMatrix(_ arguments: Arguments) throws(CommandFailure) {
    if arguments.operands.count > 1 {
      throw .usage(
        "'--matrix' takes one <\(operands.placeholder)>, but got '\(arguments.operands[1])' too",
        hint: arguments.operands.first { $0.contains("=") }.map {
          "each axis has an option of its own: '--matrix \($0)'"
        }
          ?? "to put two scenes side by side, write '--compare'")
    }
    let others: [(option: any AnyCommandOption, isThere: Bool)] = [
      (SystemOptions.compare, arguments.has(SystemOptions.compare)),
      (RunVerb.diagram, arguments[RunVerb.diagram] != nil),
      (RunVerb.instructions, arguments.has(RunVerb.instructions)), (RunVerb.flags, arguments.has(RunVerb.flags)),
      (RunVerb.layout, arguments[RunVerb.layout] != nil), (RunVerb.why, arguments.has(RunVerb.why)),
    ]
    guard let other = others.first(where: \.isThere) else { return }
    throw .usage("'--\(other.option.name)' means nothing to '--matrix'", hint: "leave one of them out")
  }

  /// The form of the matrix: the one that is named, or that of the file's name, or text.
  private func form(_ arguments: Arguments) throws(CommandFailure) -> MatrixForm {
    if case .matrix(let form)? = arguments[RunVerb.format] { return form }
    if let format = arguments[RunVerb.format], format.name != MatrixForm.text.rawValue {
      throw .usage(
        "'--format \(format.name)' writes one trace, not a matrix",
        hint: "write " + MatrixForm.allCases.map { "'--format \($0.rawValue)'" }.joined(separator: ", "))
    }
    let endings: [(MatrixForm, [String])] = [
      (.text, ["txt"]), (.svg, ["svg"]), (.markdown, ["md"]), (.json, ["json"]),
    ]
    let ways = ["html", "jsonl", "png", "pdf", "dot", "mmd"].map { ending in
      (ending, "let the name end in " + endings.flatMap(\.1).map { "." + $0 }.joined(separator: ", "))
    }
    let forms = FormChoice(
      verb: "run --matrix", choices: endings.map { ($0.0.rawValue, $0.1, $0.0) },
      hints: Dictionary(uniqueKeysWithValues: ways))
    return try forms.form(arguments[RunVerb.format]?.name, for: arguments[CommonOptions.output])
  }
}

/// The output of `run`: the trace of a run, or a matrix of many.
enum RunForm: Sendable {
  case trace(any TraceFormat)
  case matrix(MatrixForm)

  var name: String {
    switch self {
    case .trace(let format): format.name
    case .matrix(let form): form.rawValue
    }
  }

  /// The endings of files that hold a trace in a form.
  static func endings(of format: any TraceFormat) -> [String] {
    switch format.name {
    case "text": ["txt", "trace"]
    case "jsonl": ["jsonl", "ndjson"]
    case "html": ["html", "htm"]
    default: []
    }
  }

  /// Every form. What a matrix and a trace share is listed once.
  static func choices(
    _ formats: [any TraceFormat]
  ) -> [(word: String, summary: String?, value: RunForm)] {
    let traces = formats.map { (word: $0.name, summary: Optional($0.summary), value: RunForm.trace($0)) }
    let matrices = MatrixForm.allCases.filter { form in !formats.contains { $0.name == form.rawValue } }
    return traces
      + matrices.map { (word: $0.rawValue, summary: "with '--matrix': " + $0.summary, value: RunForm.matrix($0)) }
  }
}
