import ScenePlan

/// Makes up the next step from the live instances and their places: mostly steps that have an effect.
struct ScriptMaker {
  /// The callbacks that may have read a model.
  static let readers = ["updateProperties", "updateViewConstraints", "viewDidLayoutSubviews"]
  static let styles = [
    "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "overCurrentContext", "overFullScreen",
    "popover", "custom",
  ]
  static let modes = ["automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary"]

  typealias Step = SceneSketch.Step

  var random: SeededRandom
  let sketch: SceneSketch
  let plan: HierarchyPlan
  let state: HierarchyState

  /// A step that could come next, and the chances that are left; nil where nothing is on the screen.
  static func next(
    after sketch: SceneSketch, _ run: ScenePlay, _ random: inout SeededRandom
  ) -> Step? {
    var maker = ScriptMaker(random: random, sketch: sketch, plan: run.plan, state: run.state)
    defer { random = maker.random }
    guard var step = maker.step() else { return nil }
    maker.decorate(&step)
    return step
  }

  /// A call of containment by hand, or a presentation in a context, among all that live: a view may come to stand
  /// around the one that it is put into.
  static func nextByHand(after sketch: SceneSketch, _ run: ScenePlay, _ random: inout SeededRandom) -> Step? {
    let living = run.state.nodes.indices.filter { run.state.nodes[$0].isAlive && !run.plan.instances[$0].isPrivate }
    guard let object = random.any(living), let receiver = random.any(living) else { return nil }
    let verbs = [
      "addSubview", "addSubview", "removeFromSuperview", "addChild", "removeFromParent", "present", "present",
    ]
    var step = Step(
      verb: random.pick(verbs), object: run.plan.instances[object].name,
      options: [("in", run.plan.instances[receiver].name)])
    if step.verb == "present" {
      step.options.append(("modalPresentationStyle", random.pick(["currentContext", "overCurrentContext"])))
    }
    return step
  }

  private mutating func step() -> Step? {
    let members = state.treeLines.map(\.instance).filter { !plan.instances[$0.index].isPrivate }
    // L9.13: an app that was started without a scene has none before a person opens it.
    guard let receiver = random.any(members) else {
      return sketch.script.isEmpty ? nil : Step(verb: "foreground", object: nil)
    }
    if random.chance(10) { return appStep() }
    if random.chance(3) { return Step(verb: "setRoot", object: arriving()) }
    if random.chance(55), let stock = random.any(members.filter { kind($0) != .view }) { return call(of: stock) }
    return call(ofAny: receiver)
  }

  // MARK: Calls

  /// A call that every controller takes.
  private mutating func call(ofAny receiver: InstanceID) -> Step {
    let name = plan.name(receiver)
    if let search = state[receiver].kept.first(where: { kind($0) == .search }), random.chance(40) {
      return Step(verb: "tap", object: plan.name(search), options: [("in", name)])
    }
    switch random.number(0...10) {
    case 10: return Step(verb: "changed", object: "[\(name).\(random.pick(ScriptMaker.readers))]")
    case 0...2:
      return Step(
        verb: "present", object: arriving(),
        options: [("in", name), ("modalPresentationStyle", random.pick(ScriptMaker.styles)), ("anchor", "button")])
    case 3, 4: return Step(verb: "dismiss", object: nil, options: [("in", name)] + cancelled())
    case 5: return Step(verb: "show", object: arriving(), options: [("in", name)])
    case 6: return Step(verb: "showDetail", object: arriving(), options: [("in", name)])
    case 7:
      return Step(
        verb: random.pick(["trigger", "perform"]), object: random.pick(["go", "up", "back"]), options: [("in", name)])
    case 8:
      let height = random.pick(["dismiss", "dismiss", "dismiss", "medium", "large"])
      return Step(verb: "swipe", object: height, options: [("in", name)] + cancelled())
    default:
      return random.chance(50)
        ? Step(verb: "load", object: plan.name(receiver))
        : Step(verb: "set", object: "{ preferredContentSize: [100, \(random.number(1...9))] }", options: [("in", name)])
    }
  }

