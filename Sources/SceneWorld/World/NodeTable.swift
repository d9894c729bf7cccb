public import ScenePlan

/// The nodes of the instances that have one, found by their number.
///
/// Nodes lie side by side; a place that becomes free is used again. Place 0 holds the node of all that have none, so
/// that a look-up needs no second way; it is never written to. `index` is a hash table with linear probing whose entries
/// are places. Numbers come one after the other, so the number itself is a good hash: the living of a short past lie in
/// the table in their order, and a look-up takes one probe.
///
/// Nodes are read and written where they lie, through raw memory. In an array each read of one field copied the whole
/// node, and each access came through a coroutine: 700 of 1,990 instructions an event went there, measured on the launch
/// of 10,000. Why this is sound:
///
/// - `Memory` owns what the pointers lead to, and is held as long as the table. A copy of the table shares it, until one
///   of both is changed: every way to a node that may be changed claims the memory first.
/// - A place comes from `index` only. It is less than the number of places in use, which never exceeds the room, and
///   each of these was written to.
/// - An address never leaves the subscript's access: that ends with it, and the law of exclusivity allows no other
///   change of the table meanwhile.
/// - A node holds nothing that has to be released: it is `BitwiseCopyable`, which the compiler checks.
@usableFromInline struct NodeTable: Hashable, @unchecked Sendable {
  /// How much room there is at the start: enough for numbers that have come round to find an entry of their own.
  private static let least = 64
  /// A scratch slot: a write to an instance without a node lands here and is never read.
  private static let waste = 1

  private var memory: Memory
  @usableFromInline private(set) var nodes: UnsafeMutablePointer<World.Node>
  @usableFromInline private(set) var index: UnsafeMutablePointer<UInt32>
  @usableFromInline private(set) var mask: Int
  /// How many places are in use or free, the first two included.
  private var used = 2
  private var free: [UInt32] = []
  private(set) var count = 0
  /// Whether a node has ever been removed, so that a list may name one that isn't there any more.
  private(set) var hasLostNodes = false

  init() {
    memory = Memory(room: NodeTable.least)
    (nodes, index, mask) = (memory.nodes, memory.index, memory.mask)
  }

  /// How many nodes have room.
  @inline(__always) private var room: Int { (mask &+ 1) >> 1 }

  /// Room for nodes, and twice as many entries.
  private final class Memory {
    let room: Int
    let nodes: UnsafeMutablePointer<World.Node>
    let index: UnsafeMutablePointer<UInt32>
    let mask: Int

    init(room: Int) {
      self.room = room
      nodes = UnsafeMutablePointer.allocate(capacity: room + 2)
      // The rest is written when it is first used.
      nodes.initialize(repeating: World.Node.freed, count: 2)
      index = UnsafeMutablePointer.allocate(capacity: room * 2)
      index.initialize(repeating: 0, count: room * 2)
      mask = room * 2 - 1
    }

    deinit {
      nodes.deallocate()
      index.deallocate()
    }
  }

  // MARK: Access

  /// The place of an instance's node; 0 if it has none.
  @inline(__always) func slot(of id: InstanceID) -> Int { NodeTable.slot(of: id, nodes, index, mask) }

  @inline(__always) private static func slot(
    of id: InstanceID, _ nodes: UnsafeMutablePointer<World.Node>, _ index: UnsafeMutablePointer<UInt32>, _ mask: Int
  ) -> Int {
    var probe = Int(id.rawValue) & mask
    while true {
      let slot = Int(index[probe])
      if slot == 0 || nodes[slot].id == id { return slot }
      probe = (probe + 1) & mask
    }
  }

  /// The node of an instance; an empty one if it has none. What is written to that is never read.
  ///
  /// Nearly all are found at the first probe, which is written out.
  @usableFromInline subscript(id: InstanceID) -> World.Node {
    @inlinable @inline(__always) unsafeAddress {
      let node = nodes + Int(index[Int(id.rawValue) & mask])
      return UnsafePointer(node.pointee.id == id ? node : NodeTable.search(id, nodes, index, mask))
    }
    @inline(__always) unsafeMutableAddress {
      claim()
      // Place 0 has the greatest number, which a plan made by hand may name.
      let slot = Int(index[Int(id.rawValue) & mask])
      let node = nodes + slot
      return node.pointee.id == id && slot != 0 ? node : NodeTable.searchToChange(id, nodes, index, mask)
    }
  }

