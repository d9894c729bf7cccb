package import ScenePlan
package import SceneProgram
package import SceneWorld

/// A controller of the app's own, with children or without: it adds them by its own code.
package struct PlainKind: ContainerKind {
  package init() {}

  /// A hand-made paging scroll view can be dragged.
  package func gestures(on container: InstanceID, _ uikit: Simulation) -> [Step] {
    guard case .paging = uikit.settings(of: container)?.layout else { return [] }
    return [Gesture.forward, .reverse].map {
      Step(.swipe($0, isCancelled: false, decelerates: true), in: uikit.reference(to: container))
    }
  }

  package func code(of container: InstanceID, bringing arriving: [Reference], _ uikit: Simulation) -> [Step] {
    let receiver = uikit.reference(to: container)
    let living = uikit.world.children(of: container).compactMap { uikit.reference(to: $0) }
    var steps = arriving.map { Step(.add($0, frame: nil), in: receiver) }
    if !uikit.world[container].forwardsAppearance {
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
}
