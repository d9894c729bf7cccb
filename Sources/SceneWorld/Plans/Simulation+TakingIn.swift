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
  /// Carries out the five instructions, and those that follow for other children of the same container.
  ///
  /// - Parameters:
  ///   - code: Where they stand; then, the first instruction behind them.
  ///   - marks: Where their places in the scene stand; then, the place of that instruction.
  ///   - end: Where the routine's instructions end.
  /// - Returns: Whether any were carried out. None are where they say something else, or where something may come in
  ///   between: a hook of the child, a limit, an observer that looks at the world, or a view that is on the screen.
  @inline(never) mutating func takesIn(
    _ code: inout UnsafePointer<Instruction>, _ marks: inout UnsafePointer<SourceMark>,
    _ end: UnsafePointer<Instruction>
  ) -> Bool {
    guard isQuiet, case .addChild(_, let parent) = code[1] else { return false }
    let first = code
    while end >= code + 5, let child = newChild(of: parent, code), let seed = tables?.seed(of: child),
      !seed.hooks.overlaps(.ofNewChildren), !world.isOver
    {
      workLeft &-= 5
      let node = world.table.insert(child)
      node.pointee.grow(from: seed)
      raiseAllowance()
      frame.mark = marks[0]
      send(.`init`, to: child, hooks: seed.hooks)
      let above = world.pointer(to: parent)
      if above.pointee.childCount > 0, onlyCounts {
        // The others stand as deep as the first one, and nothing is told of what comes in between.
        countAtOnce(4)
        world.append(node, withViewTo: above)
        node.pointee.noteTakenIn()
      } else {
        takeIn(child, seed, parent, node, above, marks)
      }
      code += 5
      marks += 5
      frame.mark = marks[-1]
    }
    return code > first
  }

  /// Whether no observer looks at the world, and no controller has more than its node.
  @inline(__always) private var isQuiet: Bool {
    !listens && !keepsOrigins && world.extras.isEmpty && world.contextPresenters.isEmpty
  }

  /// The child that a container takes in by the next five instructions; nil where they say something else.
  @inline(__always)
  private func newChild(of parent: InstanceID, _ code: UnsafePointer<Instruction>) -> InstanceID? {
    guard case .make(let child) = code[0], case .addChild(child, parent) = code[1],
      case .addSubview(child, parent) = code[2], case .constrain(child) = code[3],
      case .didMove(child, parent) = code[4], workLeft > 10, child != parent, !world.hasNode(child)
    else { return nil }
    let above = world.table.address(of: parent)
    return above.pointee.id == parent && above.pointee.hostLink == .none ? child : nil
  }

  /// Carries out what comes after the first of the five, each by itself.
  @inline(never) private mutating func takeIn(
    _ child: InstanceID, _ seed: PlanTables.Seed, _ parent: InstanceID, _ node: UnsafeMutablePointer<World.Node>,
    _ above: UnsafeMutablePointer<World.Node>, _ marks: UnsafePointer<SourceMark>
  ) {
    frame.mark = marks[1]
    world.append(node, to: above)
    node.pointee.owesDidMove = true
    if above.pointee.childCount == 1 { checkDepth(of: child) }
    send(.willMove, to: child, hooks: seed.hooks, .parent(parent))
    if world.isOver { return }
    frame.mark = marks[2]
    node.pointee.noteTakenIn()
    send(.loadView, to: child, hooks: seed.hooks)
    send(.viewDidLoad, to: child, hooks: seed.hooks)
    world.hang(node, child, inside: above, parent)
    frame.mark = marks[4]
    node.pointee.owesDidMove = false
    send(.didMove, to: child, hooks: seed.hooks, .parent(parent))
  }
}

extension World.Node {
  /// A parent keeps it, and its view is loaded.
  @inline(__always) fileprivate mutating func noteTakenIn() {
    owners = 1
    isUnplaced = false
    isLoaded = true
    needsLayout = true
    needsConstraints = true
  }
}

extension HookSet {
  /// The callbacks that a new child gets while it is taken in.
  @inline(__always) fileprivate static var ofNewChildren: HookSet {
    HookSet(.`init`) | HookSet(.willMove) | HookSet(.loadView) | HookSet(.viewDidLoad) | HookSet(.didMove)
  }
}
