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
      let isTop = place == state[parent].children.count - 1
      return isTop && state[parent].children.count > 1 ? "top of the stack" : nil
    case .tabs: return state[id].isPrivate ? nil : "tab \(place + 1)" + (isCurrent ? ", selected" : "")
    case .columns: return column(of: id, in: parent, plan, state)
    case .pages: return isCurrent ? "the page" : nil
    case .free: return nil
    }
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
