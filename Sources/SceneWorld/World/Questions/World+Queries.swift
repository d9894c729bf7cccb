public import ScenePlan

/// The questions to a world.
extension World: Hierarchy {
  /// How many controllers stand above an instance, 64 at most; those that UIKit makes for itself don't count. Nil for
  /// one that hangs nowhere.
  public func depth(of id: InstanceID) -> Int? { table.depth(of: id, root: root) }

  public func delegate(of id: InstanceID, for question: Question) -> Delegate {
    extras(of: id).answers[question] ?? .itself
  }

  /// A split view's actual display mode.
  public func displayMode(of id: InstanceID) -> NameID? { extras(of: id).displayMode }
}

extension World {
  /// The controller that shows a search controller's bar, and holds it; nil for one that code has made for itself.
  package func screenOfBar(of search: InstanceID) -> InstanceID? {
    self[search].maker.flatMap { extras(of: $0).kept.contains(search) ? $0 : nil }
  }
}

extension World.Node {
  /// Whether a view may stand in this one: in it directly, or as what it presents in its context.
  @inline(__always) var mayHold: Bool { firstHosted != .none || presented != nil }

  /// `World.above` as a link; none for a controller with nothing above it.
  @inline(__always) var linkAbove: World.Link {
    if parentLink != .none { return parentLink }
    if presenterLink != .none { return presenterLink }
    return hostLink == .window ? .none : hostLink
  }
}
