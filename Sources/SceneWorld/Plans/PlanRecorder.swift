public import SceneBasics
public import ScenePlan
public import SceneProgram

/// Writes a plan while a program is played: whatever is done, in the routine to which it belongs.
struct PlanRecorder {
  var plan: HierarchyPlan
  /// How often each hooked callback has come.
  private var occurrences: [HookKey: Int] = [:]

  private struct HookKey: Hashable {
    var instance: InstanceID
    var callback: Callback
  }

  init(plan: HierarchyPlan) { self.plan = plan }

  /// Counts a callback; returns how often it has come.
  mutating func count(_ callback: Callback, of instance: InstanceID) -> Int {
    let key = HookKey(instance: instance, callback: callback)
    let occurrence = occurrences[key, default: 0] + 1
    occurrences[key] = occurrence
    return occurrence
  }

  mutating func append(_ step: StepRecord) { plan.steps.append(step) }

  mutating func append(_ expectation: Expectation) { plan.expectations.append(expectation) }

  mutating func append(_ hook: Hook) { plan.hooks.append(hook) }

  mutating func append(name: String) { plan.names.append(name) }

  mutating func append(list: [InstanceID]) { plan.lists.append(list) }

  mutating func open(_ routine: Routine) { plan.routines.append(routine) }

  mutating func append(_ instruction: Instruction, at mark: SourceMark, _ origin: Origin, in routine: RoutineID) {
    plan.routines[routine.index].instructions.append(instruction)
    plan.routines[routine.index].marks.append(mark)
    plan.routines[routine.index].origins.append(origin)
  }

  mutating func append(
    _ content: RoutineNote.Content, origin: Origin, at mark: SourceMark, in routine: RoutineID
  ) {
    let position = plan.routines[routine.index].instructions.count
    plan.routines[routine.index].notes.append(
      RoutineNote(position: position, origin: origin, content: content, mark: mark))
  }

  mutating func append(_ instance: InstanceRecord) { plan.instances.append(instance) }

  /// A child has a place of its own: x, y, width, height.
  mutating func setFrame(_ frame: [Double], of instance: InstanceID) {
    plan.instances[instance.index].frame = ChildFrame(frame)
  }

  /// From a step on the window has another size.
  mutating func setScreen(_ size: Size, ofStep number: Int) {
    if let step = plan.steps.lastIndex(where: { $0.number == number }) { plan.steps[step].screen = ScreenSize(size) }
  }
}

extension Simulation {
  /// Plays a program and writes down what is done.
  ///
  /// - Parameters:
  ///   - program: What is played.
  ///   - limits: How far it may go.
  ///   - observer: Told of every step, instruction and event.
  /// - Returns: The simulation at its end, and the plan.
  public static func record(
    _ program: Program, limits: Limits = Limits(), observer: any LifecycleObserver
  ) -> (simulation: Simulation, plan: HierarchyPlan) {
    var simulation = Simulation(program, limits: limits, observer: observer)
    simulation.recorder = PlanRecorder(plan: HierarchyPlan(head: program))
    simulation.asksForEffects = true
    simulation.settleWishes()
    simulation.play()
    let plan = simulation.recorder?.plan ?? HierarchyPlan(head: program)
    simulation.recorder = nil
    simulation.settleWishes()
    return (simulation, plan)
  }
}

extension InstanceRecord {
  /// What a plan says of a node that is about to be made.
  init(_ node: World.Node, name: String) {
    self.init(
      name: name, template: Int(node.template), isRetained: node.isRetained,
      forwardsAppearance: node.forwardsAppearance, forwardsInsideSuper: node.forwardsInsideSuper,
      isPrivate: node.isPrivate)
  }
}
