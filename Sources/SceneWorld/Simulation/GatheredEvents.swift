internal import ScenePlan

/// Events that the observer hasn't been told of yet, in room that is made once.
///
/// An event has 80 bytes, so it is written where it stays. Appending it to an array took 45 instructions more, a quarter of
/// what it costs to tell of an event. Why this is sound:
///
/// - `Memory` owns what the pointers lead to, and is held as long as this value. A copy shares it. Only the owner of a
///   simulation can copy it, so each call by an owner claims the memory first: then a copy takes memory of its own.
///   Where assertions are on, as in tests, each event asks whether that was forgotten.
/// - `place` lies between `start` and `end`: it moves by one event, and `Simulation` hands on what is full at once.
/// - All events before `place` have been written, and they hold nothing that has to be released.
struct GatheredEvents: @unchecked Sendable {
  private var memory: Memory
  private var start: UnsafeMutablePointer<TracedEvent>
  private var end: UnsafeMutablePointer<TracedEvent>
  /// Where the next event goes.
  private var place: UnsafeMutablePointer<TracedEvent>

  private final class Memory: Sendable {
    let room: Int
    nonisolated(unsafe) let events: UnsafeMutablePointer<TracedEvent>

    init(room: Int) {
      self.room = room
      events = UnsafeMutablePointer.allocate(capacity: room)
    }

    deinit { events.deallocate() }
  }

  /// - Parameter room: How many events are gathered at most; one at least.
  init(room: Int) {
    memory = Memory(room: max(1, room))
    start = memory.events
    end = start + memory.room
    place = start
  }

  var isEmpty: Bool { @inline(__always) get { place == start } }

  /// Whether the events have to be handed on before the next one comes.
  var isFull: Bool { @inline(__always) get { place == end } }

  /// The events, as long as nothing is appended.
  var all: UnsafeBufferPointer<TracedEvent> { UnsafeBufferPointer(start: start, count: place - start) }

  /// Writes an event whose depth isn't known yet; it counts once its depth is set.
  @inline(__always) mutating func write(_ event: LifecycleEvent) {
    assert(isKnownUniquelyReferenced(&memory), "a copy of the simulation is about to write here, too")
    place.initialize(to: TracedEvent(event: event, depth: 0))
  }

  /// Completes the event that was written.
  @inline(__always) mutating func close(depth: Int) {
    place.pointee.depth = depth
    place += 1
  }

  mutating func removeAll() { place = start }

  /// Takes memory of its own if a copy shares it.
  @inline(__always) mutating func claim() {
    if !isKnownUniquelyReferenced(&memory) { move() }
  }

  @inline(never) private mutating func move() {
    let (old, events) = (memory, all)
    memory = Memory(room: old.room)
    _ = UnsafeMutableBufferPointer(start: memory.events, count: old.room).initialize(fromContentsOf: events)
    place = memory.events + events.count
    start = memory.events
    end = start + old.room
    withExtendedLifetime(old) {}
  }
}
