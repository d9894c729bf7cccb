package import ScenePlan

/// How many controllers stand above each controller, as a trace sets it off.
///
/// Most hang a few levels deep, so that counting the levels costs less than to know for how long a count holds. A
/// controller that hangs nowhere any more stays as deep as it was, which the table remembers.
package struct DepthTable {
  private var depths: [UInt8] = []

  package init() {}

  /// How deep the controller of an event stands, 64 at most; 0 for the app.
  package mutating func depth(of event: LifecycleEvent, in world: borrowing World) -> Int {
    guard let id = event.instance else { return 0 }
    return depth(of: id, in: event.callback, event.argument, world.table, root: world.root)
  }

  /// How many controllers stand above one, 64 at most; those that UIKit makes for itself don't count.
  package mutating func depth(of id: InstanceID, in world: borrowing World) -> Int {
    depth(of: id, world.table, root: world.root)
  }

  /// The same for the controller of an event, without the rest of the world, which would be copied for the call.
  @inline(__always)
  mutating func depth(
    of id: InstanceID, in callback: Callback, _ argument: Argument, _ nodes: borrowing NodeTable, root: InstanceID?
  ) -> Int {
    // Told before it is linked, a child is printed where it is about to stand.
    if callback == .willMove, case .parent(let parent?) = argument, nodes.address(of: id).pointee.parent == nil {
      let depth = depth(of: parent, nodes, root: root) + 1
      keep(depth, of: id)
      return depth
    }
    return depth(of: id, nodes, root: root)
  }

  @inline(__always)
  private mutating func depth(of id: InstanceID, _ nodes: borrowing NodeTable, root: InstanceID?) -> Int {
    guard let depth = nodes.depth(of: id, root: root) else {
      return id.index < depths.count ? Int(depths[id.index]) : 0
    }
    if id.index >= depths.count || depths[id.index] != UInt8(depth) { keep(depth, of: id) }
    return depth
  }

  @inline(never) private mutating func keep(_ depth: Int, of id: InstanceID) {
    while depths.count <= id.index { depths.append(0) }
    depths[id.index] = UInt8(depth)
  }
}
