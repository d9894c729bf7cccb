internal import SceneBasics
internal import ScenePlan

/// Parents and children (sections 1.2, 1.3 and 1.8 of the semantics).
extension Simulation {
  /// C1.10 to C1.16.
  @inline(__always) mutating func adopt(_ child: InstanceID, by parent: InstanceID) {
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
    world[child].owesDidMove = true
    world[child].leavesParent = parent == nil
    // V31: added elsewhere meanwhile, it is told once.
    if parent != nil { world[child].movedWhileOpen = false }
    send(.willMove, to: child, .parent(parent))
  }

  @inline(__always) mutating func tellDidMove(_ child: InstanceID, to parent: InstanceID?) {
    world[child].owesDidMove = false
    world[child].leavesParent = false
    if world[child].isWindowDriven, world[child].depth > 0 { world[child].movedWhileOpen = true }
    send(.didMove, to: child, .parent(parent))
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
    let isOnlyChild = world.link(child, to: parent, at: index)
    world[child].leavesParent = false
    world[child].owners += 1
    world[child].isUnplaced = false
    // The first child of a parent stands as deep as all others.
    if isOnlyChild { checkDepth(of: child) }
  }

  /// Ends the run where a controller hangs too deep in others: each question that goes up from there takes so long.
  @inline(__always) mutating func checkDepth(of child: InstanceID) {
    if world.table.isDeeper(child, than: budget.deepest) { stopTooDeep() }
  }

  /// Isn't a child any more, nor kept alive by its parent.
  @inline(__always) mutating func part(_ child: InstanceID) {
    guard let parent = world[child].parent else { return }
    world.unlink(child, from: parent)
    disown(child)
  }

  /// Unlinks a child without a callback of its own; the controller knows that it leaves.
  @inline(__always) mutating func leave(_ child: InstanceID) {
    part(child)
    world[child].leavesParent = true
  }
}
