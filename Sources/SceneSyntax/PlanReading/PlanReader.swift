internal import SceneBasics
internal import ScenePlan

/// A way through the values of a plan file, one after the other.
///
/// The records of a plan are read by the same code, wherever their values come from: `TapePlanReader` takes them
/// from the nodes of a file and can say what is wrong. `JSONPlanReader` takes them from the bytes and can only give up. The end of
/// a name tells where a value is: that of `flagHere()` is where the reader is, that of `flag()` is the next element of a
/// row.
///
/// After the first finding, every value reads as some value of its type, and every list as an ended one. The code that
/// reads a plan goes on without checks, and the plan is discarded.
protocol PlanReader: OperandSource {
  var plan: HierarchyPlan { get set }
  /// The rules that effects name, by their number in the file.
  var rules: [RuleNumber] { get set }

  // MARK: What is wrong

  /// Whether something is wrong with the file.
  var hasFailed: Bool { get }
  /// Where the value here stands.
  var span: SourceSpan { get }
  /// Where the key stands whose value is here.
  var keySpan: SourceSpan { get }
  /// Reports what is wrong, unless something was before.
  mutating func fail(_ diagnostic: Diagnostic)
  /// Reports that something else is wanted here.
  mutating func failToFind(_ wanted: String)

  // MARK: Collections

  /// Starts with the keys of the object here.
  mutating func object<Key: PlanRecordKey>(of keys: Key.Type) -> PlanObject<Key>
  /// Goes to the value of the next key; nil at the end of the object, and after a finding.
  mutating func next<Key: PlanRecordKey>(in object: inout PlanObject<Key>) -> Key?
  /// Reads the elements of the list here.
  mutating func list(_ body: (inout Self) -> Void)
  /// Reads the elements of the list here, each in its own way; `body` takes one after the other.
  mutating func row<Value>(_ kind: PlanRow, _ body: (inout Self) -> Value) -> Value
  /// Goes to the next element of the row; false, after a finding, where there is none.
  mutating func advance() -> Bool
  /// Whether the row has one more element.
  mutating func hasMore() -> Bool

  // MARK: Values

  /// The text here.
  mutating func text() -> String
  /// The name here; it stands in texts for people, so it may hold nothing that steers a terminal or hides.
  mutating func plainName() -> String
  /// Whether the text here is a certain one.
  mutating func takes(_ text: String) -> Bool
  /// Whether nothing is meant here.
  mutating func takesNull() -> Bool
  /// The whole number here.
  ///
  /// - Parameter wanted: What a finding asks for. Most plans have none, so it is only put together for one.
  mutating func number(_ range: PartialRangeFrom<Int>, _ wanted: @autoclosure () -> String) -> Int
  /// `true` or `false`.
  mutating func flagHere() -> Bool
  /// The seconds here.
  mutating func timeHere() -> Ticks
  /// The word here.
  mutating func wordHere<Word: PlanWord>(_ vocabulary: Word.Type) -> Word
  /// The number here of an element of one of the plan's lists.
  mutating func index(_ table: PlanTable) -> Int
}

extension PlanReader {
  /// What stands under a key of the file.
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
