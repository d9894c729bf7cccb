internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// What a pager remembers between steps.
struct PagerMemory: ContainerMemory {
  /// The data source's pages, in its order.
  var pages: [InstanceID]
  /// What a step has set before the view was loaded.
  var first: [InstanceID]?
  /// What is on the screen: one page, or two at a spine in the middle.
  var visible: [InstanceID] = []
  /// Whether both neighbours were asked for since the last change in code.
  var hasAsked = false
  /// What it was answered, for a scroll pager that keeps it (P5.21).
  var before: InstanceID?
  var after: InstanceID?
  /// Whether a page turns under the finger, or goes on by itself after it.
  var isDragged = false

  init(pages: [InstanceID]) { self.pages = pages }
}

/// Pages that go and pages that come.
struct PageTurn {
  var old: [InstanceID]
  var new: [InstanceID]
  var isGesture = false
  var isForward = true
  var isCancelled = false
}

/// Which pages, and how many (section 5.2 of the semantics).
extension PagerContainer {
  func isScroll(_ container: InstanceID, _ rehearsal: Rehearsal) -> Bool {
    word(.transitionStyle, of: container, rehearsal) == "scroll"
  }

  /// P5.2, P5.4: a spine in the middle is a matter of curls, and shows two pages.
  private func hasMidSpine(_ container: InstanceID, _ rehearsal: Rehearsal) -> Bool {
    !isScroll(container, rehearsal) && word(.spineLocation, of: container, rehearsal) == "mid"
  }

  func visibleCount(of container: InstanceID, _ rehearsal: Rehearsal) -> Int {
    hasMidSpine(container, rehearsal) ? 2 : 1
  }

  /// How many pages turn at once: with backs, or at a spine in the middle, two.
  func turningCount(of container: InstanceID, _ rehearsal: Rehearsal) -> Int {
    max(visibleCount(of: container, rehearsal), isSet(.isDoubleSided, of: container, rehearsal) ? 2 : 1)
  }

  /// P5.10, P5.11: raises where the number doesn't fit.
  func checkCount(
    _ pages: [InstanceID], on container: InstanceID, isAnimated: Bool, _ rehearsal: inout Rehearsal
  ) -> Bool {
    let isDoubleSided = !isScroll(container, rehearsal) && isSet(.isDoubleSided, of: container, rehearsal)
    let required = hasMidSpine(container, rehearsal) || (isDoubleSided && isAnimated) ? 2 : 1
    let fits = pages.count == required || (isDoubleSided && !isAnimated && pages.count == 2)
    if !fits {
      let numbers = rehearsal.name("\(pages.count) \(required)")
      rehearsal.add(.raise(Message(.pageCountMismatch, container, name: numbers)))
    }
    return fits
  }

  func firstPages(of container: InstanceID, _ rehearsal: Rehearsal) -> [InstanceID] {
    guard let memory = rehearsal[PagerMemory.self, container] else { return [] }
    if let first = memory.first { return first }
    let template = rehearsal.cast[container].template
    let written = rehearsal.scene.declaration(of: template).contents.filter { $0.key == .viewControllers }
    let named = written.compactMap { content in
      rehearsal.scene.template(content.name.value, in: rehearsal.scene.file(of: template))
    }
    guard !named.isEmpty else { return Array(memory.pages.prefix(visibleCount(of: container, rehearsal))) }
    // The same template twice is its first and its second page.
    var rest = memory.pages
    return named.compactMap { template in
      rest.firstIndex { rehearsal.cast[$0].template == template }.map { rest.remove(at: $0) }
    }
  }

  /// P5.20: as many pages as turn at once, from an edge on; fewer at the end.
  func neighbours(
    of edge: InstanceID, count: Int, isForward: Bool, _ memory: PagerMemory, _ container: InstanceID,
    _ rehearsal: Rehearsal
  ) -> [InstanceID] {
    guard let index = memory.pages.firstIndex(of: edge) else { return [] }
    let cycles = word(.dataSource, of: container, rehearsal) == "cycle"
    var pages: [InstanceID] = []
    for offset in 1...count {
      var position = isForward ? index + offset : index - offset
      if cycles, !memory.pages.isEmpty {
        position = (position % memory.pages.count + memory.pages.count) % memory.pages.count
      }
      guard memory.pages.indices.contains(position) else { break }
      pages.append(memory.pages[position])
    }
    return isForward ? pages : pages.reversed()
  }

  /// P5.21: the neighbours of what is shown, as a scroll pager's data source gives them when it is asked.
  func fetch(_ container: InstanceID, _ rehearsal: inout Rehearsal) {
    guard let memory = rehearsal[PagerMemory.self, container], isScroll(container, rehearsal),
      let first = memory.visible.first, let last = memory.visible.last
    else { return }
    let before = neighbours(of: first, count: 1, isForward: false, memory, container, rehearsal).first
    let after = neighbours(of: last, count: 1, isForward: true, memory, container, rehearsal).first
    rehearsal[PagerMemory.self, container]?.before = before
    rehearsal[PagerMemory.self, container]?.after = after
  }

  /// P5.21, X13: a page that was fetched before a change in code, where the quirk is on; the right one otherwise.
  func kept(isForward: Bool, _ memory: PagerMemory, _ container: InstanceID, _ rehearsal: Rehearsal) -> InstanceID? {
    guard rehearsal.environment.behaviours.contains(.staleNeighbour), isScroll(container, rehearsal), memory.hasAsked,
      let page = isForward ? memory.after : memory.before, !memory.visible.contains(page)
    else { return nil }
    return page
  }

  func word(_ key: ControllerKey, of container: InstanceID, _ rehearsal: Rehearsal) -> String? {
    if case .word(let word) = rehearsal.property(key, of: container) { return word }
    return nil
  }

  func isSet(_ key: ControllerKey, of container: InstanceID, _ rehearsal: Rehearsal) -> Bool {
    rehearsal.isSet(key, of: container)
  }
}
