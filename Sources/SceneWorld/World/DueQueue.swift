internal import ScenePlan

/// What is still to come, ordered by time, turn and the order in which it was scheduled: a binary heap.
///
/// What waits as a routine of a plan is a few numbers, and they are in its ticket: to move that touches no count of
/// references. What has more to remember lies beside the heap, and its ticket has the place.
struct DueQueue: Hashable, Sendable {
  /// Something that waits.
  struct Work: Hashable, Sendable {
    /// What is done.
    var continuation: Continuation
    /// The routine to which its instructions belong.
    var routine: RoutineID
    /// The code that it goes on with.
    var frame: Frame
  }

  /// When something comes due, and what it is.
  struct Ticket: Hashable, Comparable, BitwiseCopyable, Sendable {
    var time: Ticks
    /// The turn of the main queue; 0 for what waits for a time rather than for a turn.
    var turn: Int
    var order: Int
    /// The step and the place of the code that it goes on with.
    var step: Int
    var mark: SourceMark
    /// The routine to which its instructions belong.
    var routine: RoutineID
    /// Where the work lies; `aRoutine` if it is just that routine of a plan, in a frame of its own.
    fileprivate(set) var place: Int32
    /// Whether settling leaves it alone.
    var isTimer: Bool

    fileprivate static let aRoutine: Int32 = -1
    /// Whether a routine of a plan waits, with nothing beside the ticket.
    var isRoutine: Bool { @inline(__always) get { place < 0 } }
    /// The code that a routine goes on with.
    var frame: Frame {
      @inline(__always) get {
        var frame = Frame()
        frame.step = step
        frame.mark = mark
        return frame
      }
    }

    static func < (one: Ticket, other: Ticket) -> Bool {
      if one.time != other.time { return one.time < other.time }
      return one.turn == other.turn ? one.order < other.order : one.turn < other.turn
    }
  }

  private var heap: [Ticket] = []
  /// What is more than a ticket; a free place is nil.
  private var works: [Work?] = []
  private var count = 0
  /// How many entries settling waits for.
  private(set) var urgentCount = 0

  /// What comes due first; there must be something.
  var first: Ticket { @inline(__always) get { heap[0] } }

  /// When the first entry comes due; nil if there is none.
  var nextTime: Ticks? { @inline(__always) get { heap.isEmpty ? nil : heap[0].time } }

  var isEmpty: Bool { @inline(__always) get { heap.isEmpty } }

  /// Whether an entry is due at a time, in a turn.
  @inline(__always) func isDue(at time: Ticks, turn: Int) -> Bool {
    !heap.isEmpty && heap[0].time <= time && heap[0].turn <= turn
  }

  /// All that waits, in the order in which it comes due.
  var sorted: [(ticket: Ticket, work: Work)] { heap.sorted().map { ($0, work(of: $0)) } }

  /// What a ticket stands for.
  func work(of ticket: Ticket) -> Work {
    let work = ticket.isRoutine ? nil : works[Int(ticket.place)]
    return work ?? Work(continuation: .routine(ticket.routine), routine: ticket.routine, frame: ticket.frame)
  }

  /// Takes work in; among equals it is the last.
  mutating func insert(_ work: consuming Work, time: Ticks, turn: Int, isTimer: Bool) {
    let place = works.firstIndex { $0 == nil } ?? works.count
    if place == works.count { works.append(nil) }
    let ticket = Ticket(
      time: time, turn: turn, order: count, step: work.frame.step, mark: work.frame.mark, routine: work.routine,
      place: Int32(place), isTimer: isTimer)
    works[place] = work
    enter(ticket)
  }

  /// Takes in a routine of a plan that needs no more than the step and the place of its code.
  @inline(__always) mutating func insert(
    _ routine: RoutineID, step: Int, mark: SourceMark, time: Ticks, turn: Int, isTimer: Bool
  ) {
    enter(
      Ticket(
        time: time, turn: turn, order: count, step: step, mark: mark, routine: routine, place: Ticket.aRoutine,
        isTimer: isTimer))
  }

  @inline(__always) private mutating func enter(_ ticket: Ticket) {
    heap.append(ticket)
    count &+= 1
    if !ticket.isTimer { urgentCount &+= 1 }
    if heap.count > 1 { rise() }
  }

  @inline(never) private mutating func rise() {
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes out what comes due first; there must be something. Its work stays until that is taken, too.
  @inline(__always) mutating func removeFirst() {
    if heap.count > 1 { return removeFirstOfSeveral() }
    // Nothing waits then, so nothing can tell where counting began.
    (count, urgentCount) = (0, 0)
    heap.clear()
  }

  @inline(never) private mutating func removeFirstOfSeveral() {
    if !heap[0].isTimer { urgentCount -= 1 }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    sink()
  }

  /// Takes out what a ticket stands for that has been taken out.
  mutating func takeWork(of ticket: Ticket) -> Work {
    if ticket.isRoutine { return work(of: ticket) }
    // Taken where it lies, since a copy holds all that a continuation remembers.
    let work = works[Int(ticket.place)].take()
    while !works.isEmpty, works[works.count - 1] == nil { works.removeLast() }
    return work ?? Work(continuation: .routine(ticket.routine), routine: ticket.routine, frame: ticket.frame)
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
