internal import SceneBasics

extension RunRecording {
  /// The moments of a run, in 24 bytes each, and without changes in 16: a long run has many millions.
  package struct Moments: Sendable {
    /// A moment without its event, where changes are recorded. A number that is missing is the largest.
    private struct Entry {
      var sender: UInt32
      /// Where its changes begin.
      var firstChange: UInt32
    }

    private var events = LifecycleTape()
    private var entries = Pages<Entry>()
    private var changes = ChangeTape()
    /// The end of the changes that belong to the moments so far.
    private var endOfChanges: UInt32 = 0
    /// The roots that the window had, and the first moment of each.
    private var roots: [(moment: Int, root: InstanceID?)] = []

    /// No moments.
    package init() {}

    package var count: Int { events.indices.count }
    package var indices: Range<Int> { events.indices }

    package subscript(index: Int) -> Moment {
      Moment(
        event: event(at: index), time: time(at: index), changes: changes(at: index), root: root(at: index),
        sender: sender(at: index))
    }

    // What is part of a moment costs less than all of it.

    package func event(at index: Int) -> LifecycleEvent? {
      events.isRest(index) ? nil : events[index]
    }

    package func time(at index: Int) -> Ticks { events.time(at: index) }

    package func changes(at index: Int) -> Changes {
      let end = index + 1 < entries.count ? entries[index + 1].firstChange : endOfChanges
      return Changes(tape: changes, places: entries[index].firstChange..<end)
    }

    package func sender(at index: Int) -> InstanceID? { InstanceID(number: entries[index].sender) }

    /// A window seldom has more than one root.
    package func root(at index: Int) -> InstanceID? {
      var (first, end) = (0, roots.count)
      while first < end {
        let middle = (first + end) / 2
        if roots[middle].moment <= index { first = middle + 1 } else { end = middle }
      }
      return first == 0 ? nil : roots[first - 1].root
    }

    /// All that were the window's root at some time.
    package var everyRoot: Set<InstanceID> { Set(roots.compactMap(\.root)) }

    /// Whether a controller has changed since the last moment.
    package var hasNewChanges: Bool { changes.end > endOfChanges }

    /// Takes down how a controller has changed, for the moment that comes next.
    ///
    /// - Parameters:
    ///   - old: The state before; its lists of children and of views don't count.
    ///   - new: The state now; likewise.
    package mutating func note(
      _ instance: InstanceID, from old: HierarchyState.Node, to new: HierarchyState.Node, children: ListChange,
      hosted: ListChange
    ) {
      changes.append(Change(instance: instance, from: old, to: new, children: children, hosted: hosted))
    }

    /// Adds a moment of a recording without changes.
    package mutating func append(_ event: LifecycleEvent) { events.append(event) }

    /// Adds a moment, with the changes that were taken down since the last one.
    package mutating func append(_ event: LifecycleEvent, root: InstanceID?, sender: InstanceID?) {
      events.append(event)
      append(root: root, sender: sender)
    }

    /// Adds a moment without an event: a step has come to rest.
    package mutating func append(restAt time: Ticks, root: InstanceID?) {
      events.append(restAt: time)
      append(root: root, sender: nil)
    }

    private mutating func append(root: InstanceID?, sender: InstanceID?) {
      if roots.isEmpty || roots[roots.count - 1].root != root { roots.append((entries.count, root)) }
      entries.append(Entry(sender: InstanceID.number(sender), firstChange: endOfChanges))
      endOfChanges = changes.end
    }
  }

  /// The changes of a moment, in the order of the instances.
  package struct Changes: Sequence, Sendable {
    let tape: ChangeTape
    let places: Range<UInt32>

    package struct Iterator: IteratorProtocol {
      let tape: ChangeTape
      var place: UInt32
      let end: UInt32

      package mutating func next() -> Change? { place < end ? tape.change(at: &place) : nil }
    }

    package func makeIterator() -> Iterator {
      Iterator(tape: tape, place: places.lowerBound, end: places.upperBound)
    }
  }
}
