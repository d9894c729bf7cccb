internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// A way through the tape of a plan file, record by record, which says what is wrong.
///
/// The end of a name tells where a value is: that of `flagHere()` is where the reader is, that of `flag()` is the next
/// element of a row.
///
/// After the first finding, every value reads as some value of its type, and every list as an ended one. The code that
/// reads a plan goes on without checks, and the plan is discarded.
struct PlanReader: OperandSource {
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
  /// The rules that effects name, by their number in the file.
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

  /// Whether something is wrong with the file.
  var hasFailed: Bool { !cursor.sink.diagnostics.isEmpty }

  /// Where the value here stands.
  var span: SourceSpan { cursor.span }

  /// Where the key stands whose value is here.
  var keySpan: SourceSpan { cursor.keySpan }

  /// Reports what is wrong, unless something was before.
  mutating func fail(_ diagnostic: Diagnostic) {
    if !hasFailed { cursor.report(diagnostic) }
  }

  /// Reports that something else is wanted here.
  mutating func failToFind(_ wanted: String) {
    fail(.unexpectedPlanValue(cursor.kind, cursor.string, wanted: wanted, at: cursor.span))
  }
}

extension PlanReader {
  /// Reads the value of a key of the file.
  mutating func read(_ key: PlanKey) {
    switch key {
    case .plan: checkVersion()
    // What has made the file; it says nothing of what is in it.
    case .release: _ = text()
    case .scene: plan.scene = text()
    case .note: plan.note = text()
    case .ios: plan.ios = number(0...)
    case .behaviours: list { $0.plan.behaviours.insert($0.wordHere(Behaviour.self)) }
    case .device: plan.device = wordHere(DeviceIdiom.self)
    case .screen: plan.screen = screenSize()
    case .picture: plan.picture = picture()
    case .initial: plan.initial = index(.templates)
    case .files: plan.files = elements { $0.text() }
    case .names: plan.names = elements { $0.text() }
    case .lists: plan.lists = elements { $0.elements { InstanceID($0.index(.instances)) } }
    case .rules: rules = elements { $0.wordHere(RuleNumber.self) }
    case .templates: list { $0.template() }
    case .instances: plan.instances = elements { $0.instanceRecord() }
    case .routines: plan.routines = elements { $0.routineRecord() }
    case .hooks: plan.hooks = elements { $0.row(.hook) { $0.hook() } }
    case .steps: plan.steps = steps()
    case .expectations: plan.expectations = elements { $0.expectationRecord() }
    }
  }

  /// Checks that this version can read the file.
  mutating func checkVersion() {
    let span = span
    let version = number(0...)
    if version != HierarchyPlan.version { fail(.unreadablePlanVersion(version, at: span)) }
  }
}
