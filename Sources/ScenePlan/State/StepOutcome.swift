/// The outcome of a step, where that isn't the one that its words say.
public enum StepOutcome: Hashable, Sendable {
  /// It was done.
  case done
  /// UIKit warns of it, and does it all the same.
  case warned(Message)
  /// The finger lifted half-way, so that all is as before.
  case givenUp
  /// A person can't do it; the answer says why.
  case ignored(Answer)
  /// There was nothing to take away.
  case idle(StepVerb)
  /// A controller or its delegate was asked, and said no.
  case declined(InstanceID, Callback)
  /// A person dragged a sheet that stays (M6.35).
  case kept(InstanceID)
  /// No controller takes the unwind.
  case unanswered
  /// UIKit warns, and does nothing.
  case refused(Message)
  /// It raised an exception, which ended the run.
  case raised(Message)

  /// The outcome that an event tells of its step; nil for nearly every event.
  public init?(of event: LifecycleEvent) {
    switch (event.callback, event.argument) {
    case (.ignored, _): self = .ignored(event.answer)
    case (.exception, .message(let message)): self = .raised(message)
    case (.warning, .message(let message)): self = message.kind.isRefusal ? .refused(message) : .warned(message)
    default: return nil
    }
  }

  /// As a caption says it; nil if the step was done.
  public var words: String? {
    switch self {
    case .done: nil
    case .warned: "with a warning"
    case .givenUp: "given up"
    case .ignored: "ignored"
    case .idle(let verb): verb == .dismiss ? "nothing to dismiss" : "nothing to pop"
    case .declined, .kept, .unanswered, .refused: "refused"
    case .raised: "exception"
    }
  }

  /// Whether UIKit says that the step is wrong.
  public var isAlarm: Bool {
    switch self {
    case .done, .givenUp, .ignored, .idle, .declined, .kept, .unanswered: false
    case .warned, .refused, .raised: true
    }
  }

  /// How much it says: of several outcomes of a step the weightiest counts.
  private var weight: Int {
    switch self {
    case .done: 0
    case .warned: 1
    case .givenUp: 2
    case .idle, .declined, .kept, .unanswered: 3
    case .ignored: 4
    case .refused: 5
    case .raised: 6
    }
  }

  /// This one, or another one that says more.
  fileprivate func weightier(_ other: StepOutcome) -> StepOutcome { other.weight > weight ? other : self }
}

/// The outcomes of the steps of a run, as far as its events have told.
public struct StepOutcomes: Sendable {
  /// The weightiest outcome of each step, and where what led to it stands.
  private var told: [Int: (outcome: StepOutcome, mark: SourceMark)] = [:]
  /// The first answer to what each step asks.
  private var answers: [Int: StepAnswer] = [:]
  /// The steps of which something came besides calls.
  private var effective = StepNumbers()
  /// The steps that have called something.
  private var calling = StepNumbers()

  public init() {}

  /// Takes down what an event says.
  public mutating func note(_ event: LifecycleEvent) {
    if event.callback.group == .calls { calling.insert(event.step) } else { effective.insert(event.step) }
    if StepAnswer.wants(event.callback) { answers[event.step, default: StepAnswer()].note(event) }
    guard let outcome = StepOutcome(of: event) else { return }
    let former = told[event.step]?.outcome ?? .done
    if former.weightier(outcome) != former { told[event.step] = (outcome, event.mark) }
  }

  /// The outcome of a step.
  ///
  /// Refused is only what the step itself says. Where UIKit refuses a call of a timer or an override, the step was done,
  /// with a warning.
  public func outcome(of step: StepRecord) -> StepOutcome {
    let own = (step.isCancelled ? StepOutcome.givenUp : .done).weightier(answer(to: step))
    guard let told = told[step.number] else { return own }
    if case .refused(let message) = told.outcome, told.mark != step.mark {
      return StepOutcome.warned(message).weightier(own)
    }
    return own.weightier(told.outcome)
  }

  /// The outcome by what the step's own verb asks for.
  private func answer(to step: StepRecord) -> StepOutcome {
    switch step.title.prefix(while: { $0 != ":" }) {
    case "trigger", "perform": answers[step.number]?.toSegue ?? .done
    case "tap": answers[step.number]?.toTap ?? .done
    case "swipe": answers[step.number]?.toDrag ?? .done
    case "pop", "popTo", "popToRoot": isIdle(step.number) ? .idle(.pop) : .done
    case "dismiss": isIdle(step.number) ? .idle(.dismiss) : .done
    default: .done
    }
  }

