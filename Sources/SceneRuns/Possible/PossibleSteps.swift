package import ScenePlan
public import SceneProgram
public import SceneWorld

/// A person's possible steps now: one answer for findings, importers, completion and explorers.
extension Simulation {
  /// The steps that are possible in this state, each of which does something: taps on what fires segues, taps on tabs,
  /// gestures that are recognised, turns of the device.
  ///
  /// Only what is on the screen can be touched: a controller has appeared, nothing covers it, and its container isn't
  /// exchanging it. References name an instance by its number where a template has several.
  public var possibleSteps: [Step] { possibleSteps(among: touchable) }

  /// A person's possible steps, where it is known what can be touched.
  package func possibleSteps(among touchable: [InstanceID]) -> [Step] {
    guard !world.isOver, world.root != nil else { return [] }
    var steps: [Step] = []
    for instance in touchable {
      steps += segues(of: instance)
      if runningChange(in: instance) == nil { steps += container(of: instance).gestures(on: instance, self) }
    }
    if let sheet = topSheet(among: touchable) {
      steps.append(Step(.swipe(.dismiss, isCancelled: false, decelerates: true), in: sheet))
    }
    for orientation in Orientation.allCases where turns(to: orientation) { steps.append(Step(.rotate(orientation))) }
    return steps
  }

  /// The controllers on the screen that a person can touch, in the order of the tree.
  package var touchable: [InstanceID] {
    guard let root = world.root else { return [] }
    return below(root).filter { instance in
      world[instance].appearance == .appeared && !world[instance].isPrivate && obstacle(to: instance) == nil
    }
  }

  /// A controller, and all that is in it or presented by it.
  private func below(_ front: InstanceID) -> [InstanceID] {
    var found: [InstanceID] = []
    var open = [front]
    while let instance = open.popLast() {
      found.append(instance)
      if let presented = world.presentedOnScreen(from: instance) { open.append(presented) }
      open += world.children(of: instance).reversed()
    }
    return found
  }

  /// Segues that a person can fire from a controller.
  private func segues(of instance: InstanceID) -> [Step] {
    (template(of: instance)?.segues ?? []).compactMap { segue in
      switch segue.verb {
      case .embed: nil
      case .custom where segue.steps == nil: nil
      case .custom, .show, .showDetail, .present, .push, .unwind:
        Step(.trigger(NamedThing(segue.id)), in: reference(to: instance))
      }
    }
  }

  /// A sheet that a person can drag away.
  private func topSheet(among touchable: [InstanceID]) -> Reference? {
    guard
      let sheet = touchable.first(where: { instance in
        world[instance].presenter != nil
          && (hasGesture(world[instance].style ?? .automatic) || zoomsAway(instance))
          && !enforcesModality(instance)
      })
    else { return nil }
    return reference(to: sheet)
  }

  private func turns(to orientation: Orientation) -> Bool {
    if orientationLocker != nil, world.device.does(.locksOrientation) { return false }
    return supports(orientation) && world.device.isLandscape != (orientation == .landscape)
  }
}
