internal import SceneBasics
internal import ScenePlan

/// Where each controller's links were made last: to its parent, to the view that its own hangs in, to its presenter.
struct LinkMemory {
  private var parents: [InstanceID: SourceSpan] = [:]
  private var hosts: [InstanceID: SourceSpan] = [:]
  private var presenters: [InstanceID: SourceSpan] = [:]

  mutating func observe(_ instruction: Instruction, at place: SourceSpan) {
    switch instruction {
    // The call that fails is no cause of itself, so the first one stays.
    case .addChild(let child, _), .link(let child, _, _): if parents[child] == nil { parents[child] = place }
    case .removeFromParent(let child), .unlink(let child): parents[child] = nil
    case .addSubview(let child, _), .place(let child, _): if hosts[child] == nil { hosts[child] = place }
    case .removeFromSuperview(let child), .displace(let child): hosts[child] = nil
    case .present(let presented, _, _): presenters[presented] = place
    case .unpresent(let presented): presenters[presented] = nil
    default: break
    }
  }

  /// Lets go of an instance that is gone.
  mutating func forget(_ instance: InstanceID) {
    parents[instance] = nil
    hosts[instance] = nil
    presenters[instance] = nil
  }

  /// The links that led to a message.
  func causes(of message: Message) -> [(instance: InstanceID, what: String, place: SourceSpan)] {
    func cause(
      _ instance: InstanceID?, _ what: String, _ places: [InstanceID: SourceSpan]
    ) -> [(instance: InstanceID, what: String, place: SourceSpan)] {
      guard let instance, let place = places[instance] else { return [] }
      return [(instance, what, place)]
    }
    switch message.kind {
    case .pushedTwice: return cause(message.first, "was put on the stack", parents)
    case .presentedChild: return cause(message.first, "got its parent", parents)
    case .wrongParentInWindow: return cause(message.first, "became a child", parents)
    case .wrongParentRequested: return cause(message.first, "had its view put in", hosts)
    case .presentedTwice: return cause(message.first, "was presented", presenters)
    case .alreadyPresenting: return cause(message.fourth, "was presented", presenters)
    case .noCommonParent: return cause(message.first, "became a child", parents)
    case .presentOffWindow, .presentationInProgress, .dismissInProgress, .detachedPresenter, .unbalancedTransition,
      .pushedNavigation, .poppedStranger, .transitionWithManualForwarding, .addedRoot, .pushOutsideNavigation,
      .pageCountMismatch, .popoverWithoutAnchor, .pushedSplit, .pagesSetWhileScrolling,
      .presentedOnItself:
      return []
    }
  }
}
