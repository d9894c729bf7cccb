package import ScenePlan
package import SceneProgram
package import SceneWorld

/// The calls that the code of the controllers on the screen could make now: the second question to a world, beside
/// `possibleSteps`.
extension Simulation {
  /// The calls that make sense in this state and break no rule of containment: to push and pop, to present and dismiss, to
  /// set a root, to add, remove and exchange children.
  ///
  /// - Parameters:
  ///   - templates: What a call may bring: a new controller, or the living one if that is in no container.
  ///   - touchable: The controllers on the screen.
  package func possibleCode(bringing templates: [Int], among touchable: [InstanceID]) -> [Step] {
    guard !world.isOver, let root = world.root else { return [] }
    guard let front = touchable.last, let presenter = reference(to: front) else { return [] }
    let arriving = templates.compactMap { arrival(of: $0) }
    var steps: [Step] = []
    for instance in touchable {
      steps += container(of: instance).code(of: instance, bringing: arriving, self)
    }
    for child in arriving {
      for options in styles(of: child.template) { steps.append(Step(.present(child, options), in: presenter)) }
    }
    for instance in presenters(below: root) {
      if let receiver = reference(to: instance) { steps.append(Step(.dismiss, in: receiver)) }
    }
    for child in arriving { steps.append(Step(.setRoot(child))) }
    return steps
  }

  /// How a step brings a controller of a template: the living one that hangs nowhere, else a new one.
  package func arrival(of template: Int) -> Reference? {
    let instances = world.live.instances(of: template)
    if instances.count == 0 { return Reference(template) }
    if let idle = instances.living.first(where: { isIdle($0) }) { return reference(to: idle) }
    return Reference(template, instances.made + 1)
  }

  /// Whether a step that names a controller makes it.
  package func isNew(_ reference: Reference) -> Bool {
    let instances = world.live.instances(of: reference.template)
    return reference.ordinal.map { $0 > instances.made } ?? (instances.count == 0)
  }

  /// The ways to present a controller: as it is, which is how it says or how the system does it, and over the full screen.
  private func styles(of template: Int) -> [PresentationOptions] {
    let own = program.settings(of: template)?.properties[.modalPresentationStyle]
    let isFull = own.map { $0 == Value.word("fullScreen") } ?? !world.device.does(.automaticIsSheet)
    if program.kind(of: template) == .alert { return [PresentationOptions()] }
    return [PresentationOptions()] + (isFull ? [] : [PresentationOptions(style: .fullScreen)])
  }

  /// Whether a living controller is in no container, and isn't presented.
  private func isIdle(_ instance: InstanceID) -> Bool {
    world.root != instance && world[instance].parent == nil && world[instance].presenter == nil
  }

  /// The controllers that present something, from the window on.
  func presenters(below root: InstanceID) -> [InstanceID] {
    world.members.filter { instance in
      world.presentedOnScreen(from: instance) != nil
        && (instance == root || world.isAncestor(root, of: instance) || world[instance].presenter != nil)
    }
  }
}
