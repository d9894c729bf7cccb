internal import ScenePlan

/// What can keep a controller alive.
enum Owner: Hashable {
  case window
  case parent(InstanceID)
  case presenter(InstanceID)
  case property(of: InstanceID)
  case code
  /// A strong reference in code that the scene tells of: `retained: true`.
  case reference
  case change(TransitionID)
  /// A step that made it; nothing has taken it in yet.
  case maker

  var controller: InstanceID? {
    switch self {
    case .parent(let id), .presenter(let id), .property(let id): id
    case .window, .code, .reference, .change, .maker: nil
    }
  }

  /// Whether it owns a controller for longer than a call or a change.
  var isLasting: Bool {
    switch self {
    case .window, .parent, .presenter, .property, .reference: true
    case .code, .change, .maker: false
    }
  }

  fileprivate var isParent: Bool { if case .parent = self { true } else { false } }
  fileprivate var isPresenter: Bool { if case .presenter = self { true } else { false } }
}

/// The owners of one controller, as effects make and end them.
struct OwnerBook {
  private let instance: InstanceID
  private let isRetained: Bool
  /// Those that own it now, each with the effect that made it an owner.
  private var owners: [Owner: Effect] = [:]
  /// Those that let go, in that order, each with the effect that did it.
  private(set) var past: [(owner: Owner, effect: Effect)] = []
  private(set) var isFreed = false

  init(_ instance: InstanceID, _ plan: HierarchyPlan) {
    self.instance = instance
    isRetained = plan.instances[instance.index].isRetained
  }

  /// Those that own it now, the eldest first.
  var present: [(owner: Owner, effect: Effect)] {
    owners.map { ($0.key, $0.value) }.sorted { $0.effect.id < $1.effect.id }
  }

  mutating func note(_ effect: Effect) {
    switch effect.kind {
    case .event(let event):
      guard event.callback == .`deinit`, let freed = event.instance else { return }
      if freed == instance { isFreed = true }
      end(effect) { $0.controller == freed }
    case .instruction(let instruction): note(instruction, effect)
    case .step, .resumption, .question, .refusal: break
    }
  }

  private mutating func note(_ instruction: Instruction, _ effect: Effect) {
    switch instruction {
    case .make(instance): owners[isRetained ? .reference : .maker] = effect
    case .setRoot(let root):
      if root == instance { own(.window, effect) } else { end(effect) { $0 == .window } }
    case .addChild(instance, let parent), .link(instance, let parent, _):
      end(effect) { $0.isParent }
      own(.parent(parent), effect)
    case .removeFromParent(instance), .unlink(instance): end(effect) { $0.isParent }
    case .present(instance, let presenter, _): own(.presenter(presenter), effect)
    case .unpresent(instance): end(effect) { $0.isPresenter }
    case .keep(instance, let keeper): own(.property(of: keeper), effect)
    case .letGo(instance, let keeper): end(effect) { $0 == .property(of: keeper) }
    case .hold(instance): own(.code, effect)
    // From here on only its owners keep it (C1.17).
    case .addSubview(instance, _), .place(instance, _): owners[.maker] = nil
    case .release(instance): end(effect) { $0 == .code }
    case .reserveTransition(let transition, instance): owners[.change(transition)] = effect
    case .closeTransition(let transition): end(effect) { $0 == .change(transition) }
    default: break
    }
  }

  private mutating func own(_ owner: Owner, _ effect: Effect) {
    owners[.maker] = nil
    owners[owner] = effect
  }

  private mutating func end(_ effect: Effect, _ isMeant: (Owner) -> Bool) {
    // Few own a controller at a time; their order doesn't depend on hashes.
    for (owner, _) in present where isMeant(owner) {
      owners[owner] = nil
      past.append((owner, effect))
    }
  }
}
