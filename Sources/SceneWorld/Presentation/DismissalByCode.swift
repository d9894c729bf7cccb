internal import ScenePlan
internal import SceneProgram

/// Delegates of what code dismisses: they aren't told (M6.35).
extension Simulation {
  /// V24: on iOS 8 each tap beside a popover calls `dismiss` on its presenter. The second one finds nothing presented.
  mutating func takesPresenter(_ popover: InstanceID) -> Bool {
    guard world[popover].style == .popover, world[popover].isBeingDismissed, let presenter = world[popover].presenter,
      presentedAncestor(of: presenter) != nil, answer(.presentationControllerShouldDismiss, of: popover) == nil
    else { return false }
    return asks(.popoversTakePresenters)
  }

  /// M6.42, M6.43: whether the receiver stays while what it presents goes, or goes itself since that goes already.
  mutating func adviseOfReceiver(_ receiver: InstanceID, _ target: InstanceID) {
    if world[receiver].presenter != nil, target != receiver {
      refuse(Refusal(.viewWillDisappear, receiver, .dismissesAnother, other: target))
      advise(.dismissesAbove(receiver, other: target))
    }
    if target == receiver, let going = world[receiver].presented {
      advise(.dismissesItself(receiver, after: going))
    }
  }

  /// Says so of each member of the chain that goes, and that code which waits for the message won't run.
  mutating func tellNoDelegates(of target: InstanceID, _ change: Change) {
    let waited: [Callback] = [.delegateWillDismiss, .delegateDidDismiss]
    for member in chain(from: target) {
      refuse(container(of: member).hasBar ? Callback.endOfSearch : [.delegateDidDismiss], of: member, .dismissedByCode)
      // A call with a completion block does there what has to follow.
      guard world[member].hooks.mayContain(.delegateDidDismiss), change.completion == nil else { continue }
      for override in settings(of: member)?.overrides ?? [] {
        guard case .callback(let message, let steps, _) = override.body, waited.contains(message), !steps.isEmpty
        else { continue }
        advise(.dismissalUntold(member, message, override: override.place))
        break
      }
    }
  }
}
