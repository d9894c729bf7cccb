internal import ScenePlan

/// As what a controller stands in its container.
enum TreeRole {
  /// The top of a stack, the number of a tab, the name of a column; nil where a container has no such places.
  static func of(_ id: InstanceID, _ plan: HierarchyPlan, _ state: HierarchyState) -> String? {
    guard id.index < state.nodes.count, let parent = state.nodes[id.index].parent else { return nil }
    let arrangement = plan.templates[plan.instances[parent.index].template].kind.arrangement
    // Most containers have no such places, and may have many children.
    if arrangement == .free { return nil }
    guard let place = state[parent].children.firstIndex(of: id) else { return nil }
    let isCurrent = state[parent].current == id
    switch arrangement {
    case .stack:
      if let more = underMore(id, in: parent, plan, state) { return more }
      let isTop = place == state[parent].children.count - 1
      return isTop && state[parent].children.count > 1 ? "top of the stack" : nil
    case .tabs:
      guard let number = state.tabs(of: parent).firstIndex(of: id) else { return nil }
      return "tab \(number + 1)" + (isCurrent ? ", selected" : "")
    case .columns: return column(of: id, in: parent, plan, state)
    case .pages: return isCurrent ? "the page" : nil
    case .free: return nil
    }
  }

  /// The number of a tab that stands on the stack of More (T3.8); nil for anything else.
  private static func underMore(
    _ id: InstanceID, in stack: InstanceID, _ plan: HierarchyPlan, _ state: HierarchyState
  ) -> String? {
    guard state[stack].isPrivate, let container = state[stack].parent, state[container].kept.contains(id),
      plan.template(of: container).kind.arrangement == .tabs,
      let number = state.tabs(of: container).firstIndex(of: id)
    else { return nil }
    let isShown = state[container].current == stack && state[stack].current == id
    return "tab \(number + 1), under More" + (isShown ? ", selected" : "")
  }

  /// The column in which a split was told to put a controller, or the one inside the stack that UIKit makes for a column.
  private static func column(
    of id: InstanceID, in split: InstanceID, _ plan: HierarchyPlan, _ state: HierarchyState
  ) -> String? {
    let candidates = [id] + (state[id].isPrivate ? state[id].children : [])
    for candidate in candidates {
      let template = plan.instances[candidate.index].template
      if let content = plan.template(of: split).contents.first(where: { $0.template == template }) {
        return content.role + " column"
      }
    }
    return nil
  }
}

extension HierarchyState {
  /// The tabs in their order. One that stands on the stack of More has its number among them all the same. It comes back
  /// before those that were made after it.
  fileprivate func tabs(of container: InstanceID) -> [InstanceID] {
    var tabs = self[container].children.filter { !self[$0].isPrivate }
    let open = self[container].children.filter { self[$0].isPrivate }.flatMap { self[$0].children }
    for tab in open where self[container].kept.contains(tab) {
      let place = tabs.indices.dropFirst(HierarchyState.leastTabsBesideMore).first { tabs[$0] > tab }
      tabs.insert(tab, at: place ?? tabs.count)
    }
    return tabs
  }

  /// More takes the last of five places; a wider bar has more.
  private static let leastTabsBesideMore = 4
}
