import Foundation
import SceneTestSupport
import Testing

/// Every picture of random scenes: nothing overlaps or is cut, and at the usual width all texts can be read.
@Suite struct PictureAuditTests {
  static let views = ["tree", "segues", "timeline", "sequence", "screens"]

  private static let batches = stride(from: 0, to: 200, by: 10).map { $0..<($0 + 10) }

  @Test(arguments: Thoroughness.sample(batches, oneIn: 10), views)
  func `pictures of random scenes are clear and fit their width`(seeds: Range<Int>, view: String) throws {
    for seed in seeds {
      let run = CommandRun(
        ["diagram", "--view", view, "--format", "svg", "-"], input: RandomScene.make(seed: seed).yaml)
      guard run.exit <= 1, !run.output.isEmpty else { continue }
      let check = try #require(PictureCheck(run.output), "seed \(seed) is not well formed")
      // On a screen a view that lies over another one hides its text, as on the device.
      let problems = check.problems.filter { view != "screens" || !$0.contains(" is hidden by ") }
      #expect(problems == [], "seed \(seed)")
      #expect(check.width <= 840, "seed \(seed)")
      #expect(check.smallestText >= 10, "seed \(seed)")
    }
  }

  @Test func `screens that lead to each other in a ring are drawn`() {
    let scene = """
      scene: Ring
      initial: f
      controllers:
        a: { segues: { aToD: { present: d } } }
        b: { segues: { bToA: { present: a }, bToC: { present: c } } }
        c: { segues: { cToD: { present: d }, cToA: { present: a }, cToE: { present: e } } }
        d: { segues: { dToB: { present: b }, dToE: { present: e }, dToC: { present: c } } }
        e: { segues: { eToA: { present: a }, eToB: { present: b } } }
        f: { segues: { fToA: { present: a }, fToD: { present: d }, fToE: { present: e } } }

      """
    let run = CommandRun(["diagram", "--view", "segues", "--format", "svg", "-"], input: scene)
    #expect(run.exit == 0 && run.output.contains("e leads to a, b; f leads to a, d, e."), "\(run.output.prefix(600))")
  }
}
