import SceneKinds
import ScenePlan
import SceneProgram
import SceneTestSupport
import SceneWorld
import Testing

/// A fact that several outputs tell is the same in all of them, in every scene of the package.
@Suite struct OneFactTests {
  private static let scenes = Thoroughness.sample(
    WrittenProgramTests.scenes
      + ["Tests/Cases/mistakes", "Tests/Cases/warned"].flatMap { folder in
        Repository.files(below: folder) { $0.hasSuffix(".yaml") }
      }, oneIn: 4)

  @Test func `a picture and the world that it shows answer alike`() {
    var looks = 0
    for path in OneFactTests.scenes {
      guard let program = Shelf.package.program(path) else { continue }
      let watch = Simulation.run(program, observer: FactWatch()).observer as? FactWatch
      #expect(watch?.differences == [], "\(path)")
      looks += watch?.looks ?? 0
    }
    #expect(looks > OneFactTests.scenes.count)
  }

  @Test func `the owners of a controller are those that are counted`() {
    for path in OneFactTests.scenes {
      guard let program = Shelf.package.program(path) else { continue }
      let watch = Simulation.run(program, observer: FactWatch()).observer as? FactWatch
      #expect(watch?.miscounted == [], "\(path)")
    }
  }

  @Test func `lines of instructions move no event`() {
    for path in Thoroughness.sample(OneFactTests.scenes, oneIn: 4) {
      let (run, told) = (CommandRun(["run", path]), CommandRun(["run", "--ops", path]))
      let lines = [run, told].map { $0.output.split(separator: "\n").filter { !$0.hasPrefix("#") && !isComment($0) } }
      #expect(lines[0] == lines[1], "\(path)")
    }
  }

  private func isComment(_ line: Substring) -> Bool { line.drop { $0 == " " }.hasPrefix("#") }
}

/// Asks a world and its picture the same questions whenever a step begins, and at the end.
private struct FactWatch: LifecycleObserver {
  private(set) var looks = 0
  private(set) var differences: [String] = []
  private(set) var miscounted: [String] = []

  var wishes: ObserverWishes { [] }

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    compare(world, "before step \(step.number)", isAtRest: false)
  }

  mutating func end(at time: Ticks, world: borrowing World) { compare(world, "at the end", isAtRest: !world.isOver) }

  private mutating func compare(_ world: borrowing World, _ moment: String, isAtRest: Bool) {
    looks += 1
    let picture = world.picture()
    if world.visible != picture.visible { differences.append("visible \(moment)") }
    if world.treeLines != picture.treeLines { differences.append("tree \(moment)") }
    for question in Question.allCases where world.answerer(of: question) != picture.answerer(of: question) {
      differences.append("\(question) \(moment)")
    }
    for instance in world.members {
      if world.isInWindow(instance) != picture.isInWindow(instance) {
        differences.append("\(instance) in the window \(moment)")
      }
      count(world.owners(of: instance), of: world[instance], moment, isAtRest: isAtRest)
    }
  }

  /// Beside what the node counts there are a reference in code, and the step that made it.
  private mutating func count(_ owners: [Owner], of node: World.Node, _ moment: String, isAtRest: Bool) {
    let counted = owners.count { $0 != .reference && $0 != .maker }
    if counted != Int(node.owners), node.isAlive {
      miscounted.append("\(node.id): \(owners), \(node.owners) \(moment)")
    }
    // At rest nothing goes on that could hold one without a name, and what nothing holds has been freed.
    if isAtRest, owners.contains(.code) { miscounted.append("\(node.id): code \(moment)") }
    if isAtRest, node.isAlive, owners.isEmpty { miscounted.append("\(node.id): no owner \(moment)") }
  }
}
