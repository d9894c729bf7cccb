internal import ScenePlan

/// Since when a controller has had its owners, and which it had before, as the effects of a run tell.
///
/// Its owners now are known to the world.
struct OwnerHistory {
  private let instance: InstanceID
  /// The effect by which each owner last became one.
  private var origins: [Owner: Effect] = [:]
  /// Those that link to it now, for longer than a change.
  private(set) var links: [Owner] = []
  /// Those that let go, in that order, each with the effect that did it.
  private(set) var past: [(owner: Owner, effect: Effect)] = []

  init(of instance: InstanceID, _ effects: some Sequence<Effect>) {
    self.instance = instance
    for effect in effects { note(effect) }
  }

  /// The effect by which an owner became one; nil where none is known, as for what a plan made by hand does.
  subscript(owner: Owner) -> Effect? { origins[owner] }

  private mutating func note(_ effect: Effect) {
    switch effect.kind {
    case .event(let event): note(event, effect)
    case .instruction(let instruction): note(instruction, effect)
    case .step, .resumption, .question, .refusal: break
    }
  }

  private mutating func note(_ event: LifecycleEvent, _ effect: Effect) {
    guard let subject = event.instance else { return }
    if event.callback == .`deinit` {
      end(effect) { [.parent(subject), .presenter(subject), .property(of: subject)].contains($0) }
    } else if subject == instance, event.callback == .viewWillAppear || event.callback == .viewWillDisappear {
      origins[.appearance] = effect
    }
  }

  private mutating func note(_ instruction: Instruction, _ effect: Effect) {
    switch instruction {
    case .make(instance):
      origins[.maker] = effect
      origins[.reference] = effect
    case .setRoot(let root):
      if root == instance { begin(.window, effect) } else { end(effect) { $0 == .window } }
    case .addChild(instance, let parent), .link(instance, let parent, _):
      end(effect, where: isParent)
      begin(.parent(parent), effect)
    case .removeFromParent(instance), .unlink(instance): end(effect, where: isParent)
    case .present(instance, let presenter, _): begin(.presenter(presenter), effect)
    case .unpresent(instance): end(effect) { if case .presenter = $0 { true } else { false } }
    case .keep(instance, let keeper): begin(.property(of: keeper), effect)
    case .letGo(instance, let keeper): end(effect) { $0 == .property(of: keeper) }
    case .hold(instance):
      // What it is for isn't said; the world knows.
      for owner in [.code, .timer(effect.mark), .completion(effect.mark)] as [Owner] { origins[owner] = effect }
    case .reserveTransition(let transition, instance), .openTransition(let transition, instance, _):
      if origins[.transition(transition)] == nil { origins[.transition(transition)] = effect }
    default: break
    }
  }

  private func isParent(_ owner: Owner) -> Bool { if case .parent = owner { true } else { false } }

  private mutating func begin(_ owner: Owner, _ effect: Effect) {
    origins[owner] = effect
    links.append(owner)
  }

  private mutating func end(_ effect: Effect, where isMeant: (Owner) -> Bool) {
    for owner in links where isMeant(owner) { past.append((owner, effect)) }
    links.removeAll(where: isMeant)
  }
}
