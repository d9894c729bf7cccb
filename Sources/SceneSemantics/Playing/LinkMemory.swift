internal import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// Where each controller's links were made last: to its parent, to the view that its own hangs in, to its presenter.
struct LinkMemory {
  /// A controller, what happened to it, and where.
  typealias Link = (instance: InstanceID, what: String, place: Origin)

  /// Where a link was made: at a place of the program or, where there is none, on a line.
  struct Origin {
    var place: Place
    var mark: SourceMark
  }

  /// The latest origin of each controller's link of one sort, by the number of the controller. A launch links all
  /// controllers, so a link that stands at a place has four bytes here.
  private struct Origins {
    private var places: [Place] = []
    private var marks: [InstanceID: SourceMark] = [:]

    subscript(instance: InstanceID) -> Origin? {
      let place = instance.index < places.count ? places[instance.index] : .none
      if place != .none { return Origin(place: place, mark: .none) }
      return marks.isEmpty ? nil : marks[instance].map { Origin(place: .none, mark: $0) }
    }

    mutating func set(_ instance: InstanceID, _ origin: Origin) {
      forget(instance)
      guard origin.place != .none else {
        marks[instance] = origin.mark
        return
      }
      while places.count <= instance.index { places.append(.none) }
      places[instance.index] = origin.place
    }

    mutating func forget(_ instance: InstanceID) {
      if instance.index < places.count { places[instance.index] = .none }
      if !marks.isEmpty { marks[instance] = nil }
    }
  }

  private var parents = Origins()
  private var hosts = Origins()
  private var presenters = Origins()

  mutating func observe(_ instruction: Instruction, at origin: Origin) {
    switch instruction {
    // The call that fails is no cause of itself, so the first one stays.
    case .addChild(let child, _), .link(let child, _, _): if parents[child] == nil { parents.set(child, origin) }
    case .removeFromParent(let child), .unlink(let child): parents.forget(child)
    case .addSubview(let child, _), .place(let child, _): if hosts[child] == nil { hosts.set(child, origin) }
    case .removeFromSuperview(let child), .displace(let child): hosts.forget(child)
    case .present(let presented, _, _): presenters.set(presented, origin)
    case .unpresent(let presented): presenters.forget(presented)
    default: break
    }
  }

  /// Lets go of an instance that is gone.
  mutating func forget(_ instance: InstanceID) {
    parents.forget(instance)
    hosts.forget(instance)
    presenters.forget(instance)
  }

  /// The link that keeps a person from touching something; nil where it isn't a link, or isn't known.
  ///
  /// - Parameter top: The top of the stack below which it is.
  func link(behind obstacle: Obstacle, to instance: InstanceID, top: InstanceID?) -> Link? {
    switch obstacle {
    case .covered(let presented): link(presented, "was presented", presenters)
    case .noCard, .filled, .endsByActions: link(instance, "was presented", presenters)
    case .belowTop: link(top, "was put on the stack", parents)
    case .noTabBar(let hider, _): link(hider, "was put on the stack", parents)
    case .comesOrGoes(let presented): link(presented, "was presented", presenters)
    case .unselected, .hiddenColumn, .offScreen, .noBar, .inMotion, .frozen, .presenting, .noDataSource, .changing,
      .atRoot,
      .columnsStay,
      .noDetent, .refuses, .locked, .ownAnimations:
      nil
    }
  }

  private func link(_ instance: InstanceID?, _ what: String, _ places: Origins) -> Link? {
    guard let instance, let place = places[instance] else { return nil }
    return (instance, what, place)
  }

  /// The links that led to a message.
  func causes(of message: Message) -> [Link] {
    func cause(_ instance: InstanceID?, _ what: String, _ places: Origins) -> [Link] {
      link(instance, what, places).map { [$0] } ?? []
    }
    switch message.kind {
    case .pushedTwice: return cause(message.first, "was put on the stack", parents)
    case .presentedChild: return cause(message.first, "got its parent", parents)
    case .wrongParentInWindow: return cause(message.first, "became a child", parents)
    case .wrongParentRequested: return cause(message.first, "had its view put in", hosts)
    case .viewInsideItself: return cause(message.second, "had its view put in", hosts)
    case .presentedTwice: return cause(message.first, "was presented", presenters)
    case .alreadyPresenting, .presentOffWindow: return cause(message.fourth, "was presented", presenters)
    case .unexpectedSubviews: return cause(message.second, "was presented", presenters)
    case .noCommonParent: return cause(message.first, "became a child", parents)
    case .presentationInProgress, .dismissInProgress, .detachedPresenter, .unbalancedTransition, .stackInMotion,
      .repeatedMember, .nestedChange, .modalTransitionRuns,
      .pushedNavigation, .poppedStranger, .transitionWithManualForwarding, .addedRoot, .pushOutsideNavigation,
      .pageCountMismatch, .popoverWithoutAnchor, .pushedSplit, .presentedSplit, .pagesSetWhileScrolling,
      .presentedOnItself, .missesScenes, .needsScenesSoon, .needsScenes:
      return []
    }
  }
}
