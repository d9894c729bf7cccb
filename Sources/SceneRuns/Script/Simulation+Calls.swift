package import ScenePlan
package import SceneProgram
package import SceneWorld

/// Steps that are one call of UIKit and nothing else, and `set`.
extension Simulation {
  mutating func performCall(_ step: Step, of receiver: InstanceID) {
    switch step.action {
    case .addChild(let reference):
      guard let child = arriving(reference) else { return }
      if contains(child, receiver) { return fail(.containsItself(reference)) }
      if kind(of: receiver).isStock { advise(.childOfStock(reference, container: receiver)) }
      addChild(child, to: receiver)
      handQuestions(to: child, of: receiver)
    case .addSubview(let reference, let into):
      guard let child = arriving(reference), let host = host(into, receiver) else { return }
      if host == child { return fail(.containsItself(reference)) }
      let isInner = isOwnView(into, of: receiver)
      if isInner != world.extras(of: child).isInInnerView {
        world.withExtras(of: child) { $0.isInInnerView = isInner }
      }
      let isNew = world[child].host != .instance(host)
      inAnimation(if: step.isAnimated ?? false) { $0.enterSuperview(child, host) }
      if isNew, !isInner { subviewsDidChange(of: host) }
    case .constrain(let reference): if let child = existing(reference) { constrain(child) }
    case .removeConstraints(let reference): if let child = existing(reference) { removeConstraints(child) }
    case .removeFromSuperview(let reference):
      guard let child = existing(reference) else { return }
      inAnimation(if: step.isAnimated ?? false) { $0.leaveSuperview(child) }
    case .removeFromParent(let reference):
      guard let child = existing(reference) else { return }
      adviseOfRemoval(reference, child)
      leaveParent(child)
    case .willMove(let reference, let told), .didMove(let reference, let told):
      tellOfMove(reference, told, step.action.verb, of: receiver)
    case .beginAppearanceTransition(let appearing, let target):
      for instance in appearanceTargets(target, of: receiver) {
        begin(instance, appearing: appearing, animated: step.isAnimated ?? frame.animated ?? false)
      }
    case .endAppearanceTransition(let target):
      for instance in appearanceTargets(target, of: receiver) { end(instance) }
    default: break
    }
  }

  /// `into`: a controller, or one of `self`'s own views, which is as good as `self`.
  private mutating func host(_ into: SubviewHost, _ receiver: InstanceID) -> InstanceID? {
    guard case .named(_, let reference) = into, !isOwnView(into, of: receiver) else { return receiver }
    return reference.flatMap { existing($0) }
  }

  private func isOwnView(_ into: SubviewHost, of receiver: InstanceID) -> Bool {
    guard case .named(let view, _) = into else { return false }
    return settings(of: receiver)?.views.contains(view) == true
  }

  /// `toParent`: nil for `willMove`, `self` for `didMove`, unless it is named.
  private mutating func tellOfMove(
    _ reference: Reference, _ told: ToldParent, _ verb: StepVerb, of receiver: InstanceID
  ) {
    guard let child = existing(reference) else { return }
    var parent: InstanceID?
    switch told {
    case .usual: parent = verb == .didMove ? receiver : nil
    case .none: break
    case .controller(let named):
      guard let instance = existing(named) else { return }
      parent = instance
    }
    if parent == child {
      advise(.movedToItself(child, verb))
    } else if (verb == .willMove) == (parent != nil) {
      advise(.movedByHand(verb))
    }
    if verb == .willMove { willMove(child, to: parent) } else { didMove(child, to: parent) }
  }

  /// Whose appearance is meant.
  private mutating func appearanceTargets(_ target: AppearanceTarget, of receiver: InstanceID) -> [InstanceID] {
    var targets: [InstanceID] = []
    switch target {
    // C1.66: only children whose view is loaded and stands somewhere.
    case .children:
      targets = world.children(of: receiver).filter { world[$0].isLoaded && world[$0].host != .nowhere }
    case .itself: targets = [receiver]
    case .controller(let reference):
      guard let instance = existing(reference) else { return [] }
      targets = [instance]
    }
    // Only its children are told by UIKit, too.
    if frame.owner == receiver, frame.animated != nil, world[receiver].forwardsAppearance,
      targets.contains(where: { world[$0].parent == receiver })
    {
      advise(.forwardsTwice(receiver))
    }
    return targets
  }

