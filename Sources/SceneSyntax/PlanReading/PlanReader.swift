internal import SceneBasics
internal import ScenePlan

/// A way through the tape of a plan file, record by record.
///
/// After the first finding, every value reads as some value of its type, and every list as an ended one. The code that
/// reads a plan goes on without checks, and the plan is discarded.
struct PlanReader {
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
    /// What it is.
    var kind: StaticString
    /// Where it stands on the tape.
    var node: Int
    var items: TapeCursor.Items
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

  /// Whether something is wrong with the file.
  var hasFailed: Bool { !cursor.sink.diagnostics.isEmpty }

  /// Reports what is wrong, unless something was before.
  mutating func fail(_ diagnostic: Diagnostic) {
    if !hasFailed { cursor.report(diagnostic) }
  }

  /// Reads the file's root.
  mutating func read() -> HierarchyPlan {
    cursor.begin(at: 0)
    // Records point to lists that may stand behind them, so all lists are found before any is read.
    var values: [PlanKey: (node: Int, key: Int)] = [:]
    object(of: PlanKey.self) { reader, key in
      if key == .plan { reader.checkVersion() }
      values[key] = (reader.cursor.index, reader.cursor.key)
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

  private mutating func checkVersion() {
    let span = cursor.span
    let version = number(0...)
    if version != HierarchyPlan.version {
      fail(.unreadablePlanVersion(version, at: span))
    }
  }

  private mutating func read(_ key: PlanKey) {
    switch key {
    case .plan: break
    case .scene: plan.scene = text()
    case .note: plan.note = text()
    case .ios: plan.ios = number(0...)
    case .behaviours: list { $0.plan.behaviours.insert($0.wordHere(Behaviour.self)) }
    case .device: plan.device = wordHere(DeviceIdiom.self)
    case .screen: plan.screen = screenSize()
    case .picture: plan.picture = picture()
    case .initial: plan.initial = index(.templates)
    case .files: list { $0.plan.files.append($0.text()) }
    case .names: list { $0.plan.names.append($0.text()) }
    case .lists:
      list { reader in
        var members: [InstanceID] = []
        reader.list { members.append(InstanceID($0.index(.instances))) }
        reader.plan.lists.append(members)
      }
    case .rules: list { $0.rules.append($0.wordHere(RuleNumber.self)) }
    case .templates: list { $0.plan.templates.append($0.template()) }
    case .instances: list { $0.plan.instances.append($0.instanceRecord()) }
    case .routines: list { $0.plan.routines.append($0.routineRecord()) }
    case .hooks: list { $0.plan.hooks.append($0.hook()) }
    case .steps: list { $0.plan.steps.append($0.step()) }
    case .expectations: list { $0.plan.expectations.append($0.expectationRecord()) }
    }
  }
}
