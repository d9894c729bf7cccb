internal import ScenePlan

/// Logs that are longer than a picture has room for.
extension MessageLog {
  /// A log that is no higher than a picture may be. Lines that only put controllers together go first, then repeated
  /// steps, then the longest steps, then the steps in the middle. A step tells all of what appears and disappears in it,
  /// or nothing: half of it would be untrue. A step of which something is folded says so, and alarms stay.
  ///
  /// - Parameters:
  ///   - room: How high all entries may be together.
  ///   - height: How high one is.
  /// - Returns: The log, and in words how much is left out; nil if nothing is.
  func shortened(to room: Int, height: (Entry) -> Int) -> (log: MessageLog, leftOut: String?) {
    func total(_ blocks: [Block]) -> Int { blocks.reduce(0) { $0 + $1.entries.reduce(0) { $0 + height($1) } } }
    let whole = Block.all(of: entries)
    guard total(whole) > room else { return (self, nil) }
    let all = entries.count { !$0.parties.isEmpty }
    let repeats = Block.repetitions(among: whole)
    var steps = whole
    for rank in MessageRank.allCases.reversed() where rank > .passage {
      if total(Block.withoutRepetition(steps, repeats, butFor: 0)) <= room { break }
      steps = steps.map { $0.keeping { $0.rank < rank } }
    }
    // As many of those that only repeat as there is room for.
    var (shown, tooMany) = (0, steps.count)
    while tooMany - shown > 1 {
      let middle = (shown + tooMany) / 2
      let tried = Block.withoutRepetition(steps, repeats, butFor: middle)
      if total(tried) <= room { shown = middle } else { tooMany = middle }
    }
    var blocks = Block.withoutRepetition(steps, repeats, butFor: shown)
    if total(blocks) > room { blocks = Block.foldingLongest(of: blocks, to: room, height: height) }
    if total(blocks) > room {
      // Names of steps that only repeat go before the appearances of those that don't.
      blocks = Block.withoutRepetition(steps, repeats, butFor: 0, joinsAll: true)
      blocks = Block.foldingLongest(of: blocks, to: room, height: height)
    }
    blocks = Block.joiningMiddle(of: blocks, to: room, height: height)
    var log = self
    log.entries = blocks.flatMap(\.told)
    log.keepUsedParties()
    let kept = log.entries.count { !$0.parties.isEmpty }
    return (log, "\(all - kept) of \(all) messages are left out")
  }

  /// A step with all that happens in it.
  private struct Block {
    var entries: ArraySlice<Entry>
    /// The lines of the trace that belong to it.
    var lines: ClosedRange<Int32>?
    /// How many messages it had.
    var count: Int
    /// How many steps it stands for, if it only says that they are left out.
    var steps = 0
    /// The first of those steps, and the one that it is like.
    private var only: (step: Int, first: Int)?
    /// Whether those steps aren't all like one.
    var isMixed = false
    /// The step that tells what is folded.
    private var likeness: String?
    /// The entries of it that are folded.
    private var folded: [Entry] = []

    init(entries: ArraySlice<Entry>, lines: ClosedRange<Int32>?, count: Int) {
      (self.entries, self.lines, self.count) = (entries, lines, count)
    }

    static func all(of entries: [Entry]) -> [Block] {
      var starts = entries.indices.filter { if case .step = entries[$0].what { true } else { false } }
      if starts.first != 0, !entries.isEmpty { starts.insert(0, at: 0) }
      return zip(starts, starts.dropFirst() + [entries.count]).map { start, end in
        let entries = entries[start..<end]
        let lines = entries.compactMap(\.line)
        return Block(
          entries: entries, lines: lines.first.flatMap { first in lines.last.map { min(first, $0)...max(first, $0) } },
          count: entries.count { !$0.parties.isEmpty })
      }
    }

    /// The messages, to whichever controller.
    private var shape: [String] {
      entries.compactMap { entry in
        switch entry.what {
        case .step, .more, .clock: nil
        case .message(_, _, let words): "→" + words.prefix { $0 != "(" }
        case .own(_, let words): "↺" + words.prefix { $0 != "(" }
        case .alarm(_, let words): "⚠" + words
        case .freed: "✕"
        }
      }
    }

