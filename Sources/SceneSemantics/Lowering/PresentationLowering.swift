internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// What `present` is asked for.
struct PresentationRequest {
  var presented: InstanceID
  /// The style that the step or the segue names; nil takes the presented controller's own.
  var style: PresentationStyle?
  var hasAnchor: Bool
  var change: Change
}

/// Presenting and dismissing (section 6 of the semantics).
extension Rehearsal {
  /// M6.1 to M6.3, M6.5, M6.7 to M6.9, M6.30, M6.31, M6.33.
  mutating func present(_ request: PresentationRequest, from receiver: InstanceID, _ state: HierarchyState) {
    let presented = request.presented
    add(.emit(.present, receiver, .instance(presented), .none))
    let wanted = style(of: request)
    if wanted == .none { sink.report(.presentsWithoutStyle(plan.name(presented), at: place)) }
    let style = environment.adapted(wanted)
    let presenter = presenter(for: style, from: receiver, state)
    if style == .currentContext || style == .overCurrentContext, presenter == state.topAncestor(of: receiver),
      !definesContext(presenter)
    {
      sink.report(.contextUndefined(plan.name(receiver), at: place))
    }
    if presented == presenter || presented == receiver {
      return add(.raise(Message(.presentedOnItself, presented)))
    }
    if let presenter = state[presented].presenter {
      return add(.raise(Message(.presentedTwice, presented, presenter)))
    }
    if state[presented].parent != nil || state.root == presented {
      return add(.raise(Message(.presentedChild, presented)))
    }
    if presentations[presenter] != nil {
      return add(.warn(Message(.presentationInProgress, presented, presenter)))
    }
    if let other = state[presenter].presented {
      return add(.warn(Message(.alreadyPresenting, presented, presenter, receiver, other)))
    }
    guard state.isInWindow(presenter) else {
      return add(.warn(Message(.presentOffWindow, presented, presenter, receiver)))
    }
    if style == .popover, !request.hasAnchor { return add(.raise(Message(.popoverWithoutAnchor, presented))) }
    let top = state.topAncestor(of: receiver)
    if top != state.root, state[top].presenter == nil, !isLeaving(top, state) {
      add(.warn(Message(.detachedPresenter, receiver)))
    }

    let covers = removesPresenter(style, presented)
    if !covers { noteSilence(of: receiver, under: presented) }
    presentingReceivers[presented] = receiver
    add(.load(presented))
    add(.present(presented, by: presenter, style: style))
    if isSet(.modalPresentationCapturesStatusBarAppearance, of: presented) {
      add(.setCapturesStatusBar(presented, true))
    }
    let transition = newTransition()
    add(.reserveTransition(transition, on: presented))
    presentations[presenter] = transition
    let change = request.change
    schedule("start of \(change.title)", .nextTurn) { rehearsal, _ in
      if covers { rehearsal.add(.begin(presenter, appearing: false, animated: change.isAnimated)) }
      rehearsal.add(.begin(presented, appearing: true, animated: change.isAnimated))
      rehearsal.add(.attach(presented))
      rehearsal.add(change.isAnimated ? .layout(presented) : .isAppearing(presented))
      let end: Work = { rehearsal, _ in
        rehearsal.endIfOpen(presented)
        if covers {
          rehearsal.endIfOpen(presenter)
          rehearsal.add(.cover(presenter, true))
        }
        rehearsal.presentations[presenter] = nil
        rehearsal.add(.closeTransition(transition))
        if let completion = change.completion { rehearsal.then(completion) }
        // M6.30, L9.1: without animation the first layout comes when all is over.
        guard !change.isAnimated else { return }
        rehearsal.then { rehearsal, state in
          if state.isInWindow(presented) { rehearsal.add(.layout(presented)) }
        }
      }
      if change.isAnimated {
        rehearsal.add(.openTransition(transition, on: presented, duration: change.duration))
        rehearsal.schedule("end of \(change.title)", .endOf(transition), end)
      } else if covers {
        rehearsal.then(end)
      } else {
        // An unanimated sheet needs one turn more (modal-sheet-present-unanimated-lasso).
        rehearsal.schedule("end of \(change.title)", .nextTurn, end)
      }
    }
  }

  /// Whether its container is about to let it go: in UIKit it has its parent until that has ended.
  private func isLeaving(_ instance: InstanceID, _ state: HierarchyState) -> Bool {
    if case .instance(let host) = state[instance].host { return runningChange(in: host) != nil }
    return false
  }

  // MARK: Who

  /// M6.2 for context styles, M6.3 for all others.
  private func presenter(
    for style: PresentationStyle, from receiver: InstanceID, _ state: HierarchyState
  ) -> InstanceID {
    if style == .currentContext || style == .overCurrentContext {
      var candidate: InstanceID? = receiver
      while let here = candidate {
        if definesContext(here) { return here }
        candidate = state[here].parent
      }
    }
    return state.topAncestor(of: receiver)
  }

  /// Where the step stands that is being lowered.
  var place: SourceSpan { frame.span ?? span(of: frame.mark) }

  /// Hazard P13: a presenter that waits for callbacks that don't come.
  private mutating func noteSilence(of presenter: InstanceID, under presented: InstanceID) {
    let waited: [Callback] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
    for override in scene.settings(of: cast[presenter].template)?.overrides ?? [] {
      guard case .callback(let callback) = override.subject.value, waited.contains(callback),
        case .steps(let steps, _) = override.body,
        !steps.allSatisfy({ [.beginAppearanceTransition, .endAppearanceTransition, .present].contains($0.verb.value) })
      else { continue }
      sink.report(
        .presenterNotTold(
          plan.name(presenter), callback.rawValue, by: plan.name(presented), at: place, override: override.subject.span)
      )
      return
    }
  }

  /// M6.5: it says so, or it is a stock container.
  private func definesContext(_ instance: InstanceID) -> Bool {
    isSet(.definesPresentationContext, of: instance) || container(instance)?.isStock == true
  }

  private func style(of request: PresentationRequest) -> PresentationStyle {
    if let style = request.style { return style }
    if case .word(let word) = property(.modalPresentationStyle, of: request.presented) {
      return PresentationStyle(rawValue: word) ?? .automatic
    }
    return .automatic
  }

  /// M6.20: whether the presenter's view goes.
  private func removesPresenter(_ style: PresentationStyle, _ presented: InstanceID) -> Bool {
    switch style {
    case .fullScreen, .currentContext: true
    case .custom: answer(.shouldRemovePresentersView, of: presented) == .bool(true)
    case .automatic, .none, .pageSheet, .formSheet, .overCurrentContext, .overFullScreen, .popover: false
    }
  }
}
