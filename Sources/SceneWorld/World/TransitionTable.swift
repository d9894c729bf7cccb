internal import ScenePlan

/// The changes of what is on the screen that run, in the order of their numbers.
///
/// There are few at a time, and a new one has the highest number. To hash the numbers took longer than to search.
struct TransitionTable: Hashable, Sendable {
  private(set) var entries: [Entry] = []

  struct Entry: Hashable, Sendable {
    let id: TransitionID
    var running: World.RunningTransition
  }

  subscript(id: TransitionID) -> World.RunningTransition? { index(of: id).map { entries[$0].running } }

  /// Notes that a transition runs, or when one that is only reserved ends.
  ///
  /// - Returns: Whether it is new.
  mutating func open(_ id: TransitionID, on container: InstanceID, due: Ticks?) -> Bool {
    let place = place(of: id)
    if place < entries.count, entries[place].id == id {
      if let due { entries[place].running.due = due }
      return false
    }
    insert(Entry(id: id, running: World.RunningTransition(container: container, due: due)), at: place)
    return true
  }

  /// Removes one that is over, and hands it on.
  mutating func remove(_ id: TransitionID) -> World.RunningTransition? {
    index(of: id).map { take($0).running }
  }

  /// When a transition ends; nil if it doesn't run, or is only reserved.
  func due(_ id: TransitionID) -> Ticks? { index(of: id).flatMap { entries[$0].running.due } }

  /// Lets work wait for the end of a transition; false if that doesn't run.
  mutating func wait(_ work: DueQueue.Work, for id: TransitionID) -> Bool {
    guard let index = index(of: id) else { return false }
    entries[index].running.waiting.append(work)
    return true
  }

  // The latest one comes last, and mostly goes first: to make room for it, or to close a gap, takes much longer.
  private mutating func insert(_ entry: Entry, at place: Int) {
    if place == entries.count { entries.append(entry) } else { entries.insert(entry, at: place) }
  }

  private mutating func take(_ place: Int) -> Entry {
    place == entries.count - 1 ? entries.removeLast() : entries.remove(at: place)
  }

  @inline(__always) private func index(of id: TransitionID) -> Int? {
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
