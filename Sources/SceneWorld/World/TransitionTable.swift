package import ScenePlan

/// The changes of what is on the screen that run, in the order of their numbers.
///
/// There are few at a time, and a new one has the highest number. To hash the numbers took longer than to search.
package struct TransitionTable: Hashable, Sendable {
  private(set) var entries: [Entry] = []
  /// The work that waits for the end of one; mostly nothing.
  private var waiting: [Waiting] = []

  /// A change of what is on the screen.
  package struct Entry: Hashable, BitwiseCopyable, Sendable {
    let id: TransitionID
    var container: InstanceID
    /// When it ends; nil while it is only reserved.
    var due: Ticks?
  }

  private struct Waiting: Hashable, Sendable {
    let id: TransitionID
    var work: DueQueue.Work
  }

  package subscript(id: TransitionID) -> Entry? { index(of: id).map { entries[$0] } }

  /// The work that waits for the end of a transition.
  package func work(waitingFor id: TransitionID) -> [DueQueue.Work] { waiting.lazy.filter { $0.id == id }.map(\.work) }

  /// Notes that a transition runs, or when one that is only reserved ends.
  ///
  /// - Returns: Whether it is new.
  @inline(__always) mutating func open(_ id: TransitionID, on container: InstanceID, due: Ticks?) -> Bool {
    let place = place(of: id)
    if place < entries.count, entries[place].id == id {
      if let due { entries[place].due = due }
      return false
    }
    insert(Entry(id: id, container: container, due: due), at: place)
    return true
  }

  /// Removes one that is over, and hands it on.
  @inline(__always) mutating func remove(_ id: TransitionID) -> Entry? { index(of: id).map { take($0) } }

  /// Whether anything waits for the end of a transition.
  var hasWaiting: Bool { @inline(__always) get { !waiting.isEmpty } }

  /// Takes out what waits for the end of a transition.
  mutating func takeWork(waitingFor id: TransitionID) -> [DueQueue.Work] {
    defer { waiting.removeAll { $0.id == id } }
    return work(waitingFor: id)
  }

  /// When a transition ends; nil if it doesn't run, or is only reserved.
  @inline(__always) package func due(_ id: TransitionID) -> Ticks? { index(of: id).flatMap { entries[$0].due } }

  /// Lets work wait for the end of a transition; false if that doesn't run.
  mutating func wait(_ work: DueQueue.Work, for id: TransitionID) -> Bool {
    guard index(of: id) != nil else { return false }
    waiting.append(Waiting(id: id, work: work))
    return true
  }

  // The latest one comes last, and mostly goes first: to make room for it, or to close a gap, takes much longer.
  @inline(__always) private mutating func insert(_ entry: Entry, at place: Int) {
    if place == entries.count { entries.append(entry) } else { makeRoom(for: entry, at: place) }
  }

  @inline(never) private mutating func makeRoom(for entry: Entry, at place: Int) { entries.insert(entry, at: place) }

  @inline(__always) private mutating func take(_ place: Int) -> Entry {
    let entry = entries[place]
    if place == entries.count - 1 { _ = entries.popLast() } else { removeBeforeLast(place) }
    return entry
  }

  @inline(never) private mutating func removeBeforeLast(_ place: Int) { entries.remove(at: place) }

  @inline(__always) private func index(of id: TransitionID) -> Int? {
    let last = entries.count - 1
    // Most changes follow one another.
    if last >= 0, entries[last].id == id { return last }
    return indexBeforeLast(of: id)
  }

  @inline(never) private func indexBeforeLast(of id: TransitionID) -> Int? {
    let place = place(of: id)
    return place < entries.count && entries[place].id == id ? place : nil
  }

  /// The first place whose number isn't less.
  @inline(__always) private func place(of id: TransitionID) -> Int {
    let last = entries.count - 1
    // Most changes follow one another.
    if last < 0 || entries[last].id.rawValue < id.rawValue { return last + 1 }
    return entries[last].id == id ? last : placeBeforeLast(of: id)
  }

  @inline(never) private func placeBeforeLast(of id: TransitionID) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id.rawValue < id.rawValue { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
