import Testing

/// Stacks.
@Suite struct NavigationTests {
  private static let head = """
    initial: main
    controllers:
      main: { kind: navigation, stack: [home] }
      home:
      one:
      two:
      nav: { kind: navigation }
      split: { kind: split }
      tabs: { kind: tabs }
    script:
    """

  @Test func `N2.2, N2.30: the root is told that it will move when it is made, that it did after it appeared`() {
    check(
      """
      \(NavigationTests.head)
        - expect:
            since: launch
            trace:
              - home.willMove(main)
              - home.viewDidLoad
              - home.viewWillAppear(false)
              - home.viewDidAppear(false)
              - home.didMove(main)
      """)
  }

  @Test(arguments: [("nav", "pushedNavigation"), ("split", "pushedSplit")])
  func `N2.11: a navigation controller or a split can't be pushed`(pushed: String, code: String) {
    check("\(NavigationTests.head)\n  - push: \(pushed)\n  - expect: { raises: \(code) }", finding: code)
  }

  @Test func `N2.11: a tab controller can be pushed`() {
    check("\(NavigationTests.head)\n  - push: tabs\n  - expect: { visible: tabs }")
  }

  @Test func `N2.9: popping to a stranger raises`() {
    check(
      """
      \(NavigationTests.head)
        - load: one
        - popTo: one
          in: main
        - expect: { raises: poppedStranger }
      """, finding: "poppedStranger")
  }

  @Test func `N2.35: the delegate gets a push after the wills and after the dids`() {
    check(
      """
      \(NavigationTests.head)
        - push: one
        - expect:
            trace:
              - one.viewWillAppear(true)
              - main.delegate.willShow(one)
              - one.viewDidAppear(true)
              - main.delegate.didShow(one)
      """)
  }

  @Test func `N2.13: a list with the same top changes the stack and nothing on the screen`() {
    check(
      """
      \(NavigationTests.head)
        - setViewControllers: [one, home]
        - expect:
            of: [home]
            callbacks: [appearance, moving]
            trace: [one.willMove(main), one.didMove(main)]
            tree: |
              main
                one disappeared
                home appeared
      """)
  }

  @Test func `N2.34: a cancelled swipe shortens the stack for a while, and sends no moves`() {
    check(
      """
      \(NavigationTests.head)
        - push: one
        - swipe: pop
          cancelled: true
          duration: 1
          id: swipe
        - expect:
            visible: home
          after: 0.5
        - expect:
            visible: one
            trace:
              - one.viewWillDisappear
              - home.viewWillAppear
              - home.viewWillDisappear
              - home.viewDidDisappear
              - one.viewWillAppear
              - one.viewDidAppear
            lacks: [one.willMove(nil), one.didMove(nil)]
            since: swipe
      """)
  }

  @Test func `off the screen a swipe isn't recognised`() {
    check(
      """
      \(NavigationTests.head)
        - push: one
        - present: two
          modalPresentationStyle: fullScreen
        - swipe: pop
          in: main
          id: swipe
        - expect: { since: swipe, lacks: [one.viewWillDisappear, home.viewWillAppear], visible: two, alive: [one] }
      """, finding: "touchesCovered")
  }

  @Test func `C1.30: what is pushed while a presentation covers the stack goes with it, and comes back with it`() {
    check(
      """
      \(NavigationTests.head)
        - present: two
          modalPresentationStyle: fullScreen
          duration: 1
        - push: one
          in: main
          after: 0.8
        - expect: { appeared: [two], warnings: [] }
        - dismiss
        - expect: { appeared: [main, one], contains: [main.viewWillAppear, one.viewDidAppear] }
      """)
  }

  @Test func `G7.27, N2.18: show in a stack is a push`() {
    check(
      "\(NavigationTests.head)\n  - show: one\n  - expect: { contains: [main.show(one), main.pushViewController(one)] }"
    )
  }
}
