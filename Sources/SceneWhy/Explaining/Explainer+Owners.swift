package import ScenePlan
internal import SceneWorld

/// The owners that keep controllers alive, and the former ones.
extension Explainer {
  /// The owners that keep an instance alive at the end of the run, and since when; empty if it has been freed.
  package func owners(of instance: InstanceID) -> [Cause] {
    let owners = log.end?.owners(of: instance) ?? []
    if owners.isEmpty { return [] }
    return causes(of: owners, OwnerHistory(of: instance, log.effects), instance)
  }

  /// The owners that keep an instance alive at the end of a step, and since when: its links to others there, and the
  /// owners at the end that were owners by then.
  package func owners(of instance: InstanceID, inStep step: Int) -> [Cause] {
    let history = OwnerHistory(of: instance, log.effects.prefix { $0.step <= step })
    let lasting = (log.end?.owners(of: instance) ?? []).filter { history[$0] != nil && !history.links.contains($0) }
    let hasEnded = { (owner: Owner) in history.past.contains { $0.owner == owner } }
    return causes(of: history.links + lasting.filter { !hasEnded($0) }, history, instance)
  }

  /// The owners in words, the eldest first.
  private func causes(of owners: [Owner], _ history: OwnerHistory, _ instance: InstanceID) -> [Cause] {
    let eldestFirst = owners.map { (owner: $0, effect: history[$0]) }.sorted { one, other in
      (one.effect?.id.index ?? .max) < (other.effect?.id.index ?? .max)
    }
    return eldestFirst.map { owner, effect in
      // A reference that holds it forever is declared.
      let mark = owner == .reference ? plan.templates[plan.instances[instance.index].template].mark : effect?.mark
      return Cause(
        sentence(owner, of: instance), .instruction, rule: effect?.rule, mark: mark.flatMap { $0.line > 0 ? $0 : nil },
        controller: owner.controller.map { plan.name($0) })
    }
  }

  /// The last owner of a controller before the one that let go; nil if it had one only.
  func formerOwner(of release: Effect) -> Cause? {
    guard case .event(let event) = release.kind, let instance = event.instance else { return nil }
    // What UIKit holds during a change is no owner that people think of.
    let history = OwnerHistory(of: instance, log.effects[..<(release.id.index - 1)])
    guard let (owner, effect) = history.past.last else { return nil }
    let mark = effect.mark.line > 0 ? effect.mark : nil
    var cause = Cause(
      pastSentence(owner), .instruction, rule: effect.rule, mark: mark,
      controller: owner.controller.map { plan.name($0) })
    cause.isBeside = true
    return cause
  }

  private func sentence(_ owner: Owner, of instance: InstanceID) -> String {
    switch owner {
    // M6.45, M6.52: what isn't dismissed holds its presenter.
    case .property(let id) where log.end?[id].presenter == instance: "'\(plan.name(id))', which it presents, holds it"
    case .window: "it is the window's root"
    case .parent(let id): "'\(plan.name(id))' has it as a child"
    case .presenter(let id): "'\(plan.name(id))' presents it"
    case .property(let id): "a property of '\(plan.name(id))' keeps it"
    case .timer: "a timer, or a block that waits, holds it"
    case .completion: "a completion block that waits holds it"
    case .code: "code, or UIKit itself, holds it"
    case .appearance: "an appearance of it was begun and not ended"
    case .reference: "'retained: true' says that code holds a reference to it"
    case .transition: "a change on the screen is still under way"
    case .maker: "a step made it, and nothing has taken it in yet"
    }
  }

  private func pastSentence(_ owner: Owner) -> String {
    switch owner {
    case .window: "the window had let go of it, its root until then"
    case .parent(let id): "'\(plan.name(id))' had let go of it, its child until then"
    case .presenter(let id): "'\(plan.name(id))' had let go of it, which had presented it"
    case .property(let id): "a property of '\(plan.name(id))' had let go of it"
    case .timer, .completion, .code, .appearance, .reference, .maker: "code, or UIKit itself, had let go of it"
    case .transition: "the change on the screen had ended"
    }
  }
}

extension Owner {
  /// The controller that is the owner, or whose property is.
  fileprivate var controller: InstanceID? {
    switch self {
    case .parent(let id), .presenter(let id), .property(let id): id
    case .window, .timer, .completion, .transition, .appearance, .code, .reference, .maker: nil
    }
  }
}