  /// A call that a container of its kind takes.
  private mutating func call(of container: InstanceID) -> Step {
    let receiver: [(key: String, value: String)] = [("in", plan.name(container))]
    let children = state[container].children.map { plan.name($0) }
    switch kind(container) {
    case .view, .container, .hosting:
      let child = random.any(children)
      switch random.number(0...4) {
      case 0, 1: return Step(verb: "add", object: arriving(), options: receiver)
      case 2: if let child { return Step(verb: "remove", object: child, options: receiver) }
      case 3:
        if let child { return Step(verb: "transition", object: arriving(), options: receiver + [("from", child)]) }
      default: return Step(verb: "swipe", object: random.pick(["forward", "reverse"]), options: receiver + cancelled())
      }
      return Step(verb: "add", object: arriving(), options: receiver)
    case .navigation:
      switch random.number(0...8) {
      case 0...2: return Step(verb: "push", object: arriving(not: [.navigation, .split]), options: receiver)
      case 3, 4: return Step(verb: "pop", object: nil, options: receiver)
      case 5: return Step(verb: "swipe", object: "pop", options: receiver + cancelled())
      case 6: if let child = random.any(children) { return Step(verb: "popTo", object: child, options: receiver) }
      case 7: return setting(children, receiver)
      default: break
      }
      return Step(verb: "popToRoot", object: nil, options: receiver)
    case .tabs:
      if random.chance(15) { return Step(verb: "tap", object: "more", options: receiver) }
      if random.chance(15) { return setting(children, receiver) }
      return Step(verb: random.pick(["select", "tap"]), object: random.any(children) ?? "more", options: receiver)
    case .search:
      return random.chance(50)
        ? Step(verb: "tap", object: random.pick([plan.name(container), "cancel"]), options: receiver)
        : Step(verb: "set", object: "{ isActive: \(random.chance(60)) }", options: receiver)
    case .alert: return Step(verb: "tap", object: random.pick(["ok", "cancel"]), options: receiver)
    case .pager:
      if random.chance(60) {
        return Step(verb: "swipe", object: random.pick(["forward", "reverse"]), options: receiver + cancelled())
      }
      let pages = state[container].kept.map { plan.name($0) }
      let first = pages.isEmpty ? 0 : random.number(0...pages.count - 1)
      let chosen = (pages[first...] + pages[..<first]).prefix(max(1, children.count))
      return Step(
        verb: "setViewControllers", object: "[\(chosen.joined(separator: ", "))]",
        options: receiver + [("direction", random.pick(["forward", "reverse"]))])
    case .split:
      if random.chance(30) {
        return Step(
          verb: "set", object: "{ preferredDisplayMode: \(random.pick(ScriptMaker.modes)) }", options: receiver)
      }
      if random.chance(40) {
        return Step(verb: "swipe", object: random.pick(["showColumn", "hideColumn"]), options: receiver + cancelled())
      }
      return Step(
        verb: random.pick(["showColumn", "hideColumn"]),
        object: random.pick(["primary", "supplementary", "secondary", "inspector"]),
        options: receiver)
    }
  }

  private mutating func setting(_ children: [String], _ receiver: [(key: String, value: String)]) -> Step {
    var members = children.filter { _ in random.chance(60) }
    if members.isEmpty || random.chance(50) {
      members.insert(arriving(not: [.navigation, .split]), at: random.number(0...members.count))
    }
    return Step(verb: "setViewControllers", object: "[\(members.joined(separator: ", "))]", options: receiver)
  }

  private mutating func appStep() -> Step {
    switch random.number(0...6) {
    case 0, 1: Step(verb: "rotate", object: random.pick(["landscape", "portrait"]))
    case 2, 3:
      Step(
        verb: "resize", object: random.pick(["[375, 1024]", "[1180, 820]", "[500, 500]"]),
        options: random.chance(30) ? [("continuous", random.pick(["1", "3"]))] : [])
    case 4 where random.chance(12): Step(verb: "terminate", object: nil)
    case 4:
      Step(
        verb: random.pick(["background", "foreground", "resignActive", "becomeActive", "memoryWarning"]), object: nil)
    default: Step(verb: "wait", object: random.pick(["0.1", "0.5", "2"]))
    }
  }

  // MARK: Parts

  private mutating func decorate(_ step: inout Step) {
    if step.verb == "wait" { return }
    if step.verb == "setRoot" {
      if random.chance(50) { step.options.append(("animated", "true")) }
      return
    }
    if random.chance(25) { step.options.append(("after", random.pick(["0", "turn", "0.1", "0.25", "0.5", "0.7"]))) }
    let plain = [
      "load", "set", "changed", "background", "foreground", "resignActive", "becomeActive", "memoryWarning",
      "terminate",
    ]
    if plain.contains(step.verb) { return }
    let isAtOnce = step.verb == "add" || step.verb == "remove"
    if !isAtOnce, random.chance(25) { step.options.append(("duration", random.pick(["0.2", "1"]))) }
    let isSwipe = step.verb == "swipe"
    if !isSwipe, random.chance(25) { step.options.append(("animated", isAtOnce ? "true" : "false")) }
    if ["present", "dismiss", "transition"].contains(step.verb), random.chance(12) {
      step.options.append(("completion", random.pick(["[{ present: \(arriving()) }]", "[{ dismiss: }]"])))
    }
  }

  private mutating func cancelled() -> [(key: String, value: String)] {
    random.chance(40) ? [("cancelled", "true")] : []
  }

  /// Usually a new instance, and sometimes a live one.
  ///
  /// - Parameter kinds: Kinds that would raise here, and mostly don't come.
  private mutating func arriving(not kinds: Set<ControllerKind> = []) -> String {
    let living = state.nodes.indices.filter { state.nodes[$0].isAlive && !plan.instances[$0].isPrivate }
    let isFree = { state.nodes[$0].parent == nil && state.nodes[$0].presenter == nil && state.root?.index != $0 }
    if random.chance(12), let free = random.any(living.filter(isFree)) { return plan.instances[free].name }
    if random.chance(3), let old = random.any(living) { return plan.instances[old].name }
    let fitting = sketch.controllers.filter { !kinds.contains($0.kind) }
    let id = random.pick(fitting.isEmpty || random.chance(4) ? sketch.controllers : fitting).id
    let known = plan.instances.count { plan.templates[$0.template].id == id }
    return known == 0 ? id : "\(id)#\(known + 1)"
  }

  private func kind(_ instance: InstanceID) -> ControllerKind { plan.template(of: instance).kind }
}
