internal import SceneKinds
internal import SceneLogs
internal import ScenePlan
internal import SceneProgram
internal import SceneRuns
internal import SceneWorld

/// Mistakes that print the whole script's lines: two calls in one turn, and a container that forwards nothing.
extension Twins {
  /// How late the second of two calls comes at most that stand in one turn, in microseconds: UIKit lets it wait until the
  /// first has ended.
  private static let atOnce = 250_000

  /// Two pushes or two pops that may have been called in one turn, since the second begins where the first ends. It waits
  /// until then (N2.37), so each callback comes as if it had been called later.
  mutating func repeated() -> [Unclear] {
    var found: [Unclear] = []
    for index in script.moves.indices.dropLast() {
      let (one, other) = (script.moves[index], script.moves[index + 1])
      guard !one.isUnlogged, let slip = Twins.slip(one.step, other.step), !found.contains(where: { $0.slip == slip }),
        follows(other, one), budget > 0
      else { continue }
      let step = Step(.code([one.step, other.step]), in: one.step.receiver)
      var (once, twice) = (worlds[index], worlds[index])
      let heard = hear(one.step, &once).heard + hear(other.step, &once).heard
      let together = hear(step, &twice)
      guard fits(together, from: index, to: index + 2), once.world.canonical == twice.world.canonical,
        difference(heard, together.heard) == nil
      else { continue }
      found.append(
        Unclear(
          title: "\(one.title), then \(other.title)", slip: slip, other: script.program.words(for: step), telling: nil))
    }
    return found
  }

  private static func slip(_ one: Step, _ other: Step) -> Slip? {
    guard one.receiver == other.receiver else { return nil }
    switch (one.action, other.action) {
    case (.push, .push): return .pushTwice
    case (.pop, .pop): return .popTwice
    default: return nil
    }
  }

  /// Whether a move begins where another one ends, which only times tell.
  private func follows(_ move: FoundScript.Move, _ former: FoundScript.Move) -> Bool {
    guard let start = move.events?.lowerBound, let end = former.events?.upperBound,
      let later = log.events[start].time, let before = log.events[end].time
    else { return false }
    return later.microseconds - before.microseconds < Twins.atOnce
  }

  /// Containers whose children print something, and nothing of their appearance: perhaps they get none.
  mutating func unforwarded() -> [Unclear] {
    var found: [Unclear] = []
    for (change, program) in ProgramChange.all(of: script.program, slips: true, hasPairs: false, evidence) {
      guard change.slip == .notForwarded, budget > 0,
        let container = program.templates.firstIndex(where: { $0.id == change.controller }),
        let child = program.templates[container].contents.lazy.map(\.template).first(where: isQuietChild)
      else { continue }
      var simulation = Simulation(program, limits: limits, observer: EventCollector(evidence))
      var events = simulation.launched()
      if !script.tellsLaunch { events = [] }
      var isWrong = false
      for move in script.moves {
        let seen = hear(move.step, &simulation)
        if !move.isUnlogged { events += seen.events }
        isWrong = isWrong || seen.isWrong || seen.hasRaised
      }
      guard !isWrong, events.count >= evidence.tokens.count, Alignment.begins(events, in: evidence.tokens, from: 0)
      else { continue }
      found.append(
        Unclear(
          title: script.program.templates[container].id, slip: .notForwarded, other: change.controller,
          telling: Telling(callback: .viewWillAppear, owner: name(of: child))))
    }
    return found
  }

  /// Whether a class prints lines, and none when a controller comes onto the screen or goes.
  private func isQuietChild(_ template: Int) -> Bool {
    let owner = evidence.owner(of: template)
    guard owner >= 0 else { return false }
    let printed = log.classes[Int(owner)].printed
    return !printed.isEmpty && !printed.contains { $0.group == .appearance }
  }
}
