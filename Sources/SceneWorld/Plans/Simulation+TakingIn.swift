internal import ScenePlan

/// A container that takes a new child in, as most instructions of a launch say: five of them in one go. In a launch of
/// 10,000 that takes a quarter of the instructions of five by themselves, with the same calls in the same order.
///
/// ```
/// make(child)                            child.init
/// addChild(child, to: shell)             child.willMove(toParent: shell)
/// addSubview(child, into: shell)         child.loadView, child.viewDidLoad
/// constrain(child)
/// didMove(child, to: shell)              child.didMove(toParent: shell)
/// ```
///
/// That the child is new and that the container's own view hangs nowhere yet answers most questions that the five ask: no
/// rule about parents is broken, and nothing comes onto the screen.
extension Simulation {
  /// The container that takes a new child in by these five instructions; nil where they say something else, or where
  /// something may come in between: a hook of the child, a limit, an observer that looks at the world, or a view that is
  /// on the screen.
  @inline(__always)
  func container(of child: InstanceID, _ code: UnsafePointer<Instruction>) -> InstanceID? {
    guard case .addChild(child, let parent) = code[1], case .addSubview(child, parent) = code[2],
      case .constrain(child) = code[3], case .didMove(child, parent) = code[4], isQuiet, work &+ 10 < allowance,
      child != parent
    else { return nil }
    let above = world.table.address(of: parent)
    guard above.pointee.id == parent, above.pointee.hostLink == .none, !world.hasNode(child),
      let seed = tables?.seed(of: child), !seed.hooks.overlaps(.ofNewChildren)
    else { return nil }
    return parent
  }

  /// Whether no observer looks at the world, and no controller has more than its node.
  @inline(__always) private var isQuiet: Bool {
    !listens && !keepsOrigins && world.extras.isEmpty && world.contextPresenters.isEmpty
  }

  /// Carries the five out. The loop that calls it runs inside itself, and needs a small frame.
  @inline(never)
  mutating func takeIn(_ child: InstanceID, _ parent: InstanceID, _ marks: UnsafePointer<SourceMark>) {
    guard let seed = tables?.seed(of: child) else { return }
    work &+= 5
    let node = world.table.insert(child)
    node.pointee.grow(from: seed)
    raiseAllowance()
    send(.`init`, to: child, hooks: seed.hooks)
    let above = world.pointer(to: parent)
    frame.mark = marks[1]
    world.append(node, to: above)
    node.pointee.owners = 1
    node.pointee.isUnplaced = false
    node.pointee.owesDidMove = true
    if above.pointee.childCount == 1 { checkDepth(of: child) }
    send(.willMove, to: child, hooks: seed.hooks, .parent(parent))
    if world.isOver { return }
    frame.mark = marks[2]
    node.pointee.isLoaded = true
    node.pointee.needsLayout = true
    node.pointee.needsConstraints = true
    send(.loadView, to: child, hooks: seed.hooks)
    send(.viewDidLoad, to: child, hooks: seed.hooks)
    world.hang(node, child, inside: above, parent)
    frame.mark = marks[4]
    node.pointee.owesDidMove = false
    send(.didMove, to: child, hooks: seed.hooks, .parent(parent))
  }
}

extension HookSet {
  /// The callbacks that a new child gets while it is taken in.
  @inline(__always) fileprivate static var ofNewChildren: HookSet {
    HookSet(.`init`) | HookSet(.willMove) | HookSet(.loadView) | HookSet(.viewDidLoad) | HookSet(.didMove)
  }
}
