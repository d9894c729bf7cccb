import ScenePlan
import SceneTestSupport
import Testing

/// Calls of containment by hand, one after the other and about any controllers: each run comes to its end.
@Suite struct HandCallTests {
  @Test(arguments: Thoroughness.sample(Array(0..<600), oneIn: 20))
  func `whatever is put into whatever, the run ends, and the plan's run is the scene's`(seed: Int) {
    var sketch = RandomScene.make(seed: seed)
    var random = SeededRandom(seed: seed)
    for index in sketch.controllers.indices where random.chance(40) {
      sketch.controllers[index].entries.append(.init(key: "definesPresentationContext", value: .text("true")))
    }
    for _ in 0..<10 {
      guard let play = ScenePlay.play(sketch.yaml), play.outcome.raised == nil,
        let step = ScriptMaker.nextByHand(after: sketch, play, &random)
      else { break }
      sketch.script.append(step)
      // What can't be, such as a view that would come into itself, ends the run; other steps follow in its place.
      if ScenePlay.play(sketch.yaml).map({ $0.outcome.raised != nil }) != false, random.chance(80) {
        sketch.script.removeLast()
      }
    }
    let scene = CommandRun(["run", "--events", "all", "-"], input: sketch.yaml)
    #expect(scene.exit <= 1, "\(scene.transcript)\n\(sketch.yaml)")
    let plan = CommandRun(["compile", "-"], input: sketch.yaml)
    if plan.exit == 0 {
      let run = CommandRun(["run", "--events", "all", "-"], input: plan.output)
      #expect(run.output == scene.output, "\(sketch.yaml)")
    }
    for verb in [["tree", "-"], ["diagram", "--format", "svg", "-"], ["diagram", "--view", "screens", "-"]] {
      #expect(CommandRun(verb, input: sketch.yaml).exit <= 1, "\(verb) \(sketch.yaml)")
    }
  }
}
