internal import ScenePlan

/// The views that a layout pass comes to, as a forest from the window down.
///
/// The views lie side by side in one array and lead to each other by their places in it. So a pass that was used once
/// takes no memory when it is used again.
struct LayoutPass: Sendable {
  /// Those that the pass begins with: views in the window, from the back to the front.
  private(set) var tops: [InstanceID] = []
  /// What asked for layout and stands where the pass has been already.
  var later: [InstanceID] = []
  /// The views that the latest `list` has found.
  private(set) var listed: [InstanceID] = []
  private var views: [View] = []
  private var places = InstanceTable()
  /// How many views were sorted so far: what a view has in `sorting` says whether it was sorted in this round.
  private var sortings: Int32 = 0

  /// A view, and the views inside it that the pass comes to, or goes through.
  private struct View {
    var instance: InstanceID
    var host = View.none
    var firstGuest = View.none
    var lastGuest = View.none
    var nextGuest = View.none
    var guestCount: Int32 = 0
    var sorting: Int32 = 0

    static let none: Int32 = -1
  }

  /// Begins anew.
  mutating func reset() {
    tops.clear()
    later.clear()
    views.clear()
    places.removeAll()
    sortings = 0
  }

  // MARK: Building

  /// Makes room for so many views.
  mutating func reserve(_ count: Int) {
    if count <= 8 { return }
    views.reserveCapacity(count)
    places.reserve(count)
  }

  /// Adds a view and those around it.
  ///
  /// - Parameter end: The view that the forest begins with; nil for the window.
  mutating func add(_ instance: InstanceID, in nodes: NodeTable, below end: InstanceID? = nil) {
    guard places[instance] == nil else { return }
    var (here, view) = (instance, insert(instance))
    while here != end {
      let link = nodes[here].hostLink
      guard let host = link.id else {
        if link == .window { tops.append(here) }
        return
      }
      if let known = places[host] { return append(view, to: Int32(known)) }
      let outer = insert(host)
      append(view, to: outer)
      (here, view) = (host, outer)
    }
    tops.append(here)
  }

  private mutating func insert(_ instance: InstanceID) -> Int32 {
    places.insert(instance, UInt32(views.count))
    views.append(View(instance: instance))
    return Int32(views.count - 1)
  }

  private mutating func append(_ guest: Int32, to host: Int32) {
    views[Int(guest)].host = host
    views[Int(guest)].nextGuest = View.none
    let last = views[Int(host)].lastGuest
    if last == View.none { views[Int(host)].firstGuest = guest } else { views[Int(last)].nextGuest = guest }
    views[Int(host)].lastGuest = guest
    views[Int(host)].guestCount += 1
  }

  /// Brings the views into the order in which they stand: in the window what is presented lies in front, in a
  /// container the children stand in their order, and other views behind them.
  mutating func sort(in nodes: NodeTable) {
    if tops.count > 1 {
      var heights: [(height: Int, instance: InstanceID)] = []
      for top in tops { heights.append((LayoutPass.height(of: top, in: nodes), top)) }
      heights.sort { ($0.height, $0.instance) < ($1.height, $1.instance) }
      tops = heights.map(\.instance)
    }
    for host in views.indices where views[host].guestCount > 1 { sortGuests(of: host, in: nodes) }
  }

  private mutating func sortGuests(of host: Int, in nodes: NodeTable) {
    let (instance, count) = (views[host].instance, views[host].guestCount)
    if isSorted(host, in: nodes) { return }
    sortings += 1
    views[host].firstGuest = View.none
    views[host].lastGuest = View.none
    views[host].guestCount = 0
    var child = nodes[instance].firstChild
    while let id = child.id {
      take(id, into: Int32(host))
      child = nodes[id].nextSibling
    }
    if views[host].guestCount == count { return }
    var guest = nodes[instance].firstHosted
    while let id = guest.id {
      take(id, into: Int32(host))
      guest = nodes[id].nextHosted
    }
  }

  /// Whether the views inside a container are its children's, in their order.
  private func isSorted(_ host: Int, in nodes: NodeTable) -> Bool {
    var guest = views[host].firstGuest
    var child = nodes[views[host].instance].firstChild
    while guest != View.none, let id = child.id {
      if views[Int(guest)].instance == id { guest = views[Int(guest)].nextGuest }
      child = nodes[id].nextSibling
    }
    return guest == View.none
  }

  /// Takes one that is a guest as the next one.
  private mutating func take(_ guest: InstanceID, into host: Int32) {
    guard let place = places[guest], views[place].host == host, views[place].sorting != sortings else { return }
    views[place].sorting = sortings
    append(Int32(place), to: host)
  }

  /// How many presentations lie under a view in the window.
  private static func height(of instance: InstanceID, in nodes: NodeTable) -> Int {
    var height = 0
    var here = nodes.topAncestor(of: instance)
    while let presenter = nodes[here].presenter, height < nodes.count {
      height += 1
      here = nodes.topAncestor(of: presenter)
    }
    return height
  }

