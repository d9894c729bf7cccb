#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A clock that never goes back.
package enum MonotonicClock {
  /// Whole seconds since some moment.
  static var seconds: Int { Int(now.tv_sec) }
  /// Milliseconds since the same moment.
  package static var milliseconds: Int { Int(now.tv_sec) * 1_000 + Int(now.tv_nsec) / 1_000_000 }
  /// Microseconds since the same moment.
  static var microseconds: Int { Int(now.tv_sec) * 1_000_000 + Int(now.tv_nsec) / 1_000 }

  private static var now: timespec {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time
  }
}
