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
    // As many of those that only repeat as there is room for.
    var (shown, tooMany) = (0, steps.count)
    while tooMany - shown > 1 {
      let middle = (shown + tooMany) / 2
      if total(Block.withoutRepetition(steps, butFor: middle)) <= room { shown = middle } else { tooMany = middle }
    }
    var blocks = Block.withoutRepetition(steps, butFor: shown)
    // The more of each step the better, as long as all of them find room.
    let whole = blocks
    var most = whole.map(\.entries.count).max() ?? 0
    while total(blocks) > room, most > 4 {
      most = max(4, most * 3 / 4)
      blocks = whole.map { $0.cut(to: most) }
    }
    var middle = blocks.count / 2
    while total(blocks) > room, blocks.count > 3 {
      middle = min(middle, blocks.count - 2)
      blocks[middle].join(blocks.remove(at: middle + 1))
      middle = blocks.count / 2
    }
    var log = self
    log.entries = blocks.flatMap(\.entries)
    let used = Set(log.entries.flatMap(\.parties))
    log.parties = parties.filter { used.contains($0) }
    let kept = log.entries.count { !$0.parties.isEmpty }
    return (log, "\(all - kept) of \(all) messages are left out")
  }

  /// A step with all that happens in it.
  private struct Block {
    var entries: [Entry]
    /// The lines of the trace that belong to it.
    var lines: ClosedRange<Int>?
    /// How many messages it had.
    var count: Int
    /// How many steps it stands for, if it only says that they are left out.
    var steps = 0

    static func all(of entries: [Entry]) -> [Block] {
      var blocks: [[Entry]] = []
      for entry in entries {
        if case .step = entry.what { blocks.append([]) } else if blocks.isEmpty { blocks.append([]) }
        blocks[blocks.count - 1].append(entry)
      }
      return blocks.map { entries in
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

    /// Steps in which the same happens as in the one before them are left out, but for the first ones.
    static func withoutRepetition(_ blocks: [Block], butFor shown: Int) -> [Block] {
      var result: [Block] = []
      var count = 0
      var last: [String]?
      for block in blocks {
        let shape = block.shape
        if shape == last, block.count > 2 { count += 1 }
        if shape == last, block.count > 2, count > shown {
          if result[result.count - 1].steps == 0 {
            result.append(Block(entries: [], lines: nil, count: 0))
          }
          result[result.count - 1].join(block, " like the one above")
        } else {
          result.append(block)
          last = shape
        }
      }
      return result
    }

    /// The first messages, and how many follow.
    func cut(to most: Int) -> Block {
      guard steps == 0, entries.count > most else { return self }
      var block = self
      let rest = entries[most...].filter { !$0.isAlarm && !$0.parties.isEmpty }
      guard rest.count > 1 else { return self }
      block.entries = entries[..<most] + entries[most...].filter(\.isAlarm)
      let lines = rest.compactMap(\.line)
      let range = lines.min().flatMap { first in lines.max().map { first...$0 } }
      block.entries.append(Entry(what: .more("⋮ \(rest.count) more messages" + Block.words(for: range))))
      return block
    }

    /// Takes another one in, and says only that both were there.
    mutating func join(_ other: Block, _ likeness: String = "") {
      steps = max(steps, count > 0 ? 1 : 0) + max(other.steps, 1)
      count += other.count
      if let here = lines, let there = other.lines {
        lines = min(here.lowerBound, there.lowerBound)...max(here.upperBound, there.upperBound)
      } else {
        lines = lines ?? other.lines
      }
      let words = (steps == 1 ? "⋮ 1 more step" : "⋮ \(steps) more steps") + likeness
      entries = (entries + other.entries).filter(\.isAlarm)
      entries.append(Entry(what: .more(words + ", \(count) messages" + Block.words(for: lines))))
    }

    private static func words(for lines: ClosedRange<Int>?) -> String {
      lines.map { "; lines \($0.lowerBound) to \($0.upperBound) of the trace" } ?? ""
    }
  }
}

extension MessageLog.Entry {
  fileprivate var isAlarm: Bool { if case .alarm = what { true } else { false } }
}
