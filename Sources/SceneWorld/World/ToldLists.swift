internal import ScenePlan

/// The children that controllers have told of their own changes, while these go on: list after list in one memory.
///
/// Each list takes the place behind the last one, and a node has its place. So a launch takes memory once, and not for
/// each container. What isn't needed any more is given back between steps, when nothing goes along a list.
struct ToldLists: Hashable, Sendable {
  /// At the place of a list its count, then its members. Place 0 is no list.
  private var memory: [InstanceID] = [InstanceID(0)]
  /// How much of the memory belongs to lists that are still needed.
  private var needed = 0

  /// How many members the list at a place has.
  @inline(__always) func count(at place: Int32) -> Int { memory[Int(place)].index }

  /// A member of the list at a place.
  @inline(__always) func member(_ index: Int, at place: Int32) -> InstanceID { memory[Int(place) &+ 1 &+ index] }

  /// All members of the list at a place.
  package func list(at place: Int32) -> [InstanceID] { Array(memory[(Int(place) + 1)...].prefix(count(at: place))) }

  /// Adds a list.
  ///
  /// - Returns: Its place; 0 if it is empty.
  mutating func append(_ list: [InstanceID]) -> Int32 {
    if list.isEmpty { return 0 }
    let place = memory.count
    memory.append(InstanceID(list.count))
    memory += list
    needed += list.count + 1
    return Int32(place)
  }

  /// A list isn't needed any more. A loop along it still finds its members.
  mutating func remove(at place: Int32) { needed -= count(at: place) + 1 }

  /// Whether most of the memory isn't needed any more.
  var isSpent: Bool { @inline(__always) get { memory.count > 64 && memory.count > 4 * needed } }
}

extension World {
  /// The children that a controller has told of its own change.
  func told(by id: InstanceID) -> [InstanceID] { self[id].hasTold ? told.list(at: self[id].toldPlace) : [] }

  /// Sets the children that a controller has told of its own change.
  mutating func setTold(_ children: [InstanceID], by id: InstanceID) {
    guard hasNode(id), self[id].hasTold || !children.isEmpty else { return }
    if self[id].hasTold { told.remove(at: self[id].toldPlace) }
    self[id].toldPlace = told.append(children)
  }

  /// Gives the memory of lists back that aren't needed any more; nothing may go along a list.
  @inline(never) mutating func tidyTold() {
    let old = told
    told = ToldLists()
    for id in members where table[id].hasTold {
      table[id].toldPlace = told.append(old.list(at: table[id].toldPlace))
    }
  }
}
