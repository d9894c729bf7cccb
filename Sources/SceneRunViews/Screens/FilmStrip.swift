internal import SceneBasics
internal import SceneCanvas
internal import SceneDiagrams
internal import SceneGraphs
internal import ScenePlan

/// The panels of one run while they are drawn.
struct FilmStrip {
  /// A moment that is left to be seen.
  fileprivate struct Panel {
    var caption: String
    var time: String
    var layout: ScreenLayout
    var path: String
    var news: ScreenNews
    /// The sheets that stand at another height than before (M6.47): no callback tells of it.
    var standings: [String]
    var power: DevicePainter.Power
    /// The controllers that have come.
    var comers: Set<InstanceID>
    /// Whether it says something that must not go with the panel before.
    var isNotable = false
    var isAlarm = false
    /// Why it isn't as its caption's words say.
    var reason: String?

    /// The names that are seen, from behind to in front.
    var names: [String] { layout.panes.filter { $0.isView && !$0.label.isEmpty }.map(\.label) }
  }

  private let plan: HierarchyPlan
  private let room: Int
  /// The panels that aren't drawn yet; the last one is the first of the strip.
  private var panels: [Panel] = []

  private static let gap = 16
  private static let line = 13
  /// No panel is wider for the sake of its words.
  private static let widest = 176
  /// UIKit's longest sentence has eleven lines of a phone's width.
  private static let mostOfReason = 12

  init(_ recording: RunRecording, _ plan: HierarchyPlan, _ style: DiagramStyle) {
    self.plan = plan
    room = style.room ?? Int.max
    let ends = Set(PlayedStep.all(of: recording).compactMap(\.moments.last))
    let reel = ScreenReel(recording, plan, everyMoment: false, and: ends)
    var known = HierarchyState()
    var power = DevicePainter.Power.on
    var stood: Set<String> = []
    var panels: [Panel] = []
    // Room that isn't used costs nothing; a list that grows is copied.
    panels.reserveCapacity(recording.steps.count)
    PlayedStep.replay(recording) { played, state in
      // A step that another has overtaken leaves the screen as it is.
      let before = played.moments.lowerBound - 1
      guard let last = played.moments.last ?? (played.isOvertaken && before >= 0 ? before : nil) else { return }
      // No event tells that the app isn't in front: it was never there.
      if recording.steps[played.steps.lowerBound].record.title == "launch: background" { power = .background }
      for moment in played.moments {
        switch recording.moments.event(at: moment)?.callback {
        case .didEnterBackground: power = .background
        case .willEnterForeground: power = .on
        case .terminated: power = .ended
        default: break
        }
      }
      let changes = played.moments.lazy.flatMap { recording.moments.changes(at: $0) }
      let changed = Set(changes.map(\.instance)).sorted()
      let seen = Set(changes.filter { $0.node.appearance == .appeared }.map(\.instance))
      let lived = Set(changes.filter(\.node.isAlive).map(\.instance))
      let layout = reel.layouts[Int(reel.layoutOfMoment[last])]
      let standings = layout.standings(in: plan)
      panels.add(
        Panel(
          caption: played.caption(recording, plan, state),
          time: played.start == played.end
            ? "\(played.end.seconds) s" : "\(played.start.seconds) → \(played.end.seconds) s",
          layout: layout, path: layout.path(in: state, plan),
          news: ScreenNews(of: changed, seen: seen, lived: lived, from: known, to: state, plan),
          standings: standings.filter { !stood.contains($0) }, power: layout.panes.isEmpty ? .off : power,
          comers: Set(changed.filter { state[$0].appearance == .appeared && known[$0].appearance != .appeared }),
          isNotable: played.isNotable, isAlarm: played.outcome.isAlarm,
          reason: played.isContinued ? nil : plan.reason(of: played.outcome)))
      stood = Set(standings)
      // The whole state would be a copy of all nodes.
      for id in changed { known[id] = state[id] }
    }
    panels.reverse()
    self.panels = panels
  }

