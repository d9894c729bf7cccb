/// Pieces of work that know nothing of each other, done side by side; their results are taken one by one, in the order
/// of the pieces, each as soon as all before it are there.
package enum SideBySide {
  /// Small pieces are handed out several at once: to wake a thread costs as much as to check a small scene.
  private static let mostAtOnce = 16
  /// How many hands of pieces of each thread may wait behind one that takes long: enough that no thread rests, and no
  /// more memory than for so many.
  private static let handsForEach = 4

  /// Does the work.
  ///
  /// - Parameters:
  ///   - items: What there is to do.
  ///   - threads: How many are worked at once; one means without any thread. Asked for several items only: to count
  ///     the cores is to read a file.
  ///   - work: Does one piece, on whichever thread.
  ///   - take: Gets each result, on the caller's thread.
  package static func run<Item: Sendable, Result: Sendable>(
    _ items: [Item], threads: @autoclosure () -> Int, work: @escaping @Sendable (Item) -> Result,
    take: (Result) -> Void
  ) {
    let count = items.count > 1 ? min(threads(), items.count) : 1
    guard count > 1 else {
      for item in items { take(work(item)) }
      return
    }
    // Each thread comes often enough that all end at nearly the same time.
    let size = max(1, min(mostAtOnce, items.count / (count * 16)))
    let hands = stride(from: 0, to: items.count, by: size).map { $0..<min($0 + size, items.count) }
    let bench = Monitor(Bench<Result>(hands: hands.count, room: count * handsForEach))
    let workers = (0..<count).compactMap { _ in
      Thread {
        while let index = bench.wait(for: { $0.takeNext() }) {
          let results = hands[index].map { work(items[$0]) }
          bench.change { $0.results[index] = results }
        }
      }
    }
    guard !workers.isEmpty else {
      for item in items { take(work(item)) }
      return
    }
    for index in hands.indices {
      let results = bench.wait { $0.results[index] }
      bench.change { $0.setTaken(index) }
      for result in results { take(result) }
    }
    for worker in workers { worker.join() }
  }

  /// The work that has been begun, and the results that are ready to be taken.
  private struct Bench<Result: Sendable>: Sendable {
    var results: [[Result]?]
    /// How many hands may lie here.
    private let room: Int
    private var next = 0
    private var taken = 0

    init(hands: Int, room: Int) {
      results = Array(repeating: nil, count: hands)
      self.room = room
    }

    /// The next hand of pieces that no thread has begun, nil inside if all have been; nil while there is no room.
    mutating func takeNext() -> Int?? {
      guard next < results.count else { return .some(nil) }
      guard next < taken + room else { return nil }
      defer { next += 1 }
      return next
    }

    mutating func setTaken(_ index: Int) {
      results[index] = nil
      taken = index + 1
    }
  }
}
