package import ScenePlan
package import SceneWorld

/// All that a run has brought about, with its causes.
package struct CauseLog: LifecycleObserver {
  /// In the order of their numbers, which count from 1.
  package private(set) var effects: [Effect] = []
  /// The events among them, in their order.
  package private(set) var events: [EffectID] = []

  package init() {}

  package var wantsInstructions: Bool { false }
  package var wantsEffects: Bool { true }

  package mutating func observe(_ effect: Effect, world: borrowing World) {
    effects.append(effect)
    if case .event = effect.kind { events.append(effect.id) }
  }

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

  /// Which event an effect is, from 0.
  func number(of event: EffectID) -> Int? {
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle] < event { low = middle + 1 } else { high = middle }
    }
    return low < events.count && events[low] == event ? low : nil
  }
}
