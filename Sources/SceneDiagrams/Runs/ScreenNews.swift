internal import ScenePlan

/// The changes of the controllers between two moments: those that came, those that went, those that are on the way.
struct ScreenNews: Equatable {
  private(set) var came: [String] = []
  private(set) var going: [String] = []
  private(set) var went: [String] = []

  /// - Parameter changed: The controllers that may have changed, in the order of the instances.
  init(of changed: [InstanceID], from before: HierarchyState, to after: HierarchyState, _ plan: HierarchyPlan) {
    var names: [AppearanceState: [String]] = [:]
    var freed: [String] = []
    for id in changed {
      let (old, new) = (before[id], after[id])
      guard !new.isPrivate, !plan.instances[id.index].isPrivate else { continue }
      if new.appearance != old.appearance { names[new.appearance, default: []].append(plan.name(id)) }
      if old.isAlive, !new.isAlive { freed.append(plan.name(id)) }
    }
    func line(_ names: [String]?, _ word: String) -> [String] {
      names.map { [$0.joined(separator: ", ") + " " + word] } ?? []
    }
    came = line(names[.appeared], "appeared")
    going = line(names[.appearing], "appearing") + line(names[.disappearing], "disappearing")
    let gone = names[.disappeared]
    went =
      gone == freed
      ? line(gone, "disappeared, freed")
      : line(gone, "disappeared") + line(freed.isEmpty ? nil : freed, "freed")
  }
}
