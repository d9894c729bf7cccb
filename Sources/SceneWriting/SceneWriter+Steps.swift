internal import SceneLanguage
internal import ScenePlan
internal import SceneProgram

/// Steps: the verb first, its options beside it.
extension SceneWriter {
  /// Steps of an override, a segue or a completion, on one line where they fit.
  func list(_ steps: [Step], in file: Int) throws(UnwritableProgram) -> YAMLNode {
    var nodes: [YAMLNode] = []
    for step in steps { nodes.append(try node(step, id: step.id, in: file, isBlock: false)) }
    return .list(nodes)
  }

  /// The steps of the script, each on lines of its own.
  func blocks(_ steps: [Step], in file: Int) throws(UnwritableProgram) -> [YAMLNode] {
    var nodes: [YAMLNode] = []
    for (index, step) in steps.enumerated() {
      let node = try node(step, id: step.id ?? stepIDs[index], in: file, isBlock: true)
      nodes.append(remarks[index].map { .commented(node, $0) } ?? node)
    }
    return nodes
  }

  private func node(_ step: Step, id: String?, in file: Int, isBlock: Bool) throws(UnwritableProgram) -> YAMLNode {
    let written = try object(of: step.action, in: file)
    var mapping = YAMLMapping()
    mapping.add(step.action.verb, written ?? .scalar(""))
    if let receiver = step.receiver { mapping.add(StepKey.in, try name(of: receiver, in: file)) }
    try addOptions(of: step.action, to: &mapping, in: file)
    if step.isCancelled { mapping.add(StepKey.cancelled, .scalar("true")) }
    if let sizes = step.continuous { mapping.add(StepKey.continuous, .scalar(String(sizes))) }
    if let isAnimated = step.isAnimated { mapping.add(StepKey.animated, .scalar(String(isAnimated))) }
    if let duration = step.duration { mapping.add(StepKey.duration, .scalar(duration.seconds)) }
    if let after = step.after { mapping.add(StepKey.after, .scalar(after.text)) }
    if let id { mapping.add(StepKey.id, .scalar(try label(id, "step"))) }
    if let note = step.note { mapping.add(StepKey.note, YAMLText.text(note)) }
    if let completion = step.completion { mapping.add(StepKey.completion, try list(completion, in: file)) }
    if written == nil, mapping.entries.count == 1 { return .scalar(step.action.verb.rawValue) }
    return mapping.node(isBlock: isBlock)
  }

  /// The value behind the verb; nil for a verb alone.
  private func object(of action: Action, in file: Int) throws(UnwritableProgram) -> YAMLNode? {
    switch action {
    case .trigger(let thing), .perform(let thing), .showColumn(let thing), .hideColumn(let thing),
      .tapThing(let thing):
      return YAMLText.scalar(thing.name)
    case .show(let one), .showDetail(let one), .push(let one), .popTo(let one), .select(let one), .tap(let one),
      .present(let one, _), .scroll(let one), .add(let one, _), .remove(let one), .transition(let one, _),
      .load(let one), .addChild(let one), .addSubview(let one, _), .constrain(let one), .removeConstraints(let one),
      .removeFromSuperview(let one), .removeFromParent(let one), .willMove(let one, _), .didMove(let one, _),
      .setRoot(let one):
      return try name(of: one, in: file)
    case .setViewControllers(let members, _):
      var names: [YAMLNode] = []
      for member in members { names.append(try name(of: member, in: file)) }
      return .list(names)
    case .changed(let readers):
      var names: [YAMLNode] = []
      for reader in readers {
        names.append(
          YAMLText.scalar(try plainName(of: reader.controller, in: file) + "." + reader.callback.rawValue))
      }
      return .list(names)
    case .swipe(let gesture, _, _): return .scalar(gesture.rawValue)
    case .rotate(let orientation): return .scalar(orientation.rawValue)
    case .beginAppearanceTransition(let isAppearing, _): return .scalar(String(isAppearing))
    case .wait(let ticks): return .scalar(ticks.seconds)
    case .resize(let size): return node(size)
    case .set(let assignments): return try node(assignments, in: file)
    case .code(let steps): return .list(try innerBlocks(steps, in: file))
    case .expect(let index): return try expectation(index)
    case .launch(let place): return place == .foreground ? nil : .scalar(place.rawValue)
    case .pop, .popToRoot, .dismiss, .endAppearanceTransition, .background, .foreground, .resignActive, .becomeActive,
      .memoryWarning, .terminate:
      return nil
    }
  }

  private func innerBlocks(_ steps: [Step], in file: Int) throws(UnwritableProgram) -> [YAMLNode] {
    var nodes: [YAMLNode] = []
    for step in steps { nodes.append(try node(step, id: step.id, in: file, isBlock: false)) }
    return nodes
  }

  /// The options beside the verb that the step needs.
  private func addOptions(
    of action: Action, to mapping: inout YAMLMapping, in file: Int
  ) throws(UnwritableProgram) {
    switch action {
    case .present(_, let options):
      if let style = options.modalPresentationStyle {
        mapping.add(StepKey.modalPresentationStyle, .scalar(style.rawValue))
      }
      if let style = options.modalTransitionStyle {
        mapping.add(StepKey.modalTransitionStyle, .scalar(style.rawValue))
      }
      if let anchor = options.anchor { mapping.add(StepKey.anchor, YAMLText.text(anchor)) }
    case .setViewControllers(_, let isReverse):
      if isReverse { mapping.add(StepKey.direction, .scalar(Gesture.reverse.rawValue)) }
    case .swipe(_, let isCancelled, let decelerates):
      if isCancelled { mapping.add(StepKey.cancelled, .scalar("true")) }
      if !decelerates { mapping.add(StepKey.decelerates, .scalar("false")) }
    case .add(_, let frame?): mapping.add(StepKey.frame, numbers(frame))
    case .transition(_, let from?): mapping.add(StepKey.from, try name(of: from, in: file))
    case .addSubview(_, .named(let host, _)): mapping.add(StepKey.into, YAMLText.scalar(host))
    case .willMove(_, let parent), .didMove(_, let parent):
      switch parent {
      case .usual: break
      case .none: mapping.add(StepKey.toParent, .scalar("nil"))
      case .controller(let one): mapping.add(StepKey.toParent, try name(of: one, in: file))
      }
    case .beginAppearanceTransition(_, let target), .endAppearanceTransition(let target):
      switch target {
      case .children: break
      case .itself: mapping.add(StepKey.of, .scalar("self"))
      case .controller(let one): mapping.add(StepKey.of, try name(of: one, in: file))
      }
    case .trigger, .perform, .show, .showDetail, .push, .pop, .popToRoot, .popTo, .select, .tap, .tapThing,
      .showColumn, .hideColumn, .dismiss, .scroll, .add, .remove, .transition, .set, .load, .addChild, .addSubview,
      .constrain, .removeConstraints, .removeFromSuperview, .removeFromParent, .rotate, .resize, .background,
      .foreground, .resignActive, .becomeActive, .memoryWarning, .terminate, .launch, .setRoot, .changed, .code, .wait,
      .expect:
      break
    }
  }

  private func node(_ assignments: [Assignment], in file: Int) throws(UnwritableProgram) -> YAMLNode {
    var mapping = YAMLMapping()
    for assignment in assignments {
      switch assignment.target {
      case .property(let property, let value): mapping.add(property, try node(value, in: file))
      case .answer(let key, let value): mapping.add(key, try node(value, in: file))
      case .choices(let key, let choices): mapping.add(key, try node(choices))
      }
    }
    return try whole(mapping, "'set'")
  }
}
