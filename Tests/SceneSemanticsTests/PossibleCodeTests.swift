import SceneBasics
import SceneCompiler
import SceneKinds
import ScenePlan
import SceneProgram
import SceneRuns
import SceneWorld
import Testing

/// The steps that a search for what is behind a log tries: what code and a person do more seldom.
@Suite struct PossibleCodeTests {
  private struct Silence: LifecycleObserver {
    var wishes: ObserverWishes { .events }
  }

  /// A program, and its world behind the script.
  private struct Scene {
    let program: Program
    var simulation: Simulation

    init(_ controllers: String, _ script: [String] = []) throws {
      let initial = controllers.prefix { $0 != ":" }
      let text =
        "scene: Test\ninitial: \(initial)\ncontrollers:\n  \(controllers.replacing("\n", with: "\n  "))\n"
        + (script.isEmpty ? "" : "script:\n" + script.map { "  - \($0)\n" }.joined())
      var loader = NoOtherFiles()
      let file = SourceFile(path: "test.scene.yaml", bytes: Array(text.utf8))
      var program = try #require(Pipeline.program(of: file, as: Variation(), loader: &loader).1)
      let steps = program.script ?? []
      program.script = nil
      self.program = program
      simulation = Simulation(program, observer: Silence())
      simulation.performNext()
      simulation.settle()
      for step in steps {
        simulation.perform(extra: step)
        simulation.settle()
      }
    }

    func template(_ name: String) throws -> Int { try #require(program.templates.firstIndex { $0.id == name }) }

    func words(_ step: Step) -> String {
      if case .code(let steps) = step.action {
        return steps.map { words($0) + ($0.after == nil ? "" : " later") }.joined(separator: " + ")
      }
      let completion = (step.completion ?? []).map { " then " + words($0) }.joined()
      return program.title(of: step) + (step.isAnimated == false ? " still" : "") + completion
    }
  }

  private static func stack(_ members: String) -> String {
    "nav: { kind: navigation, stack: [\(members)] }\nlist:\npage:\nphoto:\nmap:\nsheet:\nother:"
  }

  @Test func `a search bar that is shown can be tapped, until it searches`() throws {
    let list = "list: { searchController: search, definesPresentationContext: true }\nsearch: { kind: search }"
    let before = try Scene(list)
    #expect(before.simulation.possibleTouches(among: before.simulation.touchable).map(before.words) == ["tap: search"])
    let behind = try Scene(list, ["tap: search"])
    #expect(behind.simulation.possibleTouches(among: behind.simulation.touchable).isEmpty)
  }

  @Test func `a sheet with two heights can be dragged to both, one with its only height to none`() throws {
    let two = try Scene("list:\nsheet: { detents: [medium, large] }", ["present: sheet"])
    #expect(
      two.simulation.possibleTouches(among: two.simulation.touchable).map(two.words) == [
        "swipe: medium", "swipe: large",
      ])
    let one = try Scene("list:\nsheet:", ["present: sheet"])
    #expect(one.simulation.possibleTouches(among: one.simulation.touchable).isEmpty)
  }

  @Test func `below a presentation a stack can go back to each of its members, in the turn of the dismissal`() throws {
    let deep = try Scene(PossibleCodeTests.stack("list, page, photo"), ["present: sheet"])
    #expect(
      deep.simulation.possibleReturns.map(deep.words) == [
        "popToRoot still + dismiss", "popTo: page still + dismiss",
      ])
    #expect(try Scene(PossibleCodeTests.stack("list"), ["present: sheet"]).simulation.possibleReturns.isEmpty)
    #expect(try Scene(PossibleCodeTests.stack("list, page")).simulation.possibleReturns.isEmpty)
  }

  @Test func `a stack keeps its beginning, its root or nothing below what comes`() throws {
    let scene = try Scene(PossibleCodeTests.stack("list, page"))
    let touchable = scene.simulation.touchable
    let coming = [try scene.template("photo")]
    func words(below: [Int]) -> [String] {
      scene.simulation.possibleExchanges(bringing: coming, above: below, among: touchable).map(scene.words)
    }
    #expect(words(below: []) == ["setViewControllers: [photo]", "setViewControllers: [list, photo]"])
    #expect(
      words(below: [try scene.template("map")]) == [
        "setViewControllers: [photo]", "setViewControllers: [list, photo]", "setViewControllers: [map, photo]",
        "setViewControllers: [list, map, photo]", "setViewControllers: [list, page, map, photo]",
      ])
  }

  @Test func `one in the middle of a stack can go alone, or with all above it`() throws {
    let scene = try Scene(PossibleCodeTests.stack("list, page, photo, map"))
    let steps = scene.simulation.possibleExchanges(bringing: [], above: [], among: scene.simulation.touchable)
    #expect(
      steps.map(scene.words) == [
        "setViewControllers: [list, photo, map]", "popTo: page", "setViewControllers: [list, page, map]",
        "setViewControllers: [list, map]",
      ])
  }

  @Test func `the completion of a dismissal presents, sets a root, or pushes`() throws {
    let scene = try Scene(PossibleCodeTests.stack("list"), ["present: sheet"])
    let steps = scene.simulation.possibleCompletions(bringing: [try scene.template("other")])
    #expect(
      steps.map(scene.words) == [
        "dismiss then present: other", "dismiss then setRoot: other", "dismiss then push: other",
      ])
    #expect(try Scene(PossibleCodeTests.stack("list")).simulation.possibleCompletions(bringing: [1]).isEmpty)
  }

  @Test func `a child that stays is taken out and put back, or told that it goes and comes`() throws {
    let scene = try Scene("box: { kind: container, children: [part, side] }\npart:\nside:")
    let steps = scene.simulation.possibleDetours(
      of: [try scene.template("part")], among: scene.simulation.touchable)
    #expect(
      steps.map(scene.words) == [
        "removeFromSuperview: part + addSubview: part",
        "beginAppearanceTransition: false + beginAppearanceTransition: true + endAppearanceTransition",
      ])
  }

  @Test func `didMove of a child may wait for an animation`() throws {
    let scene = try Scene("box: { kind: container }\npart:")
    let steps = scene.simulation.possibleAnimatedChildren(
      bringing: [try scene.template("part")], among: scene.simulation.touchable)
    #expect(steps.map(scene.words) == ["addChild: part + addSubview: part + didMove: part later"])
  }

  @Test func `two presentations clash in one turn, or before the first has ended`() throws {
    let scene = try Scene(PossibleCodeTests.stack("list"))
    let (one, other) = (try scene.template("sheet"), try scene.template("other"))
    let clashes = scene.simulation.possibleClashes(bringing: [one], refusing: [one, other])
    #expect(clashes.map(\.slip) == [.presentTwice, .presentDuring, .presentTwice, .presentDuring])
    #expect(
      clashes.prefix(2).map { scene.words($0.step) } == [
        "present: sheet + present: other", "present: sheet + present: other later",
      ])
  }

  @Test func `an alert is presented in one way, any other controller also over the full screen`() throws {
    let scene = try Scene("list:\nsheet:\nask: { kind: alert }")
    func count(_ name: String) throws -> Int {
      scene.simulation.possibleCode(bringing: [try scene.template(name)], among: scene.simulation.touchable).count {
        if case .present = $0.action { true } else { false }
      }
    }
    #expect(try count("ask") == 1 && count("sheet") == 2)
  }
}
