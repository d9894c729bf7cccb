internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// The findings of a run about containment done wrong: it follows the instructions and says at the end which links were
/// left half done.
struct ContainmentWatch {
  /// Something wrong, and the instructions that made it so.
  struct Mistake {
    enum Kind {
      case childNeverAdded, didMoveMissing, viewBeforeAddChild, willMoveMissing, viewLeftBehind, childLeftBehind
      case parentRemovedFirst, addedTwice, openAppearance, neverForwarded
    }

    var kind: Kind
    var child: Identity
    var parent: Identity?
    /// Where the cause stands; nil if there is none.
    var place: LinkMemory.Origin?
    /// Where it shows, or what it clashes with.
    var other: LinkMemory.Origin?
  }

  /// The position of an instruction, the moved controller, and its new container.
  private struct Trace {
    var place: LinkMemory.Origin
    var child: Identity
    var host: Identity?
    var turn: Int

    init(_ place: LinkMemory.Origin, _ child: InstanceID, _ host: InstanceID?, _ world: borrowing World) {
      self.place = place
      self.child = Identity(child, world)
      var identity: Identity?
      if let host { identity = Identity(host, world) }
      self.host = identity
      turn = world.turn
    }
  }

  private var immediate: [Mistake] = []
  /// Views that were put in while their controller had no parent.
  private var orphans = InstanceMap<Trace>()
  /// `addChild` whose `didMove` is still to come.
  private var untold = InstanceMap<Trace>()
  /// `willMove(nil)` that came.
  private var announced = InstanceMap<Bool>()
  /// Views that stayed when their controller left its parent.
  private var leftViews = InstanceMap<Trace>()
  /// Children whose view was taken out.
  private var viewless = InstanceMap<Trace>()
  /// The latest begin.
  private var begun = InstanceMap<LinkMemory.Origin>()

  /// - Parameter place: Where the instruction stands.
  mutating func observe(_ instruction: Instruction, at place: LinkMemory.Origin, world: borrowing World) {
    switch instruction {
    case .addChild(let child, let parent):
      if world[child].parent == parent { report(.addedTwice, child, parent, place, world) }
      if let view = orphans.removeValue(forKey: child) {
        report(.viewBeforeAddChild, child, parent, view.place, other: place, world)
      }
      if !isStock(parent, world) { untold[child] = Trace(place, child, parent, world) }
    case .didMove(let child, let parent):
      if parent != nil { untold[child] = nil }
    case .willMove(let child, nil): announced[child] = true
    case .removeFromParent(let child):
      untold[child] = nil
      viewless[child] = nil
      guard let parent = world[child].parent, !isStock(parent, world) else { return }
      if announced.removeValue(forKey: child) == nil { report(.willMoveMissing, child, parent, place, world) }
      if case .instance = world[child].host {
        leftViews[child] = Trace(place, child, parent, world)
      }
    case .addSubview(let child, let host):
      viewless[child] = nil
      if world[child].parent == nil { orphans[child] = Trace(place, child, host, world) }
    case .place(let child, _): viewless[child] = nil
    case .removeFromSuperview(let child), .displace(let child):
      orphans[child] = nil
      if isUntold(child, world), let parent = world[child].parent { report(.neverForwarded, child, parent, nil, world) }
      if let left = leftViews.removeValue(forKey: child) {
        immediate.append(
          Mistake(kind: .parentRemovedFirst, child: left.child, parent: left.host, place: left.place, other: place))
      } else if let parent = world[child].parent, !isStock(parent, world) {
        viewless[child] = Trace(place, child, parent, world)
      }
    case .begin(let instance, _, _): begun[instance] = place
    default: break
    }
  }

  /// Lets go of what is of no more use when an instance is gone. A view that stays keeps its finding.
  mutating func forget(_ instance: InstanceID) {
    untold[instance] = nil
    viewless[instance] = nil
    announced[instance] = nil
    begun[instance] = nil
  }

  private func isStock(_ container: InstanceID, _ world: borrowing World) -> Bool { world[container].isStock }

  /// The findings when all has settled.
  ///
  /// - Parameters:
  ///   - isStopped: Whether a limit or a meaningless step has ended the run; what was left half done may not be the
  ///     scene's fault.
  ///   - hasRaised: Whether an exception has; then `addChild` may only be missing where its turn was over.
  func findings(_ world: World, isStopped: Bool, hasRaised: Bool) -> [Mistake] {
    var findings = immediate
    if isStopped { return findings }
    func add(_ kind: Mistake.Kind, _ traces: InstanceMap<Trace>, where isWrong: (World.Node) -> Bool) {
      for (child, trace) in traces.sorted where isWrong(world[child]) {
        findings.append(Mistake(kind: kind, child: trace.child, parent: trace.host, place: trace.place))
      }
    }
    for (child, trace) in orphans.sorted where world[child].parent == nil && !(hasRaised && trace.turn == world.turn) {
      findings.append(Mistake(kind: .childNeverAdded, child: trace.child, parent: trace.host, place: trace.place))
    }
    if hasRaised { return findings }
    add(.didMoveMissing, untold) { $0.parent != nil && $0.isAlive }
    add(.viewLeftBehind, leftViews) { $0.host != .nowhere }
    add(.childLeftBehind, viewless) { $0.parent != nil && $0.host == .nowhere && $0.isAlive }
    let living = world.members.filter { world[$0].isAlive }
    for instance in living where world[instance].depth > 0 {
      findings.append(
        Mistake(
          kind: .openAppearance, child: Identity(instance, world),
          parent: world[instance].parent.map { Identity($0, world) }, place: begun[instance]))
    }
    for instance in living where isUntold(instance, world) {
      findings.append(
        Mistake(
          kind: .neverForwarded, child: Identity(instance, world),
          parent: world[instance].parent.map { Identity($0, world) }, place: nil))
    }
    return findings
  }

  /// Whether a child is on the screen, and its container, which forwards by hand, has begun nothing for any child.
  private func isUntold(_ child: InstanceID, _ world: borrowing World) -> Bool {
    guard world[child].appearance == .disappeared, let parent = world[child].parent,
      !world[parent].forwardsAppearance, world.isInWindow(child), world[parent].appearance == .appeared
    else { return false }
    return !world.children(of: parent).contains { begun[$0] != nil }
  }

  private mutating func report(
    _ kind: Mistake.Kind, _ child: InstanceID, _ parent: InstanceID, _ place: LinkMemory.Origin?,
    other: LinkMemory.Origin? = nil, _ world: borrowing World
  ) {
    immediate.append(
      Mistake(
        kind: kind, child: Identity(child, world), parent: Identity(parent, world), place: place, other: other))
  }
}

/// Which instance of which template: what is known of it when it is gone, too.
struct Identity: Hashable {
  private var number: Int32
  private var ordinal: Int32

  init(_ instance: InstanceID, _ world: borrowing World) {
    number = world[instance].template
    ordinal = world[instance].ordinal
  }

  var template: Int { Int(number) }

  /// The name that traces print.
  func name(in program: Program) -> String {
    program.name(of: template) + (ordinal == 1 ? "" : "#\(ordinal)")
  }
}
