internal import ScenePlan

/// Everything that is still to come, ordered by time, turn and the order in which it was scheduled: a binary heap.
package struct DueQueue: Hashable, Sendable {
  /// Something that waits.
  package struct Work: Hashable, Sendable {
    /// How it goes on.
    package var continuation: Continuation
    /// The routine to which its instructions belong.
    var routine: RoutineID
    /// The code that it goes on with.
    package var frame: Frame
  }

  /// Work, and when it comes due.
  package struct Entry: Hashable, Sendable {
    var time: Ticks
    /// The turn of the main queue; 0 for what waits for a time rather than for a turn.
    var turn: Int
    fileprivate var order: Int
    /// Whether settling leaves it alone.
    var isTimer: Bool
    var work: Work

    fileprivate static func < (one: Entry, other: Entry) -> Bool {
      if one.time != other.time { return one.time < other.time }
      return one.turn == other.turn ? one.order < other.order : one.turn < other.turn
    }
  }

  private var heap: [Entry] = []
  private var count = 0
  /// How many entries settling waits for.
  private(set) var urgentCount = 0

  /// The entry that comes due first; there must be one.
  var first: Entry { @inline(__always) _read { yield heap[0] } }

  /// When the first entry comes due; nil if there is none.
  var nextTime: Ticks? { @inline(__always) get { heap.isEmpty ? nil : heap[0].time } }

  var isEmpty: Bool { @inline(__always) get { heap.isEmpty } }

  /// Whether an entry is due at a time, in a turn.
  @inline(__always) func isDue(at time: Ticks, turn: Int) -> Bool {
    !heap.isEmpty && heap[0].time <= time && heap[0].turn <= turn
  }

  /// All entries, in the order in which they come due.
  var sorted: [Entry] { heap.sorted { $0 < $1 } }

  /// The first work that goes on in some way; nil if there is none.
  package func work(where goesOn: (Continuation) -> Bool) -> Work? {
    heap.filter { goesOn($0.work.continuation) }.min { $0 < $1 }?.work
  }

  /// Leaves nothing to do of the tasks of a controller. They still come due, as in a plan, whose routines are empty then.
  mutating func emptyTasks(of owner: InstanceID) {
    for index in heap.indices {
      if case .task(_, owner) = heap[index].work.continuation { heap[index].work.continuation = .task([], of: owner) }
    }
  }

  /// Takes work in; among equals it is the last.
  mutating func insert(_ work: consuming Work, time: Ticks, turn: Int, isTimer: Bool) {
    heap.append(Entry(time: time, turn: turn, order: count, isTimer: isTimer, work: work))
    count += 1
    if !isTimer { urgentCount += 1 }
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes out the work that comes due first; there must be some.
  mutating func takeFirst() -> Work {
    heap.swapAt(0, heap.count - 1)
    let entry = heap.removeLast()
    if !entry.isTimer { urgentCount -= 1 }
    // Nothing waits then, so nothing can tell where counting began.
    if heap.isEmpty { count = 0 }
    var parent = 0
    while true {
      var least = parent
      for child in [parent * 2 + 1, parent * 2 + 2] where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      if least == parent { return entry.work }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
