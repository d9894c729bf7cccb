internal import ScenePlan

/// Questions that the nodes alone answer. A world is large, and a call of one of its methods copies it to the stack; a
/// table is small.
extension NodeTable {
  /// The children of a controller, in order.
  func children(of parent: InstanceID) -> [InstanceID] {
    var child = self[parent].firstChild
    guard child != .none else { return [] }
    var children: [InstanceID] = []
    children.reserveCapacity(Int(self[parent].childCount))
    while let id = child.id {
      children.append(id)
      child = self[id].nextSibling
    }
    return children
  }

  /// The children that came behind those that are known; all of them where none is.
  func children(of parent: InstanceID, behind known: [InstanceID]) -> [InstanceID] {
    list(from: known.last.map { self[$0].nextSibling } ?? self[parent].firstChild) { self[$0].nextSibling }
  }

  /// The views in a controller's view that came behind those that are known; all of them where none is.
  func hosted(in host: InstanceID, behind known: [InstanceID]) -> [InstanceID] {
    list(from: known.last.map { self[$0].nextHosted } ?? self[host].firstHosted) { self[$0].nextHosted }
  }

  private func list(from first: World.Link, next: (InstanceID) -> World.Link) -> [InstanceID] {
    var list: [InstanceID] = []
    var here = first
    while let id = here.id {
      list.append(id)
      here = next(id)
    }
    return list
  }

  /// How many controllers stand above an instance; see `World.depth(of:)`.
  func depth(of id: InstanceID, root: InstanceID?) -> Int? {
    var here = self[id].linkAbove
    guard here != .none else { return root == id ? 0 : nil }
    var (depth, levels) = (0, 0)
    while let id = here.id, levels < 64 {
      if !self[id].isPrivate { depth &+= 1 }
      here = self[id].linkAbove
      levels &+= 1
    }
    return depth
  }

  /// The children whose view is loaded and hangs, at any depth, in their parent's view.
  func childrenInside(_ parent: InstanceID) -> [InstanceID] {
    self[parent].firstHosted == .none ? [] : children(of: parent).filter { isInside($0, parent) }
  }

  /// The controllers whose views hang directly in a controller's view, in the order in which they came.
  func hosted(in host: InstanceID) -> [InstanceID] {
    var guest = self[host].firstHosted
    var guests: [InstanceID] = []
    if guest == .none { return guests }
    // As a rule the views of its children hang there.
    guests.reserveCapacity(Int(self[host].childCount))
    while let id = guest.id {
      guests.append(id)
      guest = self[id].nextHosted
    }
    return guests
  }

  /// Whether a child's view is loaded and hangs, at any depth, in a controller's view.
  package func isInside(_ child: InstanceID, _ ancestor: InstanceID) -> Bool {
    guard self[ancestor].firstHosted != .none, self[child].isLoaded else { return false }
    return hangs(child, in: ancestor)
  }

  /// Whether a view hangs, at any depth, in a controller's view.
  func hangs(_ view: InstanceID, in ancestor: InstanceID) -> Bool {
    var host = self[view].hostLink
    while let owner = host.id {
      if owner == ancestor { return true }
      host = self[owner].hostLink
    }
    return false
  }

  /// Whether a view is, or stands inside, a controller's view. What is presented in a context stands where its
  /// presenter stands (V27).
  func stands(_ view: InstanceID, in ancestor: InstanceID) -> Bool {
    var here = view
    // No way is longer than this, not even in a plan that was changed by hand.
    for _ in 0..<count {
      if here == ancestor { return true }
      if let host = self[here].hostLink.id {
        here = host
      } else if self[here].hostLink == .window, self[here].style?.isInContext == true,
        let presenter = self[here].presenter
      {
        here = presenter
      } else {
        return false
      }
    }
    return false
  }

  /// Whether one instance is another or stands above it, through parents and presenters.
  func leads(_ upper: InstanceID, to id: InstanceID) -> Bool {
    var here: InstanceID? = id
    for _ in 0...count {
      guard let instance = here else { return false }
      if instance == upper { return true }
      here = self[instance].parent ?? self[instance].presenter
    }
    return false
  }

  /// Where the outermost view around a view hangs: in the window or nowhere.
  func outermost(of view: InstanceID) -> World.Link {
    var link = self[view].hostLink
    while let host = link.id { link = self[host].hostLink }
    return link
  }

  /// Whether an instance hangs deeper than a limit; the way is never walked farther.
  func isDeeper(_ id: InstanceID, than most: Int) -> Bool {
    var left = most
    var link = self[id].parentLink
    while let parent = link.id, left > 0 {
      left &-= 1
      link = self[parent].parentLink
    }
    return left <= 0
  }
}
