internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// Work of a custom container that waits.
enum ContainmentWork: KindWork {
  /// The end of `transition(from:to:)`, and the words of the recipe that stand behind it.
  case end(Exchange, rest: [ContainmentWord], TransitionID)
  /// A gesture lets go, and the exchange turns back.
  case giveUp(Exchange, TransitionID)

  var resumption: Resumption {
    switch self {
    case .end: .endOfTransition
    case .giveUp: .cancelledTransition
    }
  }

  var transition: TransitionID? {
    switch self {
    case .end(_, _, let id), .giveUp(_, let id): id
    }
  }

  var completion: Completion? {
    switch self {
    case .end(let exchange, _, _), .giveUp(let exchange, _): exchange.change.completion
    }
  }

  func resume(_ uikit: inout Simulation) {
    switch self {
    case .end(let exchange, let rest, let id): uikit.end(exchange, rest: rest, id)
    case .giveUp(let exchange, let id): uikit.giveUp(exchange, id)
    }
  }

  func renumbered(by numbers: Renumbering) -> Self {
    switch self {
    case .end(let exchange, let rest, let id):
      .end(exchange.renumbered(by: numbers), rest: rest, numbers[id])
    case .giveUp(let exchange, let id): .giveUp(exchange.renumbered(by: numbers), numbers[id])
    }
  }
}

extension Exchange {
  fileprivate func renumbered(by numbers: Renumbering) -> Self {
    Exchange(
      container: numbers[container], comes: numbers[comes], goes: numbers[goes], change: numbers.change(change))
  }
}

extension Continuation {
  /// Work of a custom container.
  static func containment(_ work: ContainmentWork) -> Continuation { .kind(WaitingWork(work)) }
}
