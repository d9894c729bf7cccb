package import ScenePlan

/// A plan and a state made by hand, without YAML and without a run.
package struct PlanDraft: Sendable {
  /// The plan so far.
  package var plan: HierarchyPlan
  /// Where its controllers stand.
  package var state = HierarchyState()

  package init(_ scene: String, ios: Int = 17) {
    plan = HierarchyPlan(scene: scene, ios: ios, behaviours: Behaviour.profile(ios: ios))
    plan.files = ["sample.scene.yaml"]
  }

  /// Declares a controller and gives its place.
  @discardableResult
  package mutating func declare(
    _ id: String, _ kind: ControllerKind = .view, title: String? = nil, className: String? = nil,
    group: String? = nil, note: String? = nil, file: Int = 0
  ) -> Int {
    let line = plan.templates.count + 3
    var template = TemplateRecord(id: id, kind: kind, mark: SourceMark(file: file, line: line))
    template.title = title
    template.className = className
    template.group = group
    template.note = note
    plan.templates.append(template)
    return plan.templates.count - 1
  }

  /// Declares that one controller holds another.
  package mutating func hold(_ child: String, in parent: String, as role: String = "children") {
    plan.templates[template(parent)].contents.append(.init(role: role, template: template(child)))
  }

  /// Declares a segue.
  package mutating func segue(
    _ id: String, _ verb: SegueVerb, from source: String, to destination: String?, action: String? = nil,
    style: PresentationStyle? = nil, note: String? = nil
  ) {
    plan.templates[template(source)].segues.append(
      .init(id: id, verb: verb, destination: destination.map { template($0) }, action: action, style: style, note: note)
    )
  }

  /// Where a controller is declared.
  package func template(_ id: String) -> Int { plan.templates.firstIndex { $0.id == id } ?? 0 }

  /// The instance of a name, made where it is new: alive, not loaded, nowhere.
  @discardableResult
  package mutating func instance(_ name: String, isPrivate: Bool = false) -> InstanceID {
    if let index = plan.instances.firstIndex(where: { $0.name == name }) { return InstanceID(index) }
    let id = String(name.prefix { $0 != "#" })
    plan.instances.append(InstanceRecord(name: name, template: template(id), isPrivate: isPrivate))
    var node = HierarchyState.Node()
    node.isAlive = true
    node.isPrivate = isPrivate
    state.nodes.append(node)
    return InstanceID(plan.instances.count - 1)
  }

  /// Makes a controller the window's root, on the screen.
  @discardableResult
  package mutating func root(_ name: String) -> InstanceID {
    let id = instance(name)
    state.root = id
    show(id, in: .window)
    return id
  }

  /// Makes one controller the child of another; `appearance` nil leaves its view unloaded.
  @discardableResult
  package mutating func add(
    _ name: String, to parent: String, _ appearance: AppearanceState? = .appeared, isCurrent: Bool = false
  ) -> InstanceID {
    let id = instance(name)
    let parent = instance(parent)
    state[id].parent = parent
    state[parent].children.append(id)
    if isCurrent { state[parent].current = id }
    guard let appearance else { return id }
    state[id].isLoaded = true
    state[id].appearance = appearance
    if appearance != .disappeared { state[id].host = .instance(parent) }
    return id
  }

  /// Presents one controller by another.
  @discardableResult
  package mutating func present(_ name: String, by presenter: String, _ style: PresentationStyle) -> InstanceID {
    let id = instance(name)
    let presenter = instance(presenter)
    state[id].presenter = presenter
    state[id].style = style
    state[presenter].presented = id
    show(id, in: .window)
    return id
  }

  private mutating func show(_ id: InstanceID, in host: ViewHost) {
    state[id].isLoaded = true
    state[id].host = host
    state[id].appearance = .appeared
  }

  /// The number under which events carry a name.
  package mutating func name(_ text: String) -> NameID {
    if let index = plan.names.firstIndex(of: text) { return NameID(index) }
    plan.names.append(text)
    return NameID(plan.names.count - 1)
  }

  /// Adds a routine whose instructions all come from one line.
  @discardableResult
  package mutating func routine(_ name: String, step: Int, line: Int, _ instructions: [Instruction]) -> RoutineID {
    var routine = Routine(name: name, step: step)
    routine.instructions = instructions
    routine.marks = instructions.map { _ in SourceMark(file: 0, line: line) }
    plan.routines.append(routine)
    return RoutineID(plan.routines.count - 1)
  }

  /// Adds a step that runs a routine.
  @discardableResult
  package mutating func step(
    _ title: String, line: Int, id: String? = nil, start: StepRecord.Start = .settled, routine: RoutineID
  ) -> StepRecord {
    let step = StepRecord(
      number: plan.steps.count, id: id, title: title, start: start, routine: routine,
      mark: SourceMark(file: 0, line: line))
    plan.steps.append(step)
    return step
  }
}
