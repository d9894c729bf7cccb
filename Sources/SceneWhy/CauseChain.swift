internal import ScenePlan

/// An effect and all that it comes from, up to a step, without the instructions that only carry what is below.
///
/// It may be as long as the run, and most questions are about its beginning. So an effect is looked up once it is asked
/// for.
struct CauseChain {
  private let effects: EffectTape
  private var found: [Effect]
  private var next: EffectID

  init(from effect: Effect, in effects: EffectTape) {
    self.effects = effects
    found = [effect]
    next = effect.parent
  }

  /// The effect at a place, from near to far; nil behind the step.
  subscript(place: Int) -> Effect? {
    mutating get {
      while place >= found.count {
        guard next != .none, next.index <= effects.count else { return nil }
        let effect = effects[next.index - 1]
        next = effect.parent
        if !effect.isCarrier { found.append(effect) }
      }
      return found[place]
    }
  }
}

extension Effect {
  /// Whether it only sends the event below, or makes what is below wait.
  fileprivate var isCarrier: Bool {
    switch kind {
    case .instruction(.emit), .instruction(.schedule): true
    case .step, .resumption, .instruction, .event, .question, .refusal: false
    }
  }
}
