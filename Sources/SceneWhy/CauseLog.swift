package import ScenePlan
package import SceneWorld

/// All that a run has brought about, with its causes.
package struct CauseLog: LifecycleObserver {
  /// Whether anything is kept.
  private let isWanted: Bool
  /// In the order of their numbers, which count from 1.
  package private(set) var effects = EffectTape()
  /// The events among them, in their order.
  package private(set) var events: [EffectID] = []
  /// UIKit's messages among the events.
  private(set) var messages: [EffectID] = []
  /// The refusals among them, each with its step.
  private(set) var refusals: [(id: EffectID, step: Int)] = []
  /// The questions among them, and what presented a controller or changed how it is presented. A refusal names both.
  private(set) var questions: [EffectID] = []
  private(set) var presentations: [(id: EffectID, presented: InstanceID)] = []

  /// The world as the run has left it; it knows the owners of each controller.
  package private(set) var end: World?

  package init(isWanted: Bool = true) { self.isWanted = isWanted }

  package var wishes: ObserverWishes { isWanted ? .effects : [] }

  package mutating func observe(_ effect: Effect, world: borrowing World) {
    effects.append(effect)
    switch effect.kind {
    case .event(let event):
      events.append(effect.id)
      if event.callback.isMessage { messages.append(effect.id) }
    case .refusal: refusals.append((effect.id, effect.step))
    case .question: questions.append(effect.id)
    case .instruction(.present(let presented, _, _)), .instruction(.restyle(let presented, _)):
      presentations.append((effect.id, presented))
    case .step, .resumption, .instruction: break
    }
  }

  package mutating func end(at time: Ticks, world: borrowing World) {
    if isWanted { end = copy world }
  }

  /// The effect of a number; nil for none.
  package subscript(id: EffectID) -> Effect? {
    id == .none || id.index > effects.count ? nil : effects[id.index - 1]
  }

  /// The callback of an event; nil for another effect.
  func callback(of id: EffectID) -> Callback? { effects.callback(at: id.index - 1) }

  /// The effect that an effect comes from.
  func parent(of id: EffectID) -> EffectID { effects.parent(at: id.index - 1) }

  /// An effect and all that it comes from, up to a step.
  package func chain(from effect: Effect) -> [Effect] { Array(ancestry(of: effect)) }

  /// The chain one by one: it may be as long as the run.
  func ancestry(of effect: Effect) -> UnfoldFirstSequence<Effect> { sequence(first: effect) { self[$0.parent] } }

  /// The behaviours that the run asks for.
  package var askedBehaviours: Set<Behaviour> {
    var asked: Set<Behaviour> = []
    for id in questions {
      if case .question(let behaviour, _) = self[id]?.kind { asked.insert(behaviour) }
    }
    return asked
  }

  /// Which event an effect is, from 0.
  func number(of event: EffectID) -> Int? {
    let place = events.firstPlace { $0 >= event }
    return place < events.count && events[place] == event ? place : nil
  }
}

extension Array {
  /// The place of the first element for which something holds, if it holds for all that follow.
  func firstPlace(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
