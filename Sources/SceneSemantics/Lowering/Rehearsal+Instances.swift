internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// Templates, instances, and what a name in a step means (section 2 of the format).
extension Rehearsal {
  func kind(of instance: InstanceID) -> ControllerKind { scene.declaration(of: cast[instance].template).kind }

  func container(_ instance: InstanceID) -> (any ContainerKind)? { ContainerKinds.find(kind(of: instance)) }

  // MARK: Making

  /// Makes an instance of a template, and before it those who are made together with it.
  mutating func make(_ template: Int) -> InstanceID? {
    guard cast.count + size(of: template) <= Cast.limit else {
      fail(.tooManyInstances(at: frame.span ?? scene.declaration(of: template).id.span))
      return nil
    }
    let declaration = scene.declaration(of: template)
    guard let container = ContainerKinds.find(declaration.kind) else { return nil }
    var contents: [InstanceID] = []
    for content in declaration.contents where container.contentKeys.contains(content.key) {
      guard let child = scene.template(content.name.value, in: scene.file(of: template)), let made = make(child)
      else { continue }
      contents.append(made)
    }
    let instance = register(template)
    add(.make(instance))
    container.install(contents, in: instance, &self)
    for question in container.delegates(of: template, in: scene) { add(.delegate(instance, question, to: .current)) }
    return instance
  }

  /// How many instances there are in the end where one of a template is made and loaded, itself included; not more
  /// than one more than there may be.
  private mutating func size(of template: Int) -> Int {
    if let size = counts[template] { return size }
    var size = 1
    let declaration = scene.declaration(of: template)
    let keys = ContainerKinds.find(declaration.kind)?.contentKeys ?? []
    let owned = declaration.contents.filter { $0.key == .children || keys.contains($0.key) }.map(\.name)
    let embedded = declaration.segues.filter { $0.verb.value == .embed }.map(\.object)
    for name in owned + embedded {
      guard let child = scene.template(name.value, in: scene.file(of: template)) else { continue }
      size = min(size + self.size(of: child), Cast.limit + 1)
    }
    counts[template] = size
    return size
  }

  /// Gives an instance its name and its place in the plan.
  mutating func register(_ template: Int) -> InstanceID {
    let declaration = scene.declaration(of: template)
    let container = ContainerKinds.find(declaration.kind)
    let settings = scene.settings(of: template)
    var hooks = container?.hooks ?? []
    if declaration.segues.contains(where: { $0.verb.value == .embed }) { hooks.insert(.loadView) }
    if declaration.contents.contains(where: { $0.key == .children }) { hooks.insert(.viewDidLoad) }
    for override in settings?.overrides ?? [] {
      switch override.subject.value {
      case .callback(let callback): hooks.insert(callback)
      case .unwindAction: hooks.insert(.unwindAction)
      case .answer: break
      }
    }
    let instance = cast.add(Cast.Member(template: template, maker: frame.owner, hooks: hooks))
    let ordinal = cast.instances(of: template).count
    var record = InstanceRecord(
      name: ordinal == 1 ? scene.name(of: template) : "\(scene.name(of: template))#\(ordinal)", template: template)
    record.isRetained =
      settings?.properties.contains { $0.key.value == .retained && $0.value.value == .bool(true) } ?? false
    record.forwardsAppearance =
      answer(.shouldAutomaticallyForwardAppearanceMethods, of: template) != .bool(false)
    record.forwardsInsideSuper = container?.isStock ?? false
    record.isPrivate = scene.isPrivate(template)
    plan.instances.append(record)
    return instance
  }

  // MARK: Names in steps

  /// A controller that has to be there.
  mutating func existing(_ name: Name, _ state: HierarchyState) -> InstanceID? {
    find(name, state, makes: false)
  }

  /// A controller that the step brings in: the living one, or a new one.
  mutating func arriving(_ name: Name, _ state: HierarchyState) -> InstanceID? {
    find(name, state, makes: true)
  }

  /// C1.1: a controller that comes into a container; one that contains the container can't, nor one that is presented.
  mutating func arriving(_ name: Name, in container: InstanceID, _ state: HierarchyState) -> InstanceID? {
    guard let instance = arriving(name, state) else { return nil }
    if state.isAncestor(instance, of: container) {
      fail(.containsItself(name, scene: scene))
    } else if instance.index < state.nodes.count, let presenter = state[instance].presenter {
      fail(.isPresented(name, by: plan.name(presenter), scene: scene))
    } else {
      return instance
    }
    return nil
  }

