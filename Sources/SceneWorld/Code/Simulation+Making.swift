internal import SceneBasics
package import ScenePlan
package import SceneProgram

/// Templates become instances, and names in steps find them (section 2 of the format).
extension Simulation {
  package func kind(of instance: InstanceID) -> ControllerKind { program.kind(of: Int(world.table[instance].template)) }

  /// The template of an instance; nil for one that UIKit makes for itself.
  package func template(of instance: InstanceID) -> Template? {
    let index = Int(world.table[instance].template)
    return program.templates.indices.contains(index) ? program.templates[index] : nil
  }

  package func settings(of instance: InstanceID) -> TemplateSettings? {
    program.settings(of: Int(world.table[instance].template))
  }

  // MARK: Making

  /// Makes an instance of a template, and before it the children that are made together with it.
  ///
  /// - Returns: Nil where there would be too many.
  package mutating func make(_ template: Int) -> InstanceID? {
    let count = world.count + size(of: template)
    guard count <= limits[.controllers] else {
      fail(.tooManyInstances(limit: limits[.controllers]))
      return nil
    }
    world.table.reserve(count)
    let kind = kinds[program.kind(of: template)]
    var contents: [InstanceID] = []
    for content in program.templates[template].contents where kind.ownedRoles.contains(content.role) {
      if let made = make(content.template) { contents.append(made) }
    }
    let instance = register(template)
    kind.install(contents, in: instance, &self)
    let hidesBar = program.settings(of: template)?.properties[.isNavigationBarHidden] == .bool(true)
    for question in kind.questionsHandedOn(hidesBar: hidesBar) { delegate(instance, question, to: .current) }
    return instance
  }

  /// Makes one of the controllers that UIKit makes for itself.
  package mutating func makePrivate(_ kind: Program.Private) -> InstanceID { register(program.template(of: kind)) }

  /// How many instances there are in the end where one of a template is made and loaded, itself included; not more
  /// than one more than there may be.
  private mutating func size(of template: Int) -> Int {
    if let size = sizes[template] { return size }
    var size = 1
    let declared = program.templates[template]
    let roles = kinds[declared.kind].ownedRoles
    var owned = declared.contents.filter { $0.role.comesInViewDidLoad || roles.contains($0.role) }.map(\.template)
    for segue in declared.segues where segue.verb == .embed {
      if let child = segue.destination { owned.append(child) }
    }
    for child in owned { size = min(size + self.size(of: child), limits[.controllers] + 1) }
    sizes[template] = size
    return size
  }

  /// Gives an instance its number and its name, and life.
  private mutating func register(_ template: Int) -> InstanceID {
    let instance = world.live.next
    let ordinal = world.live.enter(instance, template: template, maker: frame.owner)
    var node = World.Node(id: instance, template: template)
    node.ordinal = Int32(ordinal)
    node.maker = frame.owner
    node.hooks = hooks(of: template)
    if program.hasSettings(template) {
      node.isRetained = program.settings(of: template)?.properties[.retained] == .bool(true)
      node.forwardsAppearance = answer(.shouldAutomaticallyForwardAppearanceMethods, of: template) != .bool(false)
    }
    let kind = program.kind(of: template)
    node.isStock = kind.isStock
    node.forwardsInsideSuper = kinds[kind].forwardsInsideSuper
    node.showsCurrent = kind.showsCurrent
    node.isPrivate = program.isPrivate(template)
    if wishes.keepsCast { cast.instances.append(InstanceRecord(node, name: world.name(node, in: program))) }
    make(node)
    if comesFromStoryboard(template) { emit(.awakeFromNib, instance) }
    return instance
  }

  /// V67: whether a storyboard makes it, by itself or by an identifier.
  private func comesFromStoryboard(_ template: Int) -> Bool {
    guard program.hasSettings(template), let settings = program.settings(of: template) else { return false }
    return settings.origin != nil || settings.storyboardIdentifier != nil
  }

  /// Brings an instance to life: `init`.
  @inline(__always) package mutating func make(_ node: World.Node) {
    guard starts(.make(node.id)), !world.hasNode(node.id) else { return }
    world.table.insert(node)
    raiseAllowance()
    if world.touched.isWanted { world.touched.note(node.id) }
    send(.`init`, to: node.id)
  }

