internal import ScenePlan

/// Logs that are longer than a picture has room for.
extension MessageLog {
  /// The same, no higher than a picture may be: what only repeats goes first, then what steps do after their first
  /// messages, then the steps in the middle. A place where something is left out says so, and alarms stay.
  ///
  /// - Parameters:
  ///   - room: How high all entries may be together.
  ///   - height: How high one is.
  /// - Returns: The log, and in words how much is left out; nil if nothing is.
  func shortened(to room: Int, height: (Entry) -> Int) -> (log: MessageLog, leftOut: String?) {
    func total(_ blocks: [Block]) -> Int { blocks.reduce(0) { $0 + $1.entries.reduce(0) { $0 + height($1) } } }
    let steps = Block.all(of: entries)
    guard total(steps) > room else { return (self, nil) }
    let all = entries.count { !$0.parties.isEmpty }
    let repeats = Block.repetitions(among: steps)
    // As many of those that only repeat as there is room for.
    var (shown, tooMany) = (0, steps.count)
    while tooMany - shown > 1 {
      let middle = (shown + tooMany) / 2
      let tried = Block.withoutRepetition(steps, repeats, butFor: middle)
      if total(tried) <= room { shown = middle } else { tooMany = middle }
    }
    var blocks = Block.withoutRepetition(steps, repeats, butFor: shown)
    // The more of each step the better, as long as all of them find room.
    var most = blocks.map(\.entries.count).max() ?? 0
    if total(blocks) > room, most > 4 {
      // What is only tried isn't kept.
      repeat {
        most = max(4, most * 3 / 4)
      } while most > 4 && blocks.reduce(0) { $0 + total([$1.cut(to: most)]) } > room
      blocks = blocks.map { $0.cut(to: most) }
    }
    blocks = Block.joiningMiddle(of: blocks, to: room, height: height)
    var log = self
    log.entries = blocks.flatMap(\.entries)
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

    /// What happens, to whichever controller.
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

    /// Which steps of some length do the same as the step before.
    static func repetitions(among blocks: [Block]) -> [Bool] {
      var before: [String]?
      return blocks.map { block in
        let shape = block.shape
        defer { before = shape }
        return block.count > 2 && shape == before
      }
    }

    /// Steps in which the same happens as in the one before them are left out, but for the first ones.
    static func withoutRepetition(_ blocks: [Block], _ repeats: [Bool], butFor shown: Int) -> [Block] {
      var result: [Block] = []
      var count = 0
      for (block, isRepeated) in zip(blocks, repeats) {
        if isRepeated { count += 1 }
        if isRepeated, count > shown {
          if result[result.count - 1].steps == 0 { result.append(Block(entries: [], lines: nil, count: 0)) }
          result[result.count - 1].take(block)
          result[result.count - 1].entries += block.entries.filter(\.isAlarm)
        } else {
          result.append(block)
        }
      }
      for index in result.indices where result[index].steps > 0 {
        result[index].entries.append(result[index].note(" like the one above"))
      }
      return result
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

    /// The first messages, and how many follow.
    func cut(to most: Int) -> Block {
      guard steps == 0, entries.count > most else { return self }
      var block = self
      let others = entries.dropFirst(most)
      let rest = others.filter { !$0.isAlarm && !$0.parties.isEmpty }
      guard rest.count > 1 else { return self }
      block.entries = entries.prefix(most) + others.filter(\.isAlarm)
      let lines = rest.compactMap(\.line)
      let range = lines.min().flatMap { first in lines.max().map { first...$0 } }
      block.entries.append(Entry(what: .more("⋮ \(rest.count) more messages" + Block.words(for: range))))
      return block
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
  fileprivate var isAlarm: Bool { if case .alarm = what { true } else { false } }
}
