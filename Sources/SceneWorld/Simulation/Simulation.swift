public import SceneBasics
internal import ScenePlan
public import SceneProgram

/// A world that is played: by a program, which says what its controllers' code does, or by a plan, which says what was
/// done when it was written.
///
/// A container is an extension that calls what UIKit would call: `addChild(child, to: stack)` happens at once, with its
/// callbacks, their overrides and whatever these call. What is read afterwards is true. What has to wait is put into
/// the world's queue under a name.
///
/// A pushed screen, as this type sees it:
///
/// ```
/// push(detail, on: stack)      the call: addChild -> detail.willMove(toParent: stack); the rest waits for the next
/// turn startTurn                    load, begin(list, away), begin(detail, in): the wills; the transition opens
/// endTurn                      0.5 s later: end(list), end(detail): the dids; didMove(toParent: stack)
/// ```
///
/// A copy is a fork of the whole run.
public struct Simulation {
  public internal(set) var world: World
  /// The observer. It is told of events when the next step begins, when the run ends, or by `handOn()`.
  public var observer: any LifecycleObserver
  /// Judges what the scene expects, where that is wanted.
  var judge: ExpectationJudge?
  /// Whether there is anything to judge.
  var isJudged = false
  /// What the controllers' code does; empty where a plan is run.
  var program: Program
  /// The plan that is run; nil where a program is played.
  let guide: PlanGuide?
  /// The code that runs.
  var frame = Frame()
  /// Writes down what is done, where a plan is wanted.
  var recorder: PlanRecorder?
  /// How many instances come with one of a template, once that has been counted.
  var sizes = TemplateSizes()
  /// What the next layout pass may use again.
  var sparePass: LayoutPass?
  /// Whether a layout pass runs.
  var isInPass = false
  let wantsInstructions: Bool
  let looksAtWorld: Bool
  let wantsDepths: Bool
  /// How deep controllers hang, where the observer wants to know.
  var depths = DepthTable()
  /// Whether the observer is told of each event, or of their number only.
  let wantsEvents: Bool
  /// How many events there were of which only the number is told, since it was told last.
  var eventCount = 0
  /// Events that the observer hasn't been told of yet.
  var gathered: GatheredEvents
  /// Whether the observer or the recorder wants to know of instructions.
  var notesInstructions = false
  /// Whether more is done with an event than to gather it for the observer.
  var listens = false
  /// Whether the observer or the judge wants to know of steps.
  var tellsSteps = true
  /// Whether the judge wants to know of steps.
  var judgeWantsSteps = false
  /// The callbacks that take more than to count them, whatever hooks a controller has: those that the observer wants, and
  /// all where more is done with an event than to tell it.
  var loud = HookSet.all
  /// The callbacks that the observer wants.
  private let wanted: HookSet
  /// Whether it matters from where what the end of the turn brings comes: for causes, or since a turn is shared.
  var keepsOrigins = false
  var wantsCast: Bool
  /// Whether the observer or the plan asks for causes.
  var asksForEffects: Bool
  #if WITHOUT_EFFECTS
  // The calls aren't compiled, so that `Tests/Speed/effects` can measure what they cost where no observer asks.
  var wantsEffects: Bool { false }
  #else
  var wantsEffects: Bool { asksForEffects }
  #endif
  var causes = Causes()
  var sharedTurn = SharedTurn()
  /// The routine to which instructions belong.
  var routine = RoutineID(0)
  /// The hook that runs and whose routine isn't open yet.
  var pendingHook: PendingHook?
  var nesting = 0
  var descents = 0
  /// How far the run may go.
  let limits: Limits
  /// How deep controllers may hang in each other: the one limit that each walk asks for.
  let deepest: Int
  /// How deep overrides may fire one another: asked for in each callback that does something.
  let deepestOverride: Int
  /// How many turns of the main queue may pass before all has settled.
  let mostTurns: Int
  /// What a step may come to, besides what each living controller allows.
  let mostWork: Int
  /// What the latest step may come to: instructions, callbacks, controllers that walks come by.
  var allowance: Int
  /// How much of that is left; less than 0 where the run is over, so that one comparison finds that and the limit.
  var workLeft: Int
  /// How many instructions stand in the routines of a plan that have been carried out.
  var instructionCount = 0
  /// How many may be.
  var instructionBudget = Int.max

  /// Plays a program from its beginning.
  ///
  /// - Parameters:
  ///   - program: What is played.
  ///   - limits: How far it may go.
  ///   - observer: Told of every step, instruction and event.
  public init(_ program: Program, limits: Limits = Limits(), observer: any LifecycleObserver) {
    self.init(
      program, nil, device: DeviceState(program.device, behaviours: program.behaviours), limits: limits,
      observer: observer)
  }

  /// Runs a plan.
  init(_ guide: PlanGuide, limits: Limits, observer: any LifecycleObserver) {
    self.init(
      Program(scene: ""), guide, device: DeviceState(Device(), behaviours: guide.plan.behaviours), limits: limits,
      observer: observer)
    world.plannedCount = guide.plan.instances.count
  }

  private init(
    _ program: Program, _ guide: PlanGuide?, device: DeviceState, limits: Limits, observer: any LifecycleObserver
  ) {
    self.program = program
    self.guide = guide
    self.observer = observer
    self.limits = limits
    deepest = limits[.depth]
    deepestOverride = limits[.overrides]
    mostTurns = limits[.turns]
    mostWork = limits[.work]
    allowance = mostWork
    workLeft = mostWork
    wantsInstructions = observer.wantsInstructions
    looksAtWorld = observer.looksAtWorld || observer.watchesNodes
    wantsEvents = observer.wantsEvents
    wanted = wantsEvents ? HookSet(Callback.allCases.filter { observer.wants($0) }) : HookSet()
    // As many as fit into a processor's nearest cache, or one where order matters.
    gathered = GatheredEvents(room: observer.wantsEvents && !observer.wantsOrder ? 128 : 1)
    wantsDepths = observer.wantsDepths
    wantsCast = observer.wantsCast
    asksForEffects = observer.wantsEffects
    world = World(device: device)
    world.touched.isWanted = observer.watchesNodes
    settleWishes()
  }

  /// What the observer, the judge and the recorder want comes to this.
  mutating func settleWishes() {
    notesInstructions = wantsInstructions || asksForEffects
    listens = isJudged || wantsEffects || looksAtWorld
    judgeWantsSteps = judge?.wantsSteps == true
    tellsSteps = observer.wantsSteps || observer.watchesNodes || judgeWantsSteps
    loud = listens ? .all : wanted
    keepsOrigins = wantsEffects
  }
}
