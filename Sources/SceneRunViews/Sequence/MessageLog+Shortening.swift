internal import ScenePlan

/// Logs that are longer than a picture has room for.
extension MessageLog {
  /// A log that is no higher than a picture may be. Lines that only put controllers together go first, then repeated
  /// steps, then what says least in the longest steps, then the steps in the middle. A step that is drawn tells all of
  /// what appears and disappears in it, at last in one line a controller. Half of it would be untrue, and without it
  /// nothing would seem to have happened. A step of which something is folded says so, and alarms stay.
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
    for rank in MessageRank.allCases.reversed() where rank > .decision {
      if total(Block.withoutRepetition(steps, repeats, butFor: 0)) <= room { break }
      steps = steps.map { step in
        // Where nothing appears or disappears, all that answers the step is what is said besides, as of a rotation.
        let least = step.entries.contains { $0.rank.isAppearance } ? rank : max(rank, .loading)
        return step.keeping { $0.rank < least }
      }
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
    blocks = Block.joiningMiddle(of: blocks, of: whole, to: room, height: height)
    var log = self
    log.entries = blocks.flatMap { $0.told { name(of: $0) } }
    log.keepUsedParties()
    let kept = log.entries.count { !$0.parties.isEmpty }
    return (log, "\(all - kept) of \(all) messages are left out")
  }
}

extension MessageLog.Entry {
  /// The message, without the words that go with it.
  var subject: String {
    switch what {
    case .step, .more, .clock: ""
    case .message(_, _, let words), .own(_, let words), .alarm(_, let words):
      String(words.prefix { $0 != "(" && $0 != " " })
    case .freed: "deinit"
    }
  }

  var isAlarm: Bool { if case .alarm = what { true } else { false } }
}
