public import ScenePlan

/// Lists of children and of views, as links from node to node.
extension World {
  // MARK: Children

  /// The children of a controller, in order.
  @inline(__always) public func children(of parent: InstanceID) -> [InstanceID] { table.children(of: parent) }

  /// Makes a controller a child at a place among the others, without a callback.
  ///
  /// Both must have nodes. A plan made by hand may name an instance before it is made. A link to that instance would be
  /// forgotten at one end only, and would make a circle later.
  ///
  /// - Returns: Whether it is the only child.
  @discardableResult @inline(__always)
  mutating func link(_ child: InstanceID, to parent: InstanceID, at index: Int) -> Bool {
    let (hasParent, count) = look(at: parent) { ($0.id == parent, Int($0.childCount)) }
    guard look(at: child, { $0.id == child }), hasParent else { return false }
    if index < count {
      insert(child, into: parent, at: index)
      linkChanges.increment()
    } else {
      append(pointer(to: child), to: pointer(to: parent))
    }
    return count == 0
  }

  /// Makes a controller the last child; both must have nodes.
  @inline(__always)
  mutating func append(_ child: UnsafeMutablePointer<Node>, to parent: UnsafeMutablePointer<Node>) {
    let (link, last) = (Link(child.pointee.id), parent.pointee.lastChild)
    child.pointee.nextSibling = .none
    child.pointee.previousSibling = last
    child.pointee.parentLink = Link(parent.pointee.id)
    if let last = last.id { pointer(to: last).pointee.nextSibling = link } else { parent.pointee.firstChild = link }
    parent.pointee.lastChild = link
    parent.pointee.childCount &+= 1
    linkChanges.increment()
  }

  /// Makes a controller the child before another one.
  @inline(never) private mutating func insert(_ child: InstanceID, into parent: InstanceID, at index: Int) {
    var next = self[parent].firstChild
    for _ in 0..<max(index, 0) { next = next.id.map { self[$0].nextSibling } ?? .none }
    let previous = next.id.map { self[$0].previousSibling } ?? self[parent].lastChild
    change(child) {
      $0.nextSibling = next
      $0.previousSibling = previous
      $0.parent = parent
    }
    if let previous = previous.id { self[previous].nextSibling = Link(child) }
    if let next = next.id { self[next].previousSibling = Link(child) }
    change(parent) {
      if previous == .none { $0.firstChild = Link(child) }
      if next == .none { $0.lastChild = Link(child) }
      $0.childCount += 1
    }
    if touched.isWanted { touched.note(relinked: parent) }
  }

  /// Removes a controller from its parent, without a callback.
  @inline(__always)
  mutating func unlink(_ node: UnsafeMutablePointer<Node>, from above: UnsafeMutablePointer<Node>) {
    let (previous, next) = (node.pointee.previousSibling, node.pointee.nextSibling)
    if let previous = previous.id {
      pointer(to: previous).pointee.nextSibling = next
    } else {
      above.pointee.firstChild = next
    }
    if let next = next.id {
      pointer(to: next).pointee.previousSibling = previous
    } else {
      above.pointee.lastChild = previous
    }
    above.pointee.childCount -= 1
    if above.pointee.currentLink == Link(node.pointee.id) { above.pointee.currentLink = .none }
    node.pointee.nextSibling = .none
    node.pointee.previousSibling = .none
    node.pointee.parentLink = .none
    linkChanges.increment()
    if touched.isWanted { touched.note(relinked: above.pointee.id) }
  }

  // MARK: Views

  /// The controllers whose views hang directly in a controller's view, in the order in which they came.
  @inline(__always) public func hosted(in host: InstanceID) -> [InstanceID] { table.hosted(in: host) }

  /// Whether a view of another one than its children hangs in a controller's view; cheaper than the list of all.
  @inline(__always) func hostsOthers(in host: InstanceID) -> Bool { table.hostsOthers(in: host) }

  /// Whether the view of one without a parent hangs in a controller's view.
  @inline(__always) func hostsOrphans(in host: InstanceID) -> Bool { table.hostsOrphans(in: host) }

  /// Whether a child's view is loaded and hangs, at any depth, in a controller's view.
  @inline(__always) func isInside(_ child: InstanceID, _ ancestor: InstanceID) -> Bool {
    table.isInside(child, ancestor)
  }

