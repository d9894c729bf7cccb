import SceneTestSupport
import Testing

/// Controllers that a container holds already, named in its own code or shown again.
@Suite struct HeldControllerTests {
  @Test func `a pager's own code means its pages, and makes no others`() {
    let scene = """
      scene: A carousel
      initial: carousel
      controllers:
        carousel:
          kind: pager
          transitionStyle: scroll
          pages: [a, b, c]
          overrides: { viewDidAppear: [{ setViewControllers: [b] }] }
        a:
        b:
        c:
      script:
        - wait: 1
        - expect: { visible: b }
        - swipe: forward
          in: carousel
        - expect: { visible: c, since: launch, contains: [b.viewDidAppear, b.viewDidDisappear] }
      """
    let run = CommandRun(["test", "a.yaml"], files: MemoryFiles(["a.yaml": scene]))
    #expect(run.output == "3 passed, 0 failed\n")
  }

  @Test func `the detail that is shown already stays`() {
    let scene = """
      scene: The same detail
      device: { idiom: pad, size: [1180, 820] }
      initial: split
      controllers:
        split: { kind: split, style: classic, primary: list, secondary: detail }
        list:
        detail:
      script:
        - showDetail: detail
          in: list
        - expect: { appeared: [split, list, detail], lacks: [detail.viewWillDisappear, detail.deinit] }
      """
    let run = CommandRun(["test", "a.yaml"], files: MemoryFiles(["a.yaml": scene]))
    #expect(run.output == "2 passed, 0 failed\n", "\(run.transcript)")
  }
}