  /// Whether a step has called something of which nothing came.
  private func isIdle(_ step: Int) -> Bool { calling.contains(step) && !effective.contains(step) }
}

/// Numbers of steps. Events of one step stand together, so that most of them cost a comparison.
private struct StepNumbers: Sendable {
  private var numbers: Set<Int> = []
  private var last = -1

  mutating func insert(_ number: Int) {
    guard number != last else { return }
    numbers.insert(number)
    last = number
  }

  func contains(_ number: Int) -> Bool { numbers.contains(number) }
}

/// The answers to what a step asks.
private struct StepAnswer: Sendable {
  private var segue: StepOutcome?
  private var tap: StepOutcome?
  private var drag: StepOutcome?
  /// Whether controllers were asked for an unwind.
  private var asksForUnwind = false
  /// Whether a segue was prepared for.
  private var isPrepared = false

  static func wants(_ callback: Callback) -> Bool {
    switch callback {
    case .shouldPerformSegue, .canPerformUnwindSegueAction, .prepare, .delegateShouldSelect, .delegateShouldDismiss,
      .delegateDidAttemptToDismiss:
      true
    default: false
    }
  }

  mutating func note(_ event: LifecycleEvent) {
    guard let instance = event.instance else { return }
    // The first question is about the step; what it leads to may ask again.
    let answer = event.answer == .bool(false) ? StepOutcome.declined(instance, event.callback) : .done
    switch event.callback {
    case .shouldPerformSegue: segue = segue ?? answer
    case .delegateShouldSelect: tap = tap ?? answer
    case .delegateShouldDismiss: drag = drag ?? answer
    case .delegateDidAttemptToDismiss: drag = drag ?? .kept(instance)
    case .canPerformUnwindSegueAction: asksForUnwind = true
    case .prepare: isPrepared = true
    default: break
    }
  }

  /// The answer to a segue that a person or code fires.
  var toSegue: StepOutcome {
    if let segue, segue != .done { return segue }
    return asksForUnwind && !isPrepared ? .unanswered : .done
  }

  var toTap: StepOutcome { tap ?? .done }

  var toDrag: StepOutcome { drag ?? .done }
}

extension UIKitMessage {
  /// Whether UIKit leaves undone what was called, besides warning of it.
  fileprivate var isRefusal: Bool {
    switch self {
    case .presentOffWindow, .alreadyPresenting, .presentationInProgress, .dismissInProgress, .stackInMotion: true
    case .missesScenes, .needsScenesSoon, .needsScenes, .nestedChange: false
    case .detachedPresenter, .unbalancedTransition, .pushedTwice, .presentedTwice, .presentedChild, .pushedNavigation,
      .poppedStranger, .noCommonParent, .transitionWithManualForwarding, .wrongParentInWindow, .wrongParentRequested,
      .addedRoot, .pushOutsideNavigation, .pageCountMismatch, .popoverWithoutAnchor, .pushedSplit,
      .pagesSetWhileScrolling, .presentedOnItself, .viewInsideItself, .repeatedMember, .modalTransitionRuns,
      .unexpectedSubviews, .presentedSplit:
      false
    }
  }
}

extension HierarchyPlan {
  /// Why a step came out as it did: UIKit's own sentence, or what a person can't touch; nil if there is nothing to say.
  public func reason(of outcome: StepOutcome) -> String? {
    switch outcome {
    case .done, .givenUp, .idle: nil
    case .ignored(let answer): text(of: answer)
    case .declined(let instance, let callback): "\(name(instance)).\(callback.rawValue) answered false"
    case .kept(let instance): "isModalInPresentation keeps \(name(instance))"
    case .unanswered: "no controller takes the unwind"
    case .warned(let message), .refused(let message), .raised(let message): text(of: message)
    }
  }
}

extension RunRecording {
  /// The outcomes of the steps, as the recorded events tell.
  package var outcomes: StepOutcomes {
    var outcomes = StepOutcomes()
    for index in moments.indices {
      if let event = moments.event(at: index) { outcomes.note(event) }
    }
    return outcomes
  }
}
