internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// Work of a tab bar controller that waits.
enum TabsWork: KindWork {
  case start(TabExchange)
  case end(TabExchange)
  /// A call that waited for the end of a change (N2.37).
  case call(TabsCall, on: InstanceID)

  var resumption: Resumption {
    switch self {
    case .start: .startOfTab
    case .end: .endOfTab
    case .call: .waitingCall
    }
  }

  var transition: TransitionID? {
    switch self {
    case .start(let exchange), .end(let exchange): exchange.transition
    case .call: nil
    }
  }

  var completion: Completion? {
    switch self {
    case .start(let exchange), .end(let exchange): exchange.change.completion
    case .call(.select(_, _, let change), _), .call(.tapMore(_, let change), _): change.completion
    }
  }

  func resume(_ uikit: inout Simulation) {
    switch self {
    case .start(let exchange): uikit.start(exchange)
    case .end(let exchange): uikit.end(exchange)
    case .call(let call, let container):
      guard uikit.world[container].isAlive else { return }
      switch call {
      // A tab may have been taken out meanwhile.
      case .select(let tab, let isTap, let change):
        if uikit.world[tab].isAlive { uikit.select(tab, on: container, change, isTap: isTap) }
      case .tapMore(let thing, let change): uikit.showMore(thing, on: container, change)
      }
    }
  }

  func renumbered(by numbers: Renumbering) -> Self {
    switch self {
    case .start(let exchange): .start(exchange.renumbered(by: numbers))
    case .end(let exchange): .end(exchange.renumbered(by: numbers))
    case .call(.select(let tab, let isTap, let change), let container):
      .call(.select(numbers[tab], isTap: isTap, numbers.change(change)), on: numbers[container])
    case .call(.tapMore(let thing, let change), let container):
      .call(.tapMore(thing, numbers.change(change)), on: numbers[container])
    }
  }
}

/// A call of a tab bar controller that waits.
enum TabsCall: Hashable, Sendable {
  case select(InstanceID, isTap: Bool, Change)
  case tapMore(NamedThing, Change)
}

extension TabExchange {
  fileprivate func renumbered(by numbers: Renumbering) -> Self {
    var exchange = self
    exchange.container = numbers[container]
    exchange.old = numbers[old]
    exchange.new = numbers[new]
    exchange.change = numbers.change(change)
    exchange.transition = numbers[transition]
    return exchange
  }
}

/// A tab bar controller's memory between steps.
struct TabsState: ContainerState {
  /// The tab that was selected when More was shown last.
  var beforeMore: InstanceID?
  var groups: [TabGroup] = []

  func renumbered(by numbers: Renumbering) -> Self {
    TabsState(beforeMore: numbers[beforeMore], groups: groups.map { $0.renumbered(by: numbers) })
  }
}

extension Continuation {
  /// Work of a tab bar controller.
  static func tabs(_ work: TabsWork) -> Continuation { .kind(WaitingWork(work)) }
}
