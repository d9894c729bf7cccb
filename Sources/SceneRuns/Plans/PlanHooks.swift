internal import ScenePlan
internal import SceneWorld

/// The hooks of a plan, found by instance, callback, and which time the callback comes.
struct PlanHooks: Sendable {
  /// The callbacks in which hooks stand, by instance.
  private var callbacks: [HookSet]
  /// The first group of each instance.
  private var firstGroups: [Int32]
  private var groups: [Group] = []
  /// The hooks, group by group.
  private var hooks: [(occurrence: Int, routine: RoutineID)]

  /// The hooks of one callback of one instance, in the order in which they come.
  private struct Group {
    var callback: Callback
    /// The next group of the same instance.
    var next: Int32
    var first = 0
    var count = 0
  }

  private static let none: Int32 = -1

  init(_ plan: HierarchyPlan) {
    callbacks = Array(repeating: HookSet(), count: plan.instances.count)
    firstGroups = Array(repeating: PlanHooks.none, count: plan.instances.count)
    hooks = Array(repeating: (0, RoutineID(0)), count: plan.hooks.count)
    for hook in plan.hooks where hook.instance.index < callbacks.count { count(hook) }
    var end = 0
    for group in groups.indices {
      groups[group].first = end
      end += groups[group].count
      groups[group].count = 0
    }
    for hook in plan.hooks where hook.instance.index < callbacks.count { enter(hook) }
    for group in groups where group.count > 1 { sort(group) }
  }

  private mutating func count(_ hook: Hook) {
    let instance = hook.instance.index
    callbacks[instance].insert(hook.callback)
    if let group = group(of: hook.instance, hook.callback) {
      groups[group].count += 1
    } else {
      groups.append(Group(callback: hook.callback, next: firstGroups[instance], count: 1))
      firstGroups[instance] = Int32(groups.count - 1)
    }
  }

  private mutating func enter(_ hook: Hook) {
    guard let group = group(of: hook.instance, hook.callback) else { return }
    hooks[groups[group].first + groups[group].count] = (hook.occurrence, hook.routine)
    groups[group].count += 1
  }

  /// They come in order, unless a plan was changed by hand. Of two for the same time the later one counts.
  private mutating func sort(_ group: Group) {
    let range = group.first..<group.first + group.count
    if zip(hooks[range], hooks[range].dropFirst()).allSatisfy({ $0.occurrence <= $1.occurrence }) { return }
    let sorted = hooks[range].enumerated().sorted {
      ($0.element.occurrence, $0.offset) < ($1.element.occurrence, $1.offset)
    }
    for (place, hook) in zip(range, sorted) { hooks[place] = hook.element }
  }

  /// The callbacks of an instance in which hooks stand.
  @inline(__always) func callbacks(of instance: InstanceID) -> HookSet { callbacks[instance.index] }

  /// How many groups there are; a run counts for each of them how often its callback has come.
  var groupCount: Int { groups.count }

  /// The group of a callback of an instance; nil if there is no hook in it.
  func group(of instance: InstanceID, _ callback: Callback) -> Int? {
    var group = firstGroups[instance.index]
    while group != PlanHooks.none, groups[Int(group)].callback != callback { group = groups[Int(group)].next }
    return group == PlanHooks.none ? nil : Int(group)
  }

  /// The routine that runs in a callback; nil if there is none.
  ///
  /// - Parameter occurrence: How often the callback has come, this time included.
  func routine(in group: Int, _ occurrence: Int) -> RoutineID? {
    let (first, count) = (groups[group].first, groups[group].count)
    // Most hooks run once, the first time.
    if count == 0 || hooks[first + count - 1].occurrence < occurrence { return nil }
    return search(in: group, occurrence)
  }

  /// Whether a group has a hook for a later time.
  func comesAgain(_ group: Int, after occurrence: Int) -> Bool {
    let (first, count) = (groups[group].first, groups[group].count)
    return count > 0 && hooks[first + count - 1].occurrence > occurrence
  }

  private func search(in group: Int, _ occurrence: Int) -> RoutineID? {
    let first = groups[group].first
    var (low, high) = (first, first + groups[group].count)
    while low < high {
      let middle = (low + high) / 2
      if hooks[middle].occurrence <= occurrence { low = middle + 1 } else { high = middle }
    }
    return low > first && hooks[low - 1].occurrence == occurrence ? hooks[low - 1].routine : nil
  }
}
