package import ScenePlan

/// Work of a presentation that waits.
package enum PresentationWork: KindWork {
  case start(Presentation)
  case end(Presentation)
  case startDismissal(Dismissal)
  case endDismissal(Dismissal, uncovers: Bool)
  case cancelDismissal(Dismissal)
  /// V78: the presenter of a card that has come.
  case layOutPresenter(InstanceID)
  /// A presenter is covered, or uncovered, in the new style (V25).
  case adaptPresenter(InstanceID, isCovered: Bool)

  package var resumption: Resumption {
    switch self {
    case .start: .startOfPresentation
    case .end: .endOfPresentation
    case .startDismissal: .startOfDismissal
    case .endDismissal: .endOfDismissal
    case .cancelDismissal: .cancelledDismissal
    case .layOutPresenter: .layoutOfPresenter
    case .adaptPresenter: .adaptation
    }
  }

  package var transition: TransitionID? {
    switch self {
    case .start(let one), .end(let one): one.transition
    case .startDismissal(let one), .endDismissal(let one, _), .cancelDismissal(let one): one.transition
    case .layOutPresenter, .adaptPresenter: nil
    }
  }

  package var completion: Completion? {
    switch self {
    case .start(let one), .end(let one): one.change.completion
    case .startDismissal(let one), .endDismissal(let one, _), .cancelDismissal(let one): one.change.completion
    case .layOutPresenter, .adaptPresenter: nil
    }
  }

  package func resume(_ uikit: inout Simulation) {
    switch self {
    case .start(let one): uikit.start(one)
    case .end(let one): uikit.end(one)
    case .startDismissal(let one): uikit.startDismissal(one)
    case .endDismissal(let one, let uncovers): uikit.end(one, uncovers: uncovers)
    case .cancelDismissal(let one): uikit.cancel(one)
    case .layOutPresenter(let presenter): uikit.setNeedsLayout(presenter)
    case .adaptPresenter(let presenter, let isCovered): uikit.adapt(presenter: presenter, isCovered: isCovered)
    }
  }

  package func renumbered(by numbers: Renumbering) -> Self {
    switch self {
    case .start(let one): .start(one.renumbered(by: numbers))
    case .end(let one): .end(one.renumbered(by: numbers))
    case .startDismissal(let one): .startDismissal(one.renumbered(by: numbers))
    case .endDismissal(let one, let uncovers): .endDismissal(one.renumbered(by: numbers), uncovers: uncovers)
    case .cancelDismissal(let one): .cancelDismissal(one.renumbered(by: numbers))
    case .layOutPresenter(let presenter): .layOutPresenter(numbers[presenter])
    case .adaptPresenter(let presenter, let isCovered): .adaptPresenter(numbers[presenter], isCovered: isCovered)
    }
  }
}

extension Presentation {
  fileprivate func renumbered(by numbers: Renumbering) -> Self {
    var one = self
    one.presented = numbers[presented]
    one.presenter = numbers[presenter]
    one.change = numbers.change(change)
    one.transition = numbers[transition]
    return one
  }
}

extension Dismissal {
  fileprivate func renumbered(by numbers: Renumbering) -> Self {
    var one = self
    one.chain = numbers[chain]
    one.presenter = numbers[presenter]
    one.change = numbers.change(change)
    one.transition = numbers[transition]
    return one
  }
}

extension Continuation {
  /// Work of a presentation.
  package static func presentation(_ work: PresentationWork) -> Continuation { .kind(WaitingWork(work)) }
}
