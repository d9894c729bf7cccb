internal import SceneCanvas
internal import SceneDiagrams
internal import ScenePlan

/// Plain controllers and what they make of their children.
extension ScreenBuilder {
  /// The children lie below a strip with the container's name, as its layout says.
  mutating func drawPlain(
    _ instance: InstanceID, _ hosted: [InstanceID], in frame: Rectangle, as role: ScreenLayout.Pane.Role?
  ) {
    guard !hosted.isEmpty else {
      return add(role ?? (isStray(instance) ? .stray : .view), instance, frame, label: name(of: instance))
    }
    if let role { add(role, instance, frame) }
    add(.container, instance, frame, label: name(of: instance))
    let strip = ScreenBuilder.strip(of: frame, on: size)
    let room = Rectangle(
      x: frame.x + 10, y: frame.y + strip, width: max(0, frame.width - 20),
      height: max(0, frame.height - strip - 10))
    drawPiles(piles(of: hosted, in: instance, room), in: instance)
  }

  /// Children at one place, from behind to in front.
  private struct Pile {
    var place: Rectangle
    var children: [InstanceID]
  }

  /// Draws children at their places. Of several at one place each lies a little beside the one in front, and their names
  /// stand below. Those that lie wholly behind others aren't drawn, so that a wide container takes no longer.
  private mutating func drawPiles(_ piles: [Pile], in instance: InstanceID) {
    let step = size.points(4)
    let strip = size.points(14)
    let isAtRest =
      travel == nil
      && (controllers.areAlike(in: instance)
        || piles.allSatisfy { $0.children.allSatisfy { state[$0].appearance.isAtRest } })
    let counts = piles.reduce(into: [:]) { $0[$1.place, default: 0] += $1.children.count }
    var behind: [Rectangle: [InstanceID]] = [:]
    var passed: [Rectangle: Int] = [:]
    for pile in piles where !pile.children.isEmpty {
      let place = pile.place
      let count = counts[place] ?? 1
      let isFanned = isAtRest && count > 1 && place.width > size.points(60) && place.height > size.points(60)
      let before = passed[place, default: 0]
      passed[place] = before + pile.children.count
      if isFanned {
        let missing = ScreenBuilder.mostNames - behind[place, default: []].count
        behind[place, default: []] += pile.children.prefix(min(missing, count - 1 - before))
      }
      let hidden = min(pile.children.count, max(0, count - 1 - ScreenBuilder.mostEdges - before))
      let seen = pile.children[..<hidden].filter { contexts.contains($0) } + pile.children[hidden...]
      for (index, child) in seen.enumerated() {
        guard isFanned else {
          let first = panes.count
          draw(child, in: place)
          // Where there is no room for a fan, the one in front says how many are behind it.
          let isFront = before + pile.children.count == count && index == seen.count - 1
          if isAtRest, isFront, count > 1, first < panes.count, !panes[first].label.isEmpty {
            panes[first].label += " +\(count - 1)"
          }
          continue
        }
        let after = count - before - pile.children.count + seen.count - 1 - index
        let (edges, depth) = (min(count - 1, ScreenBuilder.mostEdges), min(after, ScreenBuilder.mostEdges))
        let first = panes.count
        draw(
          child,
          in: Rectangle(
            x: place.x + depth * step, y: place.y + (edges - depth) * step, width: place.width - edges * step,
            height: place.height - edges * step - strip))
        if first < panes.count { panes[first].isFanned = true }
      }
      guard isFanned, before + pile.children.count == count else { continue }
      let names = behind[place, default: []].map { name(of: $0) }.joined(separator: ", ")
      add(
        .behind, instance, Rectangle(x: place.x, y: place.maxY - strip, width: place.width, height: strip),
        label: "+\(count - 1) behind: " + names)
    }
  }

  /// Edges of more are seen no better, and more names are cut anyway.
  private static let (mostEdges, mostNames) = (3, 20)

  /// So many places are told from each other at the most.
  private static let mostApart = 40

  /// Names those that get no place of their own, in the lower part of the room.
  private mutating func name(_ rest: ArraySlice<InstanceID>, below room: inout Rectangle, in instance: InstanceID) {
    let strip = min(size.points(14), room.height)
    room.height -= strip
    let names = rest.prefix(ScreenBuilder.mostNames).map { name(of: $0) }.joined(separator: ", ")
    add(
      .behind, instance, Rectangle(x: room.x, y: room.maxY, width: room.width, height: strip),
      label: "+\(rest.count) more: " + names)
  }

