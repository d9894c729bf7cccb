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
    case .refused: "refused"
    case .raised: "exception"
    }
  }

  /// Whether UIKit says that the step is wrong.
  public var isAlarm: Bool {
    switch self {
    case .done, .givenUp, .ignored: false
    case .warned, .refused, .raised: true
    }
  }

  /// How much it says: of several outcomes of a step the weightiest counts.
  private var weight: Int {
    switch self {
    case .done: 0
    case .warned: 1
    case .givenUp: 2
    case .ignored: 3
    case .refused: 4
    case .raised: 5
    }
  }

  /// This one, or another one that says more.
  fileprivate func weightier(_ other: StepOutcome) -> StepOutcome { other.weight > weight ? other : self }
}

/// The outcomes of the steps of a run, as far as its events have told.
public struct StepOutcomes: Sendable {
  /// The weightiest outcome of each step, and where what led to it stands.
  private var told: [Int: (outcome: StepOutcome, mark: SourceMark)] = [:]

  public init() {}

  /// Whether events of a callback say anything of their steps.
  public static func wants(_ callback: Callback) -> Bool {
    callback == .warning || callback == .exception || callback == .ignored
  }

  /// Takes down what an event says.
  public mutating func note(_ event: LifecycleEvent) {
    guard let outcome = StepOutcome(of: event) else { return }
    let former = told[event.step]?.outcome ?? .done
    if former.weightier(outcome) != former { told[event.step] = (outcome, event.mark) }
  }

  /// The outcome of a step.
  ///
  /// Refused is only what the step itself says. Where UIKit refuses a call of a timer or an override, the step was done,
  /// with a warning.
  public func outcome(of step: StepRecord) -> StepOutcome {
    let own = step.isCancelled ? StepOutcome.givenUp : .done
    guard let told = told[step.number] else { return own }
    if case .refused(let message) = told.outcome, told.mark != step.mark {
      return StepOutcome.warned(message).weightier(own)
    }
    return own.weightier(told.outcome)
  }
}

extension UIKitMessage {
  /// Whether UIKit leaves undone what was called, besides warning of it.
  fileprivate var isRefusal: Bool {
    switch self {
    case .presentOffWindow, .alreadyPresenting, .presentationInProgress, .dismissInProgress, .stackInMotion: true
    case .missesScenes, .needsScenesSoon, .needsScenes: false
    case .detachedPresenter, .unbalancedTransition, .pushedTwice, .presentedTwice, .presentedChild, .pushedNavigation,
      .poppedStranger, .noCommonParent, .transitionWithManualForwarding, .wrongParentInWindow, .wrongParentRequested,
      .addedRoot, .pushOutsideNavigation, .pageCountMismatch, .popoverWithoutAnchor, .pushedSplit,
      .pagesSetWhileScrolling, .presentedOnItself, .viewInsideItself, .repeatedMember:
      false
    }
  }
}

extension HierarchyPlan {
  /// Why a step came out as it did: UIKit's own sentence, or what a person can't touch; nil if there is nothing to say.
  public func reason(of outcome: StepOutcome) -> String? {
    switch outcome {
    case .done, .givenUp: nil
    case .ignored(let answer): text(of: answer)
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
