import ScenePlan
import SceneProgram
import SceneWhy
import SceneWorld
import Testing

/// A chain of causes ends at a step without which the event wouldn't have come.
@Suite struct NecessityTests {
  /// The events of a run, each with the step at the end of its chain.
  private static func events(of program: Program) -> [(event: String, step: Int)] {
    let (simulation, plan) = Simulation.record(program, observer: CauseLog())
    guard let log = simulation.observer as? CauseLog, simulation.world.limit == nil else { return [] }
    return log.effects.compactMap { effect in
      guard case .event(let event) = effect.kind, event.instance != nil else { return nil }
      return (plan.text(of: event), log.chain(from: effect).last?.step ?? 0)
    }
  }

  /// How many events of the step are gone without it, and how many there were.
  private static func loss(of program: Program, without number: Int) -> (gone: Int, all: Int) {
    let before = events(of: program)
    var changed = program
    changed.script?.remove(at: number - 1)
    var left: [String: Int] = [:]
    for event in events(of: changed) { left[event.event, default: 0] += 1 }
    var others: [String: Int] = [:]
    for event in before where event.step != number { others[event.event, default: 0] += 1 }
    var own: [String: Int] = [:]
    for event in before where event.step == number { own[event.event, default: 0] += 1 }
    // What is left beyond what other steps bring has come in another way.
    let stayed = own.map { event, count in min(count, max(0, left[event, default: 0] - others[event, default: 0])) }
    let all = own.values.reduce(0, +)
    return (all - stayed.reduce(0, +), all)
  }

  @Test func `without the step at the end of their chains, four of five events don't come`() {
    var (gone, all) = (0, 0)
    for seed in 0..<60 {
      guard let program = ScenePlay.program(RandomScene.make(seed: seed).yaml), program.initial != nil,
        let script = program.script, !script.isEmpty
      else { continue }
      // Any step; without it a later one may bring the same, or lose its meaning.
      let loss = NecessityTests.loss(of: program, without: seed % script.count + 1)
      gone += loss.gone
      all += loss.all
    }
    print("\(gone) of \(all) events are gone without their step")
    #expect(all > 100)
    #expect(gone * 5 >= all * 4)
  }
}
