package import ScenePlan
package import SceneWorld

/// All that a run has brought about, with its causes.
package struct CauseLog: LifecycleObserver {
  /// In the order of their numbers, which count from 1.
  package private(set) var effects = EffectTape()
  /// The events among them, in their order.
  package private(set) var events: [EffectID] = []
  /// The refusals among them, each with its step.
  private(set) var refusals: [(id: EffectID, step: Int)] = []

  package init() {}

  package var wantsInstructions: Bool { false }
  package var wantsEffects: Bool { true }

  package mutating func observe(_ effect: Effect, world: borrowing World) {
    effects.append(effect)
    switch effect.kind {
    case .event: events.append(effect.id)
    case .refusal: refusals.append((effect.id, effect.step))
    case .step, .resumption, .instruction, .question: break
    }
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

  /// How many bytes are in use.
  package var size: Int {
    effects.size + events.count * MemoryLayout<EffectID>.stride
      + refusals.count * MemoryLayout<(id: EffectID, step: Int)>.stride
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
