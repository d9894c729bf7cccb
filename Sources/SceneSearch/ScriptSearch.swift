internal import SceneBasics
internal import SceneKinds
internal import ScenePlan
internal import SceneProgram
internal import SceneRuns
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
  /// Whether what exists is known, so that steps are tried, too, that code does seldom.
  let hasScene: Bool
  let limits: Limits
  /// The highest price of a script; dearer ones aren't looked for.
  let ceiling: Int
  /// The highest price of a way, by how far it has come; nil for any price.
  let allowance: Allowance?
  /// By place: how much a way may cost there beside the best way so far of another program; empty without one.
  let guide: [Int]
  /// Whether slips are tried, too.
  let triesSlips: Bool
  /// Whether the program has a mistake, of which UIKit may complain though the log doesn't tell.
  let hasMistake: Bool
  /// Whether a step is given up at the first event without its line, and no line may be left over.
  let isExact: Bool
  /// Whether unlikely steps, and those of which no line tells, are tried only where no likely one explains the next line.
  /// A likely one of a cheaper world at the same place counts, too.
  let isHasty: Bool
  /// How many moves may still be tried.
  var budget: Int
  /// Says whether the time for the search is over; nil if it has all time.
  let isLate: (() -> Bool)?
  /// Whether the time ended it.
  var wasLate = false
  /// How many moves were tried.
  var tried = 0
  /// The steps that were played so far.
  var plays: Plays
  /// Whether it is of use: a first pass over a log plays hardly anything twice.
  let usesPlays: Bool
  private(set) var strides: [Stride] = []
  /// By template: the classes of a controller and of all that it holds.
  let owners: [[Int32]]
  /// The sorts of steps that explained lines so far, by what the place was like.
  var memory: [Moves.Likeness: Set<Moves.Sort>] = [:]
  /// Other steps that print the same and lead to the same world, by stride.
  private(set) var alternatives: [Int32: [Step]] = [:]
  var places: [[Node]]
  /// The furthest place that a way has reached.
  private(set) var furthest = 0
  /// The first line that a script which was given doesn't print, if it was followed until there.
  var departure: Int?
  /// The place at which the budget ended; nil if it sufficed.
  var stop: Int?

  init(
    _ program: Program, _ evidence: Evidence, width: Int, budget: Int, ceiling: Int = .max / 2,
    isWideAtStart: Bool = false, allowance: Allowance? = nil, guide: [Int] = [], triesSlips: Bool = false,
    hasMistake: Bool = false, isExact: Bool = false,
    isHasty: Bool = false, plays: Plays? = nil, limits: Limits = Limits(), isLate: (() -> Bool)? = nil
  ) {
    self.plays = plays ?? Plays(forms: 256)
    usesPlays = plays != nil
    var program = program
    program.script = nil
    program.expectations = []
    self.program = program
    self.evidence = evidence
    self.width = width
    widthAtStart = isWideAtStart ? width * 8 : width
    hasScene = isWideAtStart
    self.budget = budget
    self.isLate = isLate
    self.ceiling = ceiling
    self.allowance = allowance
    self.guide = guide
    self.triesSlips = triesSlips
    self.hasMistake = hasMistake
    self.isExact = isExact
    self.isHasty = isHasty
    self.limits = limits
    owners = program.templates.indices.map { Moves.owners(of: $0, in: program, evidence) }
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

  /// By place: the price of a way until there.
  func prices(to last: Int32) -> [Int] {
    var prices = Array(repeating: 0, count: evidence.tokens.count + 1)
    var total = 0
    for (_, stride) in way(to: last) {
      // Inside of a step its whole price counts.
      total += Int(stride.price)
      for place in Int(stride.start)...Int(stride.end) where place > Int(stride.start) || place == 0 {
        prices[place] = total
      }
    }
    return prices
  }

  // MARK: Worlds

  /// Puts a world at a place.
  mutating func arrive(
    _ arrival: Arrival, _ step: Step?, price: Int, misfit: Int = 0, from node: Node?, at start: Int, to end: Int,
    isUnlogged: Bool = false, isSkip: Bool = false, slip: Slip? = nil, book: AddressBook? = nil, silence: Int
  ) {
    let total = (node?.price ?? 0) + price
    guard total <= ceiling else { return }
    let hasSlip = slip != nil || node?.hasSlip == true
    var known = book ?? node?.book ?? AddressBook()
    if !isSkip, arrival.pending == nil { known.forgetFreed(in: arrival.simulation.world) }
    let calm = isSkip || misfit >= Prices.exchange ? 0 : (node?.calm ?? 0) + end - start
    var new = Node(
      arrival: arrival, price: total, stride: 0, silence: silence, hasSlip: hasSlip, calm: calm, book: known)
    let stride = Stride(
      parent: node?.stride ?? -1, step: step, start: Int32(start), end: Int32(end), price: Int32(price),
      misfit: Int32(misfit), isUnlogged: isUnlogged, isSkip: isSkip, slip: slip)
    if !places[end].isEmpty {
      let form = form(of: new)
      new.arrival.form = form
      for index in places[end].indices {
        let kept = places[end][index].arrival.form ?? self.form(of: places[end][index])
        places[end][index].arrival.form = kept
        guard kept == form, places[end][index].hasSlip == hasSlip, places[end][index].book == known else { continue }
        let old = (price: places[end][index].price, stride: places[end][index].stride)
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

  /// The number of a world. It is made when it is asked for, since many worlds come alone.
  private mutating func form(of node: Node) -> Int32 {
    node.arrival.form ?? plays.number(of: node.arrival.simulation.world.canonical)
  }

  mutating func add(_ stride: Stride) -> Int32 {
    strides.append(stride)
    return Int32(strides.count - 1)
  }
}
