internal import SceneKinds
internal import ScenePlan
internal import SceneProgram
internal import SceneRuns
internal import SceneWorld

extension ScriptSearch {
  /// Launches the app, and puts its world at the places that it may explain.
  mutating func launch() {
    var simulation = Simulation(program, limits: limits, observer: EventCollector(evidence))
    let events = simulation.launched()
    guard !simulation.world.isOver, let seen = simulation.observer as? EventCollector, !seen.isWrong, !seen.hasRaised
    else { return }
    if let price = priceOfLateLog(events) {
      arrive(Arrival(simulation), nil, price: price, from: nil, at: 0, to: 0, isUnlogged: true, silence: 0)
    }
    for end in ends(of: events, from: 0, AddressBook()) {
      arrive(Arrival(simulation), nil, price: end.price, from: nil, at: 0, to: end.end, book: end.book, silence: 0)
    }
  }

  /// The price of a log that begins behind the launch; nil if the launch prints nothing.
  ///
  /// A class that was there before the log begins goes or comes back with its first line. Any other one owes what it
  /// prints at the launch.
  private func priceOfLateLog(_ events: [Produced]) -> Int? {
    guard !events.isEmpty else { return nil }
    let owners = Set(events.map(\.owner))
    let owing = owners.subtracting(evidence.residents)
    if !evidence.tokens.contains(where: { owing.contains($0.owner) }) { return Prices.unlogged / 2 }
    return Prices.unlogged / 2 + Prices.owedLaunch
  }

  /// Follows a script that is given beside the log.
  ///
  /// - Returns: The way, if it prints all lines, each in its place; nil otherwise, and where a step doesn't wait for the
  ///   one before. Then `departure` is the first line that it doesn't print, if it was followed until there.
  mutating func follow(_ script: [Step]) -> (price: Int, last: Int32)? {
    var simulation = Simulation(program, limits: limits, observer: EventCollector(evidence))
    var reached = Alignment(end: 0, price: 0, matched: 0, book: AddressBook())
    var (price, last) = (0, Int32(-1))
    var departure: Int?
    defer { self.departure = departure }
    func note(_ step: Step?, _ events: [Produced], _ own: Int) -> Stride? {
      let start = reached.end
      guard
        let end = Alignment.exactEnd(of: events, in: evidence.tokens, from: start, reached.book),
        end.price < Prices.line
      else {
        departure = start + Alignment.common(events, in: evidence.tokens, from: start)
        return nil
      }
      reached = end
      price += own + end.price
      return Stride(
        parent: last, step: step, start: Int32(start), end: Int32(end.end), price: Int32(own + end.price),
        misfit: Int32(end.price), isUnlogged: false, isSkip: false)
    }
    guard let first = note(nil, simulation.launched(), 0) else { return nil }
    last = add(first)
    for step in script {
      switch step.action {
      case .expect: continue
      case .wait, .launch: return nil
      default: break
      }
      guard step.after == nil, !simulation.world.isOver else { return nil }
      let events = simulation.events(of: step, as: evidence)
      let own = Prices.price(of: step, in: program, isSecond: Moves.bringsSecond(step))
      guard let seen = simulation.observer as? EventCollector, !seen.isWrong, !seen.hasRaised,
        simulation.world.limit == nil,
        let stride = note(step, events, own)
      else { return nil }
      last = add(stride)
      reached.book.forgetFreed(in: simulation.world)
    }
    if reached.end == evidence.tokens.count { return (price, last) }
    departure = reached.end
    return nil
  }

  /// Presentations, and children with their views elsewhere, that UIKit's sentences in the next lines are about.
  func clashes(in simulation: Simulation, _ next: Arrivals) -> [(slip: Slip, step: Step)] {
    guard evidence.hasSentences else { return [] }
    let refused = next.refused
    let all = program.templates.indices
    let strays = next.tellsStray ? simulation.possibleStrays(bringing: Array(all)) : []
    if refused.isEmpty { return strays }
    return strays
      + simulation.possibleClashes(
        bringing: all.filter { next.admit(owners[$0], isNew: false) },
        refusing: all.filter { !evidence.names[$0].isDisjoint(with: refused) })
  }
}
