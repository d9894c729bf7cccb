internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// A pager's memory between steps.
struct PagerState: ContainerState {
  /// The data source's pages, in its order.
  var pages: [InstanceID]
  /// The pages that a step has set before the view was loaded.
  var first: [InstanceID]?
  /// The pages on the screen: one, or two at a spine in the middle.
  var visible: [InstanceID] = []
  /// Whether both neighbours were asked for since the last change in code.
  var hasAsked = false
  /// The answer for the page before, which a scroll pager keeps (P5.21).
  var before: InstanceID?
  var after: InstanceID?
  /// The pages that turn under the finger, or go on by themselves after it.
  var dragged: PageTurn?

  init(pages: [InstanceID]) { self.pages = pages }
}

/// Pages that go and pages that come.
struct PageTurn: Hashable, Sendable {
  var old: [InstanceID]
  var new: [InstanceID]
  var isGesture = false
  var isForward = true
  var isCancelled = false
  /// Whether a finger has caught what turned before (P5.35, V85).
  var isCaught = false
  /// Pages that a drag has left behind, which began before those that turned were at rest (P5.35).
  var passed: [InstanceID] = []

  var coming: [InstanceID] { new.filter { !old.contains($0) } }
  var going: [InstanceID] { old.filter { !new.contains($0) } }
  /// All pages that turn or stay in it.
  var involved: [InstanceID] { old + new.filter { !old.contains($0) } + passed }
}

/// Which pages, and how many (section 5.2 of the semantics).
extension Simulation {
  func isScrollPager(_ container: InstanceID) -> Bool { word(.transitionStyle, of: container) == "scroll" }

  /// P5.2, P5.4: a spine in the middle is a matter of curls, and shows two pages.
  private func hasMidSpine(_ container: InstanceID) -> Bool {
    !isScrollPager(container) && word(.spineLocation, of: container) == "mid"
  }

  func visibleCount(of container: InstanceID) -> Int { hasMidSpine(container) ? 2 : 1 }

  /// How many pages turn at once: with backs, or at a spine in the middle, two.
  func turningCount(of container: InstanceID) -> Int {
    max(visibleCount(of: container), isSet(.isDoubleSided, of: container) ? 2 : 1)
  }

  /// P5.10, P5.11: raises where the number doesn't fit.
  mutating func isCountRight(_ pages: [InstanceID], on container: InstanceID, isAnimated: Bool) -> Bool {
    let isDoubleSided = !isScrollPager(container) && isSet(.isDoubleSided, of: container)
    let required = hasMidSpine(container) || (isDoubleSided && isAnimated) ? 2 : 1
    let fits = pages.count == required || (isDoubleSided && !isAnimated && pages.count == 2)
    if !fits { raise(Message(.pageCountMismatch, container, name: name("\(pages.count) \(required)"))) }
    return fits
  }

  func firstPages(of container: InstanceID) -> [InstanceID] {
    guard let state = world.pager(container) else { return [] }
    if let first = state.first { return first }
    let named = (template(of: container)?.contents ?? []).filter { $0.role == .viewControllers }.map(\.template)
    guard !named.isEmpty else { return Array(state.pages.prefix(visibleCount(of: container))) }
    // The same template twice is its first and its second page.
    var rest = state.pages
    return named.compactMap { template in
      rest.firstIndex { Int(world[$0].template) == template }.map { rest.remove(at: $0) }
    }
  }

  /// P5.20: as many pages as turn at once, from an edge on; fewer at the end.
  func neighbours(of edge: InstanceID, count: Int, isForward: Bool, _ container: InstanceID) -> [InstanceID] {
    guard let all = world.pager(container)?.pages, let index = all.firstIndex(of: edge) else { return [] }
    let cycles = word(.dataSource, of: container) == "cycle"
    var pages: [InstanceID] = []
    for offset in 1...count {
      var position = isForward ? index + offset : index - offset
      if cycles, !all.isEmpty { position = (position % all.count + all.count) % all.count }
      guard all.indices.contains(position) else { break }
      pages.append(all[position])
    }
    return isForward ? pages : pages.reversed()
  }

  /// P5.21: the neighbours of what is shown, as a scroll pager's data source gives them when it is asked.
  mutating func fetch(_ container: InstanceID) {
    guard let state = world.pager(container), isScrollPager(container), let first = state.visible.first,
      let last = state.visible.last
    else { return }
    let before = neighbours(of: first, count: 1, isForward: false, container).first
    let after = neighbours(of: last, count: 1, isForward: true, container).first
    world.withPager(container) {
      $0.before = before
      $0.after = after
    }
  }

  /// P5.21, X13: the page that an animated change in code has left, where the quirk is on; the right one otherwise.
  mutating func staleNeighbour(isForward: Bool, of container: InstanceID) -> InstanceID? {
    guard asks(.staleNeighbour), isScrollPager(container), let state = world.pager(container),
      let page = isForward ? state.after : state.before, !state.visible.contains(page)
    else { return nil }
    return page
  }
}
