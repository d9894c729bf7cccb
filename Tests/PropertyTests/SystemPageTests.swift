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
    var calls: [Behaviour: [Int: String]] = [:]
    for change in SystemReference.changes {
      let behaviour = change.behaviour
      // The first comment of a scene names the rules that it shows.
      let rules = behaviour.sources
      let candidates = texts.filter { text in rules.contains { text.1.prefix(300).contains($0) } }.map(\.0)
      let call = candidates.lazy.filter { SystemPageTests.shows(behaviour, from: change.ios, $0) }
        .compactMap { SystemPageTests.call(behaviour, from: change.ios, $0) }.first
      calls[behaviour, default: [:]][change.ios] = call?.joined(separator: " ")
      #expect(call != nil, "no scene shows \(behaviour.rawValue)")
    }
    let page = SystemReference.markdown(calls: calls)
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

  /// The call that puts a scene beside itself on two systems, and prints other lines if only the behaviour is switched.
  private static func call(_ behaviour: Behaviour, from ios: Int, _ path: String) -> [String]? {
    let isOn = Behaviour.profile(ios: ios).contains(behaviour)
    return [[], ["--events", "delegates"], ["--events", "all"]].lazy
      .map { ["run", "--compare", "--ios", "\(ios - 1),\(ios)"] + $0 + [path] }
      .first { call in
        let switched = ["--quirk", BehaviourChange(behaviour, isOn: !isOn).word]
        guard let here = lines(of: call), let others = lines(of: call + switched) else { return false }
        return here != others
      }
  }

  /// The lines of a comparison, without its heading, which names the systems and what is switched.
  private static func lines(of call: [String]) -> [Substring]? {
    let run = CommandRun(call)
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix("# ") }.dropFirst(2)
    return lines.isEmpty ? nil : Array(lines)
  }

  private static func events(of program: Program) -> [LifecycleEvent] {
    (Simulation.run(program, observer: EffectList()).observer as? EffectList)?.events ?? []
  }
}
