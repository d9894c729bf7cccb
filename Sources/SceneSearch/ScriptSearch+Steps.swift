internal import SceneKinds
internal import ScenePlan
internal import SceneProgram
internal import SceneRuns
internal import SceneWorld

extension ScriptSearch {
  /// How many lines a step may have that are all lost.
  private static let mostLost = 3

  /// Whether the log is so long that what explained alike lines is tried first.
  private var remembers: Bool { isHasty && evidence.tokens.count > LogSearch.longest }

  /// How many kinds of places are remembered.
  private static let mostMemory = 4_096

  /// How much dearer a way may be than one that has come as far, so that it goes on. Where that one has explained so many
  /// lines without a gap, the others end: only around a gap are many ways of interest.
  private static let margin = 2 * Prices.line + 50
  private static let calm = (lines: 12, margin: Prices.line + 50)

  /// Whether lines are more likely lost than foreign. A short log is searched again, without haste, where one is left over.
  private var looksForLosses: Bool { isHasty && !isExact && evidence.tokens.count > LogSearch.longest }

  /// Tries what can be done in the worlds of a place, the cheapest first.
  mutating func expand(_ place: Int) {
    if places[place].isEmpty { return }
    var done: Set<Int32> = []
    var isExplained = false
    var winners: Set<Moves.Sort> = []
    let next = Arrivals(evidence, at: place, isExact: isExact)
    if next.isDead, !triesSlips { return }
    for _ in 0..<((place == 0 ? widthAtStart : width) * 4) {
      var cheapest: Int?
      // A world is large, so that none is copied only to look at its price.
      for index in places[place].indices where !done.contains(places[place][index].stride) {
        if let cheapest, rank(cheapest, at: place) < rank(index, at: place) { continue }
        cheapest = index
      }
      guard let cheapest else { return }
      let node = places[place][cheapest]
      done.insert(node.stride)
      if isHopeless(node, at: place) { continue }
      isExplained = expand(node, at: place, next, isExplained: isExplained && isHasty, &winners) || isExplained
      if stop != nil { return }
    }
  }

  /// The order in which the worlds of a place are looked at.
  private func rank(_ index: Int, at place: Int) -> (price: Int, stride: Int32) {
    (places[place][index].price, places[place][index].stride)
  }

  /// Whether another way is much cheaper, and has come as far.
  private func isHopeless(_ node: Node, at place: Int) -> Bool {
    if let allowance, node.price > allowance.line * place + allowance.start { return true }
    if guide.indices.contains(place), node.price > guide[place] { return true }
    for ahead in place...max(place, furthest) {
      for index in places[ahead].indices {
        let isCalm = looksForLosses && places[ahead][index].calm >= ScriptSearch.calm.lines
        if places[ahead][index].price + (isCalm ? ScriptSearch.calm.margin : ScriptSearch.margin) < node.price {
          return true
        }
      }
    }
    return false
  }

  /// Tries what can be done in a world.
  ///
  /// - Parameters:
  ///   - next: What the next lines tell.
  ///   - isExplained: Whether only likely steps are of interest.
  ///   - winners: The steps that explained the next lines in cheaper worlds of the place. In haste the others come behind.
  /// - Returns: Whether a step explains the next lines without rest.
  private mutating func expand(
    _ node: Node, at place: Int, _ next: Arrivals, isExplained isEnough: Bool, _ winners: inout Set<Moves.Sort>
  ) -> Bool {
    let node = played(node)
    if node.simulation.world.isOver {
      skip(node, at: place)
      return false
    }
    let moves = Moves(
      of: node.simulation, owners, evidence, next, isPrelude: place == 0 && node.silence < 3,
      triesRarer: isExact || hasScene)
    var fit = Fit.none
    var silent: [Silence] = []
    let sorts = isHasty ? moves.likely.map { Moves.Sort($0) } : []
    let likeness = remembers ? Moves.Likeness(sorts, evidence, at: place, in: node.simulation.world) : nil
    let known = likeness.flatMap { memory[$0] } ?? []
    let (first, others) = moves.likely(sorts, behind: isHasty ? winners.union(known) : [])
    for step in first { fit = max(fit, attempt(step, node, at: place, &silent)) }
    if fit < .whole {
      var new: Set<Moves.Sort> = []
      for step in others {
        let other = attempt(step, node, at: place, &silent)
        if other == .whole, let sort = Moves.Sort(step) { new.insert(sort) }
        fit = max(fit, other)
      }
      winners.formUnion(new)
      if let likeness, !new.isEmpty, memory[likeness] != nil || memory.count < ScriptSearch.mostMemory {
        memory[likeness, default: []].formUnion(new)
      }
    } else {
      winners.formUnion(known)
    }
    // Of what exists for sure a likely step that fits the next lines may be the wrong one; a guess may be wrong itself.
    if fit < .whole || hasScene && !isHasty, !isEnough {
      for step in moves.unlikely(in: node.simulation, evidence) {
        fit = max(fit, attempt(step, node, at: place, &silent))
      }
    }
    if triesSlips, !node.hasSlip {
      let slips =
        node.simulation.possibleSlips(bringing: Array(program.templates.indices)) + clashes(in: node.simulation, next)
      for (slip, step) in slips { fit = max(fit, attempt(step, node, at: place, &silent, slip: slip)) }
    }
    // In a long log a line is taken by the step that explains it, even if the step has lost other lines.
    let isTaken = fit == .whole || looksForLosses && fit == .part
    for silent in silent where node.silence < 2 && !(isHasty && isTaken) && !isEnough {
      arrive(
        silent.arrival, silent.step, price: silent.price + silent.misfit + Prices.silent, misfit: silent.misfit,
        from: node, at: place, to: place, silence: node.silence + 1)
    }
    if place == 0, node.silence < 3 {
      for step in moves.unlogged { _ = attempt(step, node, at: place, &silent, isUnlogged: true) }
    }
    if !isTaken { skip(node, at: place) }
    return fit == .whole
  }

