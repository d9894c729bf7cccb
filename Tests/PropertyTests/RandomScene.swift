import ScenePlan

/// Scenes made up from a seed, and the smallest one that still shows what is wrong.
enum RandomScene {
  /// How many steps are tried for a script.
  private static let steps = 5...14

  /// The scene of a seed: each step follows from what the steps before have come to; one that stops the compiler, or
  /// comes after an exception, is left out.
  static func make(seed: Int) -> SceneSketch {
    var (sketch, random) = ControllerMaker.make(SeededRandom(seed: seed))
    if random.chance(8) {
      sketch.script.append(.init(verb: "launch", object: random.pick(["background", "withoutScene"])))
    }
    guard var play = ScenePlay.play(sketch.yaml) else { return sketch }
    for _ in 0..<random.number(steps) where play.outcome.raised == nil {
      guard let step = ScriptMaker.next(after: sketch, play, &random) else { break }
      sketch.script.append(step)
      let next = ScenePlay.play(sketch.yaml)
      // One exception in four is let stand: it ends the script.
      if let next, next.outcome.raised == nil || random.chance(25) {
        play = next
      } else {
        sketch.script.removeLast()
      }
    }
    return sketch
  }

  /// Leaves out part after part as long as the first violation, but for its names and numbers, stays.
  static func shrink(_ sketch: SceneSketch, showing violations: [String]) -> SceneSketch {
    let wanted = Set(violations.map(kind).prefix(1))
    var smallest = sketch
    var attempts = 0
    search: while attempts < 600 {
      for candidate in smallest.reductions {
        attempts += 1
        if !wanted.isDisjoint(with: ScenePlay.violations(of: candidate.yaml).map(kind)) {
          smallest = candidate
          continue search
        }
      }
      break
    }
    return smallest
  }

  /// A violation without the names and numbers in it.
  private static func kind(_ violation: String) -> String {
    violation.replacing(/[a-z]+\d+(#\d+)?/, with: "").replacing(/\d+/, with: "")
  }
}
