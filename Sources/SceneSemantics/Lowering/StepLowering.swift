internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// Steps to instructions (section 7 of the format): one place that says for each verb who carries it out.
extension Rehearsal {
  /// Lowers a list of steps: all in one turn, but for what comes after a time.
  mutating func lower(_ steps: ArraySlice<StepDeclaration>) {
    guard let step = steps.first else { return }
    let rest = steps.dropFirst()
    if let after = step.options.after?.value, after > .zero {
      let keeper = frame.receiver
      // A timer holds `self`.
      if let keeper { add(.hold(keeper)) }
      at(step.span)
      schedule("timer of \(title(of: step))", .timer(after)) { rehearsal, state in
        rehearsal.lower(step, state)
        rehearsal.then { rehearsal, _ in rehearsal.lower(rest) }
        if let keeper { rehearsal.add(.release(keeper)) }
      }
      return
    }
    then { rehearsal, state in
      rehearsal.lower(step, state)
      rehearsal.then { rehearsal, _ in rehearsal.lower(rest) }
    }
  }

  /// Lowers one step.
  mutating func lower(_ step: StepDeclaration, _ state: HierarchyState) {
    let outer = frame
    at(step.verb.span)
    defer { frame = outer }
    switch step.verb.value {
    case .wait, .expect: return
    case .launch: return launch(state)
    case .background, .foreground, .memoryWarning, .rotate, .resize: return lowerAppStep(step, state)
    default: break
    }
    guard let receiver = receiver(of: step, state) else { return }
    frame.receiver = receiver
    switch step.verb.value {
    case .wait, .expect, .launch, .background, .foreground, .memoryWarning, .rotate, .resize: break
    case .trigger, .perform:
      if case .name(let name) = step.object {
        fire(name, from: receiver, byPerson: step.verb.value == .trigger, completion: completion(of: step), state)
      }
    case .show, .showDetail:
      guard case .name(let name) = step.object, let child = shown(name, in: receiver, state) else { return }
      let isDetail = step.verb.value == .showDetail
      let change = change(of: step)
      then { rehearsal, state in rehearsal.show(child, from: receiver, isDetail: isDetail, change, state) }
    case .present:
      guard case .name(let name) = step.object, let presented = arriving(name, state) else { return }
      let request = PresentationRequest(
        presented: presented, style: step.options.modalPresentationStyle?.value,
        hasAnchor: step.options.anchor != nil, change: change(of: step))
      then { rehearsal, state in rehearsal.present(request, from: receiver, state) }
    case .dismiss: dismiss(from: receiver, change(of: step), state)
    case .add, .remove, .transition: lowerRecipe(step, in: receiver, state)
    case .scroll: lowerPaging(step, of: receiver, state)
    case .set:
      if case .assignments(let assignments) = step.object { set(assignments, of: receiver, state) }
    case .load:
      if case .name(let name) = step.object, let instance = arriving(name, state) { add(.load(instance)) }
    case .addChild, .addSubview, .constrain, .removeConstraints, .removeFromSuperview, .removeFromParent, .willMove,
      .didMove, .beginAppearanceTransition, .endAppearanceTransition:
      lowerPrimitive(step, of: receiver, state)
    case .code:
      if case .steps(let steps) = step.object { lower(steps[...]) }
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .select, .tap, .showColumn, .hideColumn, .swipe:
      lowerStockVerb(step, from: receiver, state)
    }
  }

  /// Who carries out what only a stock class can do: `self`, or the nearest such container around it.
  private mutating func lowerStockVerb(_ step: StepDeclaration, from receiver: InstanceID, _ state: HierarchyState) {
    if step.verb.value == .swipe, case .word(let gesture) = step.object, gesture.value == "dismiss" {
      return swipeDismiss(from: receiver, step, state)
    }
    var candidate: InstanceID? = receiver
    while let here = candidate {
      if let container = container(here), container.takes(step) {
        return container.perform(step, on: here, &self, state)
      }
      candidate = state[here].parent
    }
    // A hand-made paging container scrolls; its pages are in the window all along, so nobody hears of it (C1.37).
    if step.verb.value == .swipe { return lowerPaging(step, of: receiver, state) }
    fail(.noContainer(for: step, receiver: plan.name(receiver), scene: scene))
  }

  private mutating func lowerPaging(_ step: StepDeclaration, of receiver: InstanceID, _ state: HierarchyState) {
    guard case .paging = scene.settings(of: cast[receiver].template)?.layout?.value else {
      return fail(.noContainer(for: step, receiver: plan.name(receiver), scene: scene))
    }
    let change = change(of: step)
    switch step.object {
    case .word(let gesture): drag(receiver, isForward: gesture.value == "forward", step, change)
    case .name(let name):
      guard let page = page(name, of: receiver, state) else { return }
      scroll(receiver, to: page, isAnimated: step.options.animated?.value ?? false, change)
    default: break
    }
  }

  /// `in`, or the controller in whose code the step stands, or the visible one.
  private mutating func receiver(of step: StepDeclaration, _ state: HierarchyState) -> InstanceID? {
    if let name = step.options.receiver { return existing(name, state) }
    if let receiver = frame.receiver { return receiver }
    if let visible = state.visible { return visible }
    fail(.nobodyVisible(step))
    return nil
  }

  /// What is lowered next stands here.
  mutating func at(_ span: SourceSpan) {
    frame.span = span
    frame.mark = scene.mark(span)
    spans[frame.mark] = span
  }

  // MARK: Options

  func change(of step: StepDeclaration) -> Change {
    let isAnimated = step.options.animated?.value ?? true
    return Change(
      isAnimated: isAnimated,
      duration: isAnimated ? step.options.duration?.value ?? Change.standardDuration : .zero,
      title: title(of: step), completion: completion(of: step))
  }

  func completion(of step: StepDeclaration) -> Work? {
    guard let steps = step.options.completion else { return nil }
    return { rehearsal, _ in
      rehearsal.add(.emit(.completion, rehearsal.frame.receiver, .none, .none))
      rehearsal.lower(steps[...])
    }
  }

  /// The step as a person reads it: `push: blue`.
  func title(of step: StepDeclaration) -> String {
    let verb = step.verb.value.rawValue
    switch step.object {
    case .none, .steps, .expectation: return verb
    case .name(let name): return "\(verb): \(scene.text(name.value))"
    case .names(let names): return "\(verb): [\(names.map { scene.text($0.value) }.joined(separator: ", "))]"
    case .word(let word): return "\(verb): \(word.value)"
    case .bool(let value): return "\(verb): \(value)"
    case .seconds(let ticks): return "\(verb): \(ticks.seconds)"
    case .size(let width, let height): return "\(verb): [\(width.plain), \(height.plain)]"
    case .assignments(let assignments):
      let keys = assignments.map { assignment in
        switch assignment.target.value {
        case .property(let key): key.rawValue
        case .answer(let key): key.rawValue
        }
      }
      return "\(verb): \(keys.joined(separator: ", "))"
    }
  }
}

extension Double {
  /// Without `.0`.
  var plain: String { Int(exactly: self).map { String($0) } ?? String(self) }
}
