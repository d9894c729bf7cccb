/// Steps that take less room.
extension MessageLog.Block {
  /// A way to make a step shorter; the first ones lose least.
  private enum Stage: CaseIterable {
    /// Decisions go.
    case decisions
    /// The end of a life isn't told.
    case releases
    /// Parts of a screen are told with it.
    case parts
    /// A container of which all that appears is passed on is told with what is in it.
    case containers
    /// All that a controller gets from its will to its did is one line.
    case pairs
  }

  /// A step that says as little as it can, and still all that appears and disappears.
  private var shortest: MessageLog.Block {
    var block = self
    for stage in Stage.allCases { block.shorten(stage) }
    return block
  }

  private mutating func shorten(_ stage: Stage) {
    guard steps == 0, likeness == nil else { return }
    switch stage {
    case .decisions: keep { $0.rank < .decision }
    case .releases: keep { $0.rank < .release }
    case .parts: foldParts()
    case .containers: foldContainers()
    case .pairs: joinPairs()
    }
  }

  /// Folds what doesn't pass; a step of which nothing would be left stays as it is.
  private mutating func keep(_ passes: (MessageLog.Entry) -> Bool) {
    let shorter = keeping(passes)
    if shorter.entries.contains(where: { !$0.parties.isEmpty }) { self = shorter }
  }

  private mutating func foldParts() {
    let places = entries.indices.filter { entries[$0].rank == .echo }
    var parties: [MessageLog.Party] = []
    for place in places {
      if case .message(_, let to, _) = entries[place].what, !parties.contains(to) { parties.append(to) }
    }
    if !parties.isEmpty { fold(Set(places), ofThoseThatPassOn: parties) }
  }

  private mutating func foldContainers() {
    /// The words that each party hands on to another one.
    var passedOn: Set<MessageLog.Passage> = []
    for entry in entries {
      if case .message(let from, let to, let words) = entry.what, from != to, entry.rank.isAppearance {
        passedOn.insert(.init(party: from, words: words))
      }
    }
    var own: [MessageLog.Party: [Int]] = [:]
    var others: Set<MessageLog.Party> = []
    for (place, party, words) in appearances {
      own[party, default: []].append(place)
      if !passedOn.contains(.init(party: party, words: words)) { others.insert(party) }
    }
    let passing = own.filter { !others.contains($0.key) }
    let parties = passing.sorted { $0.value[0] < $1.value[0] }.map(\.key)
    if !parties.isEmpty { fold(Set(passing.values.joined()), ofThoseThatPassOn: parties) }
  }

  private mutating func joinPairs() {
    var own: [MessageLog.Party: [(place: Int, words: String)]] = [:]
    var order: [MessageLog.Party] = []
    for (place, party, words) in appearances {
      if own[party] == nil { order.append(party) }
      own[party, default: []].append((place, words))
    }
    var (joined, texts): (Set<Int>, [(place: Int, words: String)]) = ([], [])
    for party in order {
      var start: (place: Int, words: String)?
      var between: [Int] = []
      for (place, words) in own[party] ?? [] {
        if words.hasPrefix("viewWill") {
          (start, between) = ((place, words), [])
        } else if words.hasPrefix("viewIs") {
          between.append(place)
        } else if let will = start, words == will.words.replacing("viewWill", with: "viewDid", maxReplacements: 1) {
          texts.append((will.place, will.words.replacing("viewWill", with: "viewWill…Did", maxReplacements: 1)))
          joined.formUnion(between + [place])
          start = nil
        } else {
          start = nil
        }
      }
    }
    guard !texts.isEmpty else { return }
    join(joined, as: texts)
  }

  /// All that is said of appearance, to each party.
  private var appearances: [(place: Int, party: MessageLog.Party, words: String)] {
    entries.indices.compactMap { place in
      guard case .message(_, let party, let words) = entries[place].what, entries[place].rank.isAppearance else {
        return nil
      }
      return (place, party, words)
    }
  }

  // MARK: All steps

  /// Shortens the longest steps, as few as possible. All of them lose what says least before one loses more.
  static func foldingLongest(
    of blocks: [MessageLog.Block], to room: Int, height: (MessageLog.Entry) -> Int
  ) -> [MessageLog.Block] {
    func size(_ block: MessageLog.Block) -> Int { block.entries.reduce(0) { $0 + height($1) } }
    var blocks = blocks
    var total = blocks.reduce(0) { $0 + size($1) }
    let order = blocks.indices.sorted { (-blocks[$0].entries.count, $0) < (-blocks[$1].entries.count, $1) }
    for stage in Stage.allCases {
      for index in order where total > room {
        let before = size(blocks[index])
        blocks[index].shorten(stage)
        total -= before - size(blocks[index])
      }
    }
    return blocks
  }

  /// Makes one block of those in the middle. A step that was like one of them tells itself what happens.
  static func joiningMiddle(
    of blocks: [MessageLog.Block], of whole: [MessageLog.Block], to room: Int,
    height: (MessageLog.Entry) -> Int
  ) -> [MessageLog.Block] {
    var blocks = blocks
    // What tells more takes more room, so more may lie in the middle then.
    for _ in 0..<4 {
      let joined = joiningMiddle(of: blocks, to: room, height: height)
      let shown = Set(joined.filter { $0.steps == 0 }.map(\.place))
      func isLost(_ block: MessageLog.Block) -> Bool {
        block.likeness.map { block.steps == 0 && shown.contains(block.place) && !shown.contains($0.place) } ?? false
      }
      guard joined.contains(where: isLost) else { return joined }
      /// By what they were like: those that stand in for it.
      var heirs: [Int: MessageLog.Block] = [:]
      for index in blocks.indices where isLost(blocks[index]) {
        guard let former = blocks[index].likeness?.place else { continue }
        if let heir = heirs[former] {
          blocks[index] = whole[blocks[index].place].likened(to: heir)
        } else {
          blocks[index] = whole[blocks[index].place].shortest
          heirs[former] = blocks[index]
        }
      }
    }
    var joined = joiningMiddle(of: blocks, to: room, height: height)
    let shown = Set(joined.filter { $0.steps == 0 }.map(\.place))
    for index in joined.indices {
      if let likeness = joined[index].likeness, !shown.contains(likeness.place) { joined[index].loseLikeness() }
    }
    return joined
  }

  /// Makes one block of those in the middle, of as few as possible.
  private static func joiningMiddle(
    of blocks: [MessageLog.Block], to room: Int, height: (MessageLog.Entry) -> Int
  ) -> [MessageLog.Block] {
    var total = blocks.reduce(0) { $0 + $1.entries.reduce(0) { $0 + height($1) } }
    var count = blocks.count
    guard total > room, count > 3 else { return blocks }
    var (low, high) = (count / 2, count / 2)
    var joined = blocks[low]
    // The alarms of those that came to it, outwards.
    var (above, below): ([[MessageLog.Entry]], [[MessageLog.Entry]]) = ([], [joined.entries.filter(\.isAlarm)])
    func hidden(_ block: MessageLog.Block) -> Int {
      block.entries.reduce(0) { $0 + ($1.isAlarm ? 0 : height($1)) }
    }
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
}

extension MessageLog {
  /// Words that a party gives to another one.
  fileprivate struct Passage: Hashable {
    var party: Party
    var words: String
  }
}
