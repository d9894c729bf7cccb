internal import SceneBasics
internal import ScenePlan
internal import SceneWorld

/// Where each controller's links were made last: to its parent, to the view that its own hangs in, to its presenter.
struct LinkMemory {
  /// A controller, what happened to it, and where.
  typealias Link = (instance: InstanceID, what: String, place: SourceSpan)

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

  /// The link that keeps a person from touching something; nil where it isn't a link, or isn't known.
  ///
  /// - Parameter top: The top of the stack below which it is.
  func link(behind obstacle: Obstacle, to instance: InstanceID, top: InstanceID?) -> Link? {
    switch obstacle {
    case .covered(let presented): link(presented, "was presented", presenters)
    case .noCard: link(instance, "was presented", presenters)
    case .belowTop: link(top, "was put on the stack", parents)
    case .noTabBar(let hider, _): link(hider, "was put on the stack", parents)
    case .unselected, .hiddenColumn, .offScreen, .noBar: nil
    }
  }

  private func link(_ instance: InstanceID?, _ what: String, _ places: [InstanceID: SourceSpan]) -> Link? {
    guard let instance, let place = places[instance] else { return nil }
    return (instance, what, place)
  }

  /// The links that led to a message.
  func causes(of message: Message) -> [Link] {
    func cause(_ instance: InstanceID?, _ what: String, _ places: [InstanceID: SourceSpan]) -> [Link] {
      link(instance, what, places).map { [$0] } ?? []
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
