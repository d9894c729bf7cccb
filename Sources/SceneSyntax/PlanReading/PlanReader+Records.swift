internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan

/// Templates, instances, routines, hooks and steps.
extension PlanReader {
  /// A template, which goes behind those of the plan.
  mutating func template() {
    plan.templates.append(TemplateRecord(id: "", kind: .view, mark: .none))
    let last = plan.templates.count - 1
    var object = object(of: PlanTemplateKey.self)
    while let key = next(in: &object) {
      switch key {
      case .id: plan.templates[last].id = plainName()
      case .kind: plan.templates[last].kind = wordHere(ControllerKind.self)
      case .class: plan.templates[last].className = text()
      case .viewClass: plan.templates[last].viewClassName = text()
      case .title: plan.templates[last].title = text()
      case .group: plan.templates[last].group = text()
      case .note: plan.templates[last].note = text()
      case .contents: plan.templates[last].contents = elements { $0.row(.part) { $0.part() } }
      case .segues: plan.templates[last].segues = elements { $0.segue() }
      case .unwindActions: plan.templates[last].unwindActions = plainNames()
      case .actions: plan.templates[last].actions = plainNames()
      case .layout: plan.templates[last].layout = layout()
      case .hidesNavigationBar: plan.templates[last].hidesNavigationBar = flagHere()
      case .hidesBottomBar: plan.templates[last].hidesBottomBar = flagHere()
      case .isActionSheet: plan.templates[last].isActionSheet = flagHere()
      case .tells: plan.templates[last].tells = elements { $0.row(.tell) { $0.tell() } }
      case .private: plan.templates[last].isPrivate = flagHere()
      case .mark: plan.templates[last].mark = mark()
      }
    }
  }

  private mutating func part() -> TemplateRecord.Content {
    let role = advance() ? plainName() : ""
    return TemplateRecord.Content(role: role, template: templateOperand())
  }

  private mutating func tell() -> TemplateRecord.Tell {
    let template = templateOperand()
    return TemplateRecord.Tell(template: template, messages: advance() ? plainNames() : [])
  }

  /// The number of a template, the next element of the row.
  mutating func templateOperand() -> Int { advance() ? index(.templates) : 0 }

  private mutating func segue() -> TemplateRecord.Segue {
    var segue = TemplateRecord.Segue(id: "", verb: .show, destination: nil)
    var object = object(of: PlanSegueKey.self)
    while let key = next(in: &object) {
      switch key {
      case .id: segue.id = plainName()
      case .verb: segue.verb = wordHere(SegueVerb.self)
      case .destination: segue.destination = index(.templates)
      case .action: segue.action = plainName()
      case .style: segue.style = wordHere(PresentationStyle.self)
      case .sender: segue.sender = text()
      case .note: segue.note = text()
      case .isImported: segue.isImported = flagHere()
      }
    }
    return segue
  }

  /// An instance.
  mutating func instanceRecord() -> InstanceRecord {
    var instance = InstanceRecord(name: "", template: 0)
    var object = object(of: PlanInstanceKey.self)
    while let key = next(in: &object) {
      switch key {
      case .name: instance.name = plainName()
      case .template: instance.template = index(.templates)
      case .isRetained: instance.isRetained = flagHere()
      case .forwardsAppearance: instance.forwardsAppearance = flagHere()
      case .forwardsInsideSuper: instance.forwardsInsideSuper = flagHere()
      case .isPrivate: instance.isPrivate = flagHere()
      case .frame: instance.frame = childFrame()
      }
    }
    return instance
  }

  /// A routine, whose marks are as many as its instructions.
  mutating func routineRecord() -> Routine {
    var routine = Routine(name: "", step: 0)
    var runs: [(mark: SourceMark, count: Int)] = []
    var noteMarks: [SourceMark] = []
    var span = span
    var object = object(of: PlanRoutineKey.self)
    while let key = next(in: &object) {
      switch key {
      case .name: routine.name = text()
      case .step: routine.step = stepNumber()
      case .instructions: routine.instructions = elements(room: 8) { $0.row(.instruction) { Instruction(from: &$0) } }
      case .marks:
        span = self.span
        runs = elements(room: 8) { $0.row(.placeRun) { $0.run() } }
      case .resumption: routine.resumption = wordHere(Resumption.self)
      case .origins: routine.origins = elements(room: routine.instructions.count) { $0.row(.origin) { $0.origin() } }
      case .noteMarks: noteMarks = elements { $0.mark() }
      case .notes: routine.notes = elements { $0.row(.note) { $0.note() } }
      }
    }
    for (index, mark) in zip(routine.notes.indices, noteMarks) { routine.notes[index].mark = mark }
    // Counted before it is written out: a file may say that a place stands for a trillion instructions.
    var total = 0
    routine.marks.reserveCapacity(routine.instructions.count)
    for run in runs where !hasFailed {
      total = total.addingReportingOverflow(run.count).overflow ? Int.max : total + run.count
      if total > routine.instructions.count { break }
      routine.marks += repeatElement(run.mark, count: run.count)
    }
    if total != routine.instructions.count {
      fail(.unevenPlanMarks(total, instructions: routine.instructions.count, at: span))
    }
    return routine
  }

  private mutating func run() -> (mark: SourceMark, count: Int) {
    let mark = markOperands()
    return (mark, advance() ? number(1..., "how many instructions come from there") : 0)
  }

  /// A hook, in the row here.
  mutating func hook() -> Hook {
    let instance = instance()
    let callback = word(Callback.self)
    let occurrence = advance() ? number(1..., "a count from 1") : 1
    return Hook(instance: instance, callback: callback, occurrence: occurrence, routine: routine())
  }

  /// The steps, each with a greater number than the one before.
  mutating func steps() -> [StepRecord] {
    var least = 0
    return elements { reader in
      let step = reader.step(from: least)
      least = step.number + 1
      return step
    }
  }

  private mutating func step(from least: Int) -> StepRecord {
    var step = StepRecord(number: 0, id: nil, title: "", start: .settled, routine: RoutineID(0), mark: .none)
    var object = object(of: PlanStepKey.self)
    while let key = next(in: &object) {
      switch key {
      case .number: step.number = stepNumber(from: least, "a number of a step from \(least) on")
      case .id: step.id = plainName()
      case .title: step.title = text()
      case .note: step.note = text()
      case .after where takes(Delay.word): step.start = .nextTurn
      case .after: set(&step.start, key, StepRecord.Start.after)
      case .justBefore: set(&step.start, key, StepRecord.Start.justBefore)
      case .waited: set(&step.start, key, StepRecord.Start.waited)
      case .routine: step.routine = RoutineID(index(.routines))
      case .mark: step.mark = mark()
      case .screen: step.screen = screenSize()
      case .cancelled: step.isCancelled = flagHere()
      }
    }
    return step
  }

  private mutating func set(_ start: inout StepRecord.Start, _ key: PlanStepKey, _ make: (Ticks) -> StepRecord.Start) {
    if start != .settled { fail(.contradictingPlanKey(key.rawValue, of: "a step", at: keySpan)) }
    start = make(timeHere())
  }
}