  /// A line is left over.
  private mutating func skip(_ node: Node, at place: Int) {
    if isExact { return }
    let price = evidence.tokens[place].owner < 0 ? Prices.sentence : Prices.line
    arrive(
      node.arrival, nil, price: price, from: node, at: place, to: place + 1, isSkip: true, silence: node.silence)
  }

  /// Plays a step in a world.
  ///
  /// - Parameter silent: The steps so far of which no line tells; the step joins them if it is one.
  /// - Returns: How it explains the next lines.
  private mutating func attempt(
    _ step: Step, _ node: Node, at place: Int, _ silent: inout [Silence], isUnlogged: Bool = false, slip: Slip? = nil
  ) -> Fit {
    guard stop == nil else { return .none }
    // The clock isn't asked at each step.
    if tried & 63 == 0, isLate?() == true {
      wasLate = true
      budget = 0
    }
    guard budget > 0 else {
      stop = place
      return .none
    }
    tried += 1
    budget -= 1
    let key = slip == nil ? key(of: step, in: node) : nil
    var simulation: Simulation?
    var known = key.flatMap { plays[$0] }
    if let outcome = known {
      if !isUnlogged, isForeign(outcome, at: place, node.book) { return .none }
      if evidence.hasAddresses, !isUnlogged, outcome.isWhole, !mayFit(outcome, at: place) { return .none }
      // The instances of another world aren't those that the addresses are of.
      if !outcome.isWhole || evidence.hasAddresses { known = nil }
    }
    if known == nil {
      let played = play(step, in: node, at: isUnlogged ? nil : place)
      if let key, played.simulation.world.limit == nil { plays.keep(played.outcome, for: key) }
      (simulation, known) = played
    }
    guard let outcome = known, outcome.isWhole, !outcome.isRefused,
      evidence.hasSentences || slip != nil || hasMistake || !outcome.isWarned
    else { return .none }
    let price =
      slip == nil ? Prices.price(of: step, in: program, isSecond: Moves.bringsSecond(step)) : Prices.slip
    func arrival() -> Arrival {
      if simulation == nil, let form = outcome.form { return Arrival(node.simulation, pending: step, form: form) }
      let behind = simulation ?? play(step, in: node, at: nil).simulation
      guard let key else { return Arrival(behind) }
      let form = plays.number(of: behind.world.canonical)
      plays.note(form, for: key)
      return Arrival(behind, form: form)
    }
    if isUnlogged {
      arrive(
        arrival(), step, price: price / 2 + Prices.unlogged, from: node, at: place, to: place, isUnlogged: true,
        silence: node.silence + 1)
      return .none
    }
    var fit = Fit.none
    for end in ends(of: outcome.events, from: place, node.book) {
      if end.end == place {
        guard outcome.events.isEmpty, slip == nil else { continue }
        silent.append(Silence(arrival: arrival(), step: step, price: price, misfit: 0))
      } else if end.price <= 2 * Prices.line * max(1, end.matched) {
        fit = max(fit, end.price < Prices.exchange ? .whole : end.price <= 2 * Prices.line ? .part : .none)
        if node.price + price + end.price > ceiling { continue }
        arrive(
          arrival(), step, price: price + end.price, misfit: end.price, from: node, at: place, to: end.end, slip: slip,
          book: end.book, silence: 0)
      }
    }
    if fit == .none, looksForLosses, slip == nil, 1...ScriptSearch.mostLost ~= outcome.events.count {
      let misfit = outcome.events.reduce(0) { $0 + ($1.owner < 0 ? Prices.sentence : Prices.line) }
      silent.append(Silence(arrival: arrival(), step: step, price: price, misfit: misfit))
    }
    return fit
  }

