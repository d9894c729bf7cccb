internal import ScenePlan

/// Some of a run's instances, in the order of their numbers.
struct SortedInstances {
  let ids: [InstanceID]

  init(_ ids: [InstanceID]) { self.ids = ids }

  /// Where an instance stands among them.
  func place(of id: InstanceID) -> Int? {
    guard let first = ids.first, id >= first else { return nil }
    // It stands nowhere behind that place, and just there if no number is left out before it.
    var last = min(id.index - first.index, ids.count - 1)
    if ids[last] == id { return last }
    var start = 0
    while start < last {
      let middle = (start + last) / 2
      if ids[middle] < id { start = middle + 1 } else { last = middle }
    }
    return ids[start] == id ? start : nil
  }
}
