public import SceneBasics
package import ScenePlan
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
  var observers: ObserverList
  /// The steps of the controllers' code; empty where a plan is run.
  var program: Program
  /// The plan that is run; nil where a program is played.
  let guide: PlanGuide?
  /// The code that runs.
  var frame = Frame()
  /// Writes down what is done, where a plan is wanted.
  var recorder: PlanRecorder?
  /// How many instances come with one of a template, once that has been counted.
  var sizes = TemplateSizes()
  /// A pass that the next layout may use again.
  var sparePass: LayoutPass?
  /// Whether a layout pass runs.
  var isInPass = false
  let wantsInstructions: Bool
  /// Whether an observer or the recorder wants to know of instructions.
  var notesInstructions = false
  /// Whether an observer is told of each event, or causes are wanted.
  var tellsEvents = false
  /// The callbacks that take more than to count them, whatever hooks a controller has: all or none.
  var loud = HookSet.all
  /// Whether it matters from where what the end of the turn brings comes: for causes, or since a turn is shared.
  var keepsOrigins = false
  /// Whether the instances, names and lists of the run are kept in `cast`.
  var keepsCast = false
  /// Whether each routine is kept there, too, with its title and without instructions.
  var keepsTitles = false
  /// The plan of the run, with its instances, names, lists and steps so far; all of them where a plan is run.
  package internal(set) var cast: HierarchyPlan
  /// Whether an observer or the plan asks for causes.
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
  /// The most work that a step may take, besides the share of each living controller.
  let mostWork: Int
  /// The most work that the latest step may take: instructions, callbacks, controllers that walks come by.
  var allowance: Int
  /// How much of that is left; less than 0 where the run is over, so that one comparison finds that and the limit.
  var workLeft: Int
  /// How much work the steps before the latest were.
  var spentWork = 0
  /// How many instructions stand in the routines of a plan that have been carried out.
  var instructionCount = 0
  /// How many may be.
  var instructionBudget = Int.max

  /// Plays a program from its beginning.
  ///
  /// - Parameters:
  ///   - program: What is played.
  ///   - limits: How far it may go.
  ///   - observer: Told of every step, and of what it wishes.
  public init(_ program: Program, limits: Limits = Limits(), observer: any LifecycleObserver) {
    self.init(program, limits: limits, observers: ObserverList([observer]))
  }

  init(_ program: Program, limits: Limits, observers: ObserverList) {
    self.init(
      program, nil, HierarchyPlan(scene: program.scene, ios: program.ios, behaviours: program.behaviours),
      device: DeviceState(program.device, behaviours: program.behaviours), limits: limits, observers: observers)
  }

  /// Runs a plan.
  init(_ guide: PlanGuide, limits: Limits, observers: ObserverList) {
    self.init(
      Program(scene: ""), guide, guide.plan, device: DeviceState(Device(), behaviours: guide.plan.behaviours),
      limits: limits, observers: observers)
    world.plannedCount = guide.plan.instances.count
  }

  private init(
    _ program: Program, _ guide: PlanGuide?, _ cast: HierarchyPlan, device: DeviceState, limits: Limits,
    observers: ObserverList
  ) {
    self.program = program
    self.guide = guide
    self.cast = cast
    self.observers = observers
    self.limits = limits
    deepest = limits[.depth]
    deepestOverride = limits[.overrides]
    mostTurns = limits[.turns]
    mostWork = limits[.work]
    allowance = mostWork
    workLeft = mostWork
    wantsInstructions = self.observers.wishes.contains(.instructions)
    asksForEffects = self.observers.wishes.contains(.effects)
    world = World(device: device)
    world.touched.isWanted = self.observers.wishes.contains(.changes)
    settleWishes()
  }

  /// The first of the observers.
  public var observer: any LifecycleObserver {
    get { observers.all[0] }
    set { observers.all[0] = newValue }
  }

  /// Derives the flags from what the observers and the recorder ask for.
  mutating func settleWishes() {
    notesInstructions = wantsInstructions || asksForEffects
    keepsTitles = recorder != nil || observers.wishes.contains(.titles)
    tellsEvents = wantsEffects || observers.wishes.contains(.events)
    loud = tellsEvents ? .all : HookSet()
    keepsOrigins = wantsEffects
  }
}
