package import ScenePlan
package import SceneWorld

/// All that a run has brought about, with its causes.
package struct CauseLog: LifecycleObserver {
  /// In the order of their numbers, which count from 1.
  package private(set) var effects: [Effect] = []

  package init() {}

  package var wantsInstructions: Bool { false }
  package var wantsEffects: Bool { true }

  package mutating func observe(_ effect: Effect, world: borrowing World) { effects.append(effect) }

  /// The effect of a number; nil for none.
  package subscript(id: EffectID) -> Effect? {
    id == .none || id.index > effects.count ? nil : effects[id.index - 1]
  }

  /// An effect and all that it comes from, up to a step.
  package func chain(from effect: Effect) -> [Effect] {
    var chain = [effect]
    while let parent = chain.last.flatMap({ self[$0.parent] }) { chain.append(parent) }
    return chain
  }
}

/// A line of an expectation's trace, as a question: `yellow.viewDidAppear(true)`.
package struct EventQuestion: Hashable, Sendable {
  package var controller: String
  package var callback: String
  /// Nil means any.
  package var argument: String?

  /// Nil if the text isn't a controller and a callback.
  package init?(_ text: String) {
    guard let point = text.firstIndex(of: ".") else { return nil }
    controller = String(text[..<point])
    var rest = text[text.index(after: point)...]
    if rest.last == ")", let open = rest.firstIndex(of: "(") {
      argument = String(rest[rest.index(after: open)...].dropLast())
      rest = rest[..<open]
    }
    callback = String(rest)
    if controller.isEmpty || callback.isEmpty { return nil }
  }

  /// The question as it was asked.
  package var text: String { "\(controller).\(callback)" + (argument.map { "(\($0))" } ?? "") }

  func matches(_ event: LifecycleEvent, in plan: HierarchyPlan) -> Bool {
    plan.controllerName(of: event) == controller && plan.callbackName(of: event) == callback
      && (argument == nil || plan.argumentText(of: event) == argument)
  }
}
