internal import ScenePlan

/// Turns stamps into times since the start of a run of the app, and notices where another run begins.
struct LogClock {
  /// A time as a line has it.
  enum Stamp {
    /// The time of a log in the normal form, which counts from the start of the run.
    case written(Ticks)
    /// Microseconds since some day, or since midnight.
    case wall(Int64, isTimeOfDay: Bool)

    /// The time of a logger; nil if the line has none.
    init?(_ stamp: LogStamp) {
      guard let time = stamp.time else { return nil }
      self = .wall(time, isTimeOfDay: stamp.isTimeOfDay)
    }
  }

  /// The first time of this run on the wall.
  private var zero: Int64?
  /// The last time on the wall, and the days that have passed since a time without a day.
  private var last: Int64?
  private var days: Int64 = 0
  /// The latest time of this run.
  private var latest: Int64?
  /// The processes that have printed.
  private var processes: Set<Int> = []
  /// The app's launching that this run has had.
  private var launching: Set<Callback> = []

  /// How far times may go back, since threads print side by side: a second.
  private static let slack: Int64 = 1_000_000

  /// Why a run of the app begins with a line; nil if none does. The line counts as read.
  mutating func cut(at stamp: Stamp?, process: Int?, launch kind: LoggedEvent.Kind) -> LogReading.Cut? {
    var cut: LogReading.Cut?
    if case .callback(let callback) = kind, callback == .willFinishLaunching || callback == .didFinishLaunching {
      if launching.contains(callback) { cut = .launch }
    }
    if let stamp, let latest, value(of: stamp) < latest - LogClock.slack { cut = .time }
    if let process, processes.insert(process).inserted, processes.count > 1 { cut = .process }
    return cut
  }

  /// Notes that the run has launched.
  mutating func note(_ kind: LoggedEvent.Kind) {
    if case .callback(let callback) = kind, callback.group == .app { launching.insert(callback) }
  }

  /// The time since the start of the run.
  mutating func time(of stamp: Stamp) -> Ticks {
    let value = value(of: stamp)
    if case .wall(let time, let isTimeOfDay) = stamp {
      let wall = wall(time, isTimeOfDay)
      if isTimeOfDay, wall - time > days { days = wall - time }
      if zero == nil { zero = wall }
      last = wall
    }
    let time = max(0, min(value, Ticks.longest.microseconds))
    latest = max(latest ?? 0, time)
    return Ticks(microseconds: time)
  }

  private func value(of stamp: Stamp) -> Int64 {
    switch stamp {
    case .written(let ticks): ticks.microseconds
    case .wall(let time, let isTimeOfDay): wall(time, isTimeOfDay) - (zero ?? wall(time, isTimeOfDay))
    }
  }

  /// A time without a day that goes back by half a day is one of the next day.
  private func wall(_ time: Int64, _ isTimeOfDay: Bool) -> Int64 {
    guard isTimeOfDay else { return time }
    let wall = time + days
    return last.map { wall < $0 - LogStamp.day / 2 } == true ? wall + LogStamp.day : wall
  }

  /// Another run begins.
  mutating func restart() { (zero, last, latest, days, launching) = (nil, nil, nil, 0, []) }
}
