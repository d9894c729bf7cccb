internal import ScenePlan

/// What has become of the controllers between two moments: which came, which went, which are on the way.
struct ScreenNews: Equatable {
  private(set) var came: [String] = []
  private(set) var going: [String] = []
  private(set) var went: [String] = []

  init(from before: HierarchyState, to after: HierarchyState, _ plan: HierarchyPlan) {
    var names: [AppearanceState: [String]] = [:]
    var freed: [String] = []
    for index in after.nodes.indices {
      let id = InstanceID(index)
      let (old, new) = (before.nodes.indices.contains(index) ? before.nodes[index] : .init(), after.nodes[index])
      guard !new.isPrivate, !plan.instances[index].isPrivate else { continue }
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
