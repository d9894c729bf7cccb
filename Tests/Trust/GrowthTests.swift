import Foundation
import SceneTestSupport
import Testing

/// Twice the scene takes twice the time, also where controllers make others in their overrides.
@Suite struct GrowthTests {
  /// So many controllers that each make one of their own, and name it again.
  private static func scene(_ count: Int) -> String {
    """
    scene: S
    initial: box
    controllers:
      box: { children: [\(Array(repeating: "c", count: count).joined(separator: ", "))] }
      c: { overrides: { viewDidLoad: [{ load: own }], viewDidAppear: [{ add: own }] } }
      own:

    """
  }

  private static func time(_ count: Int) -> Double {
    let text = scene(count)
    let start = clock()
    let run = CommandRun(["check", "-"], input: text)
    #expect(run.exit == 0, "\(run.transcript)")
    return Double(clock() - start)
  }

  @Test func `a name inside overrides is found in a time that doesn't grow with its namesakes`() {
    _ = GrowthTests.time(100)
    // Eight times as much would take 64 times as long if it were the square. Other tests run in the same process, so a
    // measurement that was disturbed is repeated.
    let isLinear = (0..<4).contains { _ in GrowthTests.time(2_000) < 20 * GrowthTests.time(250) }
    #expect(isLinear)
  }
}
