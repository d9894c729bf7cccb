internal import SceneBasics
internal import SceneCanvas
internal import SceneDiagrams

/// The words in a sequence, and the bars that they keep off.
extension SequenceDrawing {
  /// A text to the right of a party's line; to the left of it where there is more room and it wouldn't fit.
  func sideLabel(
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
  func linesOfAlarm(_ words: String, _ party: MessageLog.Party) -> [String] {
    let wanted = SketchText.width(of: words, .smallAlarm)
    let isShort = wanted <= SequenceDrawing.widestLabel
    if isShort, wanted <= max(width - 10 - x(party), x(party) - 10 - SequenceDrawing.gutter) { return [] }
    return SketchText.lines(of: words, .smallAlarm, in: width - SequenceDrawing.gutter - 4, atMost: 8)
  }

  private static let widestLabel = 420

  /// Where the words of an arrow begin: where they cut no bar, as near to the middle as there is room; else at an end.
  func start(of words: String, between left: Int, _ right: Int, leadsRight: Bool, above line: Int) -> Int {
    let width = SketchText.width(of: words, .small)
    let middle = (left + right - width) / 2
    let bars = bars(atHeight: line - 14..<line - 1)
    guard width + 20 <= right - left else {
      // Where both ends cut as much, the words keep off the head.
      let ends = leadsRight ? [right - 8 - width, left + 12] : [left + 12, right - 8 - width]
      func cost(_ start: Int) -> Int {
        guard start >= SequenceDrawing.gutter else { return .max }
        let cut = bars.count { start - 2 < $0.maxX && $0.x < start + width + 2 }
        return 100 * cut + places.values.count { start - 5 < $0.middle && $0.middle < start + width + 5 }
      }
      return cost(ends[1]) < cost(ends[0]) ? ends[1] : ends[0]
    }
    let crossed = [left] + bars.map(\.midX).filter { left < $0 && $0 < right }.sorted() + [right]
    let starts = zip(crossed, crossed.dropFirst()).filter { $1 - $0 >= width + 12 }.map { from, to in
      min(max(middle, from + 6), to - 6 - width)
    }
    return starts.min { abs($0 - middle) < abs($1 - middle) } ?? middle
  }

  /// The bars that stand at some height.
  private func bars(atHeight range: Range<Int>) -> [Rectangle] {
    // Those of the first step that doesn't end above it.
    var (step, end) = (0, bars.count)
    while step < end {
      let middle = (step + end) / 2
      if bars[middle].end <= range.lowerBound { step = middle + 1 } else { end = middle }
    }
    guard step < bars.count else { return [] }
    return bars[step].frames.filter { $0.y < range.upperBound && range.lowerBound < $0.maxY }
  }

  /// By step: from the first to the last that a party has to do with it, a bar on the line.
  var activity: [(frames: [Rectangle], end: Int)] {
    var y = head + 10
    var steps: [(frames: [Rectangle], end: Int)] = []
    let order = Dictionary(uniqueKeysWithValues: log.parties.enumerated().map { ($1, $0) })
    var spans: [MessageLog.Party: (from: Int, to: Int)] = [:]
    func flush() {
      let parties = spans.keys.sorted { order[$0, default: 0] < order[$1, default: 0] }
      let frames = parties.compactMap { party -> Rectangle? in
        guard let span = spans[party], party != .uikit, party != .script else { return nil }
        return Rectangle(x: x(party) - 3, y: span.from - 7, width: 6, height: span.to - span.from + 10)
      }
      if let end = frames.map(\.maxY).max() { steps.append((frames, end)) }
      spans = [:]
    }
    for (entry, height) in zip(log.entries, rows) {
      if case .step = entry.what { flush() }
      y += height
      for party in entry.parties { spans[party] = (spans[party]?.from ?? y - 5, y - 5) }
    }
    flush()
    return steps
  }

  /// A text over the lines behind it. It is cut at the end of the picture; the pointer shows the whole text.
  func label(
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

  /// The words for the dashed arrows; none where there are none.
  var wordsOfLoops: String {
    let hasLoops = log.entries.contains { entry in
      switch entry.what {
      case .own: true
      case .message(let from, let to, _): from == to
      case .step, .more, .clock, .alarm, .freed: false
      }
    }
    guard hasLoops else { return "" }
    return "; dashed: to itself" + (othersCount == nil ? "" : ", or in one lane") + ", or to its delegate"
  }
}
