package import ScenePlan

/// How many controllers stand above each controller, as a trace sets it off.
///
/// Between most events no link changes, so what was found out once holds until the next change of links. A controller
/// that hangs nowhere any more stays as deep as it was.
package struct DepthTable {
  private var places: [Place] = []

  private struct Place {
    var depth: Int32 = 0
    /// When that was found out, in changes of links; compared for equality only.
    var changes: Int32 = -1
  }

  package init() {}

  /// How deep the controller of an event stands; 0 for the app.
  package mutating func depth(of event: LifecycleEvent, in world: borrowing World) -> Int {
    depth(of: event, in: world.table, root: world.root, changes: world.linkChanges.count)
  }

  /// How many controllers stand above one; those that UIKit makes for itself don't count.
  package mutating func depth(of id: InstanceID, in world: borrowing World) -> Int {
    depth(of: id, in: world.table, root: world.root, changes: Int32(truncatingIfNeeded: world.linkChanges.count))
  }

  /// The same without the rest of the world, which would be copied for the call.
  mutating func depth(of event: LifecycleEvent, in nodes: NodeTable, root: InstanceID?, changes: Int) -> Int {
    let changes = Int32(truncatingIfNeeded: changes)
    guard let id = event.instance else { return 0 }
    // Told before it is linked, a child is printed where it is about to stand.
    if event.callback == .willMove, case .parent(let parent?) = event.argument,
      nodes.address(of: id).pointee.parent == nil
    {
      let depth = depth(of: parent, in: nodes, root: root, changes: changes) + 1
      places[room(for: id)] = Place(depth: Int32(depth), changes: changes)
      return depth
    }
    return depth(of: id, in: nodes, root: root, changes: changes)
  }

  private mutating func depth(of id: InstanceID, in nodes: NodeTable, root: InstanceID?, changes: Int32) -> Int {
    let index = room(for: id)
    if places[index].changes != changes {
      if let depth = nodes.depth(of: id, root: root) { places[index].depth = Int32(depth) }
      places[index].changes = changes
    }
    return Int(places[index].depth)
  }

  @inline(__always) private mutating func room(for id: InstanceID) -> Int {
    while places.count <= id.index { places.append(Place()) }
    return id.index
  }
}
