internal import SceneBasics
internal import SceneKinds
internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// Finds the cheapest script of a program that explains a log: for each place in the log the best few worlds, each with
/// the way that led there.
struct ScriptSearch {
  let program: Program
  let evidence: Evidence
  /// How many worlds are kept for a place.
  let width: Int
  /// How many are kept before the first line, where several steps may have come of which no line tells.
  let widthAtStart: Int
  let limits: Limits
  /// The highest price of a script; dearer ones aren't looked for.
  let ceiling: Int
  /// The highest price of a way, by how far it has come; nil for any price.
  let allowance: Allowance?
  /// Whether slips are tried, too.
  let triesSlips: Bool
  /// Whether a step is given up at the first event without its line, and no line may be left over.
  let isExact: Bool
  /// Whether unlikely steps, and those of which no line tells, are tried only where no likely one explains the next line.
  /// A likely one of a cheaper world at the same place counts, too.
  let isHasty: Bool
  /// How many moves may still be tried.
  private(set) var budget: Int
  private(set) var strides: [Stride] = []
  /// Other steps that print the same and lead to the same world, by stride.
  private(set) var alternatives: [Int32: [Step]] = [:]
  private var places: [[Node]]
  /// The furthest place that a way has reached.
  private(set) var furthest = 0
  /// The place at which the budget ended; nil if it sufficed.
  private(set) var stop: Int?

  init(
    _ program: Program, _ evidence: Evidence, width: Int, budget: Int, ceiling: Int = .max / 2,
    isWideAtStart: Bool = false, allowance: Allowance? = nil, triesSlips: Bool = false, isExact: Bool = false,
    isHasty: Bool = false, limits: Limits = Limits()
  ) {
    var program = program
    program.script = nil
    program.expectations = []
    self.program = program
    self.evidence = evidence
    self.width = width
    widthAtStart = isWideAtStart ? width * 8 : width
    self.budget = budget
    self.ceiling = ceiling
    self.allowance = allowance
    self.triesSlips = triesSlips
    self.isExact = isExact
    self.isHasty = isHasty
    self.limits = limits
    places = Array(repeating: [], count: evidence.tokens.count + 1)
  }

  /// The ways that explain all lines, the cheapest first: the price, and the last stride.
  mutating func run() -> [(price: Int, last: Int32)] {
    launch()
    for place in evidence.tokens.indices {
      expand(place)
      if stop != nil { break }
      places[place] = []
    }
    return places[min(stop ?? evidence.tokens.count, evidence.tokens.count)].map { ($0.price, $0.stride) }
  }

  /// The strides of a way, the first first.
  func way(to last: Int32) -> [(index: Int32, stride: Stride)] {
    var way: [(Int32, Stride)] = []
    var index = last
    while index >= 0 {
      way.append((index, strides[Int(index)]))
      index = strides[Int(index)].parent
    }
    return way.reversed()
  }

  // MARK: Worlds

  private mutating func launch() {
    var simulation = Simulation(program, limits: limits, observer: EventCollector(evidence))
    simulation.performNext()
    simulation.settle()
    guard !simulation.world.isOver, let seen = simulation.observer as? EventCollector, !seen.isWrong else { return }
    if !seen.events.isEmpty {
      arrive(simulation, nil, price: Prices.unlogged / 2, from: nil, at: 0, to: 0, isUnlogged: true, silence: 0)
    }
    for end in ends(of: seen.events, from: 0, AddressBook()) {
      arrive(simulation, nil, price: end.price, from: nil, at: 0, to: end.end, book: end.book, silence: 0)
    }
  }

  /// Puts a world at a place.
  private mutating func arrive(
    _ simulation: Simulation, _ step: Step?, price: Int, misfit: Int = 0, from node: Node?, at start: Int, to end: Int,
    isUnlogged: Bool = false, isSkip: Bool = false, slip: Slip? = nil, book: AddressBook? = nil, silence: Int
  ) {
    let total = (node?.price ?? 0) + price
    guard total <= ceiling else { return }
    let hasSlip = slip != nil || node?.hasSlip == true
    var known = book ?? node?.book ?? AddressBook()
    if !isSkip { known.forgetFreed(in: simulation.world) }
    var new = Node(
      simulation: simulation, price: total, stride: 0, silence: silence, hasSlip: hasSlip, book: known)
    let stride = Stride(
      parent: node?.stride ?? -1, step: step, start: Int32(start), end: Int32(end), price: Int32(price),
      misfit: Int32(misfit), isUnlogged: isUnlogged, isSkip: isSkip, slip: slip)
    if !places[end].isEmpty {
      new.canonical = isSkip ? node?.canonical : nil
      let form = new.canonical ?? simulation.world.canonical
      new.canonical = form
      for index in places[end].indices {
        if places[end][index].canonical == nil {
          places[end][index].canonical = places[end][index].simulation.world.canonical
        }
        guard places[end][index].canonical == form, places[end][index].hasSlip == hasSlip,
          places[end][index].book == known
        else { continue }
        let old = places[end][index]
        let other = strides[Int(old.stride)]
        let isTie =
          other.parent == stride.parent && other.start == stride.start && !other.isSkip && !isSkip && other.slip == nil
          && slip == nil
          && other.misfit == stride.misfit && !isUnlogged
        if total < old.price {
          new.stride = add(stride)
          if isTie, let step = other.step {
            alternatives[new.stride] = [step] + (alternatives[old.stride] ?? [])
          }
          places[end][index] = new
        } else if isTie, let step {
          alternatives[old.stride, default: []].append(step)
        }
        return
      }
    }
    if places[end].count >= (end == 0 ? widthAtStart : width) {
      guard let worst = places[end].indices.max(by: { places[end][$0].price < places[end][$1].price }),
        places[end][worst].price > total
      else { return }
      places[end].remove(at: worst)
    }
    new.stride = add(stride)
    places[end].append(new)
    furthest = max(furthest, end)
  }

