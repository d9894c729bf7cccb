internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// `set`, and the answers that a controller gives from the start.
extension Rehearsal {
  mutating func set(_ assignments: [StepDeclaration.Assignment], of receiver: InstanceID, _ state: HierarchyState) {
    for assignment in assignments {
      switch assignment.target.value {
      case .property(let key):
        cast[receiver].properties[key] = assignment.value.value
        apply(key, of: receiver, state)
      case .answer(let key) where key.shape == .choices:
        for (name, answer) in assignment.choices { cast[receiver].choices[key, default: [:]][name.value] = answer }
      case .answer(let key):
        if let kind = key.askedKind, kind != self.kind(of: receiver) {
          sink.report(.neverAsked(key, plan.name(receiver), kind: kind, at: assignment.target.span))
        }
        cast[receiver].answers[key] = assignment.value.value
        apply(key, assignment.value.value, of: receiver, state)
      }
    }
  }

  /// D8.10: the parent hears of a preferred size at once, and nothing is resized.
  private mutating func apply(_ key: ControllerKey, of receiver: InstanceID, _ state: HierarchyState) {
    switch key {
    case .preferredContentSize:
      if let parent = state[receiver].parent {
        add(.emit(.preferredContentSizeDidChange, parent, .instance(receiver), .none))
      }
    case .modalPresentationCapturesStatusBarAppearance:
      add(.setCapturesStatusBar(receiver, isSet(key, of: receiver)))
    default: container(receiver)?.propertyDidChange(key, of: receiver, &self, state)
    }
  }

  private mutating func apply(
    _ key: AnswerKey, _ value: PropertyValue, of receiver: InstanceID, _ state: HierarchyState
  ) {
    if key == .shouldAutomaticallyForwardAppearanceMethods, case .bool(let forwards) = value {
      return add(.setForwardsAppearance(receiver, forwards))
    }
    guard let question = Question.allCases.first(where: { $0.delegation == key.rawValue }),
      case .name(let symbol) = value, let child = child(symbol, of: receiver, state)
    else { return }
    add(.delegate(receiver, question, to: .child(child)))
  }

  /// D8.1: the answers under `overrides` that name a child; a child that comes later counts from then on.
  mutating func delegateQuestions(to child: InstanceID, of parent: InstanceID) {
    for question in Question.allCases {
      guard let key = question.delegation.flatMap(AnswerKey.init(rawValue:)),
        case .name(let symbol) = answer(key, of: parent),
        scene.template(symbol, in: scene.file(of: cast[parent].template)) == cast[child].template
      else { continue }
      add(.delegate(parent, question, to: .child(child)))
    }
  }

  private func child(_ symbol: Symbol, of parent: InstanceID, _ state: HierarchyState) -> InstanceID? {
    let reference = scene.reference(symbol, in: frame.file)
    let children = state[parent].children.filter { cast[$0].template == reference?.template }
    return reference?.ordinal.map { $0 <= children.count ? children[$0 - 1] : nil } ?? children.first
  }
}