  /// One that `show` brings: where nobody takes it, it is presented, and then UIKit has its own words for one that is.
  mutating func shown(_ name: Name, in receiver: InstanceID, _ state: HierarchyState) -> InstanceID? {
    let takes = sequence(first: receiver) { state[$0].parent }.contains { container($0)?.isStock == true }
    return takes ? arriving(name, in: receiver, state) : arriving(name, state)
  }

  private mutating func find(_ name: Name, _ state: HierarchyState, makes: Bool) -> InstanceID? {
    guard let reference = scene.reference(name.value, in: frame.file) else {
      fail(.unknownController(name, in: frame.file, scene: scene))
      return nil
    }
    let known = instances(of: reference.template, state)
    if let ordinal = reference.ordinal {
      if ordinal <= known.count {
        let instance = known[ordinal - 1]
        if state.nodes.indices.contains(instance.index), !state[instance].isAlive {
          fail(.releasedInstance(name, scene: scene))
          return nil
        }
        return instance
      }
      if makes, ordinal == known.count + 1 { return make(reference.template) }
      fail(.missingInstance(name, next: known.count + 1, makes: makes, scene: scene))
      return nil
    }
    let living = known.filter { isAlive($0, state) }
    if living.count == 1 { return living[0] }
    if living.count > 1 {
      fail(.severalInstances(name, living.map { plan.name($0) }, scene: scene))
      return nil
    }
    if makes { return make(reference.template) }
    // Who isn't `self`'s own may still be meant, if there is only one.
    let others = cast.instances(of: reference.template).filter { isAlive($0, state) }
    if frame.owner != nil, others.count == 1 { return others[0] }
    fail(.noInstance(name, scene: scene))
    return nil
  }

  /// Which instances a name can mean: in a script all of the template's; inside `overrides` those that `self`, or the
  /// step's `in`, has made or holds.
  private func instances(of template: Int, _ state: HierarchyState) -> [InstanceID] {
    let all = cast.instances(of: template)
    guard let owner = frame.owner else { return all }
    let holders = [owner, frame.receiver ?? owner]
    return all.filter { instance in
      guard state.nodes.indices.contains(instance.index) else { return true }
      let node = state[instance]
      return cast[instance].maker == owner || holders.contains(instance)
        || [node.parent, node.presenter].contains { $0.map(holders.contains) ?? false }
    }
  }

  private func isAlive(_ instance: InstanceID, _ state: HierarchyState) -> Bool {
    // Made by this very step, and not yet carried out.
    guard state.nodes.indices.contains(instance.index) else { return true }
    return state[instance].isAlive
  }

  // MARK: Properties and answers

  /// The value of a property: what a step has set, else what is written.
  func property(_ key: ControllerKey, of instance: InstanceID) -> PropertyValue? {
    cast[instance].properties[key]
      ?? scene.settings(of: cast[instance].template)?.properties.last { $0.key.value == key }?.value.value
  }

  func isSet(_ key: ControllerKey, of instance: InstanceID) -> Bool { property(key, of: instance) == .bool(true) }

  /// The answer that a controller's code gives: what a step has set, else what stands under `overrides`.
  func answer(_ key: AnswerKey, of instance: InstanceID) -> PropertyValue? {
    cast[instance].answers[key] ?? answer(key, of: cast[instance].template)
  }

  func answer(_ key: AnswerKey, of template: Int) -> PropertyValue? {
    for override in scene.settings(of: template)?.overrides ?? [] where override.subject.value == .answer(key) {
      if case .answer(let value) = override.body { return value.value }
    }
    return nil
  }

  /// The answer about one segue, action or tab: `shouldPerformSegue: { next: false }`.
  func answer(_ key: AnswerKey, about name: Symbol, of instance: InstanceID) -> Bool? {
    if let answer = cast[instance].choices[key]?[name] { return answer }
    for override in scene.settings(of: cast[instance].template)?.overrides ?? []
    where override.subject.value == .answer(key) {
      if case .answers(let answers) = override.body { return answers.last { $0.0.value == name }?.1 }
      if case .answer(let value) = override.body, case .bool(let answer) = value.value { return answer }
    }
    return nil
  }
}
