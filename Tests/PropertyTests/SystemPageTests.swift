import SceneCompiler
import SceneKinds
import ScenePlan
import SceneProgram
import SceneTestSupport
import SceneWorld
import Testing

/// The page of what systems changed is made from the behaviours, and each of its scenes shows what it stands for.
@Suite struct SystemPageTests {
  private static let scenes = Repository.files(below: "Tests/Cases/rules") { $0.hasSuffix(".scene.yaml") }

  @Test func `the page of what changed has a scene for each change, and is as recorded`() throws {
    let texts = try SystemPageTests.scenes.map { ($0, try Repository.text($0)) }
    var shown: [Behaviour: String] = [:]
    for change in SystemReference.changes {
      let behaviour = change.behaviour
      // The first comment of a scene names the rules that it shows.
      let rules = behaviour.sources
      let candidates = texts.filter { text in rules.contains { text.1.prefix(300).contains($0) } }.map(\.0)
      shown[behaviour] = candidates.first { SystemPageTests.shows(behaviour, from: change.ios, $0) }
      #expect(shown[behaviour] != nil, "no scene shows \(behaviour.rawValue)")
    }
    let page = SystemReference.markdown(scenes: shown)
    if let problem = Golden.problem(with: page, at: "schema/what-changed.md") { Issue.record("\(problem)") }
  }

  /// Whether a scene differs from one system to the next, and the behaviour alone makes a difference there.
  private static func shows(_ behaviour: Behaviour, from ios: Int, _ path: String) -> Bool {
    guard let program = Shelf.package.program(path), program.initial != nil else { return false }
    var (before, after, switched) = (program, program, program)
    let changes = program.changes.filter { $0.behaviour != behaviour }
    before.move(to: ios - 1, changes: changes)
    after.move(to: ios, changes: changes)
    let isOn = after.behaviours.contains(behaviour)
    switched.move(to: ios, changes: changes + [BehaviourChange(behaviour, isOn: !isOn)])
    let now = events(of: after)
    return events(of: before) != now && events(of: switched) != now
  }

  private static func events(of program: Program) -> [LifecycleEvent] {
    (Simulation.run(program, observer: EffectList()).observer as? EffectList)?.events ?? []
  }
}