  private mutating func add(_ stride: Stride) -> Int32 {
    strides.append(stride)
    return Int32(strides.count - 1)
  }

  /// Tries what can be done in the worlds of a place, the cheapest first.
  private mutating func expand(_ place: Int) {
    var done: Set<Int32> = []
    var isExplained = false
    for _ in 0..<((place == 0 ? widthAtStart : width) * 4) {
      let open = places[place].filter { !done.contains($0.stride) }
      guard let node = open.min(by: { ($0.price, $0.stride) < ($1.price, $1.stride) }) else { return }
      done.insert(node.stride)
      if isHopeless(node, at: place) { continue }
      isExplained = expand(node, at: place, isExplained: isExplained && isHasty) || isExplained
      if stop != nil { return }
    }
  }

  /// Whether another way is much cheaper, and has come as far.
  private func isHopeless(_ node: Node, at place: Int) -> Bool {
    if let allowance, node.price > allowance.line * place + allowance.start { return true }
    for ahead in place...max(place, furthest) {
      for other in places[ahead] where other.price + 2 * Prices.line + 50 < node.price { return true }
    }
    return false
  }

  /// Tries what can be done in a world.
  ///
  /// - Parameter isExplained: Whether only likely steps are of interest.
  /// - Returns: Whether a step explains the next lines without rest.
  private mutating func expand(_ node: Node, at place: Int, isExplained isEnough: Bool) -> Bool {
    if node.simulation.world.isOver {
      skip(node, at: place)
      return false
    }
    let moves = Moves(of: node.simulation, program, evidence, at: place, isPrelude: place == 0 && node.silence < 3)
    var isExplained = false
    var silent: [Silence] = []
    for step in moves.likely { isExplained = attempt(step, node, at: place, &silent) || isExplained }
    if !isExplained, !isEnough {
      for step in moves.others { isExplained = attempt(step, node, at: place, &silent) || isExplained }
    }
    if triesSlips, !node.hasSlip {
      for (slip, step) in node.simulation.possibleSlips(bringing: Array(program.templates.indices)) {
        isExplained = attempt(step, node, at: place, &silent, slip: slip) || isExplained
      }
    }
    for silent in silent where node.silence < 2 && !(isHasty && isExplained) && !isEnough {
      arrive(
        silent.simulation, silent.step, price: silent.price + Prices.silent, from: node, at: place, to: place,
        silence: node.silence + 1)
    }
    if place == 0, node.silence < 3 {
      for step in moves.unlogged { _ = attempt(step, node, at: place, &silent, isUnlogged: true) }
    }
    if !isExplained { skip(node, at: place) }
    return isExplained
  }

  /// A line is left over.
  private mutating func skip(_ node: Node, at place: Int) {
    if isExact { return }
    let price = evidence.tokens[place].owner < 0 ? Prices.sentence : Prices.line
    arrive(
      node.simulation, nil, price: price, from: node, at: place, to: place + 1, isSkip: true, silence: node.silence)
  }

  /// Plays a step in a world.
  ///
  /// - Parameter silent: The steps so far of which no line tells; the step joins them if it is one.
  /// - Returns: Whether it explains the next lines without rest.
  private mutating func attempt(
    _ step: Step, _ node: Node, at place: Int, _ silent: inout [Silence], isUnlogged: Bool = false, slip: Slip? = nil
  ) -> Bool {
    guard stop == nil else { return false }
    guard budget > 0 else {
      stop = place
      return false
    }
    budget -= 1
    var simulation = node.simulation
    simulation.observer = EventCollector(evidence)
    simulation.perform(extra: step)
    if isExact, !isUnlogged {
      guard begins(simulation, at: place, node.book) else { return false }
      simulation.advance(through: simulation.world.now)
      guard begins(simulation, at: place, node.book) else { return false }
    }
    simulation.settle()
    guard let seen = simulation.observer as? EventCollector, !seen.isWrong, simulation.world.limit == nil,
      !simulation.world.isOver, evidence.hasSentences || slip != nil || !seen.isWarned
    else { return false }
    let price =
      slip == nil ? Prices.price(of: step, in: program, isSecond: Moves.bringsSecond(step)) : Prices.slip
    if isUnlogged {
      arrive(
        simulation, step, price: price / 2 + Prices.unlogged, from: node, at: place, to: place, isUnlogged: true,
        silence: node.silence + 1)
      return false
    }
    var isExplained = false
    for end in ends(of: seen.events, from: place, node.book) {
      if end.end == place {
        guard seen.events.isEmpty, slip == nil else { continue }
        silent.append(Silence(simulation: simulation, step: step, price: price))
      } else if end.price <= 2 * Prices.line * max(1, end.matched) {
        arrive(
          simulation, step, price: price + end.price, misfit: end.price, from: node, at: place, to: end.end, slip: slip,
          book: end.book, silence: 0)
        isExplained = isExplained || end.price < Prices.exchange
      }
    }
    return isExplained
  }

  private func begins(_ simulation: Simulation, at place: Int, _ book: AddressBook) -> Bool {
    guard let seen = simulation.observer as? EventCollector else { return false }
    return Alignment.begins(seen.events, in: evidence.tokens, from: place, book)
  }

  private func ends(of events: [Produced], from place: Int, _ book: AddressBook) -> [Alignment] {
    if isExact { return Alignment.exactEnd(of: events, in: evidence.tokens, from: place, book).map { [$0] } ?? [] }
    return Alignment.ends(of: events, in: evidence.tokens, from: place, book)
  }
}
