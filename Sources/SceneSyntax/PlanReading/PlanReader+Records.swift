internal import SceneBasics
internal import ScenePlan

/// Templates, instances, routines, hooks and steps.
extension PlanReader {
  /// A template.
  mutating func template() -> TemplateRecord {
    var template = TemplateRecord(id: "", kind: .view, mark: .none)
    object(of: PlanTemplateKey.self) { reader, key in
      switch key {
      case .id: template.id = reader.plainName()
      case .kind: template.kind = reader.wordHere(ControllerKind.self)
      case .class: template.className = reader.text()
      case .viewClass: template.viewClassName = reader.text()
      case .title: template.title = reader.text()
      case .group: template.group = reader.text()
      case .note: template.note = reader.text()
      case .contents:
        reader.list { reader in
          reader.row("a part of a container") { reader in
            let role = reader.advance() ? reader.plainName() : ""
            let index = reader.advance() ? reader.index(.templates) : 0
            template.contents.append(.init(role: role, template: index))
          }
        }
      case .segues: reader.list { template.segues.append($0.segue()) }
      case .unwindActions: template.unwindActions = reader.plainNames()
      case .layout: template.layout = reader.layout()
      case .hidesNavigationBar: template.hidesNavigationBar = reader.flagHere()
      case .hidesBottomBar: template.hidesBottomBar = reader.flagHere()
      case .tells:
        reader.list { reader in
          reader.row("what a template tells") { reader in
            let index = reader.advance() ? reader.index(.templates) : 0
            template.tells.append(.init(template: index, messages: reader.advance() ? reader.plainNames() : []))
          }
        }
      case .private: template.isPrivate = reader.flagHere()
      case .mark: template.mark = reader.mark()
      }
    }
    return template
  }

  private mutating func segue() -> TemplateRecord.Segue {
    var segue = TemplateRecord.Segue(id: "", verb: .show, destination: nil)
    object(of: PlanSegueKey.self) { reader, key in
      switch key {
      case .id: segue.id = reader.plainName()
      case .verb: segue.verb = reader.wordHere(SegueVerb.self)
      case .destination: segue.destination = reader.index(.templates)
      case .action: segue.action = reader.plainName()
      case .style: segue.style = reader.wordHere(PresentationStyle.self)
      case .sender: segue.sender = reader.text()
      case .note: segue.note = reader.text()
      }
    }
    return segue
  }

  /// An instance.
  mutating func instanceRecord() -> InstanceRecord {
    var instance = InstanceRecord(name: "", template: 0)
    object(of: PlanInstanceKey.self) { reader, key in
      switch key {
      case .name: instance.name = reader.plainName()
      case .template: instance.template = reader.index(.templates)
      case .isRetained: instance.isRetained = reader.flagHere()
      case .forwardsAppearance: instance.forwardsAppearance = reader.flagHere()
      case .forwardsInsideSuper: instance.forwardsInsideSuper = reader.flagHere()
      case .isPrivate: instance.isPrivate = reader.flagHere()
      case .frame: instance.frame = reader.childFrame()
      }
    }
    return instance
  }

  /// A routine, whose marks are as many as its instructions.
  mutating func routineRecord() -> Routine {
    var routine = Routine(name: "", step: 0)
    var runs: [(mark: SourceMark, count: Int)] = []
    var noteMarks: [SourceMark] = []
    var span = cursor.span
    object(of: PlanRoutineKey.self) { reader, key in
      switch key {
      case .name: routine.name = reader.text()
      case .step: routine.step = reader.stepNumber()
      case .instructions:
        routine.instructions.reserveCapacity(reader.cursor.count)
        reader.list { reader in
          reader.row(PlanReader.instruction) { routine.instructions.append(Instruction(from: &$0)) }
        }
      case .marks:
        span = reader.cursor.span
        reader.list { reader in
          reader.row("a run of places") { reader in
            let mark = reader.markOperands()
            runs.append((mark, reader.advance() ? reader.number(1..., "how many instructions come from there") : 0))
          }
        }
      case .resumption: routine.resumption = reader.wordHere(Resumption.self)
      case .origins:
        reader.list { reader in
          reader.row("where an instruction comes from") { routine.origins.append($0.origin()) }
        }
      case .noteMarks: reader.list { noteMarks.append($0.mark()) }
      case .notes: reader.list { reader in reader.row("a note") { routine.notes.append($0.note()) } }
      }
    }
    for (index, mark) in zip(routine.notes.indices, noteMarks) { routine.notes[index].mark = mark }
    // Counted before it is written out: a file may say that a place stands for a trillion instructions.
    var total = 0
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

  /// A hook.
  mutating func hook() -> Hook {
    var hook = Hook(instance: InstanceID(0), callback: .`init`, occurrence: 1, routine: RoutineID(0))
    row("a hook") { reader in
      hook.instance = reader.instance()
      hook.callback = reader.word(Callback.self)
      hook.occurrence = reader.advance() ? reader.number(1..., "a count from 1") : 1
      hook.routine = reader.routine()
    }
    return hook
  }

  /// A step, whose number is greater than that of the one before.
  mutating func step() -> StepRecord {
    var step = StepRecord(number: 0, id: nil, title: "", start: .settled, routine: RoutineID(0), mark: .none)
    let least = plan.steps.last.map { $0.number + 1 } ?? 0
    object(of: PlanStepKey.self) { reader, key in
      switch key {
      case .number: step.number = reader.stepNumber(from: least, "a number of a step from \(least) on")
      case .id: step.id = reader.plainName()
      case .title: step.title = reader.text()
      case .note: step.note = reader.text()
      case .after where reader.cursor.kind == .doubleQuoted && reader.cursor.string == Delay.word:
        step.start = .nextTurn
      case .after: reader.set(&step.start, StepRecord.Start.after)
      case .justBefore: reader.set(&step.start, StepRecord.Start.justBefore)
      case .waited: reader.set(&step.start, StepRecord.Start.waited)
      case .routine: step.routine = RoutineID(reader.index(.routines))
      case .mark: step.mark = reader.mark()
      case .screen: step.screen = reader.screenSize()
      }
    }
    return step
  }

  private mutating func set(_ start: inout StepRecord.Start, _ make: (Ticks) -> StepRecord.Start) {
    if start != .settled { fail(.contradictingPlanKey(cursor.keyText, of: "a step", at: cursor.keySpan)) }
    start = make(timeHere())
  }
}
