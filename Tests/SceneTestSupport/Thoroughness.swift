internal import Foundation

/// How many cases those tests try that try many of one sort.
package enum Thoroughness {
  /// Whether every case is tried: `THOROUGH=1`, as `.ci/thorough` asks.
  package static let isFull = ProcessInfo.processInfo.environment["THOROUGH"] == "1"

  /// The first case of a sample: the number that `SAMPLE` holds in hexadecimal digits, such as a commit's hash.
  /// So each commit tries other cases, and each of them the same ones in every run.
  private static let start =
    ProcessInfo.processInfo.environment["SAMPLE"].flatMap { Int($0.prefix(7), radix: 16) } ?? 0

  /// All cases, or one in some, spread over all of them.
  package static func sample<Case>(_ cases: [Case], oneIn step: Int) -> [Case] {
    if isFull { return cases }
    let first = min(start % step, max(cases.count - 1, 0))
    return stride(from: first, to: cases.count, by: step).map { cases[$0] }
  }

  /// Whether one of many cases is among those that are tried more thoroughly; each commit draws others.
  package static func draws(_ name: String, oneIn step: Int) -> Bool {
    isFull || (name.utf8.reduce(start) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF }) % step == 0
  }

  /// A number of rounds, or a smaller one.
  package static func rounds(_ full: Int, orElse few: Int) -> Int { isFull ? full : few }
}
