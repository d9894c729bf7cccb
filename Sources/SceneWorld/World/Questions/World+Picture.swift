public import ScenePlan
internal import SceneProgram

/// Pictures of a world, for trees and drawings.
extension World {
  /// The hierarchy as it stands, with room for all instances that a plan knows or that were ever made.
  public func picture() -> HierarchyState {
    var picture = WorldPicture()
    picture.follow(self)
    return picture.state
  }

  /// An instance as it stands; nothing is left of one that was given back.
  func picture(of id: InstanceID) -> HierarchyState.Node {
    var picture = HierarchyState.Node()
    if hasNode(id) { draw(id, into: &picture) }
    return picture
  }

  /// An instance as it stands, without its lists of children and of views; nothing is left of one that was given back.
  package func pictureWithoutLists(of id: InstanceID) -> HierarchyState.Node {
    var picture = HierarchyState.Node()
    if hasNode(id) { drawOwn(id, into: &picture) }
    return picture
  }

  /// Draws an instance into a node of which nothing is known so far.
  fileprivate func draw(_ id: InstanceID, into picture: inout HierarchyState.Node) {
    drawOwn(id, into: &picture)
    picture.children = children(of: id)
    picture.hosted = hosted(in: id)
  }

  /// Draws all but the lists.
  private func drawOwn(_ id: InstanceID, into picture: inout HierarchyState.Node) {
    let node = self[id]
    picture.isAlive = node.isAlive
    picture.isRetained = node.isRetained
    picture.forwardsAppearance = node.forwardsAppearance
    picture.capturesStatusBar = node.capturesStatusBar
    picture.forwardsInsideSuper = node.forwardsInsideSuper
    picture.isPrivate = node.isPrivate
    picture.parent = node.parent
    picture.current = node.current
    picture.owesDidMove = node.owesDidMove
    picture.isLoaded = node.isLoaded
    picture.host = node.host
    picture.isCovered = node.isCovered
    picture.appearance = node.appearance
    picture.depth = Int(node.depth)
    picture.presented = node.presented
    picture.presenter = node.presenter
    picture.style = node.style
    picture.isBeingDismissed = node.isBeingDismissed
    picture.transition = node.transition
    picture.owners = Int(node.owners)
    picture.isUnplaced = node.isUnplaced
    guard node.hasExtras else { return }
    let extras = extras(of: id)
    picture.answers = extras.answers
    picture.displayMode = extras.displayMode
    picture.kept = extras.kept
    picture.height = extras.height
  }

  /// A world at rest that looks like a picture: for printing events that come from elsewhere.
  ///
  /// - Parameter picture: Its nodes are the instances of their numbers. Templates aren't known.
  public init(_ picture: HierarchyState) {
    self.init(device: DeviceState(Device(), behaviours: []))
    for (index, drawn) in picture.nodes.enumerated() {
      var node = Node(id: InstanceID(index), template: 0)
      node.isAlive = drawn.isAlive
      node.isUnplaced = drawn.isUnplaced
      node.isPrivate = drawn.isPrivate
      node.isLoaded = drawn.isLoaded
      node.appearance = drawn.appearance
      node.forwardsAppearance = drawn.forwardsAppearance
      node.forwardsInsideSuper = drawn.forwardsInsideSuper
      node.isCovered = drawn.isCovered
      node.isBeingDismissed = drawn.isBeingDismissed
      node.style = drawn.style
      node.presented = drawn.presented
      node.presenter = drawn.presenter
      table.insert(node)
    }
    for (index, drawn) in picture.nodes.enumerated() {
      let instance = InstanceID(index)
      for child in drawn.children where hasNode(child) { link(child, to: instance, at: Int.max) }
      hang(instance, in: drawn.host)
      self[instance].current = drawn.current
    }
    root = picture.root
  }
}

/// A picture that follows a world through its run: a look costs as much as there are controllers now, however many have
/// been made and freed.
package struct WorldPicture {
  /// The hierarchy as it stood at the last look.
  package private(set) var state = HierarchyState()
  /// The instances that had a node in the world then, in the order of their numbers. Of all others nothing is known.
  package private(set) var members: [InstanceID] = []

  package init() {}

  /// Looks at the world as it stands now.
  package mutating func follow(_ world: borrowing World) {
    for instance in members { state.nodes[instance.index] = HierarchyState.Node() }
    members = world.members
    let most = max(world.plannedCount, world.live.made, members.last.map { $0.index + 1 } ?? 0)
    let missing = max(0, most - state.nodes.count)
    state.nodes.append(contentsOf: repeatElement(HierarchyState.Node(), count: missing))
    for instance in members { world.draw(instance, into: &state.nodes[instance.index]) }
    state.root = world.root
  }
}
