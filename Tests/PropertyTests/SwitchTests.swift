import SceneKinds
import ScenePlan
import SceneProgram
import SceneTestSupport
import SceneWhy
import SceneWorld
import Testing

/// A behaviour that is switched changes what `why` answers: causes come from the rules, and not from the answers.
@Suite struct SwitchTests {
  /// The answers of `why` and `why --not` about a run, but for the sentences that only repeat the switch itself.
  private static func answers(of program: Program) -> (answers: [String], asked: [Behaviour: Bool])? {
    let (log, cast, outcome) = Simulation.play(program, observers: CauseLog())
    guard outcome.limit == nil else { return nil }
    let explainer = Explainer(cast, log)
    var asked: [Behaviour: Bool] = [:]
    for effect in log.effects {
      if case .question(let behaviour, let answer) = effect.kind { asked[behaviour] = answer }
    }
    var answers: [String] = []
    for (number, id) in log.events.enumerated() {
      guard let effect = log[id], case .event(let event) = effect.kind else { continue }
      let causes = explainer.causes(ofEvent: number) { _ in false }.filter { $0.kind != .question }
      answers.append(cast.text(of: event) + causes.map { " < \($0.text) \($0.rule?.rawValue ?? "")" }.joined())
    }
    for step in Set(log.events.compactMap { log[$0]?.step }).sorted() {
      answers += explainer.refusals(inStep: step).map { "\(step): no \($0.event): \($0.cause.text)" }
    }
    return (answers, asked)
  }

  @Test func `every behaviour that a scene asks for changes an answer when it is switched`() throws {
    var asked: Set<Behaviour> = []
    var changing: Set<Behaviour> = []
    for path in WrittenProgramTests.scenes {
      guard let program = Shelf.package.program(path), program.initial != nil,
        let before = SwitchTests.answers(of: program)
      else { continue }
      asked.formUnion(before.asked.keys)
      for (behaviour, isOn) in before.asked where !changing.contains(behaviour) {
        var switched = program
        let change = BehaviourChange(behaviour, isOn: !isOn)
        switched.move(to: program.ios, changes: program.changes.filter { $0.behaviour != behaviour } + [change])
        guard let after = SwitchTests.answers(of: switched) else { continue }
        if after.answers != before.answers { changing.insert(behaviour) }
      }
    }
    let idle = asked.subtracting(changing).map(\.rawValue).sorted()
    #expect(asked.count > 20)
    #expect(idle == [], "switched, these change no answer")
  }
}
