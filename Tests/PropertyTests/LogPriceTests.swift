import SceneBasics
import SceneKinds
import SceneLogs
import ScenePlan
import SceneProgram
import SceneRuns
import SceneTestSupport
import SceneWorld
import Testing

@testable import SceneSearch

/// The search beside all scripts of three steps of small scenes: no script is cheaper than the one that it finds.
@Suite struct LogPriceTests {
  private static let grounds = [
    "nav: { kind: navigation, stack: [list] }\n  list:\n  detail:\n  sheet:",
    "bar: { kind: tabs, tabs: [one, two] }\n  one:\n  two:\n  sheet:",
    "box: { kind: container, children: [part] }\n  part:\n  page:",
    "nav: { kind: navigation, stack: [list, detail] }\n  list:\n  detail:\n  box: { kind: container, children: [part] }\n  part:",
  ]

  @Test(arguments: 0..<Thoroughness.rounds(120, orElse: 12))
  func `no script of three steps is cheaper than the one that is found`(seed: Int) throws {
    let ground = LogPriceTests.grounds[seed % LogPriceTests.grounds.count]
    let initial = ground.prefix { $0 != ":" }
    let program = try #require(
      ScenePlay.program("scene: Small\ninitial: \(initial)\ncontrollers:\n  \(ground)\n"))
    var chances = SeededRandom(seed: seed)
    var play = LoggedPlay(program, isByClass: false)
    var count = 0
    for _ in 0..<20 where count < 3 {
      guard let step = chances.any(play.steps(bringing: Array(program.templates.indices))) else { break }
      var next = play
      guard next.perform(step), next.lines.count > play.lines.count else { continue }
      play = next
      count += 1
    }
    let text = play.lines.joined(separator: "\n") + "\n"
    let log = LogReader.read(SourceFile(path: "small.log", bytes: Array(text.utf8)), id: FileID(0)).log
    let run = try #require(log.runs.first)
    var budget = 400_000
    let found = try #require(LogSearch.answer(to: log, run, with: program, budget: &budget))
    let force = Force(program, Evidence(log, run, for: program))
    #expect(found.best.rest == [] && found.best.price == force.least, "\(text)\(found.best.moves.map(\.title))")
  }
}

/// All scripts of at most three steps, one after the other.
private struct Force {
  private let program: Program
  private let evidence: Evidence
  /// The price of the cheapest script that explains all lines; nil if there is none.
  private(set) var least: Int?

  init(_ program: Program, _ evidence: Evidence) {
    self.program = program
    self.evidence = evidence
    var simulation = Simulation(program, observer: EventCollector(evidence))
    let events = simulation.launched()
    guard let end = Alignment.exactEnd(of: events, in: evidence.tokens, from: 0, AddressBook()) else { return }
    least = least(from: simulation, end, depth: 3).map { $0 + end.price }
  }

  private func least(from here: Simulation, _ reached: Alignment, depth: Int) -> Int? {
    var least: Int? = reached.end == evidence.tokens.count ? 0 : nil
    guard depth > 0 else { return least }
    for step in steps(of: here) {
      var next = here
      let events = next.events(of: step, as: evidence)
      guard let seen = next.observer as? EventCollector, !seen.isWrong, !seen.hasRaised, !seen.isWarned,
        !next.world.isOver,
        var end = Alignment.exactEnd(of: events, in: evidence.tokens, from: reached.end, reached.book)
      else { continue }
      end.book.forgetFreed(in: next.world)
      guard let rest = self.least(from: next, end, depth: depth - 1) else { continue }
      let own = Prices.price(of: step, in: program, isSecond: Moves.bringsSecond(step))
      let price = own + end.price + (events.isEmpty ? Prices.silent : 0) + rest
      least = min(least ?? .max, price)
    }
    return least
  }

  /// Each step, and its forms: given up, without animation, with a view that is touched first.
  private func steps(of simulation: Simulation) -> [Step] {
    var steps: [Step] = []
    let templates = program.templates.indices.filter { evidence.mayComeAgain[$0] }
    for step in simulation.possibleSteps
      + simulation.possibleCode(bringing: Array(templates), among: simulation.touchable)
    {
      if case .rotate = step.action { continue }
      steps.append(step)
      var still = step
      still.isAnimated = false
      switch step.action {
      case .swipe(let gesture, _, let decelerates):
        steps.append(Step(.swipe(gesture, isCancelled: true, decelerates: decelerates), in: step.receiver))
      case .push(let one): steps += [still, Step(.code([Step(.load(one)), step]), in: step.receiver)]
      case .pop, .popToRoot, .present, .dismiss: steps.append(still)
      default: break
      }
    }
    return steps
  }
}