  /// Whether a view hangs, at any depth, in a controller's view.
  @inline(__always) func hangs(_ view: InstanceID, in ancestor: InstanceID) -> Bool { table.hangs(view, in: ancestor) }

  /// Adds a view to another, without a callback. The view must have a node, and so must its host, as for `link`.
  mutating func hang(_ view: InstanceID, in host: ViewHost) {
    if case .instance(let new) = host { return hang(pointer(to: view), view, inside: pointer(to: new), new) }
    let node = pointer(to: view)
    guard node.pointee.id == view else { return }
    let former = node.pointee.hostLink
    takeAway(node)
    node.pointee.host = host
    if node.pointee.hostLink != former { linkChanges.increment() }
  }

  /// Takes a view out of where it hangs, if it does.
  @inline(__always) mutating func takeAway(_ view: UnsafeMutablePointer<Node>) {
    if let old = view.pointee.hostLink.id { takeOut(view, of: old) }
    view.pointee.hostLink = .none
    view.pointee.previousHosted = .none
    view.pointee.nextHosted = .none
  }

  /// Adds a view to another one, with their nodes, or what stands for the node of one without.
  @inline(__always) mutating func hang(
    _ node: UnsafeMutablePointer<Node>, _ view: InstanceID, inside outer: UnsafeMutablePointer<Node>,
    _ host: InstanceID
  ) {
    guard node.pointee.id == view, outer.pointee.id == host else { return }
    let (link, former) = (Link(view), node.pointee.hostLink)
    if let old = former.id { takeOut(node, of: old) }
    let last = outer.pointee.lastHosted
    node.pointee.hostLink = Link(host)
    node.pointee.previousHosted = last
    node.pointee.nextHosted = .none
    if former != Link(host) { linkChanges.increment() }
    if let last = last.id { pointer(to: last).pointee.nextHosted = link } else { outer.pointee.firstHosted = link }
    outer.pointee.lastHosted = link
  }

  /// Takes a view out of the list of those in another one's.
  @inline(__always) private mutating func takeOut(_ view: UnsafeMutablePointer<Node>, of host: InstanceID) {
    let (previous, next, outer) = (view.pointee.previousHosted, view.pointee.nextHosted, pointer(to: host))
    if let previous = previous.id {
      pointer(to: previous).pointee.nextHosted = next
    } else {
      outer.pointee.firstHosted = next
    }
    if let next = next.id {
      pointer(to: next).pointee.previousHosted = previous
    } else {
      outer.pointee.lastHosted = previous
    }
    if touched.isWanted { touched.note(relinked: host) }
  }

  // MARK: What few have

  /// What an instance has beside its node.
  @inline(__always) func extras(of id: InstanceID) -> Extras {
    self[id].hasExtras ? extras[id] ?? Extras.none : Extras.none
  }

  /// Changes what an instance has beside its node.
  mutating func withExtras<Result>(of id: InstanceID, _ change: (inout Extras) -> Result) -> Result {
    if !self[id].hasExtras {
      guard hasNode(id) else {
        var unused = Extras.none
        return change(&unused)
      }
      self[id].hasExtras = true
    } else if touched.isWanted {
      touched.note(id)
    }
    return change(&extras[id, default: Extras.none])
  }

  // MARK: Given back

  /// Gives a dead one's node back, unless its view still hangs somewhere; then it stays, a picture without a
  /// controller.
  mutating func giveBack(_ id: InstanceID) {
    guard self[id].firstHosted != .none else { return remove(id) }
    var open = [id]
    while let id = open.popLast() {
      guard hasNode(id), !self[id].isAlive, self[id].host == .nowhere else { continue }
      // The dead whose views hang in this one's are on no screen any more.
      for guest in hosted(in: id) {
        if !self[guest].isAlive {
          hang(guest, in: .nowhere)
          open.append(guest)
        }
      }
      remove(id)
    }
  }

  private mutating func remove(_ id: InstanceID) {
    let node = table.address(of: id)
    guard node.pointee.id == id, !node.pointee.isAlive, node.pointee.hostLink == .none else { return }
    if node.pointee.hasExtras { extras[id] = nil }
    if node.pointee.hasTold { setTold([], by: id) }
    table.remove(id)
    if touched.isWanted { touched.note(id) }
  }
}
