import SceneBasics
import SceneCompiler
import SceneSyntax

/// A way through the compiler that has to hold whatever bytes it is given: no crash, no endless work, and what each
/// promises besides.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Bytes to findings, in every form of report.
  case check
  /// Scene to plan, run, and everything that is printed and drawn of it.
  case scene
  /// Plan to run, and the same.
  case plan
  /// `fmt`: laid out twice it is as laid out once, and means the same.
  case format
  /// `check --fix`: no fewer findings can be left than before.
  case fix
  /// `docs`: what is written is what is checked, and lies where it may.
  case document
  /// `import`: a storyboard to a report, which is the same whenever it is asked for.
  case storyboard
  /// `log`: every line is an event or kept, and the normal form is read back to the same log.
  case log
  /// The words of a command line.
  case command
  /// Patterns of what is left out of folders: in a file they mean what they mean as options.
  case patterns
  /// The expectations of a scene, and why they don't come true: `test` with its reasons and their edits.
  case reasons
  /// A scene on two systems, side by side and in a matrix, which count the same differences.
  case comparison
  /// A text that an editor has open, and bytes that a client sends: each request gets one answer.
  case server

  /// Goes the way; says what doesn't hold.
  package func violations(by bytes: [UInt8], forms: FormChoice = .all) -> [String] {
    switch self {
    case .check: CheckedBytes.violations(by: bytes, forms)
    case .scene: RunBytes.violations(by: bytes, isPlan: false, forms)
    case .plan: RunBytes.violations(by: bytes, isPlan: true, forms)
    case .format: FormattedBytes.violations(by: bytes)
    case .fix: CalledCommand.violationsOfFixing(bytes)
    case .document: CalledCommand.violationsOfDocument(bytes)
    case .storyboard: CalledCommand.violationsOfImporting(bytes)
    case .log: LogBytes.violations(by: bytes, forms)
    case .command: CalledCommand.violationsOfLine(bytes)
    case .patterns: CalledCommand.violationsOfPatterns(bytes)
    case .reasons: ComparedBytes.violationsOfReasons(bytes)
    case .comparison: ComparedBytes.violationsOfComparison(bytes)
    case .server: ServedBytes.violations(by: bytes)
    }
  }
}

/// The forms in which outputs are made of an input.
package struct FormChoice: Sendable {
  private var dice: Dice?

  /// In every form.
  package static let all = FormChoice(dice: nil)

  /// In one of each list, which the input itself draws. A fuzzer tries many more inputs so, and nearby ones in other
  /// forms; the same input is always tried in the same ones.
  package static func one(drawnBy bytes: [UInt8]) -> FormChoice {
    FormChoice(dice: Dice(seed: bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }))
  }

  mutating func among<Form>(_ forms: [Form]) -> [Form] {
    guard let form = dice?.pick(forms) else { return forms }
    return [form]
  }
}

/// The compiler's answer to bytes.
enum CheckedBytes {
  static func violations(by bytes: [UInt8], _ forms: FormChoice) -> [String] {
    let compilation = compile(bytes, wantsPlan: false)
    var forms = forms
    for reporter in forms.among(DiagnosticReporters.all) {
      var reporter = reporter
      var writer = ByteWriter()
      reporter.begin(ReportContext(version: "0", folder: nil), to: &writer)
      reporter.report(compilation.diagnostics, in: compilation.files, decoration: .ansi, to: &writer)
      reporter.end(to: &writer)
      if String(validating: writer.take(), as: UTF8.self) == nil { return ["a report isn't UTF-8"] }
    }
    let isStopped = compilation.diagnostics.contains { $0.severity == .error && $0.code.number < 300 }
    if isStopped, compilation.plan != nil { return ["a plan in spite of an error"] }
    return []
  }

  /// The compilation of a file that imports nothing that there is.
  static func compile(_ bytes: [UInt8], wantsPlan: Bool = true) -> Compilation {
    var loader = NoFiles()
    return Pipeline.compile(SourceFile(path: "x.yaml", bytes: bytes), loader: &loader, wantsPlan: wantsPlan)
  }

  private struct NoFiles: SourceLoader {
    /// The thread sanitizer of Swift 6.3 crashes where an `inout` has no size.
    private let size: UInt8 = 1

    func load(_ path: String) -> Result<[UInt8], SourceFailure> { .failure(SourceFailure("no such file")) }
  }
}

/// The bytes in the one form.
enum FormattedBytes {
  static func violations(by bytes: [UInt8]) -> [String] {
    guard let once = formatted(bytes) else { return [] }
    switch once {
    case .failure(let reason): return [reason]
    case .success(let once):
      guard case .success(let twice)? = formatted(once) else { return ["what was laid out can't be laid out"] }
      if twice != once { return ["laid out twice, it is another file"] }
      if once == bytes { return [] }
      // The one form has no tabs between words, so what is said of them goes.
      let before = meaning(of: bytes).filter { $0 != "tabBetweenWords" }
      return before == meaning(of: once) ? [] : ["laid out, it means something else"]
    }
  }

  private enum Outcome {
    case success([UInt8])
    case failure(String)
  }

  private static func formatted(_ bytes: [UInt8]) -> Outcome? {
    var sink = DiagnosticSink()
    switch SceneFormatter.format(SourceFile(path: "x.yaml", bytes: bytes), id: FileID(0), sink: &sink) {
    case .formatted(let bytes): return .success(bytes)
    case .unreadable: return nil
    case .changed: return .failure("the formatter itself found that it changes the file")
    }
  }

  /// The plan without its places, and the kinds of the findings.
  private static func meaning(of bytes: [UInt8]) -> [String] {
    let compilation = CheckedBytes.compile(bytes)
    var writer = ByteWriter()
    if var plan = compilation.plan {
      plan.forgetPlaces()
      PlanListing.write(plan, into: &writer)
    }
    return [String(decoding: writer.take(), as: UTF8.self)] + compilation.diagnostics.map(\.code.name).sorted()
  }
}

extension HierarchyPlan {
  /// Takes away where everything was written: in another layout it stands on other lines.
  fileprivate mutating func forgetPlaces() {
    for index in routines.indices { routines[index].marks = routines[index].marks.map { _ in .none } }
    for index in steps.indices { steps[index].mark = .none }
    for index in templates.indices { templates[index].mark = .none }
    for index in expectations.indices {
      for clause in expectations[index].clauses.indices { expectations[index].clauses[clause].mark = .none }
    }
  }
}
