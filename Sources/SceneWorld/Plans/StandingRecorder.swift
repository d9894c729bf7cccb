package import SceneBasics
package import ScenePlan

/// Watches how each controller stands to the screen, and whether anything has changed at all since the last event.
///
/// A picture of each changed controller would tell both too, but takes some hundred times as long as a copy of its node.
package struct StandingRecorder {
  /// From when on a controller stood in another way.
  package struct Change {
    package var instance: InstanceID
    /// Nil where it lives no more.
    package var standing: RunRecording.Standing?
    /// When that was, in the caller's own count.
    package var moment: Int
  }

  /// In the order in which they came.
  package private(set) var changes = Pages<Change>()
  /// The nodes as they were last seen, by instance.
  private var known: [World.Node] = []
  /// The same of what few have beside their nodes.
  private var knownExtras: [InstanceID: PicturedExtras] = [:]
  private var standings: [RunRecording.Standing?] = []
  private var root: InstanceID?
  /// Whether an event or a change was noted before.
  private var hasMoments = false

  package init() {}

  /// Notes what has changed with an event.
  package mutating func noteEvent(in world: borrowing World, at moment: Int) {
    hasMoments = true
    root = world.root
    for instance in world.touched.instances { note(instance, world, moment) }
  }

  /// Notes what has changed since the last event; false if nothing has.
  package mutating func noteRest(in world: borrowing World, at moment: Int) -> Bool {
    let former = hasMoments ? root : nil
    var isOther = former != world.root
    for instance in world.touched.instances where !isOther {
      let old = instance.index < known.count ? known[instance.index] : World.Node.freed
      let extras = old.hasExtras ? knownExtras[instance] : nil
      let now = PicturedExtras(of: instance, in: world)
      isOther = !old.hasPicture(of: world[instance]) || extras != now
    }
    if isOther { noteEvent(in: world, at: moment) }
    return isOther
  }

  @inline(__always)
  private mutating func note(_ instance: InstanceID, _ world: borrowing World, _ moment: Int) {
    if known.count <= instance.index { makeRoom(for: instance) }
    let node = world.table.address(of: instance)
    known[instance.index] = node.pointee
    if node.pointee.hasExtras { knownExtras[instance] = PicturedExtras(of: instance, in: world) }
    let standing = RunRecording.Standing(
      isAlive: node.pointee.isAlive, isLoaded: node.pointee.isLoaded, node.pointee.appearance)
    if standing == standings[instance.index] { return }
    standings[instance.index] = standing
    changes.append(Change(instance: instance, standing: standing, moment: moment))
  }

  private mutating func makeRoom(for instance: InstanceID) {
    let count = instance.index + 1 - known.count
    known.append(contentsOf: repeatElement(World.Node.freed, count: count))
    standings.append(contentsOf: repeatElement(nil, count: count))
  }
}

/// What a picture shows of what few have beside their nodes.
private struct PicturedExtras: Equatable {
  var answers: [Question: Delegate]
  var displayMode: NameID?
  var kept: [InstanceID]

  /// Nil where there is nothing to show.
  init?(of instance: InstanceID, in world: borrowing World) {
    guard world[instance].hasExtras else { return nil }
    let extras = world.extras(of: instance)
    (answers, displayMode, kept) = (extras.answers, extras.displayMode, extras.kept)
    if answers.isEmpty, displayMode == nil, kept.isEmpty { return nil }
  }
}

extension World.Node {
  /// Whether another node of the same instance would be drawn in the same way. Lists of children and views are the same
  /// where the links of all touched nodes are.
  fileprivate func hasPicture(of other: World.Node) -> Bool {
    isAlive == other.isAlive && isRetained == other.isRetained && forwardsAppearance == other.forwardsAppearance
      && capturesStatusBar == other.capturesStatusBar && forwardsInsideSuper == other.forwardsInsideSuper
      && isPrivate == other.isPrivate && owesDidMove == other.owesDidMove && isLoaded == other.isLoaded
      && isCovered == other.isCovered && appearance == other.appearance && depth == other.depth && style == other.style
      && isBeingDismissed == other.isBeingDismissed && transition == other.transition && owners == other.owners
      && isUnplaced == other.isUnplaced && hasLinks(of: other)
  }

  private func hasLinks(of other: World.Node) -> Bool {
    parentLink == other.parentLink && firstChild == other.firstChild && lastChild == other.lastChild
      && nextSibling == other.nextSibling && previousSibling == other.previousSibling
      && childCount == other.childCount && currentLink == other.currentLink && hostLink == other.hostLink
      && firstHosted == other.firstHosted && lastHosted == other.lastHosted && nextHosted == other.nextHosted
      && previousHosted == other.previousHosted && presentedLink == other.presentedLink
      && presenterLink == other.presenterLink
  }
}
