internal import ScenePlan

/// Logs with more parties than a picture has room for.
extension MessageLog {
  /// A log with at most so many parties: those that take part least stand together behind the others.
  func folded(to count: Int) -> MessageLog {
    let count = max(count, 4)
    guard parties.count > count else { return self }
    // Those with which something happens tell more than those that are only called.
    var shares: [Party: Int] = [:]
    for entry in entries {
      for party in entry.parties { shares[party, default: 0] += entry.rank.isNews ? 3 : 1 }
    }
    let ranked = parties.enumerated().sorted { one, other in
      let (a, b) = (shares[one.element] ?? 0, shares[other.element] ?? 0)
      return a == b ? one.offset < other.offset : a > b
    }
    // The script and UIKit always have a line.
    let outside = parties.filter { $0 == .script || $0 == .uikit }
    let inside = ranked.map(\.element).filter { !outside.contains($0) }
    let kept = Set(outside + inside.prefix(count - 1 - outside.count))
    let rest = parties.filter { !kept.contains($0) }
    guard !rest.isEmpty else { return self }
    let others = Party.others(Int32(clamping: rest.count))
    var log = self
    log.parties = parties.filter { kept.contains($0) } + [others]
    func place(_ party: Party) -> Party { kept.contains(party) ? party : others }
    func words(_ party: Party, _ words: String) -> String {
      kept.contains(party) ? words : name(of: party) + "." + words
    }
    // A message between a controller and one in the shared lane says which one that is.
    func words(_ from: Party, _ to: Party, _ text: String) -> String {
      if kept.contains(to) { return kept.contains(from) ? text : "from " + name(of: from) + ": " + text }
      // What a person does to a controller is no function of it.
      let isAct = from == .script && text.prefix { $0 != "(" }.contains(" ")
      // Between two in the shared lane it looks like a message to itself.
      if !kept.contains(from), from != to { return name(of: from) + " → " + words(to, text) }
      return isAct ? name(of: to) + ": " + text : words(to, text)
    }
    log.entries = entries.map { entry in
      var entry = entry
      switch entry.what {
      case .step, .more, .clock: break
      case .message(let from, let to, let text):
        entry.what = .message(from: place(from), to: place(to), words(from, to, text))
      case .own(let party, let text): entry.what = .own(place(party), words(party, text))
      case .alarm(let party, let text): entry.what = .alarm(place(party), words(party, text))
      case .freed(let party):
        if !kept.contains(party) { entry.what = .own(place(party), words(party, "deinit")) }
      }
      return entry
    }
    return log
  }
}
