internal import ScenePlan

extension MessageLog {
  /// A step with all that happens in it.
  struct Block {
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
    /// Its place among all steps.
    let place: Int
    /// The step that tells what is folded, by its place, and what it is called.
    private(set) var likeness: (place: Int, words: String, between: [Party])?
    /// The entries of it that are folded.
    private(set) var folded: [Entry] = []
    /// The containers that get nothing but what they pass on, which aren't drawn.
    private(set) var likewise: [Party] = []

    init(entries: ArraySlice<Entry>, lines: ClosedRange<Int32>?, count: Int, place: Int) {
      (self.entries, self.lines, self.count, self.place) = (entries, lines, count, place)
    }

    /// The steps of a log.
    static func all(of entries: [Entry]) -> [Block] {
      var starts = entries.indices.filter { if case .step = entries[$0].what { true } else { false } }
      if starts.first != 0, !entries.isEmpty { starts.insert(0, at: 0) }
      return starts.indices.map { place in
        let entries = entries[starts[place]..<(place + 1 < starts.count ? starts[place + 1] : entries.count)]
        let lines = entries.compactMap(\.line)
        return Block(
          entries: entries, lines: lines.first.flatMap { first in lines.last.map { min(first, $0)...max(first, $0) } },
          count: entries.count { !$0.parties.isEmpty }, place: place)
      }
    }

    /// The messages, to whichever controller.
    private var shape: [String] {
      entries.compactMap { entry in
        switch entry.what {
        case .step, .more, .clock: nil
        // The pair of controllers tells the segue.
        case .message(.script, _, let words) where words.hasPrefix("trigger "): "→trigger"
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
          result.append(Block(entries: [], lines: nil, count: 0, place: index))
          result[result.count - 1].only = (index, first)
        }
        let last = result.count - 1
        result[last].take(block)
        result[last].entries += block.entries.filter(\.isAlarm)
        result[last].isMixed = result[last].isMixed || before != first
      }
      return result.flatMap { block -> [Block] in
        guard block.steps > 0, let only = block.only else { return [block] }
        // A name takes no more room than a line that says that there was one, and a few names not much more.
        if block.steps == 1 || block.steps <= mostNames && !joinsAll {
          return (only.step..<only.step + block.steps).map { step in
            repeats[step].map { blocks[step].likened(to: blocks[$0]) } ?? blocks[step]
          }
        }
        var block = block
        block.entries.append(block.note(block.isMixed ? ", each like one above" : " like the one above"))
        return [block]
      }
    }

    /// So many steps that only repeat keep their names.
    private static let mostNames = 3

    /// Only its name, with what it is like, and its alarms.
    func likened(to other: Block) -> Block {
      guard case .step(let title, _)? = other.entries.first?.what else { return self }
      var block = keeping { _ in false }
      let number = title.prefix { $0 != " " }
      let words = "like " + (number.allSatisfy(\.isNumber) ? "step \(number)" : "the \(number)")
      block.likeness = (other.place, words, change)
      return block
    }

    /// The one that has gone and the one that has come, without the containers that only pass that on.
    private var change: [Party] {
      ["viewDidDisappear", "viewDidAppear"].compactMap { callback in
        var (senders, receivers): (Set<Party>, [Party]) = ([], [])
        for entry in entries where entry.subject == callback {
          guard case .message(let from, let to, _) = entry.what else { continue }
          senders.insert(from)
          receivers.append(to)
        }
        return receivers.first { !senders.contains($0) }
      }
    }

    private func words(
      of likeness: (place: Int, words: String, between: [Party]), _ name: (Party) -> String
    ) -> [String] {
      let between = likeness.between.map(name).joined(separator: " → ")
      return (between.isEmpty ? [] : [likeness.words + ", " + between]) + [likeness.words]
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

    /// Takes messages out that are drawn no more.
    mutating func fold(_ places: Set<Int>, ofThoseThatPassOn parties: [Party] = []) {
      let here = folded
      let kept = keeping(places: entries.indices.filter { !places.contains($0) })
      self = kept
      // What is passed on is told by its own words.
      if !parties.isEmpty { (folded, likewise) = (here, likewise + parties) }
    }

    /// Puts one message in the place of several. Some get other words, and some go.
    mutating func join(_ places: Set<Int>, as texts: [(place: Int, words: String)]) {
      for (place, words) in texts {
        guard case .message(let from, let to, _) = entries[place].what else { continue }
        entries[place].what = .message(from: from, to: to, words)
      }
      let here = folded
      self = keeping(places: entries.indices.filter { !places.contains($0) })
      folded = here
    }

    /// Tells its likeness no more, but what it folds.
    mutating func loseLikeness() { likeness = nil }

    /// The entries of it that are drawn; its first line says which are folded.
    func told(_ name: (Party) -> String) -> ArraySlice<Entry> {
      guard !folded.isEmpty || !likewise.isEmpty, case .step(let title, _)? = entries.first?.what else {
        return entries
      }
      var told = entries
      told[told.startIndex].what = .step(title, folded: likeness.map { words(of: $0, name) } ?? wordsOfFolded(name))
      return told
    }

    private func wordsOfFolded(_ name: (Party) -> String) -> [String] {
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
      let others = likewise.isEmpty ? "" : "appearance of \(likewise.map(name).joined(separator: ", ")) as well"
      let few = likewise.isEmpty ? "" : "appearance of \(likewise.count) more as well"
      guard !folded.isEmpty else { return [others, few] }
      let lists = stride(from: words.count, to: 0, by: -1).map { count in
        let more = folded.count - names.prefix(count).reduce(0) { $0 + (counts[$1] ?? 0) }
        return "folded: " + words.prefix(count).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      }
      let least = "\(folded.count) folded"
      guard !likewise.isEmpty else { return lists + [least] }
      // That something appears says more than the names of what is folded.
      return lists.map { $0 + "; " + others } + [others, few, least].map { least == $0 ? $0 : least + "; " + $0 }
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
