internal import SceneBasics
internal import ScenePlan

/// A way through the tape of a plan file, record by record, which says what is wrong.
struct TapePlanReader: PlanReader {
  /// The lists of a plan into which its records point.
  struct Counts {
    var files = 0
    var names = 0
    var lists = 0
    var rules = 0
    var templates = 0
    var instances = 0
    var routines = 0
    var expectations = 0
  }

  /// A list whose elements are read one after the other.
  struct Row {
    var kind: PlanRow
    /// Where it stands on the tape.
    var node: Int
    var items: TapeCursor.Items
    /// How many elements are still to come.
    var left: Int
  }

  var cursor: TapeCursor
  /// How long those lists are, known before any of them is read.
  var counts = Counts()
  var row: Row?
  var plan = HierarchyPlan(scene: "", ios: 0, behaviours: [])
  var rules: [RuleNumber] = []

  init(_ tape: EventTape, limits: Limits) {
    cursor = TapeCursor(tape: tape, symbols: SymbolTable(capacity: 0), sink: DiagnosticSink(), limits: limits)
  }

  /// Reads the file's root.
  mutating func read() -> HierarchyPlan {
    cursor.begin(at: 0)
    // Records point to lists that may stand behind them, so all lists are found before any is read.
    var values: [PlanKey: (node: Int, key: Int)] = [:]
    var object = object(of: PlanKey.self)
    while let key = next(in: &object) {
      if key == .plan { checkVersion() }
      values[key] = (cursor.index, cursor.key)
    }
    func count(_ key: PlanKey) -> Int { values[key].map { Int(cursor.tape.nodes[$0.node].count) } ?? 0 }
    counts = Counts(
      files: count(.files), names: count(.names), lists: count(.lists), rules: count(.rules),
      templates: count(.templates), instances: count(.instances),
      routines: count(.routines), expectations: count(.expectations))
    for key in PlanKey.allCases where !hasFailed {
      guard let place = values[key] else { continue }
      cursor.go(to: place.node, key: place.key)
      read(key)
    }
    return plan
  }

  // MARK: What is wrong

  var hasFailed: Bool { !cursor.sink.diagnostics.isEmpty }

  var span: SourceSpan { cursor.span }

  var keySpan: SourceSpan { cursor.keySpan }

  mutating func fail(_ diagnostic: Diagnostic) {
    if !hasFailed { cursor.report(diagnostic) }
  }

  mutating func failToFind(_ wanted: String) {
    fail(.unexpectedPlanValue(cursor.kind, cursor.string, wanted: wanted, at: cursor.span))
  }
}
