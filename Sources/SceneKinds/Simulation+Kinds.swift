public import SceneBasics
public import ScenePlan
public import SceneProgram
internal import SceneRuns
public import SceneWorld

/// A program is played with UIKit's own kinds of containers.
extension Simulation {
  /// Plays a program from its beginning.
  ///
  /// - Parameters:
  ///   - program: What is played.
  ///   - limits: How far it may go.
  ///   - observer: Told of every step, and of what it wishes.
  public init(_ program: Program, limits: Limits = Limits(), observer: any LifecycleObserver) {
    self.init(program, kinds: UIKitKinds(), limits: limits, observers: ObserverList([observer]))
  }

  /// Plays a program and judges what it expects, in one pass. What is left of the run is what its observers keep, and
  /// the cast, so that events can be put into words.
  ///
  /// - Parameters:
  ///   - program: What is played.
  ///   - limits: How far it may go.
  ///   - observers: Told of every step, and of what each wishes, in this order.
  /// - Returns: The observers; a plan with instances, names and steps, but without routines; how the run ended.
  public static func play<each Observer: LifecycleObserver>(
    _ program: Program, limits: Limits = Limits(), observers: repeat each Observer
  ) -> (observers: (repeat each Observer), cast: HierarchyPlan, outcome: RunOutcome) {
    let (played, cast, outcome) = play(
      program, kinds: UIKitKinds(), limits: limits, list: ObserverList(repeat each observers))
    return (played.last(repeat each observers), cast, outcome)
  }

  /// Plays a program with a list of observers.
  package static func play(
    _ program: Program, limits: Limits, list: ObserverList
  ) -> (list: ObserverList, cast: HierarchyPlan, outcome: RunOutcome) {
    play(program, kinds: UIKitKinds(), limits: limits, list: list)
  }

  /// Plays a program from launching to its last step, and lets all settle.
  ///
  /// - Parameters:
  ///   - program: What is played.
  ///   - limits: How far it may go.
  ///   - observer: Told of every step, instruction and event.
  /// - Returns: The simulation at its end.
  public static func run(
    _ program: Program, limits: Limits = Limits(), observer: any LifecycleObserver
  ) -> Simulation {
    var simulation = Simulation(program, limits: limits, observer: observer)
    simulation.play()
    return simulation
  }

  /// Plays a program and writes down what is done.
  ///
  /// - Parameters:
  ///   - program: What is played.
  ///   - limits: How far it may go.
  ///   - observer: Told of every step, and of what it wishes.
  /// - Returns: The simulation at its end, and the plan.
  public static func record(
    _ program: Program, limits: Limits = Limits(), observer: any LifecycleObserver
  ) -> (simulation: Simulation, plan: HierarchyPlan) {
    var simulation = Simulation(program, limits: limits, observer: observer)
    let plan = simulation.record()
    return (simulation, plan)
  }
}
