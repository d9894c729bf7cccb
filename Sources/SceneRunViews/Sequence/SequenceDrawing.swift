internal import SceneBasics
internal import SceneCanvas
internal import SceneDiagrams
internal import SceneGraphs
internal import ScenePlan

/// The sequence of one run while it is drawn.
struct SequenceDrawing {
  let log: MessageLog
  private let plan: HierarchyPlan
  private let room: Int?
  /// Where each party's line stands, and how wide its head is.
  let places: [MessageLog.Party: Place]
  /// How high each entry is.
  var rows: [Int]
  /// The entries above which the heads stand again.
  var repeats: Set<Int> = []
  /// How wide the picture is.
  private(set) var width = 0
  /// The bars on the lines, step by step, and where those of a step end.
  private(set) var bars: [(frames: [Rectangle], end: Int)] = []

  typealias Place = (middle: Int, width: Int)

  /// How high the heads are.
  let head: Int
  static let leastHead = 28
  /// On the left, numbers and times.
  static let gutter = 34

  /// How much of the run the picture leaves out; nil if nothing.
  let leftOut: String?
  /// The folder of all controllers, which their heads leave out.
  private let folder: String

  init(log: MessageLog, plan: HierarchyPlan, room: Int?) {
    self.plan = plan
    self.room = room
    let shortened = room.map { log.shortened(to: 3 * $0 - 200, height: SequenceDrawing.height) }
    let whole = shortened?.log ?? log
    folder = whole.folder
    leftOut = shortened?.leftOut
    var log = whole
    var places = SequenceDrawing.places(of: log, in: folder, room: nil)
    if let room, SequenceDrawing.end(of: places) > room {
      // First what lies between the lines shrinks; then those that say least stand together.
      places = SequenceDrawing.places(of: log, in: folder, room: room)
      var count = min(whole.parties.count, room / 56 + 1)
      while SequenceDrawing.end(of: places) > room, count > 4 {
        count -= 1
        log = whole.folded(to: count)
        places = SequenceDrawing.places(of: log, in: folder, room: room)
      }
      // Some fewer lines leave room for words between them.
      var least = SequenceDrawing.cost(of: log, at: places)
      for fewer in stride(from: count - 1, through: max(6, count - 5), by: -1) {
        let other = whole.folded(to: fewer)
        let spread = SequenceDrawing.places(of: other, in: folder, room: room)
        let cost = SequenceDrawing.cost(of: other, at: spread)
        if cost < least, SequenceDrawing.end(of: spread) <= room { (log, places, least) = (other, spread, cost) }
      }
    }
    self.log = log
    self.places = Dictionary(uniqueKeysWithValues: zip(log.parties, places))
    let end = SequenceDrawing.end(of: places)
    head = SequenceDrawing.leastHead + 13 * (log.parties.map { log.details(of: $0).count }.max() ?? 0)
    rows = log.entries.map(SequenceDrawing.height)
    let wanted = max(end + 8, widthOfLabels)
    width = min(wanted, max(room ?? .max, end))
    for (index, entry) in log.entries.enumerated() {
      guard case .alarm(let party, let words) = entry.what else { continue }
      rows[index] += 13 * (linesOfAlarm(words, party).count)
    }
    repeatHeads()
    bars = activity
  }

  private static func height(of entry: MessageLog.Entry) -> Int {
    switch entry.what {
    case .step: 36
    case .clock: 16
    case .message, .own, .alarm, .freed: 22
    case .more: 32
    }
  }

  /// The words for controllers that have no lane of their own.
  static func words(forSharing count: Int) -> String {
    count == 1 ? "1 controller has no lane of its own" : "\(count) controllers share a lane"
  }

  func sketch() -> Sketch {
    let hidden = othersCount
    let hasLines = log.entries.contains { $0.line != nil }
    let subtitle =
      "the messages in their order" + (hasLines ? "; numbers are lines of the trace" : "")
      + (hidden.map { "; " + SequenceDrawing.words(forSharing: $0) } ?? "") + wordsOfLoops
      + (leftOut.map { "; " + $0 } ?? "") + (folder.isEmpty ? "" : "; all controllers are in \(folder)")
    var sketch = Sketch(
      heading: [DiagramText(plan.scene, .heading), DiagramText(subtitle, .detail)], description: description)
    sketch.width = width
    let bottom = head + 10 + rows.reduce(0, +)
    let ends = endsOfFreed
    for party in log.parties {
      let end = ends[party] ?? bottom
      sketch.add(.line(Point(x: x(party), y: head), Point(x: x(party), y: end), .life))
    }
    for bar in bars.lazy.flatMap(\.frames) { sketch.add(.box(bar, radius: 2, .active)) }
    drawHeads(at: 0, height: head, of: log.parties, in: &sketch)
    var y = head + 10
    for (index, (entry, height)) in zip(log.entries, rows).enumerated() {
      let above = repeats.contains(index) ? SequenceDrawing.repeated : 0
      if above > 0 { drawHeads(at: y + 8, of: log.parties.filter { ends[$0] ?? bottom > y }, in: &sketch) }
      draw(entry, from: y + above, height: height - above, in: &sketch)
      y += height
    }
    sketch.height = bottom
    guard bottom > SequenceDrawing.farHeads else { return sketch }
    drawHeads(at: bottom, of: log.parties.filter { ends[$0] == nil }, in: &sketch)
    sketch.height += SequenceDrawing.leastHead
    return sketch
  }

