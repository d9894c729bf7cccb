internal import SceneBasics
internal import ScenePlan

/// Parents and children (sections 1.2, 1.3 and 1.8 of the semantics).
extension Simulation {
  /// C1.10 to C1.16.
  @inline(__always) mutating func adopt(_ child: InstanceID, by parent: InstanceID) {
    // Most are new: one that has no child, no parent, no place for its view and presents nothing breaks none of the
    // rules below. A root's view has its place in the window.
    let (node, above) = (world.pointer(to: child), world.pointer(to: parent))
    let isNew =
      node.pointee.id == child && node.pointee.childCount == 0 && node.pointee.parentLink == .none
      && node.pointee.hostLink == .none && node.pointee.presentedLink == .none
    if isNew, child != parent, above.pointee.id == parent {
      world.append(node, to: above)
      keep(node)
      if above.pointee.childCount == 1 { checkDepth(of: child) }
      return tellWillMove(child, to: parent)
    }
    // A controller without children is no ancestor but its own.
    guard child != parent, world[child].childCount == 0 || !world.isAncestor(child, of: parent) else { return }
    if world.root == child {
      let message = Message(.addedRoot, child, parent)
      return happen(.exception, message.first, .message(message))
    }
    guard world[child].presented == nil || !world.table.leads(child, to: parent) else { return }
    // C1.12: the same parent again changes nothing.
    if world[child].parent == parent {
      return withhold(Refusal(.willMove, child, .sameParent, other: parent))
    }
    if world[child].parent != nil { abandon(child) }
    // C1.73: the view that the child already has decides whose child it should be.
    if case .instance(let owner) = world[child].host, owner != parent {
      let message = Message(.wrongParentRequested, child, owner, parent)
      guard !world.isOver else { return }
      return happen(.exception, message.first, .message(message))
    }
    join(child, parent, at: Int(Int32.max))
    tellWillMove(child, to: parent)
  }

  /// C1.20, C1.22.
  mutating func abandon(_ child: InstanceID) {
    guard world[child].parent != nil else { return withhold(Refusal(.didMove, child, .withoutParent)) }
    part(child)
    tellDidMove(child, to: nil)
  }

  @inline(__always) mutating func tellWillMove(_ child: InstanceID, to parent: InstanceID?) {
    let node = world.pointer(to: child)
    node.pointee.owesDidMove = true
    node.pointee.leavesParent = parent == nil
    // V31: added elsewhere meanwhile, it is told once.
    if parent != nil { node.pointee.movedWhileOpen = false }
    send(.willMove, to: child, hooks: node.pointee.hooks, .parent(parent))
  }

  @inline(__always) mutating func tellDidMove(_ child: InstanceID, to parent: InstanceID?) {
    let node = world.pointer(to: child)
    node.pointee.owesDidMove = false
    node.pointee.leavesParent = false
    if node.pointee.isWindowDriven, node.pointee.depth > 0 { node.pointee.movedWhileOpen = true }
    send(.didMove, to: child, hooks: node.pointee.hooks, .parent(parent))
  }

  /// V31: a `didMove` that code sent while the appearance was open comes once more after the did-callback, unless the
  /// child has got another parent meanwhile.
  mutating func repeatDidMove(to parent: InstanceID?, _ instance: InstanceID) {
    guard world[instance].movedWhileOpen else { return }
    world[instance].movedWhileOpen = false
    guard finds(.didMoveTwice), !finds(.didMoveOnce) else { return }
    guard world[instance].parent == parent else { return }
    send(.didMove, to: instance, .parent(parent))
  }

  /// Becomes a child at a place, and is kept alive by it.
  @inline(__always) mutating func join(_ child: InstanceID, _ parent: InstanceID, at index: Int) {
    guard world[child].parent == nil, child != parent, world.hasNode(child), world.hasNode(parent) else { return }
    // A controller without children is no ancestor; UIKit's own containers never get here with an ancestor.
    guard world[child].childCount == 0 || !world.isAncestor(child, of: parent),
      world[child].presented == nil || !world.table.leads(child, to: parent)
    else { return }
    join(new: child, parent, at: index)
  }

  /// The same for one of which it is known that it can.
  @inline(__always) private mutating func join(new child: InstanceID, _ parent: InstanceID, at index: Int) {
    let isOnlyChild = world.link(child, to: parent, at: index)
    keep(world.pointer(to: child))
    // The first child of a parent stands as deep as all others.
    if isOnlyChild { checkDepth(of: child) }
  }

  /// A parent keeps a controller alive from here on.
  @inline(__always) private mutating func keep(_ child: UnsafeMutablePointer<World.Node>) {
    child.pointee.leavesParent = false
    child.pointee.owners &+= 1
    child.pointee.isUnplaced = false
  }

  /// Ends the run where a controller hangs too deep in others: each question that goes up from there takes so long.
  @inline(__always) mutating func checkDepth(of child: InstanceID) {
    if world.table.isDeeper(child, than: deepest) { stopTooDeep() }
  }

  /// Isn't a child any more, nor kept alive by its parent.
  @inline(__always) mutating func part(_ child: InstanceID) {
    let node = world.pointer(to: child)
    guard let parent = node.pointee.parentLink.id else { return }
    world.unlink(node, from: world.pointer(to: parent))
    node.pointee.owners -= 1
    if node.pointee.owners <= 0 { letGo(of: child) }
  }

  /// The same without a callback of its own; the controller knows that it leaves.
  @inline(__always) mutating func leave(_ child: InstanceID) {
    part(child)
    world.pointer(to: child).pointee.leavesParent = true
  }
}
