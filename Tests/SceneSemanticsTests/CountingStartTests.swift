import Testing

/// `since` in a scene: a number, `last`, `launch`, and the id of a step.
@Suite struct CountingStartTests {
  @Test func `a number is that of a step, and last is the last one that is no expectation`() {
    check(
      """
      initial: nav
      controllers: { nav: { kind: navigation, stack: [list] }, list: , detail: }
      script:
        - push: detail
          id: first
        - pop
        - expect: { visible: list }
        - expect: { since: last, lacks: [detail.viewWillAppear], contains: [detail.viewDidDisappear] }
        - wait: 1
        - expect: { since: last, lacks: [detail.viewDidDisappear] }
        - expect: { since: 2, lacks: [detail.viewWillAppear], contains: [detail.viewDidDisappear] }
        - expect: { since: 1, contains: [detail.viewWillAppear], lacks: [list.viewDidLoad] }
        - expect: { since: first, contains: [detail.viewWillAppear] }
        - expect: { since: 0, contains: [list.viewDidLoad] }
      """)
  }

  @Test(arguments: ["2", "3", "nope"]) func `a step that isn't over can't be meant`(since: String) {
    check(
      """
      initial: home
      controllers: { home: }
      script:
        - wait: 1
        - expect: { visible: home, since: \(since) }
      """.replacing("- expect", with: "-  expect"), finding: "unknownStep")
  }
}