  /// Draws all panels. Each is given up as it is drawn, so that marks stand where its layout has stood.
  consuming func sketch() -> Sketch {
    var sketch = Sketch(
      heading: [DiagramText(plan.scene, .heading), DiagramText("the screen after each step", .detail)],
      description: description)
    let widths = widths
    var y = drawLegend(in: &sketch)
    for row in rows(of: widths) {
      var x = 0
      let captions = zip(row, panels.reversed()).map { index, panel in
        FilmStrip.lines(of: panel.caption, .smallName, in: widths[index] - FilmStrip.gap, atMost: 3)
      }
      let top = y + ((captions.map(\.count).max() ?? 0) + 1) * FilmStrip.line + 6
      var bottom = 0
      for (index, lines) in zip(row, captions) {
        guard let panel = panels.popLast() else { break }
        let end = draw(
          panel, lines, x: x, captionTop: y, top: top, width: widths[index] - FilmStrip.gap, in: &sketch)
        bottom = max(bottom, end)
        x += widths[index]
      }
      sketch.width = max(sketch.width, x - FilmStrip.gap)
      y = bottom + 24
    }
    sketch.height = max(0, y - 24)
    return sketch
  }

  /// As wide as its device; wider where a word would be cut, if that makes no more rows.
  private var widths: [Int] {
    let least = panels.reversed().map { max(112, painter(of: $0).width) + FilmStrip.gap }
    let wider = zip(least, panels.reversed()).map { max($0, min(FilmStrip.widest, $1.widestWord) + FilmStrip.gap) }
    return rows(of: wider).count == rows(of: least).count ? wider : least
  }

  /// Lines of a text; both ends stay of a word that has no room.
  private static func lines(of text: String, _ face: SketchText.Face, in width: Int, atMost count: Int) -> [String] {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let fitting = words.map { $0.contains(".") ? String($0) : SketchText.shortened(String($0), face, to: width) }
    return SketchText.lines(of: fitting.joined(separator: " "), face, in: width, atMost: count)
  }

  /// The meaning of the colours and signs that occur, above all panels; gives back where they begin.
  private func drawLegend(in sketch: inout Sketch) -> Int {
    let moving = panels.contains { panel in panel.layout.panes.contains { $0.appearance == .disappearing } }
    let entries: [(look: SketchLook, words: String, occurs: Bool)] = [
      (.appeared, "appeared in this step", panels.contains { !$0.comers.isEmpty }), (.going, "is going", moving),
    ]
    var x = 0
    for (look, words, occurs) in entries where occurs {
      let width = SketchText.width(of: words, .small)
      guard x + 24 + width <= room else { continue }
      sketch.add(.box(Rectangle(x: x + 1, y: 1, width: 18, height: 11), radius: 3, look))
      x += 24 + sketch.add(words, .small, at: Point(x: x + 24, y: 10), in: width, .left) + 18
    }
    var y = 10
    for (sign, words) in signs {
      let text = "a\(sign)b: " + words
      let width = SketchText.width(of: text, .small)
      if x > 0, x + width > room { (x, y) = (0, y + 17) }
      x += sketch.add(text, .small, at: Point(x: x, y: y), in: min(width, room), .left) + 18
      sketch.width = max(sketch.width, x - 18)
    }
    sketch.width = max(sketch.width, x - 18)
    return x == 0 ? 0 : y + 16
  }

  /// The signs between names that occur in panels.
  private var signs: [(sign: String, words: String)] {
    [(ScreenLayout.contains, "a contains b"), (ScreenLayout.presents, "a presents b")].filter { sign, _ in
      panels.contains { $0.power.words == nil && $0.path.contains(sign) }
    }
  }

  /// As few rows as there is room for, and about as many panels in each.
  private func rows(of widths: [Int]) -> [Range<Int>] {
    // A row holds one panel, or those that there is room for: with fewer rows there is no need to try.
    let most = min(room, 1 << 40) + FilmStrip.gap
    var count = max(1, widths.reduce(0) { $0 + min($1, most) } / most)
    while true {
      func start(_ row: Int) -> Int { (widths.count * row + count - 1) / count }
      let rows = (0..<count).map { start($0)..<start($0 + 1) }
      let fits = rows.allSatisfy { $0.count < 2 || widths[$0].reduce(-FilmStrip.gap, +) <= room }
      if fits { return rows }
      // Wide panels among narrow ones: rows of equal width hold more than rows of equal number.
      let packed = FilmStrip.packed(widths, into: most)
      if packed.count <= count { return FilmStrip.evenly(widths, packed.count, most) }
      count += 1
    }
  }

  /// The rows if each takes what it has room for.
  private static func packed(_ widths: [Int], into room: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var (start, width) = (0, 0)
    for (index, next) in widths.enumerated() {
      if index > start, width + next > room {
        rows.append(start..<index)
        (start, width) = (index, 0)
      }
      width += next
    }
    return rows + [start..<widths.count]
  }

