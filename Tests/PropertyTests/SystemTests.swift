import SceneKinds
import ScenePlan
import SceneProgram
import SceneTestSupport
import SceneWorld
import Testing

/// Systems differ by their behaviours alone, and each of these can be turned on and off by itself.
@Suite struct SystemTests {
  @Test(arguments: Thoroughness.sample(WrittenProgramTests.scenes, oneIn: 12))
  func `a system is the sum of its behaviours`(path: String) {
    guard let program = Shelf.package.program(path), program.initial != nil else { return }
    for ios in [Behaviour.oldest, 8, 12, 17, Behaviour.newest] {
      var moved = program
      moved.move(to: ios, changes: [])
      var changed = program
      changed.move(
        to: program.ios, changes: Behaviour.changes(from: program.ios, to: Behaviour.profile(ios: ios)))
      #expect(SystemTests.events(of: moved) == SystemTests.events(of: changed), "iOS \(ios)")
    }
  }

  @Test(arguments: Behaviour.allCases) func `a behaviour by itself changes a scene`(behaviour: Behaviour) {
    let words = behaviour.sources + [behaviour.rawValue]
    let named = SystemTests.texts.filter { entry in words.contains { entry.text.contains($0) } }.map(\.path)
    let changes = (named + WrittenProgramTests.scenes).contains { path in
      guard let program = Shelf.package.program(path), program.initial != nil else { return false }
      let isOn = program.behaviours.contains(behaviour)
      var changed = program
      changed.move(to: program.ios, changes: program.changes + [BehaviourChange(behaviour, isOn: !isOn)])
      return SystemTests.events(of: program) != SystemTests.events(of: changed)
    }
    #expect(changes)
  }

  @Test(arguments: Thoroughness.sample(WrittenProgramTests.scenes, oneIn: 60))
  func `a run keeps its laws whichever behaviour is changed`(path: String) {
    guard let program = Shelf.package.program(path), program.initial != nil else { return }
    for behaviour in Behaviour.allCases {
      var changed = program
      let isOn = program.behaviours.contains(behaviour)
      changed.move(to: program.ios, changes: program.changes + [BehaviourChange(behaviour, isOn: !isOn)])
      #expect(CauseCheck.violations(of: changed) == [], "\(BehaviourChange(behaviour, isOn: !isOn).word)")
    }
  }

  /// The scenes with what they say: one that names a behaviour or its rule is the likeliest to be changed by it.
  private static let texts = WrittenProgramTests.scenes.map { (path: $0, text: (try? Repository.text($0)) ?? "") }

  private static func events(of program: Program) -> [LifecycleEvent] {
    (Simulation.run(program, observer: EffectList()).observer as? EffectList)?.events ?? []
  }
}
