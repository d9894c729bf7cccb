internal import ScenePlan

/// The controllers of a run in the order of containment: each behind its container, and what is presented behind
/// all that the presenter contains.
struct LaneOrder {
  /// The controllers, and in how many containers each lies.
  private(set) var lanes: [(instance: InstanceID, depth: Int)] = []

  init(_ recording: RunRecording, _ plan: HierarchyPlan) {
    let count = plan.instances.count
    var above: [InstanceID?] = Array(repeating: nil, count: count)
    var isContained = Array(repeating: false, count: count)
    // Where each stood first says more than where it ended: most end nowhere.
    for moment in recording.moments.indices {
      for change in recording.moments.changes(at: moment) where change.instance.index < count {
        let index = change.instance.index
        if let parent = change.parent, !isContained[index] {
          above[index] = parent
          isContained[index] = true
        } else if let presenter = change.presenter, above[index] == nil {
          above[index] = presenter
        }
      }
    }
    for (kept, keeper) in LaneOrder.keepers(in: recording, plan) where above[kept.index] == nil {
      (above[kept.index], isContained[kept.index]) = (keeper, true)
    }
    var children: [[InstanceID]] = Array(repeating: [], count: count)
    var tops: [InstanceID] = []
    for index in 0..<count {
      if let parent = above[index], parent.index < count, parent.index != index {
        children[parent.index].append(InstanceID(index))
      } else {
        tops.append(InstanceID(index))
      }
    }
    // First what the windows have shown, then what never hung from anything.
    let roots = recording.moments.everyRoot
    let isTree: (InstanceID) -> Bool = { roots.contains($0) || !children[$0.index].isEmpty }
    tops = tops.filter(isTree) + tops.filter { !isTree($0) }
    // Presented ones come last.
    for index in 0..<count {
      children[index] =
        children[index].filter { isContained[$0.index] } + children[index].filter { !isContained[$0.index] }
    }
    var isSeen = Array(repeating: false, count: count)
    // What goes in a circle hangs from nothing at the top.
    for top in tops + (0..<count).map({ InstanceID($0) }) {
      var open = [(instance: top, depth: 0)]
      while let lane = open.popLast() {
        guard !isSeen[lane.instance.index] else { continue }
        isSeen[lane.instance.index] = true
        let isPrivate = plan.instances[lane.instance.index].isPrivate
        if !isPrivate { lanes.append(lane) }
        for child in children[lane.instance.index].reversed() {
          let depth = isContained[child.index] ? lane.depth + (isPrivate ? 0 : 1) : lane.depth
          open.append((child, min(depth, 8)))
        }
      }
    }
  }

  /// The containers that keep what they list, as a pager its pages. One that was never shown is contained by nothing, and
  /// stands with the others all the same.
  private static func keepers(in recording: RunRecording, _ plan: HierarchyPlan) -> [InstanceID: InstanceID] {
    var keepers: [InstanceID: InstanceID] = [:]
    var counts: [InstanceID: Int] = [:]
    PlayedStep.replay(recording) { played, state in
      for change in played.moments.lazy.flatMap({ recording.moments.changes(at: $0) }) {
        let (keeper, kept) = (change.instance, state[change.instance].kept)
        // A long list is read again only where it has another length.
        guard keeper.index < plan.instances.count, kept.count != counts[keeper, default: 0] else { continue }
        counts[keeper] = kept.count
        let listed = Set(plan.template(of: keeper).contents.map(\.template))
        for one in kept where one.index < plan.instances.count && keepers[one] == nil {
          if listed.contains(plan.instances[one.index].template) { keepers[one] = keeper }
        }
      }
    }
    return keepers
  }
}
