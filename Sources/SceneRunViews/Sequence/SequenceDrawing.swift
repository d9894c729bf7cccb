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
  private var width = 0

  typealias Place = (middle: Int, width: Int)

  /// How high the heads are.
  private let head: Int
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
      + (hidden.map { "; " + SequenceDrawing.words(forSharing: $0) } ?? "")
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
    drawActivity(in: &sketch)
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

  private func x(_ party: MessageLog.Party) -> Int { places[party]?.middle ?? 0 }

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

  /// From the first to the last that a party has to do with a step, a bar on the line.
  private func drawActivity(in sketch: inout Sketch) {
    var y = head + 10
    let order = Dictionary(uniqueKeysWithValues: log.parties.enumerated().map { ($1, $0) })
    var spans: [MessageLog.Party: (from: Int, to: Int)] = [:]
    func flush(_ sketch: inout Sketch) {
      for party in spans.keys.sorted(by: { order[$0, default: 0] < order[$1, default: 0] }) {
        guard let span = spans[party], party != .uikit, party != .script else { continue }
        let bar = Rectangle(x: x(party) - 3, y: span.from - 7, width: 6, height: span.to - span.from + 10)
        sketch.add(.box(bar, radius: 2, .active))
      }
      spans = [:]
    }
    for (entry, height) in zip(log.entries, rows) {
      if case .step = entry.what { flush(&sketch) }
      y += height
      for party in entry.parties { spans[party] = (spans[party]?.from ?? y - 5, y - 5) }
    }
    flush(&sketch)
  }

  private func draw(_ entry: MessageLog.Entry, from top: Int, height: Int, in sketch: inout Sketch) {
    let line = top + height - 5
    if let number = entry.line {
      sketch.add(String(number), .small, at: Point(x: 22, y: line + 1), in: 22, .right)
    }
    switch entry.what {
    case .step(let title, let folded):
      if let folded { sketch.add(.begin(title: title + "; " + folded)) }
      sketch.add(.box(Rectangle(x: 0, y: top + 11, width: sketch.width, height: 20), radius: 4, .step))
      let end = 8 + sketch.add(title, .smallName, at: Point(x: 8, y: top + 25), in: sketch.width - 16, .left)
      guard let folded else { break }
      let room = sketch.width - 8 - end - 24
      if room > 60 { sketch.add(folded, .small, at: Point(x: sketch.width - 8, y: top + 25), in: room, .right) }
      sketch.add(.end)
    case .more(let words):
      label(words, .small, from: 26, line: line - 1, in: &sketch)
    case .clock(let time, let note):
      sketch.add(.line(Point(x: 0, y: top + 10), Point(x: sketch.width, y: top + 10), .rule))
      label("\(time.seconds) s" + (note.map { " · " + $0 } ?? ""), .smallName, from: 2, line: top + 13, in: &sketch)
    case .message(let from, let to, let words) where from != to:
      let (left, right) = (min(x(from), x(to)), max(x(from), x(to)))
      let width = SketchText.width(of: words, .small)
      // In the middle if it fits between the two; else at the end where it covers fewer lines.
      // Where it covers as many, it keeps off the head.
      let ends = x(to) > x(from) ? [right - 8 - width, left + 12] : [left + 12, right - 8 - width]
      let start =
        width + 20 <= right - left
        ? (left + right - width) / 2
        : covered(ends[1], width) < covered(ends[0], width)
          ? ends[1] : ends[0]
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

  /// A text to the right of a party's line; to the left of it where there is more room and it wouldn't fit.
  private func sideLabel(
    _ words: String, _ face: SketchText.Face, of party: MessageLog.Party, beside gap: Int, line: Int,
    in sketch: inout Sketch
  ) {
    let width = min(SketchText.width(of: words, face), SequenceDrawing.widestLabel)
    let right = sketch.width - 2 - x(party) - gap
    let left = x(party) - 10 - SequenceDrawing.gutter
    if width <= right || right >= left {
      label(words, face, from: x(party) + gap, line: line, atMost: right, in: &sketch)
    } else {
      label(words, face, from: x(party) - 10 - min(width, left), line: line, atMost: left, in: &sketch)
    }
  }

  /// UIKit's words as lines below the party's own: they may be all that the picture is for. None if it has room beside
  /// the party's line.
  private func linesOfAlarm(_ words: String, _ party: MessageLog.Party) -> [String] {
    let wanted = SketchText.width(of: words, .smallAlarm)
    let isShort = wanted <= SequenceDrawing.widestLabel
    if isShort, wanted <= max(width - 10 - x(party), x(party) - 10 - SequenceDrawing.gutter) { return [] }
    return SketchText.lines(of: words, .smallAlarm, in: width - SequenceDrawing.gutter - 4, atMost: 8)
  }

  private static let widestLabel = 420

  /// How many parties' lines a text covers; none where there would be no room for it.
  private func covered(_ start: Int, _ width: Int) -> Int {
    start < SequenceDrawing.gutter
      ? Int.max : places.values.count { start - 5 < $0.middle && $0.middle < start + width + 5 }
  }

  /// A text over the lines behind it. It is cut at the end of the picture; the pointer shows the whole text.
  private func label(
    _ words: String, _ face: SketchText.Face, from x: Int, line: Int, atMost room: Int = .max, in sketch: inout Sketch
  ) {
    let most = face == .smallAlarm ? Int.max : SequenceDrawing.widestLabel
    let width = min(SketchText.width(of: words, face), most, sketch.width - 30, room)
    let start = max(face == .smallName ? 2 : 26, min(x, sketch.width - width - 2))
    sketch.add(.box(Rectangle(x: start - 2, y: line - 10, width: width + 4, height: 13), radius: 0, .backdrop))
    let isCut = SketchText.width(of: words, face) > width
    if isCut { sketch.add(.begin(title: words)) }
    sketch.add(words, face, at: Point(x: start, y: line), in: width, .left)
    if isCut { sketch.add(.end) }
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
