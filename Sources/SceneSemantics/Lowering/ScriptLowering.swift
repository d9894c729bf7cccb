internal import SceneBasics
internal import ScenePlan
internal import SceneRuntime
internal import SceneSyntax

/// The script, step by step, played on the machine.
extension Rehearsal {
  /// Plays a scene from launching to its last step.
  ///
  /// - Returns: The plan that was written on the way, and what was found.
  static func play(
    _ scene: ResolvedScene, plan: HierarchyPlan, onEvent: ((LifecycleEvent) -> Void)? = nil
  ) -> (plan: HierarchyPlan, diagnostics: [Diagnostic]) {
    var machine = SceneMachine(host: Rehearsal(scene, plan: plan), behaviours: plan.behaviours)
    machine.host.onEvent = onEvent
    let script = scene.document.script ?? []
    switch script.firstIndex(where: { $0.verb.value == .launch }) {
    case nil: machine.perform(machine.host.openBeginning("launch") { rehearsal, state in rehearsal.launch(state) })
    case 0?: break
    case _?:
      // What precedes launching acts on controllers that are made and not yet in a window.
      machine.perform(
        machine.host.openBeginning("before launch") { rehearsal, _ in
          if let initial = rehearsal.scene.initial(of: 0) { _ = rehearsal.make(initial) }
        })
    }
    for (index, step) in script.enumerated() where !machine.host.isStopped {
      // After an exception only expectations still mean something.
      if machine.isOver, step.verb.value != .expect { continue }
      machine.perform(machine.host.open(step, number: index + 1, script: script))
    }
    machine.finish()
    if let limit = machine.limit {
      let mark = machine.limitMark == .none ? machine.host.frame.mark : machine.limitMark
      let span = machine.host.span(of: mark)
      machine.host.fail(.runsForEver(limit, at: span))
    }
    machine.host.reportRest(machine.state)
    return (machine.host.plan, machine.host.sink.diagnostics)
  }

  /// What comes before the script, step 0.
  private mutating func openBeginning(_ title: String, _ work: @escaping Work) -> StepRecord {
    let span = scene.document.initial?.span ?? .start(of: scene.document.file)
    var frame = Frame(file: 0, mark: scene.mark(span), step: 0)
    frame.span = span
    spans[frame.mark] = span
    let routine = open(title, step: 0, frame: frame, work)
    let record = StepRecord(
      number: 0, id: nil, title: title, start: .settled, routine: routine, mark: frame.mark)
    plan.steps.append(record)
    return record
  }

  /// A step of the script.
  private mutating func open(_ step: StepDeclaration, number: Int, script: [StepDeclaration]) -> StepRecord {
    let mark = scene.mark(step.verb.span)
    spans[mark] = step.verb.span
    let title = title(of: step)
    let frame = Frame(file: 0, mark: mark, span: step.verb.span, step: number)
    let routine: RoutineID
    if case .expectation(let declaration) = step.object {
      let id = ExpectationID(plan.expectations.count)
      plan.expectations.append(expectation(declaration, number: number, script: script))
      routine = open(title, step: number, frame: frame) { rehearsal, _ in rehearsal.add(.expect(id)) }
      judging.insert(routine)
    } else {
      routine = open(title, step: number, frame: frame) { rehearsal, state in rehearsal.lower(step, state) }
    }
    let record = StepRecord(
      number: number, id: step.options.id?.value, title: title, note: step.options.note, start: start(of: step),
      routine: routine, mark: mark)
    plan.steps.append(record)
    return record
  }

  private func start(of step: StepDeclaration) -> StepRecord.Start {
    if case .seconds(let ticks) = step.object { return .waited(ticks) }
    guard let after = step.options.after?.value else { return .settled }
    return step.verb.value == .expect ? .justBefore(after) : .after(after)
  }
}