    /// For each step of some length the first one in which the same happens; nil if it is the first itself.
    static func repetitions(among blocks: [Block]) -> [Int?] {
      var firsts: [[String]: Int] = [:]
      return blocks.enumerated().map { index, block in
        guard block.count > 2 else { return nil }
        let shape = block.shape
        if let first = firsts[shape] { return first }
        firsts[shape] = index
        return nil
      }
    }

    /// Steps in which the same happens as in an earlier one are left out, but for the first ones. One behind another
    /// kind of step keeps its name.
    ///
    /// - Parameter joinsAll: Whether neighbours become one line, also where they differ.
    static func withoutRepetition(
      _ blocks: [Block], _ repeats: [Int?], butFor shown: Int, joinsAll: Bool = false
    ) -> [Block] {
      var result: [Block] = []
      var count = 0
      /// The step that the one before is like.
      var before: Int?
      for (index, (block, first)) in zip(blocks, repeats).enumerated() {
        if first != nil { count += 1 }
        defer { before = first ?? index }
        guard let first, count > shown else {
          result.append(block)
          continue
        }
        let isJoined = joinsAll || before == first
        if !isJoined {
          result.append(block.likened(to: blocks[first]))
          continue
        }
        if result[result.count - 1].steps == 0 {
          result.append(Block(entries: [], lines: nil, count: 0))
          result[result.count - 1].only = (index, first)
        }
        let last = result.count - 1
        result[last].take(block)
        result[last].entries += block.entries.filter(\.isAlarm)
        result[last].isMixed = result[last].isMixed || before != first
      }
      for index in result.indices where result[index].steps > 0 {
        if result[index].steps == 1, let only = result[index].only {
          // Its name takes no more room than a line that says that there was one.
          result[index] = blocks[only.step].likened(to: blocks[only.first])
          continue
        }
        let likeness = result[index].isMixed ? ", each like one above" : " like the one above"
        result[index].entries.append(result[index].note(likeness))
      }
      return result
    }

    /// Only its name, with what it is like, and its alarms.
    private func likened(to other: Block) -> Block {
      guard case .step(let title, _)? = other.entries.first?.what else { return self }
      var block = keeping { _ in false }
      let number = title.prefix { $0 != " " }
      block.likeness = "like " + (number.allSatisfy(\.isNumber) ? "step \(number)" : "the \(number)")
      return block
    }

    /// Folds the longest steps, as few as possible. Of each stays what was done, decided and refused.
    static func foldingLongest(of blocks: [Block], to room: Int, height: (Entry) -> Int) -> [Block] {
      func size(_ block: Block) -> Int { block.entries.reduce(0) { $0 + height($1) } }
      var blocks = blocks
      var total = blocks.reduce(0) { $0 + size($1) }
      let order = blocks.indices.sorted { (-blocks[$0].entries.count, $0) < (-blocks[$1].entries.count, $1) }
      for index in order where total > room {
        let folded = blocks[index].keeping { $0.rank <= .decision }
        total -= size(blocks[index]) - size(folded)
        blocks[index] = folded
      }
      return blocks
    }

    /// Makes one block of those in the middle, of as few as possible.
    static func joiningMiddle(of blocks: [Block], to room: Int, height: (Entry) -> Int) -> [Block] {
      var total = blocks.reduce(0) { $0 + $1.entries.reduce(0) { $0 + height($1) } }
      var count = blocks.count
      guard total > room, count > 3 else { return blocks }
      var (low, high) = (count / 2, count / 2)
      var joined = blocks[low]
      // The alarms of those that came to it, outwards.
      var (above, below): ([[Entry]], [[Entry]]) = ([], [joined.entries.filter(\.isAlarm)])
      func hidden(_ block: Block) -> Int { block.entries.reduce(0) { $0 + ($1.isAlarm ? 0 : height($1)) } }
      total += height(joined.note()) - hidden(joined)
      while total > room || low == high, count > 3 {
        if count / 2 < low {
          low -= 1
          var next = blocks[low]
          next.take(joined)
          joined = next
          above.append(blocks[low].entries.filter(\.isAlarm))
          total -= hidden(blocks[low])
        } else {
          high += 1
          joined.take(blocks[high])
          below.append(blocks[high].entries.filter(\.isAlarm))
          total -= hidden(blocks[high])
        }
        count -= 1
      }
      joined.entries = ArraySlice(above.reversed().flatMap(\.self) + below.flatMap(\.self) + [joined.note()])
      return blocks[..<low] + [joined] + blocks[(high + 1)...]
    }

