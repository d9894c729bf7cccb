internal import ScenePlan

/// The nodes of the instances that have one, found by their number.
///
/// Nodes lie side by side in `nodes`; a place that becomes free is used again. Place 0 holds the node of all that have
/// none, so that a look-up needs no second way. `index` is a hash table with linear probing whose entries are places.
/// Numbers come one after the other, so the number itself is a good hash: the living of a short past lie in the table in
/// their order, and a look-up takes one probe.
struct NodeTable: Hashable, Sendable {
  var nodes: [World.Node] = [World.Node.freed]
  private var free: [UInt32] = []
  private var index: [UInt32] = Array(repeating: 0, count: 16)
  private(set) var count = 0

  /// The place of an instance's node; 0 if it has none.
  @inline(__always) func slot(of id: InstanceID) -> Int {
    let mask = index.count - 1
    var probe = id.index & mask
    while true {
      let slot = Int(index[probe])
      if slot == 0 || nodes[slot].id == id { return slot }
      probe = (probe + 1) & mask
    }
  }

  /// All numbers, in order.
  var members: [InstanceID] {
    var members: [InstanceID] = []
    members.reserveCapacity(count)
    if free.isEmpty {
      for node in nodes.dropFirst() { members.append(node.id) }
    } else {
      for entry in index where entry != 0 { members.append(nodes[Int(entry)].id) }
    }
    members.sort()
    return members
  }

  mutating func insert(_ node: World.Node) {
    if (count + 1) * 2 > index.count { grow() }
    let slot: Int
    if let last = free.popLast() {
      slot = Int(last)
      nodes[slot] = node
    } else {
      slot = nodes.count
      nodes.append(node)
    }
    enter(slot)
    count += 1
  }

  /// Gives a node's place back.
  mutating func remove(_ id: InstanceID) {
    let mask = index.count - 1
    var hole = id.index & mask
    while true {
      let entry = index[hole]
      if entry == 0 { return }
      if nodes[Int(entry)].id == id { break }
      hole = (hole + 1) & mask
    }
    let slot = Int(index[hole])
    nodes[slot] = World.Node.freed
    free.append(UInt32(slot))
    count -= 1
    // Entries behind the hole move up, or a probe would end too early.
    index[hole] = 0
    var probe = (hole + 1) & mask
    while index[probe] != 0 {
      let home = nodes[Int(index[probe])].id.index & mask
      if (probe - home) & mask >= (probe - hole) & mask {
        index[hole] = index[probe]
        index[probe] = 0
        hole = probe
      }
      probe = (probe + 1) & mask
    }
  }

  private mutating func enter(_ slot: Int) {
    let mask = index.count - 1
    var probe = nodes[slot].id.index & mask
    while index[probe] != 0 { probe = (probe + 1) & mask }
    index[probe] = UInt32(slot)
  }

  private mutating func grow() {
    let entries = index.filter { $0 != 0 }
    index = Array(repeating: 0, count: index.count * 2)
    for entry in entries { enter(Int(entry)) }
  }
}
