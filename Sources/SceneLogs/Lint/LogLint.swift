package import SceneBasics
package import ScenePlan

/// Finds what UIKit never does, class by class, without any idea of the app: a controller appears twice, or is freed
/// while it is on the screen.
///
/// It is silent where two instances of a class may live at once and no address tells them apart.
package struct LogLint {
  private let reading: LogReading
  private let id: FileID
  private var report: LogReport

  /// The classes whose appearance was printed without an address, and those of them that could be looked at.
  private var printed: Set<Int32> = []
  private var judged: Set<Int32> = []

  /// The findings, and the classes of which nothing could be said.
  package struct Verdict: Sendable {
    package var findings: [Diagnostic]
    /// The numbers of classes of which two instances may live in all of the log, and no address is printed.
    package var silent: [Int]
  }

  /// Looks at a log.
  ///
  /// - Parameter title: A sentence of UIKit in a few words.
  package static func verdict(
    on reading: LogReading, of id: FileID, title: @escaping (UIKitMessage) -> String = { "'\($0)'" }
  ) -> Verdict {
    var lint = LogLint(reading: reading, id: id, report: LogReport(title: title))
    for run in reading.log.runs { lint.look(at: run) }
    return Verdict(
      findings: lint.report.findings, silent: lint.printed.subtracting(lint.judged).map(Int.init).sorted())
  }

  private init(reading: LogReading, id: FileID, report: LogReport) {
    (self.reading, self.id, self.report) = (reading, id, report)
  }

  // MARK: A run of the app

  private struct Key: Hashable {
    let owner: Int32
    let address: UInt64
  }

  private mutating func look(at run: Range<Int>) {
    let log = reading.log
    let doubled = doubledClasses(in: run)
    var tracks: [Key: InstanceTrack] = [:]
    var lastCallback: [Key: Callback] = [:]
    var pairs = TransitionPairs()
    for index in run {
      let event = log.events[index]
      guard let owner = event.owner, let callback = event.callback else {
        if case .message(let message) = event.kind { report.add(message, at: span(index)) }
        continue
      }
      let key = Key(owner: owner, address: event.address)
      if doubled.contains(owner), callback.isOfInstance {
        let isSecond = lastCallback[key] == callback
        lastCallback[key] = isSecond ? nil : callback
        if isSecond { continue }
      }
      let entry = log.classes[Int(owner)]
      var track = tracks.removeValue(forKey: key) ?? InstanceTrack(hasAddress: event.address > 0)
      let before = track
      if let fault = track.take(callback, at: index, printed: entry.printed) {
        let last = before.last >= 0 ? before.last : nil
        report.add(
          fault, of: entry, callback, after: last.flatMap { log.events[$0].callback }, at: span(index), last.map(span))
      }
      if callback.group == .appearance, event.address == 0 {
        printed.insert(owner)
        if track.isCertain { judged.insert(owner) }
      }
      if callback == .viewDidAppear && before.screen == .appearing
        || callback == .viewDidDisappear && before.screen == .disappearing
      {
        pairs.add(will: before.last, did: index)
      }
      tracks[key] = track
    }
    lookAtEnd(tracks.sorted { $0.value.last < $1.value.last }.map { ($0.key.owner, $0.value) }, pairs)
    lookForDidMove(in: run)
  }

  /// Says of a controller that waits for its `did` that it never comes, if two later transitions came to their end.
  private mutating func lookAtEnd(_ tracks: [(owner: Int32, track: InstanceTrack)], _ pairs: TransitionPairs) {
    let seek = pairs.sorted()
    for (owner, track) in tracks {
      let entry = reading.log.classes[Int(owner)]
      guard let awaited = track.awaited(entry.printed), seek.hasTwo(after: track.last) else { continue }
      report.addUnfinished(entry, awaited, reading.log.events[track.last].callback, at: span(track.last))
    }
  }

  /// Classes of which each line comes twice, because a base class prints too.
  private func doubledClasses(in run: Range<Int>) -> Set<Int32> {
    var counts: [Int32: (all: Int, repeats: Int)] = [:]
    var last: [Key: Callback] = [:]
    for index in run {
      let event = reading.log.events[index]
      guard let owner = event.owner, let callback = event.callback, callback.isOfInstance else { continue }
      let key = Key(owner: owner, address: event.address)
      let isRepeat = last[key] == callback
      last[key] = isRepeat ? nil : callback
      let count = counts[owner] ?? (0, 0)
      counts[owner] = (count.all + 1, count.repeats + (isRepeat ? 1 : 0))
    }
    return Set(counts.filter { $0.value.all >= 4 && $0.value.repeats * 2 == $0.value.all }.keys)
  }

  /// A class that prints `willMove` to a parent, and `didMove` never, although it has appeared and the app went on.
  private mutating func lookForDidMove(in run: Range<Int>) {
    var waits: [Int32: (willMove: Int, appeared: Int?)] = [:]
    var moved: Set<Int32> = []
    var lastTransition = -1
    for index in run {
      let event = reading.log.events[index]
      if event.callback == .viewWillAppear || event.callback == .viewWillDisappear { lastTransition = index }
      guard let owner = event.owner else { continue }
      switch event.callback {
      case .willMove where event.argument != .nothing && waits[owner] == nil: waits[owner] = (index, nil)
      case .viewDidAppear where waits[owner] != nil && waits[owner]?.appeared == nil: waits[owner]?.appeared = index
      case .didMove: moved.insert(owner)
      default: break
      }
    }
    for (owner, wait) in waits.sorted(by: { $0.value.willMove < $1.value.willMove }) where !moved.contains(owner) {
      guard let appeared = wait.appeared, lastTransition > appeared else { continue }
      report.addMissingDidMove(reading.log.classes[Int(owner)], at: span(wait.willMove))
    }
  }

  private func span(_ index: Int) -> SourceSpan { reading.span(index, in: id) }
}

extension Callback {
  /// Whether it says something of an instance's life or appearance.
  fileprivate var isOfInstance: Bool { group == .appearance || group == .loading || self == .`deinit` }
}

/// The transitions of a run that came to their end: each a `will` with its `did`.
struct TransitionPairs {
  private var pairs: [(will: Int, did: Int)] = []
  /// The least `did` of a pair and of all behind it.
  private var first: [Int] = []

  mutating func add(will: Int, did: Int) { pairs.append((will, did)) }

  /// These pairs, ready for questions.
  func sorted() -> TransitionPairs {
    var sorted = self
    sorted.pairs.sort { $0.will < $1.will }
    sorted.first = sorted.pairs.map(\.did)
    for index in sorted.first.indices.dropLast().reversed() {
      sorted.first[index] = min(sorted.first[index], sorted.first[index + 1])
    }
    return sorted
  }

  /// Whether two pairs, one behind the other, follow an event. The first one may belong to the event's own transition.
  func hasTwo(after event: Int) -> Bool {
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle].will > event { high = middle } else { low = middle + 1 }
    }
    guard low < pairs.count, let last = pairs.last else { return false }
    return last.will > first[low]
  }
}
