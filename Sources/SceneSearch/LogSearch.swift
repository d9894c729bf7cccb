package import SceneBasics
package import SceneLogs
package import SceneProgram

/// The answer to a log: the best script of each run of the app, and the next best.
package struct LogSearch: Sendable {
  /// One run of the app.
  package struct Answer: Sendable {
    package var best: FoundScript
    package var next: FoundScript?
    /// A script with one slip that explains all lines, where no innocent script does; nil if none is named.
    package var cause: FoundScript?
  }

  /// How many worlds are kept for a place: few at first, and many where something is left over. A first round gives ways up
  /// early that leave much over.
  private static let rounds = [(width: 4, isStrict: true), (width: 24, isStrict: false)]

  /// Searches a run of the app.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - run: The events of one run of the app.
  ///   - program: What exists; nil if nothing is known.
  ///   - budget: How many moves may be tried; what is left of it afterwards.
  /// - Returns: Nil if the run has no line that counts.
  package static func answer(
    to log: LifecycleLog, _ run: Range<Int>, with program: Program?, budget: inout Int, limits: Limits = Limits()
  ) -> Answer? {
    let skeletons =
      program.map { [Skeleton(program: $0, words: "", price: 0)] } ?? Skeletons.all(of: log, run)
    var found: [FoundScript] = []
    for round in rounds {
      found = []
      var ceiling = Int.max / 2
      for skeleton in skeletons {
        guard skeleton.price <= ceiling else { break }
        let evidence = Evidence(log, run, for: skeleton.program)
        guard !evidence.tokens.isEmpty else { continue }
        var search = ScriptSearch(
          skeleton.program, evidence, width: round.width, budget: budget, ceiling: ceiling - skeleton.price,
          isStrict: round.isStrict, limits: limits)
        let ends = search.run()
        budget = search.budget
        for end in ends.sorted(by: { ($0.price, $0.last) < ($1.price, $1.last) }).prefix(2) {
          found.append(
            search.script(to: end.last, price: end.price + skeleton.price, guess: skeleton.words))
        }
        // Only what comes near the best is of interest.
        if search.stop == nil, let best = found.map(\.price).min() { ceiling = best + 100 }
        if budget <= 0 { break }
      }
      found = sorted(found)
      if budget <= 0 || found.first?.rest.isEmpty == true { break }
    }
    guard let best = found.first else { return nil }
    let titles = best.moves.map(\.title)
    let next = found.dropFirst().first { $0.moves.map(\.title) != titles || $0.guess != best.guess }
    var answer = Answer(best: best, next: next)
    if let program, best.stop == nil { answer.cause = cause(log, run, program, best, &budget, limits) }
    return answer
  }

  /// A slip is named only if the best innocent script leaves two lines over, or one of UIKit's, and with the slip nothing is
  /// left over. The two searches are apart: where both lead to one world, a single search would keep the cheaper one only.
  private static func cause(
    _ log: LifecycleLog, _ run: Range<Int>, _ program: Program, _ best: FoundScript, _ budget: inout Int,
    _ limits: Limits
  ) -> FoundScript? {
    guard best.weight(in: log) > 1, budget > 0 else { return nil }
    var search = ScriptSearch(
      program, Evidence(log, run, for: program), width: rounds[rounds.count - 1].width, budget: budget,
      triesSlips: true,
      limits: limits)
    let ends = search.run()
    budget = search.budget
    guard search.stop == nil else { return nil }
    return ends.sorted { ($0.price, $0.last) < ($1.price, $1.last) }
      .map { search.script(to: $0.last, price: $0.price, guess: "") }
      .first { $0.rest.isEmpty && $0.moves.count { $0.slip != nil } == 1 }
  }

  /// The cheapest first; a search that met its bound comes last.
  private static func sorted(_ found: [FoundScript]) -> [FoundScript] {
    found.enumerated().sorted { one, other in
      (one.element.stop == nil ? 0 : 1, one.element.price, one.offset)
        < (other.element.stop == nil ? 0 : 1, other.element.price, other.offset)
    }.map(\.element)
  }
}
