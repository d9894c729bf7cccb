package import ScenePlan

/// What keeps controllers alive, and what no longer does.
extension Explainer {
  /// What keeps an instance alive at the end of the run, and since when; empty if it has been freed.
  package func owners(of instance: InstanceID) -> [Cause] {
    var owners = OwnerBook(instance, plan)
    for effect in log.effects {
      if owners.isFreed { return [] }
      owners.note(effect)
    }
    if owners.isFreed { return [] }
    return owners.present.map { owner, effect in
      let mark = effect.mark.line > 0 ? effect.mark : nil
      return Cause(
        sentence(owner), .instruction, rule: effect.rule, mark: mark, controller: owner.controller.map { plan.name($0) }
      )
    }
  }

  /// What had owned a controller before the last owner let go; nil if it had one only.
  func formerOwner(of release: Effect) -> Cause? {
    guard case .event(let event) = release.kind, let instance = event.instance else { return nil }
    var owners = OwnerBook(instance, plan)
    for effect in log.effects[..<(release.id.index - 1)] { owners.note(effect) }
    // What UIKit holds during a change is no owner that people think of.
    guard let (owner, effect) = owners.past.last(where: { $0.owner.isLasting }) else { return nil }
    let mark = effect.mark.line > 0 ? effect.mark : nil
    var cause = Cause(
      pastSentence(owner), .instruction, rule: effect.rule, mark: mark,
      controller: owner.controller.map { plan.name($0) })
    cause.isBeside = true
    return cause
  }

  private func sentence(_ owner: Owner) -> String {
    switch owner {
    case .window: "it is the window's root"
    case .parent(let id): "'\(plan.name(id))' has it as a child"
    case .presenter(let id): "'\(plan.name(id))' presents it"
    case .property(let id): "a property of '\(plan.name(id))' keeps it"
    case .code: "code, or UIKit itself, holds it"
    case .reference: "'retained: true' says that code holds a reference to it"
    case .change: "a change on the screen is still under way"
    case .maker: "a step made it, and nothing has taken it in yet"
    }
  }

  private func pastSentence(_ owner: Owner) -> String {
    switch owner {
    case .window: "the window had let go of it, its root until then"
    case .parent(let id): "'\(plan.name(id))' had let go of it, its child until then"
    case .presenter(let id): "'\(plan.name(id))' had let go of it, which had presented it"
    case .property(let id): "a property of '\(plan.name(id))' had let go of it"
    case .code, .reference, .maker: "code, or UIKit itself, had let go of it"
    case .change: "the change on the screen had ended"
    }
  }
}