    /// The messages that pass.
    func keeping(_ passes: (Entry) -> Bool) -> Block {
      steps == 0 ? keeping(places: entries.indices.filter { passes(entries[$0]) }) : self
    }

    /// The messages at some places, with all alarms; a time at which no message is left goes too.
    private func keeping(places: [Int]) -> Block {
      let kept = Set(places)
      var block = self
      block.entries = []
      for index in entries.indices {
        let entry = entries[index]
        guard entry.parties.isEmpty || entry.isAlarm || kept.contains(index) else {
          block.folded.append(entry)
          continue
        }
        if case .clock = entry.what, case .clock? = block.entries.last?.what { block.entries.removeLast() }
        block.entries.append(entry)
      }
      if case .clock? = block.entries.last?.what { block.entries.removeLast() }
      return block
    }

    /// The entries of it that are drawn; its first line says which are folded.
    var told: ArraySlice<Entry> {
      guard !folded.isEmpty, case .step(let title, _)? = entries.first?.what else { return entries }
      if let likeness {
        var told = entries
        told[told.startIndex].what = .step(title, folded: likeness)
        return told
      }
      var counts: [String: Int] = [:]
      // What is said of the screen is missed most.
      var news: Set<String> = []
      for entry in folded {
        counts[entry.subject, default: 0] += 1
        if entry.rank.isNews { news.insert(entry.subject) }
      }
      let names = counts.keys.sorted { one, other in
        let (here, there) = (news.contains(one) ? 0 : 1, news.contains(other) ? 0 : 1)
        return (here, -(counts[one] ?? 0), one) < (there, -(counts[other] ?? 0), other)
      }
      let words = names.prefix(3).map { name in counts[name] == 1 ? name : "\(counts[name] ?? 0) × \(name)" }
      var told = entries
      told[told.startIndex].what = .step(
        title,
        folded: "folded: " + words.joined(separator: ", ")
          + (names.count > 3 ? " and \(folded.count - names.prefix(3).reduce(0) { $0 + (counts[$1] ?? 0) }) more" : ""))
      return told
    }

    /// Counts what another one has, too; the entries stay as they are.
    mutating func take(_ other: Block) {
      steps = max(steps, count > 0 ? 1 : 0) + max(other.steps, 1)
      count += other.count
      if let here = lines, let there = other.lines {
        lines = min(here.lowerBound, there.lowerBound)...max(here.upperBound, there.upperBound)
      } else {
        lines = lines ?? other.lines
      }
    }

    /// The line that says what is left out.
    func note(_ likeness: String = "") -> Entry {
      let words = (steps == 1 ? "⋮ 1 more step" : "⋮ \(steps) more steps") + likeness
      return Entry(what: .more(words + ", \(count) messages" + Block.words(for: lines)))
    }

    private static func words(for lines: ClosedRange<Int32>?) -> String {
      lines.map { "; lines \($0.lowerBound) to \($0.upperBound) of the trace" } ?? ""
    }
  }
}

extension MessageLog.Entry {
  /// The message, without the words that go with it.
  fileprivate var subject: String {
    switch what {
    case .step, .more, .clock: ""
    case .message(_, _, let words), .own(_, let words), .alarm(_, let words):
      String(words.prefix { $0 != "(" && $0 != " " })
    case .freed: "deinit"
    }
  }

  fileprivate var isAlarm: Bool { if case .alarm = what { true } else { false } }
}