  /// How many have no lane of their own; nil if all have one.
  var othersCount: Int? {
    log.parties.compactMap { if case .others(let count) = $0 { Int(count) } else { nil } }.first
  }

  func x(_ party: MessageLog.Party) -> Int { places[party]?.middle ?? 0 }

  func head(of party: MessageLog.Party) -> String { SequenceDrawing.head(of: party, log, folder) }

  // MARK: Places

  /// How far what a party says to itself reaches to the right.
  private var widthOfLabels: Int {
    let ends = log.entries.map { entry in
      switch entry.what {
      case .own(let party, let words): x(party) + 26 + min(420, SketchText.width(of: words, .small))
      case .alarm(let party, let words): x(party) + 24 + min(420, SketchText.width(of: words, .smallAlarm))
      case .freed(let party): x(party) + 60
      case .step, .more, .clock, .message: 0
      }
    }
    return ends.max() ?? 0
  }

  /// How far down the line of each party reaches that is freed.
  private var endsOfFreed: [MessageLog.Party: Int] {
    var y = head + 10
    var ends: [MessageLog.Party: Int] = [:]
    for (entry, height) in zip(log.entries, rows) {
      y += height
      if case .freed(let party) = entry.what { ends[party] = y - 9 }
    }
    return ends
  }

  // MARK: Marks

  private func draw(_ entry: MessageLog.Entry, from top: Int, height: Int, in sketch: inout Sketch) {
    let line = top + height - 5
    if let number = entry.line {
      sketch.add(String(number), .small, at: Point(x: 22, y: line + 1), in: 22, .right)
    }
    switch entry.what {
    case .step(let title, let folded):
      if let whole = folded.first { sketch.add(.begin(title: title + "; " + whole)) }
      sketch.add(.box(Rectangle(x: 0, y: top + 11, width: sketch.width, height: 20), radius: 4, .step))
      let end = 8 + sketch.add(title, .smallName, at: Point(x: 8, y: top + 25), in: sketch.width - 16, .left)
      guard !folded.isEmpty else { break }
      let room = sketch.width - 8 - end - 24
      // Fewer words are better than words that are cut.
      let words = folded.first { SketchText.width(of: $0, .small) <= room } ?? (room > 60 ? folded.last : nil)
      if let words { sketch.add(words, .small, at: Point(x: sketch.width - 8, y: top + 25), in: room, .right) }
      sketch.add(.end)
    case .more(let words):
      // The lines of the trace are what is missed least.
      let isWhole = SketchText.width(of: words, .small) <= sketch.width - 30
      label(isWhole ? words : String(words.prefix { $0 != ";" }), .small, from: 26, line: line - 1, in: &sketch)
    case .clock(let time, let note):
      sketch.add(.line(Point(x: 0, y: top + 10), Point(x: sketch.width, y: top + 10), .rule))
      label("\(time.seconds) s" + (note.map { " · " + $0 } ?? ""), .smallName, from: 2, line: top + 13, in: &sketch)
    case .message(let from, let to, let words) where from != to:
      let (left, right) = (min(x(from), x(to)), max(x(from), x(to)))
      let start = start(of: words, between: left, right, leadsRight: x(to) > x(from), above: line)
      label(words, .small, from: start, line: line - 4, in: &sketch)
      sketch.add(.arrow(Point(x: x(from), y: line), Point(x: x(to) + (x(to) > x(from) ? -3 : 3), y: line), .message))
    case .message(let party, _, let words), .own(let party, let words):
      sideLabel(words, .small, of: party, beside: 24, line: line - 2, in: &sketch)
      sketch.add(.loop(Point(x: x(party) + 3, y: line - 10), height: 10, .own))
    case .alarm(let party, let words):
      let lines = linesOfAlarm(words, party)
      if lines.isEmpty { sideLabel(words, .smallAlarm, of: party, beside: 8, line: line, in: &sketch) }
      sketch.add(.dot(Point(x: x(party), y: line - 4), .amiss))
      for (index, text) in lines.enumerated() {
        label(text, .smallAlarm, from: SequenceDrawing.gutter, line: line - 13 * (lines.count - index), in: &sketch)
      }
    case .freed(let party):
      sideLabel("deinit", .small, of: party, beside: 10, line: line, in: &sketch)
      sketch.add(.cross(Point(x: x(party), y: line - 4), .message))
    }
  }

  // MARK: Words

  private var description: String {
    let count = log.entries.count { if $0.parties.isEmpty { false } else { true } }
    let names = log.parties.map { log.name(of: $0) }
    let parties = names.count > 8 ? "\(names.count) parties" : names.joined(separator: ", ")
    let first = "\(count) message\(count == 1 ? "" : "s") among \(parties)."
    // Of what is too long to be listened to, what puts controllers together says least.
    let told = log.entries.count > 10 ? log.entries.filter { $0.rank < .assembly } : log.entries
    return DiagramDescription.joined([first] + told.compactMap { text(of: $0) })
  }

  private func text(of entry: MessageLog.Entry) -> String? {
    switch entry.what {
    case .clock: nil
    case .more(let words): words + "."
    case .step(let title, _): "\(title.replacing("  ", with: " ")):"
    case .message(let from, let to, let words): "\(log.name(of: from)) to \(log.name(of: to)): \(words)."
    case .own(let party, let words), .alarm(let party, let words): "\(log.name(of: party)): \(words)."
    case .freed(let party): "\(log.name(of: party)) is freed."
    }
  }
}
