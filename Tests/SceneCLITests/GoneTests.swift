import SceneTestSupport
import Testing

/// The line that ends a run says which controller went for good.
@Suite struct GoneTests {
  private func errors(_ step: String) -> String {
    let scene = """
      scene: A
      initial: nav
      controllers: { nav: { kind: navigation, stack: [list] }, list: , detail: }
      script:
        - push: detail
        - \(step)
      """
    return CommandRun(
      ["run", "a.yaml"], files: MemoryFiles(["a.yaml": scene]), environment: ["NO_COLOR": "1"], isTerminal: true
    ).errors
  }

  @Test func `a popped one moves from its parent, a covered one doesn't`() {
    #expect(errors("pop").contains("; detail went for good: isMovingFromParent ('--flags' shows such flags); "))
    #expect(!errors("wait: 1").contains("went for good"))
    let present = errors("{ present: detail#2, modalPresentationStyle: fullScreen }\n  - dismiss")
    #expect(present.contains("; detail#2 went for good: isBeingDismissed ("), "\(present)")
  }
}
