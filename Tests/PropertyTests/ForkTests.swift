import SceneBasics
import SceneKinds
import ScenePlan
import SceneProgram
import SceneRuns
import SceneSemantics
import SceneSyntax
import SceneWorld
import Testing

/// A world as a value: copied in the middle of whatever is under way, and compared without its past.
@Suite struct ForkTests {
  /// The program of random scene number `seed`; nil where a finding stops the compiler.
  private func program(_ seed: Int) -> Program? { ScenePlay.program(RandomScene.make(seed: seed).yaml) }

  @Test(arguments: PropertyTests.batches) func `a copy in the middle of a step goes on as the whole run does`(
    seeds: Range<Int>
  ) {
    for seed in seeds {
      guard let program = program(seed) else { continue }
      let whole = Simulation.run(program, observer: EventList())
      var simulation = Simulation(program, observer: EventList())
      while simulation.performNext() {
        // Transitions of the step that has just started are still running here.
        var fork = simulation
        fork.play()
        #expect(fork.events == whole.events, "seed \(seed), before step \(simulation.world.now)")
        #expect(fork.world == whole.world, "seed \(seed)")
        #expect(fork.world.hashValue == whole.world.hashValue, "seed \(seed)")
      }
    }
  }

  @Test(arguments: PropertyTests.batches) func `equal forms go on alike, whatever a person does`(seeds: Range<Int>) {
    var pairs = 0
    for seed in seeds {
      guard let program = program(seed) else { continue }
      var start = Simulation(program, observer: EventList())
      start.performNext()
      start.settle()
      pairs += explore(from: start, "seed \(seed)")
    }
    #expect(pairs > 0)
  }

  /// Walks through what a person can do, and holds each pair of equal forms against each other.
  ///
  /// - Returns: How many pairs were found.
  private func explore(from start: Simulation, _ name: String) -> Int {
    var known: [CanonicalForm: Simulation] = [start.world.canonical: start]
    var open = [start]
    var pairs = 0
    while let here = open.popLast(), known.count < 12, pairs < 12 {
      for step in here.possibleSteps.prefix(6) {
        var next = here
        next.perform(extra: step)
        next.settle()
        guard !next.world.isOver else { continue }
        let form = next.world.canonical
        if let twin = known[form] {
          pairs += 1
          compare(next, twin, name)
        } else {
          known[form] = next
          open.append(next)
        }
      }
    }
    return pairs
  }

  private func compare(_ one: Simulation, _ other: Simulation, _ name: String) {
    for (step, twin) in zip(one.possibleSteps, other.possibleSteps).prefix(6) {
      var (first, second) = (one, other)
      let counts = (first.events.count, second.events.count)
      first.perform(extra: step)
      first.settle()
      second.perform(extra: twin)
      second.settle()
      let effects = (first.words(from: counts.0), second.words(from: counts.1))
      #expect(effects.0 == effects.1, "\(name): \(step.action)")
      #expect(first.world.canonical == second.world.canonical, "\(name): \(step.action)")
    }
    #expect(one.possibleSteps.count == other.possibleSteps.count, "\(name)")
  }
}

extension Simulation {
  /// The events from one on, without the numbers of instances.
  fileprivate func words(from start: Int) -> [String] {
    events[start...].map { event in
      let template = event.instance.map { Int(world[$0].template) }
      return "\(template.map(String.init) ?? "-") \(event.callback) \(event.answer == .none ? "" : "answered")"
    }
  }
}
