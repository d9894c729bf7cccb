internal import ScenePlan

/// How many controllers stand above each controller, as a trace sets it off.
///
/// Most hang a few levels deep, so that counting the levels costs less than to know for how long a count holds. A
/// controller that hangs nowhere any more stays as deep as it was, which the table remembers.
struct DepthTable {
  private var depths: [UInt8] = []

  /// How deep a child is about to stand that is told of its parent before it is linked.
  mutating func depth(
    ofNew child: InstanceID, below parent: InstanceID, _ nodes: borrowing NodeTable, root: InstanceID?
  ) -> Int {
    let depth = depth(of: parent, nodes, root: root) + 1
    keep(depth, of: child)
    return depth
  }

  private mutating func depth(of id: InstanceID, _ nodes: borrowing NodeTable, root: InstanceID?) -> Int {
    guard let depth = nodes.depth(of: id, root: root) else { return self[id] }
    keep(depth, of: id)
    return depth
  }

  /// How deep a controller stood that hangs nowhere any more.
  subscript(id: InstanceID) -> Int { id.index < depths.count ? Int(depths[id.index]) : 0 }

  /// Remembers how deep a controller stands.
  @inline(__always) mutating func keep(_ depth: Int, of id: InstanceID) {
    if id.index >= depths.count || depths[id.index] != UInt8(truncatingIfNeeded: depth) { store(depth, of: id) }
  }

  @inline(never) private mutating func store(_ depth: Int, of id: InstanceID) {
    while depths.count <= id.index { depths.append(0) }
    depths[id.index] = UInt8(depth)
  }
}
