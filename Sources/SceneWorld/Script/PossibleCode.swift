internal import ScenePlan
package import SceneProgram

/// The calls that the code of the controllers on the screen could make now: the second question to a world, beside
/// `possibleSteps`.
extension Simulation {
  /// The calls that make sense in this state and break no rule of containment: to push and pop, to present and dismiss, to
  /// set a root, to add, remove and exchange children.
  ///
  /// - Parameter templates: What a call may bring: a new controller, or the living one if that is in no container.
  package func possibleCode(bringing templates: [Int]) -> [Step] {
    guard !world.isOver, let root = world.root else { return [] }
    let touchable = touchable
    guard let front = touchable.last, let presenter = reference(to: front) else { return [] }
    let arriving = templates.compactMap { arrival(of: $0) }
    var steps: [Step] = []
    for instance in touchable {
      guard let receiver = reference(to: instance) else { continue }
      steps += code(of: instance, receiver, bringing: arriving)
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
  func arrival(of template: Int) -> Reference? {
    let troupe = world.cast.troupe(of: template)
    if troupe.count == 0 { return Reference(template) }
    if let idle = troupe.living.first(where: { isIdle($0) }) { return reference(to: idle) }
    return Reference(template, troupe.made + 1)
  }

  /// Whether a step that names a controller makes it.
  package func isNew(_ reference: Reference) -> Bool {
    let troupe = world.cast.troupe(of: reference.template)
    return reference.ordinal.map { $0 > troupe.made } ?? (troupe.count == 0)
  }

  /// The ways to present a controller: as it is, which is how it says or how the system does it, and over the full screen.
  private func styles(of template: Int) -> [PresentationOptions] {
    let own = program.settings(of: template)?.properties[.modalPresentationStyle]
    let isFull = own.map { $0 == Value.word("fullScreen") } ?? !world.device.does(.automaticIsSheet)
    return [PresentationOptions()] + (isFull ? [] : [PresentationOptions(style: .fullScreen)])
  }

  /// Whether a living controller is in no container, and isn't presented.
  private func isIdle(_ instance: InstanceID) -> Bool {
    world.root != instance && world.table[instance].parent == nil && world.table[instance].presenter == nil
  }

  private func code(of instance: InstanceID, _ receiver: Reference, bringing arriving: [Reference]) -> [Step] {
    let children = world.children(of: instance)
    switch kind(of: instance) {
    case .navigation:
      var steps = arriving.map { Step(.push($0), in: receiver) }
      if children.count > 1 { steps.append(Step(.pop, in: receiver)) }
      if children.count > 2 { steps.append(Step(.popToRoot, in: receiver)) }
      return steps
    case .view, .container:
      var steps = arriving.map { Step(.add($0, frame: nil), in: receiver) }
      let living = children.compactMap { reference(to: $0) }
      if !world.table[instance].forwardsAppearance {
        return steps
          + (arriving.map(added) + living.map(removed)).map { code in
            Step(.code(code.map { Step($0, in: receiver) }), in: receiver)
          }
      }
      steps += living.map { Step(.remove($0), in: receiver) }
      for child in living {
        // A child that is there already can be the one that comes.
        for next in arriving + living where next != child {
          steps.append(Step(.transition(to: next, from: child), in: receiver))
        }
      }
      return steps
    case .tabs:
      // Code selects without animation, which newer systems tell from a tap.
      return children.compactMap { child in
        world.table[child].isPrivate ? nil : reference(to: child).map { Step(.select($0), in: receiver) }
      }
    case .pager, .split: return []
    }
  }

  /// A child that comes, in a container that forwards appearance by hand.
  private func added(_ child: Reference) -> [Action] {
    let target = AppearanceTarget.controller(child)
    return [
      .add(child, frame: nil), .beginAppearanceTransition(true, of: target), .endAppearanceTransition(of: target),
    ]
  }

  /// A child that goes, there.
  private func removed(_ child: Reference) -> [Action] {
    let target = AppearanceTarget.controller(child)
    return [
      .willMove(child, toParent: .usual), .beginAppearanceTransition(false, of: target), .removeFromSuperview(child),
      .endAppearanceTransition(of: target), .removeFromParent(child),
    ]
  }

  /// The controllers that present something, from the window on.
  func presenters(below root: InstanceID) -> [InstanceID] {
    world.members.filter { instance in
      world.presentedOnScreen(from: instance) != nil
        && (instance == root || world.isAncestor(root, of: instance) || world.table[instance].presenter != nil)
    }
  }
}