  @usableFromInline @inline(never) static func search(
    _ id: InstanceID, _ nodes: UnsafeMutablePointer<World.Node>, _ index: UnsafeMutablePointer<UInt32>, _ mask: Int
  ) -> UnsafeMutablePointer<World.Node> {
    nodes + slot(of: id, nodes, index, mask)
  }

  /// Takes memory of its own if a copy shares it.
  @inline(__always) private mutating func claim() {
    if !isKnownUniquelyReferenced(&memory) { move(to: memory.room) }
  }

  @inline(never) private static func searchToChange(
    _ id: InstanceID, _ nodes: UnsafeMutablePointer<World.Node>, _ index: UnsafeMutablePointer<UInt32>, _ mask: Int
  ) -> UnsafeMutablePointer<World.Node> {
    let slot = slot(of: id, nodes, index, mask)
    if slot != 0 { return nodes + slot }
    nodes[waste] = World.Node.freed
    return nodes + waste
  }

  /// All numbers, in order.
  var members: [InstanceID] {
    var members: [InstanceID] = []
    members.reserveCapacity(count)
    if free.isEmpty {
      for slot in 2..<used { members.append(nodes[slot].id) }
    } else {
      for entry in entries where entry != 0 { members.append(nodes[Int(entry)].id) }
    }
    members.sort()
    return members
  }

  private var entries: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: index, count: mask + 1) }

  private var places: UnsafeBufferPointer<World.Node> { UnsafeBufferPointer(start: nodes + 2, count: used - 2) }

  // MARK: Change

  /// Makes room for so many, so that it need not grow again and again.
  mutating func reserve(_ count: Int) {
    var room = memory.room
    while room < count { room *= 2 }
    if room > memory.room { move(to: room) }
  }

  /// Gives an instance its node.
  mutating func insert(_ node: World.Node) {
    if count == room { move(to: room * 2) } else { claim() }
    let slot = takePlace()
    (nodes + slot).initialize(to: node)
    enter(slot)
    count &+= 1
  }

  @inline(__always) private mutating func takePlace() -> Int {
    if !free.isEmpty { return Int(free.removeLast()) }
    used &+= 1
    return used &- 1
  }

  /// Gives a node's place back.
  mutating func remove(_ id: InstanceID) {
    claim()
    hasLostNodes = true
    var hole = Int(id.rawValue) & mask
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
      let home = Int(nodes[Int(index[probe])].id.rawValue) & mask
      if (probe - home) & mask >= (probe - hole) & mask {
        index[hole] = index[probe]
        index[probe] = 0
        hole = probe
      }
      probe = (probe + 1) & mask
    }
  }

  @inline(__always) private func enter(_ slot: Int) {
    var probe = Int(nodes[slot].id.rawValue) & mask
    while index[probe] != 0 { probe = (probe + 1) & mask }
    index[probe] = UInt32(slot)
  }

  /// Takes memory of its own, with the same nodes at the same places.
  @inline(never) private mutating func move(to room: Int) {
    let old = memory
    memory = Memory(room: room)
    memory.nodes.initialize(from: old.nodes, count: used)
    (nodes, index, mask) = (memory.nodes, memory.index, memory.mask)
    if room == old.room {
      index.update(from: old.index, count: mask + 1)
    } else {
      for entry in 0...old.mask where old.index[entry] != 0 { enter(Int(old.index[entry])) }
    }
  }

  // MARK: Comparison

  @usableFromInline static func == (one: NodeTable, other: NodeTable) -> Bool {
    one.count == other.count && one.free == other.free && one.places.elementsEqual(other.places)
      && one.entries.elementsEqual(other.entries)
  }

  @usableFromInline func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for node in places { hasher.combine(node) }
  }
}
