internal import ScenePlan

/// The places of moments from left to right.
///
/// All seconds are equally long, but for a long wait in which nothing moves: it is cut short, and the axis is broken
/// there. Most of what happens takes no time. It has room all the same, in a part of its own where no time passes.
struct TimelineScale {
  /// A step's part of the picture.
  struct Column {
    var step: Int
    var start: Int
    var width: Int
  }

  private(set) var columns: [Column] = []
  /// Where the clock is read.
  private(set) var clock: [(x: Int, time: Ticks)] = []
  /// Where the axis is broken.
  private(set) var breaks: [Int] = []
  /// Where no time passes.
  private(set) var instants: [Range<Int>] = []
  private(set) var width = 0
  private var places: [Int] = []

  private static let narrowest = 74
  private static let widestWord = 160
  private static let usual = 600
  /// Pixels a second, if there is room.
  private static let standardPace = 128
  /// The longest that a wait is drawn.
  private static let longestWait = 44

  /// How wide the widest word of each step's caption is.
  private let words: [Int]

  /// - Parameters:
  ///   - captions: What was done, by step.
  ///   - room: How wide all may be; nil is as wide as it gets.
  init(_ recording: RunRecording, lives: [[RunRecording.Stretch]], captions: [String], room: Int?) {
    words = captions.map { caption in
      caption.split(separator: " ").map { SketchText.width(of: String($0), .small) }.max() ?? 0
    }
    let playedSteps = PlayedStep.all(of: recording)
    var changing = Array(repeating: false, count: recording.moments.count + 1)
    for stretch in lives.joined() {
      changing[stretch.moments.lowerBound] = true
      changing[stretch.moments.upperBound] = true
    }
    var (pace, change, least) = (TimelineScale.standardPace, 9, TimelineScale.narrowest)
    place(recording, playedSteps, changing, pace, change, least)
    guard let room, width > room else {
      spread(to: min(TimelineScale.usual, 2 * width, room ?? .max))
      return
    }
    // First seconds get shorter, then what takes no time, then the names of steps give way to their numbers.
    for (newPace, newChange, newLeast) in [(96, 8, 60), (64, 7, 46), (40, 6, 34), (24, 5, 24), (16, 4, 20)] {
      (pace, change, least) = (newPace, newChange, newLeast)
      place(recording, playedSteps, changing, pace, change, least)
      // What is left makes room for names.
      if width <= room {
        stretch(to: room)
        return
      }
    }
    spread(to: room)
  }

  /// - Parameter changing: Of each moment, whether a state begins or ends there.
  private mutating func place(
    _ recording: RunRecording, _ playedSteps: [PlayedStep], _ changing: [Bool], _ pace: Int, _ change: Int, _ least: Int
  ) {
    (columns, clock, breaks, places, instants) = ([], [], [], [], [])
    let moving = recording.transitions.filter { $0.end > $0.start }
    var (x, next) = (0, 0)
    var time = Ticks.zero
    var lastEnd = Ticks.zero
    /// Where time passed last.
    var passed = 0
    func pass(to now: Ticks) {
      if x > passed { instants.append(passed..<x) }
      defer { passed = x }
      let length = Int(min(now.microseconds - time.microseconds, 1_000_000_000)) * pace / 1_000_000
      while next < moving.count, moving[next].start < now {
        lastEnd = max(lastEnd, moving[next].end)
        next += 1
      }
      // One that has started lasts still.
      if lastEnd <= time, length > TimelineScale.longestWait {
        breaks.append(x + TimelineScale.longestWait / 2)
        x += TimelineScale.longestWait
      } else {
        x += max(2, length)
      }
      time = now
    }
    for played in playedSteps {
      // A step that only looks has no column.
      if played.moments.isEmpty, !played.isOvertaken, played.steps.lowerBound > 0 { continue }
      let start = x
      x += min(8, change)
      for moment in played.moments {
        let now = recording.moments.time(at: moment)
        if now > time {
          pass(to: now)
          clock.append((x, now))
        } else if clock.isEmpty {
          clock.append((x, now))
        }
        places.append(x)
        if changing[moment] { x += change }
      }
      if played.end > time {
        pass(to: played.end)
        clock.append((x, played.end))
      }
      // No word of the step's name is cut, where names have room at all.
      let word = least < TimelineScale.narrowest ? 0 : words[played.steps.lowerBound]
      let needed = max(least, min(TimelineScale.widestWord, word + 14))
      x = max(x + min(6, change), start + needed)
      if played.isContinued, !columns.isEmpty {
        columns[columns.count - 1].width = x - columns[columns.count - 1].start
      } else {
        columns.append(Column(step: played.steps.lowerBound, start: start, width: x - start))
      }
    }
    if x > passed { instants.append(passed..<x) }
    width = x
  }

  /// Makes all wider or narrower in proportion.
  private mutating func spread(to wanted: Int) {
    if width < TimelineScale.usual || wanted < width { stretch(to: wanted) }
  }

  private mutating func stretch(to wanted: Int) {
    guard width > 0 else { return }
    let whole = width
    func spread(_ x: Int) -> Int { x * wanted / whole }
    places = places.map(spread)
    clock = clock.map { (spread($0.x), $0.time) }
    breaks = breaks.map(spread)
    instants = instants.map { spread($0.lowerBound)..<spread($0.upperBound) }.filter { !$0.isEmpty }
    columns = columns.map { column in
      let start = spread(column.start)
      return Column(step: column.step, start: start, width: spread(column.start + column.width) - start)
    }
    width = wanted
  }

  /// Where a moment stands; behind the last one, the right edge.
  func x(_ moment: Int) -> Int { moment < places.count ? places[moment] : width }

  /// Where the clock shows a time at first after a moment, which may be where no moment stands.
  func x(_ time: Ticks, after moment: Int) -> Int {
    let start = x(moment)
    var (next, end) = (0, clock.count)
    while next < end {
      let middle = (next + end) / 2
      if clock[middle].time >= time { end = middle } else { next = middle + 1 }
    }
    if next == clock.count { return max(start, width) }
    guard next > 0, clock[next].time > time else { return max(start, clock[next].x) }
    let (before, after) = (clock[next - 1], clock[next])
    let from = min(max(start, before.x), after.x)
    let part = (time.microseconds - before.time.microseconds) * Int64(after.x - from)
    return max(start, from + Int(part / (after.time.microseconds - before.time.microseconds)))
  }
}
