internal import SceneBasics
internal import SceneLogs
internal import ScenePlan
internal import SceneProgram

extension LogSearch {
  /// One run of the app.
  package struct Answer: Sendable {
    package var best: FoundScript
    package var next: FoundScript?
    /// Mistakes that the code may have made instead, as no line tells.
    package var unclear: [Unclear] = []
    /// A script with one slip that explains all lines, where no innocent script does; nil if none is named.
    package var cause: FoundScript?
    /// Whether a bound ended the search for a cause before all slips were tried.
    package var lacksCauses = false
    /// A script with one slip that explains what is left over, where that is too little to name it as the cause.
    package var hint: FoundScript?
    /// Whether a bound ended the search before all was tried, though a script goes to the end.
    package var isCut = false
    /// The event from which on the scene's own script prints something else; nil if it prints all, or there is none.
    package var departure: Int?
    /// The callback that would tell the script from the next best one; nil where none does, or nothing is near.
    package var telling: Telling?
    /// The layout passes and `init`s of the log beside those of the script.
    package var uncounted: [FoundScript.Uncounted] = []
  }

  /// The script of the scene itself, if it prints the log; else the event from which on it prints something else.
  static func given(_ log: LifecycleLog, _ run: Range<Int>, _ program: Program, _ limits: Limits) -> (
    script: FoundScript?, departure: Int?
  ) {
    guard let script = program.script, !script.isEmpty else { return (nil, nil) }
    var search = ScriptSearch(program, Evidence(log, run, for: program), width: 1, budget: 0, limits: limits)
    guard !search.evidence.tokens.isEmpty else { return (nil, nil) }
    guard let way = search.follow(script) else {
      let tokens = search.evidence.tokens
      return (nil, search.departure.map { tokens.indices.contains($0) ? tokens[$0].event : run.upperBound })
    }
    var found = search.script(to: way.last, price: way.price, guess: nil)
    found.isGiven = true
    return found.rest.isEmpty ? (found, nil) : (nil, nil)
  }
}

extension LogSearch.Answer {
  /// Looks whether the script explains the log on another system, too, so that nothing tells the two apart.
  mutating func seeSystems(_ skeletons: [Skeleton], _ log: LifecycleLog, _ run: Range<Int>) {
    for skeleton in skeletons where skeleton.program.ios != best.program.ios {
      // Two guesses may be told in the same words.
      guard skeleton.hierarchy == best.hierarchy, skeleton.program.templates == best.program.templates else { continue }
      var other = best
      other.program = skeleton.program
      other.guess = skeleton.words
      other.price += skeleton.price - best.guessPrice
      guard other.price < next?.price ?? .max, other.explains(Evidence(log, run, for: skeleton.program)) else {
        continue
      }
      next = other
    }
  }

  /// Compares the script with the next best one, and with the lines that don't count.
  mutating func compare(_ log: LifecycleLog, _ run: Range<Int>, _ limits: Limits) {
    if let next { telling = best.telling(from: next, in: log, run, limits) }
    uncounted = best.uncounted(in: log, run, limits)
  }
}
