internal import ScenePlan

/// What is still to come, ordered by time, turn and the order in which it was scheduled: a binary heap.
struct DueQueue: Hashable, Sendable {
  enum Work: Hashable, Sendable {
    case routine(RoutineID)
    /// Closes an appearance that a view's way into or out of a window has opened.
    case finishAppearance(InstanceID)
  }

  struct Entry: Hashable, Sendable, Comparable {
    var time: Ticks
    /// The turn of the main queue; 0 for what waits for a time rather than for a turn.
    var turn: Int
    var order: Int
    /// Whether settling leaves it alone.
    var isTimer: Bool
    var work: Work
    var cause: EventCause

    static func < (one: Entry, other: Entry) -> Bool {
      (one.time, one.turn, one.order) < (other.time, other.turn, other.order)
    }
  }

  private var heap: [Entry] = []
  private var count = 0
  /// How many entries settling waits for.
  private(set) var urgentCount = 0

  var first: Entry? { heap.first }

  /// Takes an entry in; its order is the next one.
  mutating func insert(_ entry: Entry) {
    var entry = entry
    entry.order = count
    count += 1
    if !entry.isTimer { urgentCount += 1 }
    heap.append(entry)
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popFirst() -> Entry? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    if !first.isTimer { urgentCount -= 1 }
    return first
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var least = parent
      for child in [parent * 2 + 1, parent * 2 + 2] where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
