internal import ScenePlan

/// The passes of a simulation: whether one runs, and one that the next may use again.
struct LayoutPasses: Sendable {
  var spare: LayoutPass?
  var isRunning = false
}

/// The views that a layout pass comes to, as a forest from the window down.
///
/// The views lie side by side and lead to each other by their places. A pass that is used again keeps its memory.
///
/// A node has the place of its view in the pass that took it in last (`Node.placeInPass`). Another pass may have written
/// it, or none. So a place counts only if this pass has that very instance there: a sparse set (Briggs and Torczon, 1993).
/// A pass inside another one keeps what it overwrites, and `end` puts it back.
struct LayoutPass: Sendable {
  /// Those that the pass begins with: places of views in the window, from the back to the front.
  private(set) var tops: [Int32] = []
  /// Whether a view that it comes to has to be told of its traits.
  var tellsTraits = false
  /// Views that asked for layout and stand where the pass has been already.
  var later: [InstanceID] = []
  private var views: [View] = []
  /// Those that the latest `list` has found.
  private(set) var listed: [InstanceID] = []
  /// How many views were sorted so far: what a view has in `sorting` says whether it was sorted in this round.
  private var sortings: Int32 = 0

  /// A view, and the views inside it that the pass comes to, or goes through.
  private struct View: BitwiseCopyable, Sendable {
    var instance: InstanceID
    var host = View.none
    var firstGuest = View.none
    var lastGuest = View.none
    var nextGuest = View.none
    var guestCount: Int32 = 0
    var sorting: Int32 = 0
    /// The place that its node had before.
    var formerPlace: UInt32

    static let none: Int32 = -1
  }

  /// Begins anew, after the pass that used the memory last.
  package mutating func begin() {
    tops.clear()
    later.clear()
    views.clear()
    (sortings, tellsTraits) = (0, false)
  }

  /// Gives the nodes the places back that they have in the pass around this one.
  package func end(in nodes: inout NodeTable) {
    for view in views { nodes[view.instance].placeInPass.number = view.formerPlace }
  }

  // MARK: Building

  /// Where a view stands; nil if the pass doesn't come to it.
  @inline(__always) package func place(of instance: InstanceID, in nodes: borrowing NodeTable) -> Int32? {
    let place = Int(nodes[instance].placeInPass.number)
    guard place < views.count, views[place].instance == instance else { return nil }
    return Int32(place)
  }

  /// Adds a view that hangs in another one, if the pass comes to that one; false if not.
  @inline(__always) mutating func add(_ instance: InstanceID, besideOthersIn nodes: inout NodeTable) -> Bool {
    guard nodes[instance].isLoaded, !nodes[instance].isCovered, let host = nodes[instance].hostLink.id,
      let outer = place(of: host, in: nodes)
    else { return false }
    if place(of: instance, in: nodes) != nil { return true }
    let view = insert(instance, in: &nodes)
    append(view, to: outer)
    return true
  }

  /// Adds a view and those around it.
  ///
  /// - Parameter end: The view that the forest begins with; nil for the window.
  mutating func add(_ instance: InstanceID, in nodes: inout NodeTable, below end: InstanceID? = nil) {
    guard place(of: instance, in: nodes) == nil else { return }
    var (here, view) = (instance, insert(instance, in: &nodes))
    while here != end {
      let link = nodes[here].hostLink
      guard let host = link.id else {
        if link == .window { tops.append(view) }
        return
      }
      if let known = place(of: host, in: nodes) { return append(view, to: known) }
      let outer = insert(host, in: &nodes)
      append(view, to: outer)
      (here, view) = (host, outer)
    }
    tops.append(view)
  }

  @inline(__always) private mutating func insert(_ instance: InstanceID, in nodes: inout NodeTable) -> Int32 {
    let place = views.count
    views.append(View(instance: instance, formerPlace: nodes[instance].placeInPass.number))
    nodes[instance].placeInPass.number = UInt32(place)
    if nodes[instance].owesTraits { tellsTraits = true }
    return Int32(place)
  }

