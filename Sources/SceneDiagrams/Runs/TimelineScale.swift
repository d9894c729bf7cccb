internal import ScenePlan

/// Where moments stand from left to right.
///
/// Most of what happens takes no virtual time. So a moment in which somebody's state changes takes a little room of its
/// own, and the time between two moments takes more the longer it is, though less than in proportion.
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
  private(set) var width = 0
  private var places: [Int] = []

  private static let change = 9
  private static let narrowest = 74
  private static let widestWord = 160
  private static let usual = 600

  init(_ recording: RunRecording, lives: [[RunRecording.Stretch]]) {
    var changing: Set<Int> = []
    for stretch in lives.joined() {
      changing.insert(stretch.moments.lowerBound)
      changing.insert(stretch.moments.upperBound)
    }
    var x = 0
    var time = Ticks.zero
    for step in recording.steps.indices {
      let moments = recording.moments(of: step)
      // A step that only looks has no column.
      if moments.isEmpty, step > 0 { continue }
      let start = x
      x += 8
      for moment in moments {
        let now = recording.moments[moment].time
        if now > time || clock.isEmpty {
          x += TimelineScale.room(for: now.microseconds - time.microseconds)
          time = now
          clock.append((x, now))
        }
        places.append(x)
        if changing.contains(moment) { x += TimelineScale.change }
      }
      let next = step + 1 < recording.steps.count ? recording.steps[step + 1].time : recording.end
      if next > time {
        x += TimelineScale.room(for: next.microseconds - time.microseconds)
        time = next
        clock.append((x, next))
      }
      // No word of the step's name is cut.
      let words = recording.steps[step].label.split(separator: " ").map { SketchText.width(of: String($0), .small) }
      let needed = max(TimelineScale.narrowest, min(TimelineScale.widestWord, (words.max() ?? 0) + 14))
      x = max(x + 6, start + needed)
      columns.append(Column(step: step, start: start, width: x - start))
    }
    width = x
    spread()
  }

  /// A short run takes as much room as a line of text.
  private mutating func spread() {
    guard width > 0, width < TimelineScale.usual else { return }
    let wanted = min(TimelineScale.usual, 2 * width)
    func spread(_ x: Int) -> Int { x * wanted / width }
    places = places.map(spread)
    clock = clock.map { (spread($0.x), $0.time) }
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
    guard let next = clock.firstIndex(where: { $0.time >= time }) else { return max(start, width) }
    guard next > 0, clock[next].time > time else { return max(start, clock[next].x) }
    let (before, after) = (clock[next - 1], clock[next])
    let from = min(max(start, before.x), after.x)
    let part = (time.microseconds - before.time.microseconds) * Int64(after.x - from)
    return max(start, from + Int(part / (after.time.microseconds - before.time.microseconds)))
  }

  /// How wide a stretch of time is: 0.5 s take 64 pixels, 2 s twice as much, and no time takes more than 200.
  private static func room(for microseconds: Int64) -> Int {
    guard microseconds > 0 else { return 0 }
    // The whole number whose square comes nearest from below.
    let wanted = Int(min(microseconds, 5_000_000)) * 64 * 64 / 500_000
    var root = 0
    while (root + 1) * (root + 1) <= wanted { root += 1 }
    return max(10, root)
  }
}
