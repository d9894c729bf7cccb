package import SceneBasics
package import SceneLogs
package import SceneProgram

/// The answer to a log: the best script of each run of the app, and the next best.
package struct LogSearch: Sendable {
  /// One pass over all scenes: how many worlds it keeps for a place, and when it gives a way up.
  private struct Round {
    var width: Int
    /// How many it keeps for a log of many lines, and where a scene is given; nil if as many.
    var widthOfLong: Int?
    /// Whether no line may be left over.
    var isExact = false
    /// Whether unlikely steps are tried only where nothing else explains the next line.
    var isHasty = false
    var allowance: Allowance?
    /// How many of the scenes it tries, those first that did best so far.
    var most: Int
  }

  /// The first rounds take exact ways only, the next ones give ways up early that leave much over: usually one of them
  /// finds a script that explains all.
  private static let rounds = [
    Round(width: 2, isExact: true, isHasty: true, most: .max),
    Round(width: 4, isExact: true, most: 12),
    Round(width: 4, widthOfLong: 12, isHasty: true, allowance: Allowance(line: 100, start: 600), most: 8),
    Round(width: 4, allowance: Allowance(line: 110, start: 600), most: 4),
    Round(width: 12, allowance: nil, most: 1),
  ]

  /// The last round for a log of which a third is left over by any script of any guess. A wide search finds no better one.
  private static let hopeless = Round(width: 2, isHasty: true, most: 1)

  /// How many worlds are kept for a place where a program is tried that was changed.
  private static let widthOfChange = 4

  /// Searches a run of the app.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - run: The events of one run of the app.
  ///   - program: What exists; nil if nothing is known.
  ///   - budget: How many moves may be tried; what is left of it afterwards.
  ///   - isLate: Says whether the time for the search is over.
  /// - Returns: Nil if the run has no line that counts.
  package static func answer(
    to log: LifecycleLog, _ run: Range<Int>, with program: Program?, budget: inout Int, limits: Limits = Limits(),
    isLate: (() -> Bool)? = nil
  ) -> Answer? {
    let limits = ofMove(limits)
    var answer = answer(log, run, program, &budget, limits, isLate)
    answer?.compare(log, run, limits)
    return answer
  }

  private static func answer(
    _ log: LifecycleLog, _ run: Range<Int>, _ program: Program?, _ budget: inout Int, _ limits: Limits,
    _ isLate: (() -> Bool)?
  ) -> Answer? {
    let skeletons =
      program.map { [Skeleton(program: $0, words: "", price: 0)] } ?? Skeletons.all(of: log, run)
    var found: [FoundScript] = []
    var order = Array(skeletons.indices)
    var plays: [Int: Plays] = [:]
    var last: Int?
    var isCut = false
    // By hierarchy: how many lines were explained, without one left over.
    var reached: [Int: Int] = [:]
    for (number, usual) in rounds.enumerated() {
      let isHopeless = number == rounds.count - 1 && found.isEmpty && program == nil && run.count > shortest
      let round = isHopeless ? hopeless : usual
      var ceiling = (found.map(\.price).min() ?? .max / 4) + nearness
      var progress: [Int: (price: Int, left: Int)] = [:]
      var guide: (price: Int, prices: [Int]) = (.max, [])
      for index in order.prefix(round.most) where skeletons[index].price <= ceiling {
        let skeleton = skeletons[index]
        // Where a system explains all, an older one is only of interest with a simpler hierarchy.
        if round.isExact, let best = found.min(by: { $0.price < $1.price }),
          best.program.ios != skeleton.program.ios, skeleton.price >= best.guessPrice
        {
          continue
        }
        // Where a hierarchy explains no line, an older system doesn't either, and nothing comes again.
        if skeleton.isDated || skeleton.isKept, round.isExact, reached[skeleton.hierarchyNumber] == 0 { continue }
        let evidence = Evidence(log, run, for: skeleton.program)
        guard !evidence.tokens.isEmpty else { continue }
        var search = ScriptSearch(
          skeleton.program, evidence,
          width: program != nil || evidence.tokens.count > longest ? round.widthOfLong ?? round.width : round.width,
          budget: budget, ceiling: ceiling - skeleton.price,
          isWideAtStart: program != nil, allowance: round.allowance,
          guide: guide.prices.map { $0 + (round.isExact ? nearness * 3 : nearness * 5) - skeleton.price },
          isExact: round.isExact, isHasty: round.isHasty,
          plays: number == 0 && evidence.tokens.count > longest
            ? nil : plays.removeValue(forKey: index) ?? Plays(forms: formsToKeep / min(skeletons.count, round.most)),
          limits: limits, isLate: isLate)
        let ends = search.run()
        budget = search.budget
        if number > 0 { plays[index] = search.plays }
        var least = Int.max
        for (rank, end) in ends.sorted(by: { ($0.price, $0.last) < ($1.price, $1.last) }).prefix(2).enumerated() {
          // The second is told, and never written or shown beside the log.
          found.append(
            search.script(to: end.last, price: end.price + skeleton.price, guess: skeleton, keepsRows: rank == 0))
          least = min(least, end.price + skeleton.price)
          if search.stop == nil, end.price + skeleton.price < guide.price {
            guide = (end.price + skeleton.price, search.prices(to: end.last).map { $0 + skeleton.price })
          }
        }
        progress[index] = (least, evidence.tokens.count - search.furthest)
        reached[skeleton.hierarchyNumber] = max(reached[skeleton.hierarchyNumber] ?? 0, search.furthest)
        // Only what comes near the best is of interest.
        if search.stop == nil, let best = found.map(\.price).min() { ceiling = min(ceiling, best + nearness) }
        if budget <= 0 { break }
      }
      found = sorted(found)
      // Where a wider pass finds nothing cheaper, the widest won't either.
      let least = found.first?.price
      if !round.isExact, let least, least == last { break }
      if !round.isExact { last = least }
      if found.first.map({ isGood($0, in: log) }) == true { break }
      if budget <= 0 {
        isCut = found.first?.stop == nil
        break
      }
      let most = run.count
      if number == 0 {
        // An older system that comes no further isn't tried again.
        func left(_ index: Int) -> Int { progress[index]?.left ?? most }
        func family(_ index: Int) -> Int { skeletons[index].hierarchyNumber * 2 + (skeletons[index].isKept ? 1 : 0) }
        let newest = Dictionary(grouping: order, by: family).mapValues { left($0[0]) }
        order.removeAll { skeletons[$0].isDated && left($0) >= newest[family($0)] ?? 0 }
      }
      order.sort {
        let (one, other) = (progress[$0] ?? (.max, most), progress[$1] ?? (.max, most))
        return (one.price, skeletons[$0].price + one.left * stillLeft, $0)
          < (other.price, skeletons[$1].price + other.left * stillLeft, $1)
      }
    }
    // Where a bound ended the search, the bound is told.
    var departure: Int?
    if found.first?.stop == nil, let program {
      let given = given(log, run, program, limits)
      if let script = given.script { found.insert(script.joined(by: found.first), at: 0) }
      departure = given.departure
    }
    guard let best = found.first else { return nil }
    let titles = best.moves.map(\.title)
    let next = found.dropFirst().first { $0.moves.map(\.title) != titles || $0.guess != best.guess }
    var answer = Answer(best: best, next: next, isCut: isCut, departure: departure)
    if program == nil, best.stop == nil, best.rest.isEmpty { answer.seeSystems(skeletons, log, run) }
    guard let program, best.stop == nil else { return answer }
    let weight = best.weight(in: log)
    if weight > 0,
      let kept = change(
        ProgramChange.keeping(in: program, Evidence(log, run, for: program)), log, run, &budget, limits, isLate)
    {
      answer.next = best
      answer.best = kept
    } else if weight > 1 {
      let isOne = best.mayHaveOneCause(in: log)
      if let changed = change(log, run, program, slips: false, isOne: isOne, &budget, limits, isLate) {
        answer.next = best
        answer.best = changed
      } else {
        answer.cause =
          (isOne ? cause(log, run, program, &budget, limits, isLate) : nil)
          ?? change(log, run, program, slips: true, isOne: isOne, &budget, limits, isLate)
        answer.lacksCauses = answer.cause == nil && (budget <= 0 || isLate?() == true)
      }
    } else if weight == 1 {
      answer.hint =
        cause(log, run, program, &budget, limits, isLate)
        ?? change(log, run, program, slips: true, isOne: true, &budget, limits, isLate)
      answer.lacksCauses = answer.hint == nil && (budget <= 0 || isLate?() == true)
    }
    if answer.best.rest.isEmpty {
      var twins = Twins(answer.best, Evidence(log, run, for: answer.best.program), log, limits, budget, isLate)
      answer.unclear = twins.all()
      if twins.wasCut { answer.isCut = true }
    }
    return answer
  }

  /// The bounds of each move: a step of an app takes less than a run may.
  private static func ofMove(_ limits: Limits) -> Limits {
    var limits = limits
    limits[.work] = min(limits[.work], 4_000)
    limits[.turns] = min(limits[.turns], 400)
    return limits
  }

  /// How many lines a log has at least, so that its price by line says something.
  private static let shortest = 12

  /// How many lines a log may have that is searched again until nothing is left over.
  static let longest = 60

  /// Whether a script needs no wider search: it explains all but one line, or nearly all of a long log that lost lines.
  private static func isGood(_ script: FoundScript, in log: LifecycleLog) -> Bool {
    if script.rest.isEmpty { return true }
    let weight = script.weight(in: log)
    return script.stop == nil && (weight == 1 || script.lineCount > longest && weight * 6 < script.lineCount)
  }

  /// The best innocent script must leave two lines over, or one of UIKit's, and with the slip nothing: only then it is
  /// named. The two searches are apart: where both lead to one world, a single search would keep the cheaper one only.
  private static func cause(
    _ log: LifecycleLog, _ run: Range<Int>, _ program: Program, _ budget: inout Int, _ limits: Limits,
    _ isLate: (() -> Bool)?
  ) -> FoundScript? {
    guard budget > 0 else { return nil }
    var search = ScriptSearch(
      program, Evidence(log, run, for: program), width: rounds[rounds.count - 1].width, budget: budget,
      isWideAtStart: true, triesSlips: true, isExact: true, limits: limits, isLate: isLate)
    let ends = search.run()
    budget = search.budget
    guard search.stop == nil else { return nil }
    return ends.sorted { ($0.price, $0.last) < ($1.price, $1.last) }
      .map { search.script(to: $0.last, price: $0.price, guess: nil) }
      .first { $0.rest.isEmpty && $0.moves.count { $0.slip != nil } == 1 && !$0.isHarmless(in: log) }
  }

  /// The cheapest script of a program with one change, if it explains all lines.
  private static func change(
    _ log: LifecycleLog, _ run: Range<Int>, _ program: Program, slips: Bool, isOne: Bool, _ budget: inout Int,
    _ limits: Limits,
    _ isLate: (() -> Bool)?
  ) -> FoundScript? {
    let all = ProgramChange.all(of: program, slips: slips, hasPairs: isOne, Evidence(log, run, for: program))
    return change(all, log, run, &budget, limits, isLate)
  }

  /// The cheapest script of some programs, each with its change, if it explains all lines.
  private static func change(
    _ all: [(change: ProgramChange, program: Program)], _ log: LifecycleLog, _ run: Range<Int>, _ budget: inout Int,
    _ limits: Limits, _ isLate: (() -> Bool)?
  ) -> FoundScript? {
    var best: FoundScript?
    for (change, program) in all where budget > 0 {
      let evidence = Evidence(log, run, for: program)
      var search = ScriptSearch(
        program, evidence, width: widthOfChange, budget: budget, ceiling: (best?.price ?? .max / 2) - 1,
        hasMistake: change.slip != nil, isExact: true, isHasty: true, limits: limits, isLate: isLate)
      let ends = search.run()
      budget = search.budget
      guard search.stop == nil, let end = ends.min(by: { ($0.price, $0.last) < ($1.price, $1.last) }) else { continue }
      best = search.script(to: end.last, price: end.price, guess: nil)
      best?.change = change
    }
    return best
  }

  /// How many worlds are kept at a time with what was played in them, by all scenes.
  private static let formsToKeep = 16_384

  /// The weight of a line that a scene hasn't come to, where scenes are ordered: a simple one that stops a line or two
  /// earlier is as likely.
  private static let stillLeft = 50

  /// How much dearer the next best may be, to be of interest.
  private static let nearness = 100

  /// The cheapest first; behind them those that met a bound, the one that came furthest first.
  private static func sorted(_ found: [FoundScript]) -> [FoundScript] {
    found.enumerated().sorted { one, other in
      (-(one.element.stop ?? .max), one.element.price, one.offset)
        < (-(other.element.stop ?? .max), other.element.price, other.offset)
    }.map(\.element)
  }
}
