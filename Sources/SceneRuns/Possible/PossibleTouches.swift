package import ScenePlan
package import SceneProgram
package import SceneWorld

/// Steps that only a search for the steps behind a log asks for.
extension Simulation {
  /// Touches of a search bar that is shown, and of a sheet that has several heights.
  ///
  /// - Parameter touchable: The controllers on the screen.
  package func possibleTouches(among touchable: [InstanceID]) -> [Step] {
    guard !world.isOver else { return [] }
    var steps: [Step] = []
    for instance in touchable {
      for search in world.extras(of: instance).kept where world[search].presenter == nil {
        guard kinds[kind(of: search)].hasBar, let bar = reference(to: search) else { continue }
        steps.append(Step(.tap(bar)))
      }
      let heights = detents(of: instance)
      guard heights.count > 1, let sheet = reference(to: instance) else { continue }
      for gesture in Gesture.allCases where gesture.detent.map(heights.contains) == true {
        steps.append(Step(.swipe(gesture, isCancelled: false, decelerates: true), in: sheet))
      }
    }
    return steps
  }

  /// Sizes that a person gives the app's window on a pad: a narrow one, and the one that it began with.
  package var possibleSizes: [Step] {
    guard !world.isOver, world.device.isTurnable(asks: world.device.does) else { return [] }
    let (now, first) = (world.device.size, program.device.size)
    let narrow = Size(Simulation.narrowWidth, first.height)
    return [now.width > Simulation.narrowWidth ? narrow : nil, now == first ? nil : first].compactMap { size in
      size.map { Step(.resize($0)) }
    }
  }

  /// A width that is compact on each pad.
  private static let narrowWidth = 375.0

  /// Ways back below a presentation, which goes in the same turn: a stack goes back, and what is presented over it is
  /// dismissed. A segue that unwinds does both.
  package var possibleReturns: [Step] {
    guard !world.isOver, let root = world.root else { return [] }
    var steps: [Step] = []
    for instance in presenters(below: root) {
      guard let receiver = reference(to: instance) else { continue }
      for stack in world.members where kind(of: stack) == .navigation {
        guard stack == instance || world.isAncestor(instance, of: stack), let nav = reference(to: stack) else {
          continue
        }
        let members = world.children(of: stack).compactMap { reference(to: $0) }
        guard members.count == world[stack].childCount else { continue }
        for target in members.dropLast() {
          var back = Step(target == members[0] ? .popToRoot : .popTo(target), in: nav)
          back.isAnimated = false
          steps.append(Step(.code([back, Step(.dismiss, in: receiver)]), in: receiver))
        }
      }
    }
    return steps
  }

  /// Children that come and go in a controller that isn't on the screen.
  ///
  /// - Parameters:
  ///   - coming: What may come: templates.
  ///   - going: What may go: templates.
  ///   - touchable: The controllers on the screen.
  package func possibleHiddenChildren(
    bringing coming: [Int], removing going: [Int], among touchable: [InstanceID]
  ) -> [Step] {
    guard !world.isOver else { return [] }
    let arriving = coming.compactMap { arrival(of: $0) }
    return world.members.flatMap { instance -> [Step] in
      guard world[instance].isAlive, world[instance].isLoaded, !world[instance].isStock, !world[instance].isPrivate,
        !touchable.contains(instance), let receiver = reference(to: instance)
      else { return [] }
      let leaving = world.children(of: instance).filter { going.contains(Int(world[$0].template)) }
      let kind = self.kind(of: instance)
      guard kind == .container || kind == .view && !leaving.isEmpty else { return [] }
      return arriving.map { Step(.add($0, frame: nil), in: receiver) }
        + leaving.compactMap { reference(to: $0) }.map { Step(.remove($0), in: receiver) }
    }
  }
}
