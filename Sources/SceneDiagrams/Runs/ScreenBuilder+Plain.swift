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
    drawFanned(places(of: hosted, in: instance, room), in: instance)
  }

  /// Draws children at their places. Of several at one place each lies a little beside the one in front, and their names
  /// stand below.
  private mutating func drawFanned(_ places: [(child: InstanceID, place: Rectangle)], in instance: InstanceID) {
    let step = size.points(4)
    let strip = size.points(14)
    let isAtRest = travel == nil && places.allSatisfy { state[$0.child].appearance.isAtRest }
    let counts = places.reduce(into: [:]) { $0[$1.place, default: 0] += 1 }
    var behind: [Rectangle: [InstanceID]] = [:]
    for (child, place) in places {
      let count = counts[place] ?? 1
      guard isAtRest, count > 1, place.width > size.points(60), place.height > size.points(60) else {
        draw(child, in: place)
        continue
      }
      let after = count - 1 - behind[place, default: []].count
      let (edges, depth) = (min(count - 1, ScreenBuilder.mostEdges), min(after, ScreenBuilder.mostEdges))
      let first = panes.count
      draw(
        child,
        in: Rectangle(
          x: place.x + depth * step, y: place.y + (edges - depth) * step, width: place.width - edges * step,
          height: place.height - edges * step - strip))
      if first < panes.count { panes[first].isFanned = true }
      if after > 0 {
        behind[place, default: []].append(child)
        continue
      }
      let names = behind[place, default: []]
      let shown = names.prefix(ScreenBuilder.mostNames).map { name(of: $0) }.joined(separator: ", ")
      add(
        .behind, instance, Rectangle(x: place.x, y: place.maxY - strip, width: place.width, height: strip),
        label: "+\(names.count) behind: " + shown)
    }
  }

  /// Edges of more are seen no better, and more names are cut anyway.
  private static let (mostEdges, mostNames) = (3, 20)

  /// Where a plain controller's children lie.
  private mutating func places(
    of hosted: [InstanceID], in instance: InstanceID, _ room: Rectangle
  ) -> [(child: InstanceID, place: Rectangle)] {
    let own = hosted.filter { plan.instances[$0.index].frame != nil }
    let others = hosted.filter { plan.instances[$0.index].frame == nil }
    var places: [(child: InstanceID, place: Rectangle)] = []
    switch plan.template(of: instance).layout {
    case nil: places = filling(others, room)
    case .vertical?: places = below(others, room)
    case .horizontal?:
      for (index, child) in others.enumerated() {
        let (start, end) = (room.width * index / others.count, room.width * (index + 1) / others.count)
        places.append((child, Rectangle(x: room.x + start, y: room.y, width: end - start - 6, height: room.height)))
      }
    case .center(let size)?:
      let (width, height) = (min(size.width, room.width), min(size.height, room.height))
      let place = Rectangle(
        x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width: width, height: height)
      places = others.map { ($0, place) }
    case .frames(let frames)?:
      places = others.map { child in
        (child, frames[plan.instances[child.index].template].map { clip($0, room) } ?? room)
      }
    case .paging(let isVertical)?:
      let shown = pages[instance].flatMap { others.contains($0) ? $0 : nil } ?? others.first
      guard let shown, let index = others.firstIndex(of: shown) else { break }
      drawn.formUnion(others)
      drawn.remove(shown)
      // The dots stand above the home indicator, where the room reaches down to it.
      let below = 50 + (room.maxY + 10 >= size.height ? foot : 0)
      places = [(shown, Rectangle(x: room.x, y: room.y, width: room.width, height: max(0, room.height - below)))]
      let dots = others.indices.map { $0 == index ? "●" : "○" }.joined(separator: " ")
      let label = others.count > 9 ? "\(index + 1) of \(others.count)" : dots
      add(
        .pages, instance, Rectangle(x: room.x, y: room.maxY - below + 6, width: room.width, height: 48),
        label: isVertical ? label + " ↕" : label)
    }
    return places + own.map { ($0, plan.instances[$0.index].frame.map { clip($0, room) } ?? room) }
  }

  /// Children that fill the room: the later ones are in front, but none in front of those that have appeared.
  private func filling(_ children: [InstanceID], _ room: Rectangle) -> [(child: InstanceID, place: Rectangle)] {
    let behind = children.filter { state[$0].appearance == .disappeared }
    return (behind + children.filter { state[$0].appearance != .disappeared }).map { ($0, room) }
  }

  private func below(_ children: [InstanceID], _ room: Rectangle) -> [(child: InstanceID, place: Rectangle)] {
    children.enumerated().map { index, child in
      let (start, end) = (room.height * index / children.count, room.height * (index + 1) / children.count)
      return (child, Rectangle(x: room.x, y: room.y + start, width: room.width, height: end - start - 6))
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
