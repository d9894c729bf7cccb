internal import Foundation

/// The processor time of the thread that asks. Other tests run beside it, so the clock on the wall tells little.
package enum ProcessorTime {
  /// Since the thread was made, in seconds.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// How many seconds some work takes that makes no thread of its own.
  package static func measure(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }
}
