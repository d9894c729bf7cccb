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
  package mutating func link(_ child: InstanceID, to parent: InstanceID, at index: Int) -> Bool {
    guard hasNode(child), hasNode(parent) else { return false }
    let count = Int(self[parent].childCount)
    if index < count { insert(child, into: parent, at: index) } else { append(child, to: parent) }
    return count == 0
  }

  /// Makes a controller the last child; both must have nodes.
  private mutating func append(_ child: InstanceID, to parent: InstanceID) {
    let last = self[parent].lastChild
    self[child].nextSibling = .none
    self[child].previousSibling = last
    self[child].parent = parent
    if let last = last.id { self[last].nextSibling = Link(child) } else { self[parent].firstChild = Link(child) }
    self[parent].lastChild = Link(child)
    self[parent].childCount += 1
  }

  /// Makes a controller the child before another one.
  @inline(never) private mutating func insert(_ child: InstanceID, into parent: InstanceID, at index: Int) {
    var next = self[parent].firstChild
    for _ in 0..<max(index, 0) { next = next.id.map { self[$0].nextSibling } ?? .none }
    let previous = next.id.map { self[$0].previousSibling } ?? self[parent].lastChild
    self[child].nextSibling = next
    self[child].previousSibling = previous
    self[child].parent = parent
    if let previous = previous.id { self[previous].nextSibling = Link(child) }
    if let next = next.id { self[next].previousSibling = Link(child) }
    if previous == .none { self[parent].firstChild = Link(child) }
    if next == .none { self[parent].lastChild = Link(child) }
    self[parent].childCount += 1
    if touched.isWanted { touched.note(relinked: parent) }
  }

  /// Removes a controller from its parent, without a callback.
  package mutating func unlink(_ child: InstanceID, from parent: InstanceID) {
    let (previous, next) = (self[child].previousSibling, self[child].nextSibling)
    if let previous = previous.id { self[previous].nextSibling = next } else { self[parent].firstChild = next }
    if let next = next.id { self[next].previousSibling = previous } else { self[parent].lastChild = previous }
    self[parent].childCount -= 1
    if self[parent].current == child { self[parent].current = nil }
    self[child].nextSibling = .none
    self[child].previousSibling = .none
    self[child].parent = nil
    if touched.isWanted { touched.note(relinked: parent) }
  }

  // MARK: Views

  /// The controllers whose views hang directly in a controller's view, in the order in which they came.
  /// Those behind the ones that are known; only if the list has grown and nothing else.
  package func hosted(in host: InstanceID, behind known: [InstanceID]) -> [InstanceID] {
    table.hosted(in: host, behind: known)
  }

  /// Those behind the ones that are known; only if the list has grown and nothing else.
  package func children(of parent: InstanceID, behind known: [InstanceID]) -> [InstanceID] {
    table.children(of: parent, behind: known)
  }

  /// Makes room for as many controllers as will live.
  package mutating func reserve(_ count: Int) { table.reserve(count) }

  @inline(__always) public func hosted(in host: InstanceID) -> [InstanceID] { table.hosted(in: host) }

  /// Whether a child's view is loaded and hangs, at any depth, in a controller's view.
  @inline(__always) package func isInside(_ child: InstanceID, _ ancestor: InstanceID) -> Bool {
    table.isInside(child, ancestor)
  }

  /// Whether a view hangs, at any depth, in a controller's view.
  @inline(__always) func hangs(_ view: InstanceID, in ancestor: InstanceID) -> Bool { table.hangs(view, in: ancestor) }

  /// Adds a view to another, without a callback. The view must have a node, and so must its host, as for `link`.
  mutating func hang(_ view: InstanceID, in host: ViewHost) {
    guard hasNode(view) else { return }
    if case .instance(let new) = host {
      guard hasNode(new) else { return }
      takeAway(view)
      append(view, inside: new)
    } else {
      takeAway(view)
      self[view].host = host
    }
  }

  private mutating func append(_ view: InstanceID, inside host: InstanceID) {
    let last = self[host].lastHosted
    self[view].host = .instance(host)
    self[view].previousHosted = last
    if let last = last.id { self[last].nextHosted = Link(view) } else { self[host].firstHosted = Link(view) }
    self[host].lastHosted = Link(view)
  }

  /// Takes a view out of where it hangs, if it does.
  mutating func takeAway(_ view: InstanceID) {
    if let old = self[view].hostLink.id { takeOut(view, of: old) }
    self[view].host = .nowhere
    self[view].previousHosted = .none
    self[view].nextHosted = .none
  }

  /// Takes a view out of the list of those in another one's.
  private mutating func takeOut(_ view: InstanceID, of host: InstanceID) {
    let (previous, next) = (self[view].previousHosted, self[view].nextHosted)
    if let previous = previous.id { self[previous].nextHosted = next } else { self[host].firstHosted = next }
    if let next = next.id { self[next].previousHosted = previous } else { self[host].lastHosted = previous }
    if touched.isWanted { touched.note(relinked: host) }
  }

  // MARK: What few have

  /// The fields of an instance beside its node.
  @inline(__always) package func extras(of id: InstanceID) -> Extras {
    self[id].hasExtras ? extras[id] ?? Extras.none : Extras.none
  }

  /// Changes what an instance has beside its node.
  package mutating func withExtras<Result>(of id: InstanceID, _ change: (inout Extras) -> Result) -> Result {
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
    guard hasNode(id), !self[id].isAlive, self[id].hostLink == .none else { return }
    if self[id].hasExtras { extras[id] = nil }
    if self[id].hasTold { setTold([], by: id) }
    table.remove(id)
    if touched.isWanted { touched.note(id) }
  }
}