  // MARK: set

  package mutating func set(_ assignments: [Assignment], of receiver: InstanceID) {
    for assignment in assignments {
      switch assignment.target {
      case .property(let property, let value):
        world.withExtras(of: receiver) { $0.properties[property] = value }
        apply(property, of: receiver)
      case .choices(let key, let choices):
        world.withExtras(of: receiver) { extras in
          for choice in choices { extras.choices[key, default: [:]][choice.name] = choice.answer }
        }
      case .answer(let key, let value):
        if let asked = key.askedKind, asked != kind(of: receiver) {
          advise(.neverAsked(key, receiver, kind: asked, at: assignment.place))
        }
        world.withExtras(of: receiver) { $0.givenAnswers[key] = value }
        apply(key, value, of: receiver)
      }
    }
  }

  /// D8.10: the parent gets a preferred size at once, and nothing is resized.
  private mutating func apply(_ property: Property, of receiver: InstanceID) {
    switch property {
    case .preferredContentSize:
      guard let parent = world[receiver].parent else { return }
      // L9.7
      guard asks(.tellsOfSizes) else {
        return refuse(Refusal(.preferredContentSizeDidChange, parent, .notOnThisSystem))
      }
      emit(.preferredContentSizeDidChange, parent, .instance(receiver))
    case .detents: sheetDidChange(receiver)
    case .selectedDetentIdentifier:
      refuse(Refusal(.delegateDidChangeDetent, receiver, .heightByCode))
      sheetDidChange(receiver)
    case .largestUndimmedDetentIdentifier: noteHeight(of: receiver)
    case .modalPresentationCapturesStatusBarAppearance:
      setCapturesStatusBar(receiver, isSet(property, of: receiver))
    case .modalPresentationStyle, .modalTransitionStyle, .definesPresentationContext,
      .providesPresentationContextTransitionStyle, .isModalInPresentation,
      .hidesBottomBarWhenPushed, .retained,
      .isNavigationBarHidden, .selected, .style, .preferredDisplayMode, .preferredSplitBehavior, .transitionStyle,
      .navigationOrientation, .interPageSpacing, .spineLocation, .isDoubleSided, .dataSource, .preferredStyle,
      .preferredTransition, .isActive:
      container(of: receiver).propertyDidChange(property, of: receiver, &self)
    }
  }

  private mutating func apply(_ key: AnswerKey, _ value: Value, of receiver: InstanceID) {
    if key == .shouldAutomaticallyForwardAppearanceMethods, case .bool(let forwards) = value {
      return setForwardsAppearance(receiver, forwards)
    }
    guard let question = Question.delegations.first(where: { $0.key == key })?.question,
      case .controller(let reference) = value
    else { return }
    let children = world.children(of: receiver).filter { Int(world[$0].template) == reference.template }
    let child = reference.ordinal.map { $0 <= children.count ? children[$0 - 1] : nil } ?? children.first
    if let child { delegate(receiver, question, to: .child(child)) }
  }

  /// D8.1: the answers under `overrides` that name a child; a child that comes later counts from then on.
  mutating func handQuestions(to child: InstanceID, of parent: InstanceID) {
    if !world[parent].hasExtras, settings(of: parent) == nil { return }
    for (question, key) in Question.delegations {
      guard case .controller(let reference) = answer(key, of: parent), reference.ordinal == nil,
        reference.template == Int(world[child].template)
      else { continue }
      delegate(parent, question, to: .child(child))
    }
  }

  /// C1.21: it leaves the view where it is.
  private mutating func leaveParent(_ child: InstanceID) {
    if case .instance(let host) = world[child].host {
      refuse(Refusal(.viewWillDisappear, child, .viewStays, other: host))
    }
    removeFromParent(child)
  }
}

extension Question {
  /// The questions that a container can hand on, and the answers by which it does.
  static let delegations: [(question: Question, key: AnswerKey)] = Question.allCases.compactMap { question in
    question.delegation.flatMap(AnswerKey.init(rawValue:)).map { (question, $0) }
  }
}
