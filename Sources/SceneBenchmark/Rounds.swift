#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Jobs that were timed in turn, round by round.
///
/// A shared machine has slow and fast phases: within a round they are the same for all, so ratios are taken there, and
/// the median of them is what counts.
struct Rounds {
  /// Seconds by round and job.
  private let seconds: [[Double]]

  /// The clock for what children do.
  static let wall = CLOCK_MONOTONIC

  /// Times jobs on the clock of this process.
  init(_ count: Int, _ jobs: [() -> Void]) {
    self.init(count, clock: CLOCK_PROCESS_CPUTIME_ID, jobs)
  }

  /// - Parameters:
  ///   - count: How many rounds there are, after one that isn't timed.
  ///   - clock: The clock of the process, or the one on the wall for what children do.
  ///   - jobs: What is timed.
  init(_ count: Int, clock: clockid_t, _ jobs: [() -> Void]) {
    for job in jobs { job() }
    seconds = (0..<count).map { round in
      var times = Array(repeating: 0.0, count: jobs.count)
      // The order changes, so that no candidate always follows the same one.
      for offset in jobs.indices {
        let job = (round + offset) % jobs.count
        let start = Rounds.now(clock)
        jobs[job]()
        times[job] = Rounds.now(clock) - start
      }
      return times
    }
  }

  /// How many times as long as another a job takes: the median over the rounds.
  func ratio(of job: Int, to other: Int) -> Double { Rounds.median(seconds.map { $0[job] / $0[other] }) }

  /// How long a job takes: the median over the rounds.
  func seconds(of job: Int) -> Double { Rounds.median(seconds.map { $0[job] }) }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
