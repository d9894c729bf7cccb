internal import SceneStoryboards

/// The frames in which the controllers of code are drawn: by the coordinator that alone leads to them, or by the folder of
/// their sources.
struct CodeFrames {
  private let code: CodeLinks
  /// The frame of each controller, by its number.
  private(set) var groups: [Int: String] = [:]

  /// More frames than this are a heap.
  private static let mostFrames = 20
  /// A folder with fewer controllers is no frame of its own, where there are too many.
  private static let fewest = 4
  /// A coordinator that leads to fewer screens has no frame of its own.
  private static let fewestScreens = 2

  init(_ code: CodeLinks) {
    self.code = code
    let folders = code.controllers.map { $0.folder.split(separator: "/") }
    let known = zip(code.controllers, folders).filter { $0.0.span != nil }.map(\.1)
    if let first = known.first {
      let shared = known.reduce(first.count) { count, other in min(count, zip(first, other).prefix { $0 == $1 }.count) }
      for (index, folder) in folders.enumerated() where folder.count > shared {
        groups[code.firstNumber + index] = folder.dropFirst(shared).joined(separator: "/")
      }
    }
    let led = ledByCoordinators()
    for number in led.keys { groups[number] = nil }
    fold(toMost: CodeFrames.mostFrames - Set(led.values).count)
    groups.merge(led) { _, coordinator in coordinator }
    // One frame around all says nothing.
    if Set(groups.values).count < 2 { groups = [:] }
  }

  /// Puts small folders into those around them, the deepest first, until there are few enough frames.
  private mutating func fold(toMost most: Int) {
    while true {
      let counts = Dictionary(groups.values.map { ($0, 1) }, uniquingKeysWith: +)
      guard counts.count > most else { return }
      func depth(_ group: String) -> Int { group.utf8.count { $0 == UInt8(ascii: "/") } }
      let inner = counts.filter { depth($0.key) > 0 }
      let small = inner.filter { $0.value < CodeFrames.fewest }
      let candidates = small.isEmpty ? inner : small
      guard let deepest = candidates.keys.map(depth).max() else { return }
      for (number, group) in groups where candidates[group] != nil && depth(group) == deepest {
        groups[number] = String(group.prefix(upTo: group.lastIndex(of: "/") ?? group.endIndex))
      }
    }
  }

  // MARK: Coordinators

  /// The coordinator that leads to a controller, as far as it is known while it is looked for.
  private enum Leader: Equatable {
    case unknown
    case coordinator(Int)
    case several

    func joined(_ other: Leader) -> Leader {
      switch (self, other) {
      case (.unknown, let known), (let known, .unknown): known
      case (.coordinator(let one), .coordinator(let another)) where one == another: self
      case (.coordinator, _), (.several, _): .several
      }
    }
  }

  /// By controller: the class of the coordinator from which all ways to it come, also those from other screens of it.
  private func ledByCoordinators() -> [Int: String] {
    var sources: [Int: Set<Int>] = [:]
    for way in code.transitions { sources[way.destination, default: []].insert(way.source) }
    for edge in code.edges { sources[edge.destination, default: []].formUnion(edge.sources) }
    for (index, controller) in code.controllers.enumerated() {
      for content in controller.contents { sources[content, default: []].insert(code.firstNumber + index) }
    }
    let starts = Set(code.starts.map(\.number))
    let delegates = Set(code.starts.filter(\.isOfDelegate).compactMap(\.type))
    let numbers = code.controllers.indices.map { $0 + code.firstNumber }
    let coordinators = Set(
      numbers.filter { number in
        guard let own = code.controller(number), !own.isScreen, let name = own.className else { return false }
        return !delegates.contains(name) && !name.hasSuffix("AppDelegate") && !name.hasSuffix("SceneDelegate")
      })
    var leaders: [Int: Leader] = [:]
    var isStable = false
    // Each controller becomes known once and contradicted once, so this ends.
    while !isStable {
      isStable = true
      for number in numbers where !coordinators.contains(number) {
        var leader: Leader = starts.contains(number) ? .several : .unknown
        for source in sources[number] ?? [] where source != number {
          let isOfCode = source >= code.firstNumber
          leader = leader.joined(
            coordinators.contains(source) ? .coordinator(source) : isOfCode ? leaders[source] ?? .unknown : .several)
        }
        if leader != leaders[number] ?? .unknown {
          leaders[number] = leader
          isStable = false
        }
      }
    }
    var found: [Int: [Int]] = [:]
    for (number, leader) in leaders {
      if case .coordinator(let own) = leader { found[own, default: []].append(number) }
    }
    var groups: [Int: String] = [:]
    for (coordinator, numbers) in found {
      let screens = numbers.count { code.controller($0)?.className != nil }
      guard screens >= CodeFrames.fewestScreens, let name = code.controller(coordinator)?.className else { continue }
      for number in numbers + [coordinator] { groups[number] = name }
    }
    return groups
  }
}
