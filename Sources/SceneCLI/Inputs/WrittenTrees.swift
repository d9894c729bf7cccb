internal import SceneBasics
internal import ScenePlan
internal import SceneTrace
internal import SceneWorld

/// Writes the tree of each chosen moment while the run goes on, and knows what lives on outside of it at the last one.
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
  /// Whether there is a tree at all.
  private(set) var isEmpty = true
  /// The live controllers outside the hierarchy at the last of the moments.
  private var living: [LivingOn] = []

  var wantsInstructions: Bool { false }
  var wantsEvents: Bool { false }

  init(of plan: HierarchyPlan, as format: any TreeFormat, wanted: Set<Int>?, hasTitles: Bool) {
    self.plan = plan
    self.format = format
    self.wanted = wanted
    self.hasTitles = hasTitles
  }

  /// The same as text, each with what keeps it alive.
  var livingOn: [String] { living.map { $0.text(in: plan) } }

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    if let current, wanted?.contains(current.number) == true { write(world, after: current) }
    current = step
  }

  mutating func end(at time: Ticks, world: borrowing World) {
    if let current, wanted?.contains(current.number) ?? true { write(world, after: current) }
  }

  private mutating func write(_ world: borrowing World, after step: StepRecord) {
    if hasTitles { output.write((isEmpty ? "" : "\n") + "# \(step.number)  \(VisibleText.of(step.title))\n") }
    picture.follow(world)
    format.write(picture.state, of: plan, into: &output)
    living = LivingOn.all(in: world)
    isEmpty = false
  }
}