  // MARK: Playing

  /// Plays the pending step of a node, and numbers its world.
  private mutating func played(_ node: Node) -> Node {
    var node = node
    if let step = node.arrival.pending {
      node.arrival.simulation = play(step, in: node, at: nil).simulation
      node.arrival.pending = nil
      node.book.forgetFreed(in: node.simulation.world)
    }
    if usesPlays {
      let situation = Situation(node.simulation.world)
      node.arrival.form = node.arrival.form ?? plays.number(of: situation.form)
      node.situation = situation
    }
    return node
  }

  /// A step in a world as it is kept; nil if it isn't.
  private func key(of step: Step, in node: Node) -> Plays.Key? {
    guard let form = node.arrival.form, let step = node.situation?.step(step) else { return nil }
    return Plays.Key(form: form, step: step)
  }

  /// Plays a step as far as it may explain the lines from a place on; to its end without one.
  private func play(_ step: Step, in node: Node, at place: Int?) -> (simulation: Simulation, outcome: Plays.Outcome) {
    var simulation = node.simulation
    simulation.observer = EventCollector(evidence)
    simulation.perform(extra: step)
    var outcome = Plays.Outcome(events: events(of: simulation))
    if let place {
      if isForeign(outcome, at: place, node.book) { return (simulation, outcome) }
      if isExact {
        simulation.advance(through: simulation.world.now)
        outcome.events = events(of: simulation)
        if isForeign(outcome, at: place, node.book) { return (simulation, outcome) }
      }
    }
    simulation.settle()
    outcome.isWhole = true
    guard var seen = simulation.observer as? EventCollector else { return (simulation, outcome) }
    if step.isHeld { seen.holdUp() }
    outcome.events = seen.events
    outcome.isWarned = seen.isWarned
    // Behind a mistake the app may end where the log ends.
    let mayEnd = hasMistake && (place ?? 0) + seen.events.count >= evidence.tokens.count
    outcome.isRefused =
      seen.isWrong || simulation.world.limit != nil || seen.hasRaised && !mayEnd
      || simulation.world.isOver && step.action != .terminate && !evidence.hasExceptions && !mayEnd
    return (simulation, outcome)
  }

  private func events(of simulation: Simulation) -> [Produced] {
    (simulation.observer as? EventCollector)?.events ?? []
  }

  /// Whether a step can't explain the lines from a place on: its first events aren't the next lines. Where lines may be
  /// lost, they are so many that some would have lines here, and none has.
  private func isForeign(_ outcome: Plays.Outcome, at place: Int, _ book: AddressBook) -> Bool {
    let book = evidence.hasAddresses ? AddressBook() : book
    if isExact { return !Alignment.begins(outcome.events, in: evidence.tokens, from: place, book) }
    return outcome.firstCount > ScriptSearch.mostLost
      && !Alignment.touches(outcome.events[..<outcome.firstCount], evidence.tokens, from: place, book)
  }

  /// Whether a step may explain lines, whatever their addresses say.
  private func mayFit(_ outcome: Plays.Outcome, at place: Int) -> Bool {
    if looksForLosses, outcome.events.count <= ScriptSearch.mostLost { return true }
    return ends(of: outcome.events, from: place, AddressBook()).contains {
      outcome.events.isEmpty || $0.end > place && $0.price <= 2 * Prices.line * max(1, $0.matched)
    }
  }

  func ends(of events: [Produced], from place: Int, _ book: AddressBook) -> [Alignment] {
    if isExact { return Alignment.exactEnd(of: events, in: evidence.tokens, from: place, book).map { [$0] } ?? [] }
    return Alignment.ends(of: events, in: evidence.tokens, from: place, book)
  }
}

extension Step {
  /// Whether a finger says how long it takes.
  var isHeld: Bool { if case .swipe = action { true } else { false } }
}
