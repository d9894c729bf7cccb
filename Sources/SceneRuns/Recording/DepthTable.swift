internal import ScenePlan
internal import SceneWorld

/// How many controllers stand above each controller, as a trace sets it off.
///
/// Most hang a few levels deep, so that counting the levels costs less than to know for how long a count holds. A
/// controller that hangs nowhere any more stays as deep as it was, which the table remembers.
struct DepthTable {
  private var depths: [UInt8] = []

  /// How deep the controller of an event hangs; 0 for an event without one.
  mutating func depth(of event: LifecycleEvent, in world: borrowing World) -> Int {
    guard let instance = event.instance else { return 0 }
    if event.callback == .willMove, case .parent(let parent?) = event.argument, world[instance].parent == nil {
      // It is told of its parent before it is linked.
      let depth = depth(of: parent, in: world) + 1
      keep(depth, of: instance)
      return depth
    }
    return depth(of: instance, in: world)
  }

  private mutating func depth(of instance: InstanceID, in world: borrowing World) -> Int {
    guard let depth = world.depth(of: instance) else { return self[instance] }
    keep(depth, of: instance)
    return depth
  }

  /// How deep a controller stood at its latest event.
  subscript(instance: InstanceID) -> Int { instance.index < depths.count ? Int(depths[instance.index]) : 0 }

  private mutating func keep(_ depth: Int, of instance: InstanceID) {
    if instance.index < depths.count, depths[instance.index] == UInt8(truncatingIfNeeded: depth) { return }
    while depths.count <= instance.index { depths.append(0) }
    depths[instance.index] = UInt8(depth)
  }
}