  /// Takes in what came into a view while that was laid out.
  mutating func merge(_ added: LayoutPass, in nodes: NodeTable) {
    let known = views.count
    for view in added.views where places[view.instance] == nil { _ = insert(view.instance) }
    for view in added.views where view.guestCount > 0 {
      guard let host = places[view.instance] else { continue }
      let before = views[host].guestCount
      var next = view.firstGuest
      while next != View.none {
        // What is known stands somewhere already.
        if let guest = places[added.views[Int(next)].instance], guest >= known { append(Int32(guest), to: Int32(host)) }
        next = added.views[Int(next)].nextGuest
      }
      if views[host].guestCount > max(before, 1) { sortGuests(of: host, in: nodes) }
    }
  }

  // MARK: Asking

  /// Whether a loaded view hangs in one that the pass comes to, so that it is in the window with that.
  func contains(hostOf instance: InstanceID, in nodes: NodeTable) -> Bool {
    let node = nodes.address(of: instance)
    guard node.pointee.isLoaded, !node.pointee.isCovered, let host = node.pointee.hostLink.id else { return false }
    return places[host] != nil
  }

  /// Where a view stands.
  func place(of instance: InstanceID) -> Int32? { places[instance].map { Int32($0) } }

  func instance(at place: Int32) -> InstanceID { views[Int(place)].instance }

  /// The first one of the views directly inside a view to which the pass comes, or through which it goes.
  func firstGuest(of place: Int32) -> Int32? { LayoutPass.present(views[Int(place)].firstGuest) }

  /// The next one inside the same view.
  func nextGuest(after place: Int32) -> Int32? { LayoutPass.present(views[Int(place)].nextGuest) }

  private static func present(_ place: Int32) -> Int32? { place == View.none ? nil : place }

  /// Lists all views but those that are put off, and what is inside these.
  ///
  /// - Parameter innermostFirst: Whether a view stands behind those inside it, and not before them.
  mutating func list(innermostFirst: Bool, without isPutOff: (InstanceID) -> Bool) {
    listed.clear()
    for top in tops {
      guard let place = places[top] else { continue }
      list(from: Int32(place), innermostFirst, isPutOff)
    }
  }

  private mutating func list(from top: Int32, _ innermostFirst: Bool, _ isPutOff: (InstanceID) -> Bool) {
    var here = top
    while true {
      let view = views[Int(here)]
      if !isPutOff(view.instance) {
        if !innermostFirst || view.firstGuest == View.none { listed.append(view.instance) }
        if view.firstGuest != View.none {
          here = view.firstGuest
          continue
        }
      }
      while here != top, views[Int(here)].nextGuest == View.none {
        here = views[Int(here)].host
        if innermostFirst { listed.append(views[Int(here)].instance) }
      }
      if here == top { return }
      here = views[Int(here)].nextGuest
    }
  }
}

/// Numbers by instance: a hash table with linear probing. Instances are numbered one after the other, so that a number
/// is a good hash.
struct InstanceTable: Sendable {
  private var entries: [Entry] = []
  private var count = 0

  private struct Entry {
    /// One more than the instance's number; 0 where there is none.
    var key: UInt32 = 0
    var value: UInt32 = 0
  }

  subscript(id: InstanceID) -> Int? {
    if count == 0 { return nil }
    let mask = entries.count - 1
    var probe = Int(id.rawValue) & mask
    while entries[probe].key != 0 {
      if entries[probe].key == id.rawValue + 1 { return Int(entries[probe].value) }
      probe = (probe + 1) & mask
    }
    return nil
  }

  /// Gives an instance that has none a number.
  mutating func insert(_ id: InstanceID, _ value: UInt32) {
    if (count + 1) * 2 > entries.count { grow(to: entries.count * 2) }
    count += 1
    enter(Entry(key: id.rawValue + 1, value: value))
  }

  /// Makes room for so many at once.
  mutating func reserve(_ count: Int) {
    if entries.count < count * 2 { grow(to: count * 2) }
  }

  mutating func removeAll() {
    if count == 0 { return }
    count = 0
    // A table that was large once isn't wiped for a few for ever.
    if entries.count > 64 { return entries.removeAll() }
    for place in entries.indices { entries[place].key = 0 }
  }

  private mutating func enter(_ entry: Entry) {
    let mask = entries.count - 1
    var probe = Int(entry.key - 1) & mask
    while entries[probe].key != 0 { probe = (probe + 1) & mask }
    entries[probe] = entry
  }

  private mutating func grow(to least: Int) {
    let old = entries
    var room = 16
    while room < least { room *= 2 }
    entries = Array(repeating: Entry(), count: room)
    for entry in old where entry.key != 0 { enter(entry) }
  }
}