  /// So many rows, with a widest one that is as narrow as it can be.
  private static func evenly(_ widths: [Int], _ count: Int, _ room: Int) -> [Range<Int>] {
    var (least, most) = (1, room)
    while least < most {
      let middle = (least + most) / 2
      if packed(widths, into: middle).count <= count { most = middle } else { least = middle + 1 }
    }
    return packed(widths, into: most)
  }

  /// The panels for a terminal: what was done, the way to what is seen, and what became of the controllers.
  func writeText(into output: inout ByteWriter) {
    output.write(VisibleText.of(plan.scene) + "\nthe screen after each step\n")
    for panel in panels.reversed() {
      output.write("\n" + VisibleText.of(panel.caption) + " · \(panel.time)\n")
      for line in [panel.reason ?? "", panel.power.words ?? panel.path] + panel.allNews where !line.isEmpty {
        output.write("  " + VisibleText.of(line) + "\n")
      }
    }
  }

  private func painter(of panel: Panel) -> DevicePainter {
    DevicePainter(panel.layout, panel.power, news: panel.comers)
  }

  /// - Returns: Where it ends.
  private func draw(
    _ panel: Panel, _ caption: [String], x: Int, captionTop: Int, top: Int, width: Int, in sketch: inout Sketch
  ) -> Int {
    let title = [panel.caption, panel.reason, panel.time].compactMap(\.self) + panel.allNews
    sketch.add(.begin(title: title.joined(separator: "\n")))
    defer { sketch.add(.end) }
    let face = panel.isAlarm ? SketchText.Face.smallAlarm : .smallName
    for (index, line) in (caption.map { ($0, face) } + [(panel.time, .small)]).enumerated() {
      sketch.add(line.0, line.1, at: Point(x: x, y: captionTop + 11 + index * FilmStrip.line), in: width, .left)
    }
    let painter = painter(of: panel)
    painter.draw(at: Point(x: x, y: top), in: &sketch)
    var y = top + painter.height + 4
    func write(_ texts: [String], _ face: SketchText.Face, _ limit: Int) {
      for text in texts {
        for line in FilmStrip.lines(of: text, face, in: width, atMost: limit) {
          y += FilmStrip.line
          sketch.add(line, face, at: Point(x: x, y: y), in: width, .left)
        }
      }
    }
    func write(_ lines: [ScreenNews.Line], _ face: SketchText.Face) {
      write(lines.map { $0.text(face, in: width) }, face, 2)
    }
    write([panel.power.words ?? panel.path], .small, 2)
    write([panel.reason].compactMap(\.self), panel.isAlarm ? .smallAlarm : .smallName, FilmStrip.mostOfReason)
    write(panel.news.came, .came)
    write(panel.news.going, .smallName)
    write(panel.standings, .smallName, 2)
    write(panel.news.went, .went)
    return y
  }

  private var description: String {
    guard let last = panels.first else { return "Nothing happens." }
    func seen(_ panel: Panel) -> String {
      if let words = panel.power.words { return words }
      let names = panel.names
      let standings = panel.layout.standings(in: plan).map { "; " + $0 }.joined()
      return names.isEmpty ? "nothing is on the screen" : names.joined(separator: ", ") + standings
    }
    let sentences = panels.reversed().map { panel in
      "After “\(panel.caption.replacing("  ", with: " "))”: \(seen(panel))."
    }
    return DiagramDescription.joined(
      ["At the end the screen shows \(seen(last))."] + (panels.count > 1 ? sentences : []))
  }
}

extension [FilmStrip.Panel] {
  /// Adds a panel; one that looks like the one before becomes one with it.
  fileprivate mutating func add(_ panel: FilmStrip.Panel) {
    guard let last, last.layout == panel.layout, last.power == panel.power, panel.allNews.isEmpty, !last.isNotable,
      !panel.isNotable
    else {
      return append(panel)
    }
    if !panel.caption.hasPrefix("…") { self[count - 1].caption += ", " + panel.caption }
    let start = last.time.split(separator: " ").first ?? ""
    let end = panel.time.split(separator: " ").dropLast().last ?? ""
    self[count - 1].time = start == end ? panel.time : "\(start) → \(end) s"
  }
}

extension FilmStrip.Panel {
  /// How wide the longest word below it or above it is.
  fileprivate var widestWord: Int {
    let texts = [caption, power.words ?? path] + allNews
    return texts.flatMap { $0.split(separator: " ") }.map { SketchText.width(of: String($0), .smallName) }.max() ?? 0
  }

  fileprivate var allNews: [String] {
    (news.came + news.going).map(\.text) + standings + news.went.map(\.text)
  }
}