  /// The callbacks in which a template's class or its overrides act.
  private func hooks(of template: Int) -> HookSet {
    var hooks = kinds[program.kind(of: template)].hooks
    guard program.templates.indices.contains(template) else { return hooks }
    let declared = program.templates[template]
    if declared.segues.contains(where: { $0.verb == .embed }) { hooks.insert(.loadView) }
    if declared.contents.contains(where: { $0.role.comesInViewDidLoad }) { hooks.insert(.viewDidLoad) }
    for override in declared.settings?.overrides ?? [] {
      switch override.body {
      case .callback(let callback, _, _): hooks.insert(callback)
      case .unwindAction: hooks.insert(.unwindAction)
      case .answer, .choices: break
      }
    }
    return hooks
  }

  // MARK: Names in steps

  /// A controller that has to be there.
  package mutating func existing(_ reference: Reference) -> InstanceID? { find(reference, makes: false) }

  /// A controller that the step brings in: the living one, or a new one.
  package mutating func arriving(_ reference: Reference) -> InstanceID? { find(reference, makes: true) }

  /// C1.1: a controller that comes into a container; one that contains the container can't, nor one that is presented.
  package mutating func arriving(_ reference: Reference, in container: InstanceID) -> InstanceID? {
    guard let instance = arriving(reference) else { return nil }
    if contains(instance, container) {
      fail(.containsItself(reference))
    } else if let presenter = world[instance].presenter {
      fail(.isPresented(reference, by: presenter))
    } else {
      return instance
    }
    return nil
  }

  /// C1.1: whether a controller contains a container, as its ancestor or by what it presents; UIKit has its own words for
  /// the window's root (C1.16).
  package func contains(_ instance: InstanceID, _ container: InstanceID) -> Bool {
    world.isAncestor(instance, of: container)
      || world.root != instance && world.table.leads(instance, to: container)
  }

  /// A controller that `show` brings: where no container takes it, it is presented, and then UIKit has its own words
  /// for one that is presented already.
  package mutating func shown(_ reference: Reference, from receiver: InstanceID) -> InstanceID? {
    var candidate: InstanceID? = receiver
    while let here = candidate {
      if kind(of: here).isStock { return arriving(reference, in: receiver) }
      candidate = world[here].parent
    }
    return arriving(reference)
  }

  private mutating func find(_ reference: Reference, makes: Bool) -> InstanceID? {
    let instances = world.live.instances(of: reference.template)
    if let owner = frame.owner { return find(reference, among: instances, of: owner, makes: makes) }
    if let ordinal = reference.ordinal {
      if let instance = instances.member(ordinal) { return instance }
      if ordinal <= instances.made {
        fail(.releasedInstance(reference))
        return nil
      }
      if makes, ordinal == instances.made + 1 { return make(reference.template) }
      fail(.missingInstance(reference, next: instances.made + 1, makes: makes))
      return nil
    }
    if let only = instances.only { return only }
    if instances.count > 1 {
      fail(.severalInstances(reference, instances.living))
      return nil
    }
    if makes { return make(reference.template) }
    fail(.noInstance(reference))
    return nil
  }

  /// Inside `overrides` a name means those that `self`, or the step's `in`, has made or holds.
  private mutating func find(
    _ reference: Reference, among instances: LiveInstances.OfTemplate, of owner: InstanceID, makes: Bool
  ) -> InstanceID? {
    let made = world.live.made(by: owner, of: reference.template)
    let living = living(among: instances, of: owner, having: made)
    if let ordinal = reference.ordinal {
      // The dead count as well: `#2` is the second that was made.
      let known = Set(living + made).sorted()
      if ordinal <= known.count {
        let instance = known[ordinal - 1]
        if world[instance].isAlive { return instance }
        fail(.releasedInstance(reference))
        return nil
      }
      if makes, ordinal == known.count + 1 { return make(reference.template) }
      fail(.missingInstance(reference, next: known.count + 1, makes: makes))
      return nil
    }
    if living.count == 1 { return living[0] }
    if living.count > 1 {
      fail(.severalInstances(reference, living))
      return nil
    }
    if makes { return make(reference.template) }
    // One that isn't `self`'s own may still be meant, if there is only one.
    if let only = instances.only { return only }
    fail(.noInstance(reference))
    return nil
  }

