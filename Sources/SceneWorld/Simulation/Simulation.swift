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
  /// The observer.
  public var observer: any LifecycleObserver
  let source: Source
  /// The code that runs.
  var frame = Frame()
  /// Writes down what is done, where a plan is wanted.
  var recorder: PlanRecorder?
  /// How many instances come with one of a template, once that has been counted.
  var sizes = TemplateSizes()
  let wantsInstructions: Bool
  let wantsCast: Bool
  /// The routine to which instructions belong.
  var routine = RoutineID(0)
  /// The hook that runs and whose routine isn't open yet.
  var pendingHook: PendingHook?
  var nesting = 0
  var descents = 0
  /// How many instructions have been carried out, in the whole run or in the latest step.
  var instructionCount = 0
  /// How many may be, in the whole run; nil if the bound is on each step.
  let budget: Int?

  /// What plays.
  enum Source {
    case program(Program)
    case plan(PlanGuide)
  }

  /// Plays a program from its beginning.
  ///
  /// - Parameters:
  ///   - program: What is played.
  ///   - observer: Told of every step, instruction and event.
  public init(_ program: Program, observer: any LifecycleObserver) {
    self.init(
      .program(program), device: DeviceState(program.device, behaviours: program.behaviours), observer: observer,
      budget: nil)
  }

  init(_ source: Source, device: DeviceState, observer: any LifecycleObserver, budget: Int?) {
    self.source = source
    self.observer = observer
    self.budget = budget
    wantsInstructions = observer.wantsInstructions
    wantsCast = observer.wantsCast
    world = World(device: device)
    world.touched.isWanted = observer.watchesNodes
    if case .plan(let guide) = source { world.plannedCount = guide.plan.instances.count }
  }

  /// The program that is played; an empty one where a plan is.
  var program: Program {
    switch source {
    case .program(let program): program
    case .plan: Simulation.noProgram
    }
  }

  private static let noProgram = Program(scene: "")
}