  /// Where a plain controller's children lie.
  private mutating func piles(of hosted: [InstanceID], in instance: InstanceID, _ room: Rectangle) -> [Pile] {
    let areAlike = controllers.areAlike(in: instance)
    let apart = areAlike ? [] : hosted.filter { plan.instances[$0.index].frame != nil }
    let layout = plan.template(of: instance).layout
    var others = apart.isEmpty ? hosted : hosted.filter { plan.instances[$0.index].frame == nil }
    var (room, rest) = (room, apart.dropFirst(ScreenBuilder.mostApart))
    let own = Array(apart.prefix(ScreenBuilder.mostApart)) + rest.filter { contexts.contains($0) }
    switch layout {
    case nil, .center?, .paging?: break
    case .vertical?, .horizontal?, .frames?:
      let more = others.dropFirst(ScreenBuilder.mostApart)
      rest = more + rest
      if !more.isEmpty { others = others.prefix(ScreenBuilder.mostApart) + more.filter { contexts.contains($0) } }
    }
    if !rest.isEmpty { name(rest, below: &room, in: instance) }
    var piles: [Pile] = []
    switch layout {
    case nil: piles = [Pile(place: room, children: areAlike ? others : filling(others))]
    case .vertical?: piles = below(others, room)
    case .horizontal?:
      for (index, child) in others.enumerated() {
        let (start, end) = (room.width * index / others.count, room.width * (index + 1) / others.count)
        let place = Rectangle(x: room.x + start, y: room.y, width: end - start - 6, height: room.height)
        piles.append(Pile(place: place, children: [child]))
      }
    case .center(let size)?:
      let (width, height) = (min(size.width, room.width), min(size.height, room.height))
      let place = Rectangle(
        x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width: width, height: height)
      piles = [Pile(place: place, children: others)]
    case .frames(let frames)?:
      piles = others.map { child in
        let frame = frames[plan.instances[child.index].template]
        return Pile(place: frame.map { clip($0, room) } ?? room, children: [child])
      }
    case .paging(let isVertical)?:
      let shown = pages[instance].flatMap { others.contains($0) ? $0 : nil } ?? others.first
      guard let shown, let index = others.firstIndex(of: shown) else { break }
      drawn.formUnion(others)
      drawn.remove(shown)
      // The dots stand above the home indicator, where the room reaches down to it.
      let below = 50 + (room.maxY + 10 >= size.height ? size.points(6) : 0)
      let place = Rectangle(x: room.x, y: room.y, width: room.width, height: max(0, room.height - below))
      piles = [Pile(place: place, children: [shown])]
      let label =
        others.count > 9
        ? "\(index + 1) of \(others.count)"
        : others.indices.map { $0 == index ? "●" : "○" }.joined(separator: " ")
      add(
        .pages, instance, Rectangle(x: room.x, y: room.maxY - below + 6, width: room.width, height: 48),
        label: isVertical ? label + " ↕" : label)
    }
    return piles
      + own.map { child in
        Pile(place: plan.instances[child.index].frame.map { clip($0, room) } ?? room, children: [child])
      }
  }

  /// Children that fill the room: the later ones are in front, but none in front of those that have appeared.
  private func filling(_ children: [InstanceID]) -> [InstanceID] {
    let behind = children.filter { state[$0].appearance == .disappeared }
    return behind + children.filter { state[$0].appearance != .disappeared }
  }

  private func below(_ children: [InstanceID], _ room: Rectangle) -> [Pile] {
    children.enumerated().map { index, child in
      let (start, end) = (room.height * index / children.count, room.height * (index + 1) / children.count)
      let place = Rectangle(x: room.x, y: room.y + start, width: room.width, height: end - start - 6)
      return Pile(place: place, children: [child])
    }
  }

  /// A frame inside a view, as far as it lies in there.
  private func clip(_ frame: ChildFrame, _ room: Rectangle) -> Rectangle {
    let (x, y) = (min(max(0, frame.x), room.width), min(max(0, frame.y), room.height))
    return Rectangle(
      x: room.x + x, y: room.y + y, width: max(0, min(frame.width, room.width - x)),
      height: max(0, min(frame.height, room.height - y)))
  }
}

extension AppearanceState {
  /// Whether nothing of it is on the way.
  fileprivate var isAtRest: Bool { self == .appeared || self == .disappeared }
}