  @inline(__always) private mutating func append(_ guest: Int32, to host: Int32) {
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
      var heights: [(height: Int, instance: InstanceID, place: Int32)] = []
      for top in tops {
        let instance = instance(at: top)
        heights.append((LayoutPass.height(of: instance, in: nodes), instance, top))
      }
      heights.sort { ($0.height, $0.instance) < ($1.height, $1.instance) }
      tops = heights.map(\.place)
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
      take(id, into: Int32(host), in: nodes)
      child = nodes[id].nextSibling
    }
    if views[host].guestCount == count { return }
    var guest = nodes[instance].firstHosted
    while let id = guest.id {
      take(id, into: Int32(host), in: nodes)
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
  private mutating func take(_ guest: InstanceID, into host: Int32, in nodes: NodeTable) {
    guard let place = place(of: guest, in: nodes), views[Int(place)].host == host,
      views[Int(place)].sorting != sortings
    else { return }
    views[Int(place)].sorting = sortings
    append(place, to: host)
  }

  /// How many presentations lie under a view in the window.
  private static func height(of instance: InstanceID, in nodes: NodeTable) -> Int {
    var (height, here) = (0, instance)
    for _ in 0..<nodes.count {
      guard let above = nodes[here].parent ?? nodes[here].presenter else { break }
      if nodes[here].parent == nil { height += 1 }
      here = above
    }
    return height
  }

  /// Takes in what came into a view while that was laid out, from a pass that has ended.
  mutating func merge(_ added: LayoutPass, in nodes: inout NodeTable) {
    let known = views.count
    for view in added.views where place(of: view.instance, in: nodes) == nil { _ = insert(view.instance, in: &nodes) }
    for view in added.views where view.guestCount > 0 {
      guard let host = place(of: view.instance, in: nodes) else { continue }
      let before = views[Int(host)].guestCount
      var next = view.firstGuest
      while next != View.none {
        // What is known stands somewhere already.
        if let guest = place(of: added.instance(at: next), in: nodes), guest >= known { append(guest, to: host) }
        next = added.views[Int(next)].nextGuest
      }
      if views[Int(host)].guestCount > max(before, 1) { sortGuests(of: Int(host), in: nodes) }
    }
  }

  // MARK: Asking

  @inline(__always) func instance(at place: Int32) -> InstanceID { views[Int(place)].instance }

  /// The first one of the views directly inside a view to which the pass comes, or through which it goes.
  @inline(__always) func firstGuest(of place: Int32) -> Int32? { LayoutPass.present(views[Int(place)].firstGuest) }

  /// The view directly around a view that isn't one of the tops.
  @inline(__always) func host(of place: Int32) -> Int32 { views[Int(place)].host }

  /// The next one inside the same view.
  @inline(__always) func nextGuest(after place: Int32) -> Int32? { LayoutPass.present(views[Int(place)].nextGuest) }

  @inline(__always) private static func present(_ place: Int32) -> Int32? { place == View.none ? nil : place }

  /// Lists all views but those whose first layout is put off, and what is inside these (V6).
  ///
  /// - Parameter innermostFirst: Whether a view stands behind those inside it, and not before them.
  package mutating func list(innermostFirst: Bool, in nodes: borrowing NodeTable) {
    listed.clear()
    for top in tops { list(from: top, innermostFirst, nodes) }
  }

  @inline(__always)
  private mutating func list(from top: Int32, _ innermostFirst: Bool, _ nodes: borrowing NodeTable) {
    var here = top
    while true {
      let (instance, first) = (views[Int(here)].instance, views[Int(here)].firstGuest)
      if !nodes[instance].isFirstPutOff {
        if !innermostFirst || first == View.none { listed.append(instance) }
        if first != View.none {
          here = first
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
