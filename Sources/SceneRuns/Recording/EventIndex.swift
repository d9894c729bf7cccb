internal import ScenePlan
internal import SceneWorld

/// The places of the events that a scene's expectations may name, by their words.
///
/// An expectation with `since: launch` looks at the whole run. If many do so, none can go through all events.
struct EventIndex {
  /// An event without its argument and its flags.
  struct Key: Hashable {
    var controller: String
    var callback: String
  }

  /// The places of the events, in their order, for each key that is asked for.
  private var places: [Key: [Int]] = [:]
  private var warnings: [Int] = []
  /// How many events have been seen.
  private(set) var count = 0

  init(for expectations: [Expectation]) {
    for expectation in expectations {
      for clause in expectation.clauses {
        switch clause.condition {
        case .trace(let patterns):
          for key in EventIndex.keys(ofTrace: patterns, expectation.of, expectation.callbacks) { places[key] = [] }
        case .contains(let patterns), .lacks(let patterns):
          for pattern in patterns { places[Key(pattern)] = [] }
        case .tree, .visible, .appeared, .alive, .released, .answers, .displayMode, .tabBar, .warnings, .raises: break
        }
      }
    }
  }

  /// The keys that a trace counts: each of its callbacks, of each of its controllers.
  static func keys(ofTrace expected: [Expectation.Pattern], _ of: [String], _ callbacks: [String]) -> [Key] {
    let controllers = Set(expected.map(\.controller)).union(of)
    let names = Set(expected.map(\.callback)).union(callbacks)
    return controllers.flatMap { controller in names.map { Key(controller: controller, callback: $0) } }
  }

  /// Takes in the events that have come since.
  mutating func follow(_ events: [LifecycleEvent], in plan: HierarchyPlan) {
    for place in count..<events.count {
      let event = events[place]
      if event.callback == .warning { warnings.append(place) }
      guard !places.isEmpty, let controller = plan.controllerName(of: event) else { continue }
      places[Key(controller: controller, callback: plan.callbackName(of: event))]?.append(place)
    }
    count = events.count
  }

  /// The places of events from one on.
  func places(of key: Key, from start: Int) -> ArraySlice<Int> { places[key]?.from(start) ?? [] }

  /// The places of warnings from one on.
  func warnings(from start: Int) -> ArraySlice<Int> { warnings.from(start) }
}

extension EventIndex.Key {
  init(_ pattern: Expectation.Pattern) { self.init(controller: pattern.controller, callback: pattern.callback) }
}

extension [Int] {
  /// The numbers from one on, of those that stand in order.
  fileprivate func from(_ least: Int) -> ArraySlice<Int> {
    var (start, end) = (0, count)
    while start < end {
      let middle = (start + end) / 2
      if self[middle] < least { start = middle + 1 } else { end = middle }
    }
    return self[start...]
  }
}
