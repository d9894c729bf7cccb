package import SceneBasics
package import ScenePlan
package import SceneProgram

/// A world that is played: by a program, which says what its controllers' code does, or by a plan, which says what was
/// done when it was written.
///
/// A `ContainerKind` calls what UIKit would call: `addChild(child, to: stack)` happens at once, with its callbacks, their
/// overrides and whatever these call. What is read afterwards is true. What has to wait is put into
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
  public package(set) var world: World
  package internal(set) var observers: ObserverList
  /// The steps of the controllers' code; empty where a plan is run.
  package var program: Program
  /// The classes of containers.
  package let kinds: any ContainerKinds
  /// The app's code.
  let code: any AppCode
  /// The code that runs.
  package var frame = Frame()
  /// Writes down what is done, where a plan is wanted.
  var recorder: PlanRecorder?
  /// How many instances come with one of a template, once that has been counted.
  var sizes = TemplateSizes()
  var passes = LayoutPasses()
  /// The answers of observers and recorder to what has to be kept and told.
  var wishes = RunWishes()
  /// The plan of the run, with its instances, names, lists and steps so far; all of them where a plan is run.
  package var cast: HierarchyPlan
  package var wantsEffects: Bool { wishes.wantsEffects }
  var causes = Causes()
  var sharedTurn = SharedTurn()
  /// The routine to which instructions belong.
  var routine = RoutineID(0)
  /// The hook that runs and whose routine isn't open yet.
  var pendingHook: PendingHook?
  /// How far the run may go.
  let limits: Limits
  var budget: RunBudget

  /// Plays a program, or runs a plan, from its beginning.
  ///
  /// - Parameters:
  ///   - program: What is played; an empty one where a plan is run.
  ///   - kinds: The classes of its containers.
  ///   - code: What the app's code does.
  ///   - cast: Its head, or the plan that is run.
  ///   - device: Where it runs.
  ///   - limits: How far it may go.
  ///   - observers: Told of every step, and of what each wishes.
  package init(
    _ program: Program, kinds: some ContainerKinds, code: some AppCode, cast: HierarchyPlan, device: DeviceState,
    limits: Limits, observers: ObserverList
  ) {
    self.program = program
    self.kinds = kinds
    self.code = code
    self.cast = cast
    self.observers = observers
    self.limits = limits
    budget = RunBudget(limits)
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
  mutating func settleWishes() { wishes.settle(observers.wishes, isRecorded: recorder != nil) }
}
