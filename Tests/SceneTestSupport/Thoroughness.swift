internal import Foundation

/// How many cases those tests try that try many of one sort.
public enum Thoroughness {
  /// Whether every case is tried, as `.ci/run` asks with `THOROUGH=1`.
  public static let isFull = ProcessInfo.processInfo.environment["THOROUGH"] == "1"

  /// All cases, or one in some, spread over all of them and the same in every run.
  public static func sample<Case>(_ cases: [Case], oneIn step: Int) -> [Case] {
    isFull ? cases : stride(from: 0, to: cases.count, by: step).map { cases[$0] }
  }

  /// A number of rounds, or a smaller one.
  public static func rounds(_ full: Int, orElse few: Int) -> Int { isFull ? full : few }
}
