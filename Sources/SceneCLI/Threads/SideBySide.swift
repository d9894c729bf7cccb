/// Pieces of work that know nothing of each other, done side by side; their results are taken one by one, in the order
/// of the pieces, each as soon as all before it are there.
enum SideBySide {
  /// Does the work.
  ///
  /// - Parameters:
  ///   - items: What there is to do.
  ///   - threads: How many are worked at once; one means without any thread.
  ///   - work: Does one piece, on whichever thread.
  ///   - take: Gets each result, on the caller's thread.
  static func run<Item: Sendable, Result: Sendable>(
    _ items: [Item], threads: Int, work: @escaping @Sendable (Item) -> Result, take: (Result) -> Void
  ) {
    let count = min(threads, items.count)
    guard count > 1 else {
      for item in items { take(work(item)) }
      return
    }
    let bench = Monitor(Bench<Result>(results: Array(repeating: nil, count: items.count)))
    let workers = (0..<count).compactMap { _ in
      Thread {
        while let index = bench.change({ $0.takeNext() }) {
          let result = work(items[index])
          bench.change { $0.results[index] = result }
        }
      }
    }
    guard !workers.isEmpty else {
      for item in items { take(work(item)) }
      return
    }
    for index in items.indices {
      take(
        bench.wait { bench in
          defer { bench.results[index] = nil }
          return bench.results[index]
        })
    }
    for worker in workers { worker.join() }
  }

  /// What has been begun, and what is ready to be taken.
  private struct Bench<Result: Sendable>: Sendable {
    var results: [Result?]
    var next = 0

    /// The next piece that no thread has begun.
    mutating func takeNext() -> Int? {
      guard next < results.count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}