  /// The living ones of a template that `self`, or the step's `in`, has made or holds, in the order of their making.
  private func living(among instances: LiveInstances.OfTemplate, of owner: InstanceID, having made: [InstanceID])
    -> [InstanceID]
  {
    let receiver = frame.receiver ?? owner
    // Both may be many, so the shorter way is taken: all of the template, or all that could be meant.
    let pages = pages(of: owner) + (owner == receiver ? [] : pages(of: receiver))
    let near = made.count + Int(world.table[owner].childCount + world.table[receiver].childCount) + pages.count
    if instances.count <= near || !world.table[owner].isAlive {
      return instances.living.filter { isNear($0, owner, receiver) || pages.contains($0) }
    }
    var found = made + pages
    for holder in owner == receiver ? [owner] : [owner, receiver] {
      found.append(holder)
      found += world.children(of: holder)
      if let presented = world.table[holder].presented { found.append(presented) }
    }
    found = found.filter { instances.has($0) && (isNear($0, owner, receiver) || pages.contains($0)) }.sorted()
    return found.indices.filter { $0 == 0 || found[$0] != found[$0 - 1] }.map { found[$0] }
  }

  /// The pages that a data source keeps, shown or not.
  private func pages(of instance: InstanceID) -> [InstanceID] {
    container(of: instance).supply(of: instance, world)
  }

  /// Whether one of two controllers is this one, or holds it, or the first has made it.
  private func isNear(_ instance: InstanceID, _ owner: InstanceID, _ receiver: InstanceID) -> Bool {
    let node = world.table[instance]
    return node.maker == owner || instance == owner || instance == receiver || node.parent == owner
      || node.parent == receiver || node.presenter == owner || node.presenter == receiver
  }

  // MARK: Properties and answers

  /// The value of a property: what a step has set, else what is written.
  package func property(_ key: Property, of instance: InstanceID) -> Value? {
    if world.table[instance].hasExtras, let value = world.extras[instance]?.properties[key] { return value }
    return settings(of: instance)?.properties[key]
  }

  package func isSet(_ key: Property, of instance: InstanceID) -> Bool { property(key, of: instance) == .bool(true) }

  /// The value of a property that is one word.
  package func word(_ key: Property, of instance: InstanceID) -> String? {
    if case .word(let word) = property(key, of: instance) { return word }
    return nil
  }

  /// The answer that a controller's code gives: what a step has set, else what stands under `overrides`.
  package func answer(_ key: AnswerKey, of instance: InstanceID) -> Value? {
    if world.table[instance].hasExtras, let value = world.extras[instance]?.givenAnswers[key] { return value }
    return answer(key, of: Int(world.table[instance].template))
  }

  package func answer(_ key: AnswerKey, of template: Int) -> Value? {
    for override in program.settings(of: template)?.overrides ?? [] {
      if case .answer(key, let value) = override.body { return value }
    }
    return nil
  }

  /// The answer about one segue, action or tab: `shouldPerformSegue: { next: false }`.
  package func answer(_ key: AnswerKey, about name: String, of instance: InstanceID) -> Bool? {
    if world.table[instance].hasExtras, let answer = world.extras[instance]?.choices[key]?[name] { return answer }
    for override in settings(of: instance)?.overrides ?? [] {
      switch override.body {
      case .choices(key, let choices): return choices.last { $0.name == name }?.answer
      case .answer(key, .bool(let answer)): return answer
      case .answer, .choices, .callback, .unwindAction: break
      }
    }
    return nil
  }
}

/// How many instances come with one of a template, once that has been counted.
struct TemplateSizes: Sendable {
  /// By the number of the template; 0 where none was counted.
  private var counts: [Int32] = []

  subscript(template: Int) -> Int? {
    get { template < counts.count && counts[template] > 0 ? Int(counts[template]) : nil }
    set {
      while counts.count <= template { counts.append(0) }
      counts[template] = Int32(newValue ?? 0)
    }
  }
}
