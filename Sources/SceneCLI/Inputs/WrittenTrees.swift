internal import SceneBasics
internal import ScenePlan
internal import SceneTrace
internal import SceneWorld

/// Writes the tree of each chosen moment while the run goes on, and keeps what held controllers at the last of them.
struct WrittenTrees: LifecycleObserver {
  private let plan: HierarchyPlan
  private let format: any TreeFormat
  /// The numbers of the steps to show; nil is the last one, whichever it is.
  private let wanted: Set<Int>?
  /// Whether each tree stands below the title of its step.
  private let hasTitles: Bool
  private var current: StepRecord?
  var output = ByteWriter()
  private var picture = WorldPicture()
  private var holds = HoldLedger()
  /// Whether there is a tree at all.
  private(set) var isEmpty = true
  /// What held controllers at the last of the moments.
  private var ledger = HoldLedger()

  init(of plan: HierarchyPlan, as format: any TreeFormat, wanted: Set<Int>?, hasTitles: Bool) {
    self.plan = plan
    self.format = format
    self.wanted = wanted
    self.hasTitles = hasTitles
  }

  /// The live controllers outside the hierarchy at the last of the moments, each with what holds it.
  var livingOn: [String] { plan.livingOn(in: picture.state, ledger) }

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    if let current, wanted?.contains(current.number) == true { write(world, after: current) }
    current = step
  }

  mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    holds.perform(instruction, cause: cause, world: world)
  }

  mutating func end(at time: Ticks, world: borrowing World) {
    if let current, wanted?.contains(current.number) ?? true { write(world, after: current) }
  }

  private mutating func write(_ world: borrowing World, after step: StepRecord) {
    if hasTitles { output.write((isEmpty ? "" : "\n") + "# \(step.number)  \(VisibleText.of(step.title))\n") }
    picture.follow(world)
    format.write(picture.state, of: plan, into: &output)
    ledger = holds
    isEmpty = false
  }
}
