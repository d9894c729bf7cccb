internal import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// The moment of a run at which something is found: the program, the world as it is then, and the place of the step.
struct Moment {
  let program: Program
  let world: World
  let place: SourceSpan

  func name(of instance: InstanceID) -> String { world.name(of: instance, in: program) }

  /// The names in quotes, with commas.
  func list(of instances: [InstanceID]) -> String {
    instances.map { "'\(name(of: $0))'" }.joined(separator: ", ")
  }

  func text(of reference: Reference) -> String { program.text(of: reference) }

  func template(of instance: InstanceID) -> Template? {
    let template = Int(world[instance].template)
    return program.templates.indices.contains(template) ? program.templates[template] : nil
  }

  func segue(_ id: String, of source: InstanceID) -> Segue? { template(of: source)?.segue(id) }

  /// The controller itself or its nearest ancestor, if that is presented.
  func presented(above controller: InstanceID) -> InstanceID? {
    var here = controller
    while let parent = world[here].parent { here = parent }
    return world[here].presenter == nil ? nil : here
  }

  /// The primary of a presented split in which an unwind search ends by a quirk (V83).
  func endOfUnwinding(from source: InstanceID) -> InstanceID? {
    guard world.device.does(.unwindEndsInPrimary) else { return nil }
    var here = source
    while let parent = world[here].parent {
      let isSplit = program.kind(of: Int(world[parent].template)) == .split && world[parent].presenter != nil
      if isSplit, world.children(of: parent).first == here { return here }
      here = parent
    }
    return nil
  }

  /// Whether a controller of an id lies in another one, however deep.
  func holds(_ id: String, in outer: InstanceID) -> Bool {
    world.treeLines.contains { line in
      world.isAncestor(outer, of: line.instance) && template(of: line.instance)?.id == id
    }
  }

  // MARK: Places

  func span(of place: Place) -> SourceSpan? { program.places.span(of: place) }
  func span(of reference: Reference) -> SourceSpan { span(of: reference.place) ?? place }
  func span(of thing: NamedThing) -> SourceSpan { span(of: thing.place) ?? place }

  /// Where a segue is declared.
  func declaration(of id: String, of source: InstanceID) -> SourceSpan? {
    segue(id, of: source).flatMap { span(of: $0.place) }
  }
}
