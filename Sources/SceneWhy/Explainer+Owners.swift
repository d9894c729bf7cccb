package import ScenePlan

extension Explainer {
  /// What keeps an instance alive at the end of the run, and since when; empty if it has been freed.
  package func owners(of instance: InstanceID) -> [Explanation.Link] {
    var owners: [Owner: Effect] = [:]
    for effect in log.effects {
      if case .event(let event) = effect.kind, event.callback == .`deinit` {
        if event.instance == instance { return [] }
        owners = owners.filter { $0.key.controller != event.instance || $0.key.controller == nil }
        continue
      }
      guard case .instruction(let instruction) = effect.kind else { continue }
      change(&owners, by: instruction, effect, of: instance)
    }
    return owners.values.sorted { $0.id < $1.id }.map { effect in
      let owner = owners.first { $0.value.id == effect.id }?.key
      return Explanation.Link(
        text: owner.map { sentence($0) } ?? "", rule: effect.rule, mark: effect.mark,
        controller: owner?.controller.map { plan.name($0) })
    }
  }

  /// What can keep a controller alive.
  private enum Owner: Hashable {
    case window
    case parent(InstanceID)
    case presenter(InstanceID)
    case property(of: InstanceID)
    case code
    case change(TransitionID)

    var controller: InstanceID? {
      switch self {
      case .parent(let id), .presenter(let id), .property(let id): id
      case .window, .code, .change: nil
      }
    }
  }

  private func sentence(_ owner: Owner) -> String {
    switch owner {
    case .window: "it is the window's root"
    case .parent(let id): "'\(plan.name(id))' has it as a child"
    case .presenter(let id): "'\(plan.name(id))' presents it"
    case .property(let id): "a property of '\(plan.name(id))' keeps it"
    case .code: "code, or UIKit itself, holds it"
    case .change: "a change on the screen is still under way"
    }
  }

  private func change(_ owners: inout [Owner: Effect], by instruction: Instruction, _ effect: Effect, of id: InstanceID)
  {
    func forgetParents() { owners = owners.filter { if case .parent = $0.key { false } else { true } } }
    switch instruction {
    case .make(id): if plan.instances[id.index].isRetained { owners[.code] = effect }
    case .setRoot(let root):
      owners[.window] = root == id ? effect : nil
    case .addChild(id, let parent), .link(id, let parent, _):
      forgetParents()
      owners[.parent(parent)] = effect
    case .removeFromParent(id), .unlink(id): forgetParents()
    case .present(id, let presenter, _): owners[.presenter(presenter)] = effect
    case .unpresent(id): owners = owners.filter { if case .presenter = $0.key { false } else { true } }
    case .keep(id, let keeper): owners[.property(of: keeper)] = effect
    case .letGo(id, let keeper): owners[.property(of: keeper)] = nil
    case .hold(id): owners[.code] = effect
    case .release(id): if !plan.instances[id.index].isRetained { owners[.code] = nil }
    case .reserveTransition(let transition, id): owners[.change(transition)] = effect
    case .closeTransition(let transition): owners[.change(transition)] = nil
    default: break
    }
  }
}
