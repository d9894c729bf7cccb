import Testing

/// Stacks, down to the order of their calls and to ownership.
@Suite struct StackTests {
  /// A stack of four, and screens to bring.
  private func deep(_ script: String) -> String {
    """
    initial: main
    controllers:
      main: { kind: navigation, stack: [a, b, c, d] }
      a:
      b:
      c:
      d:
      new:
      cover: { modalPresentationStyle: fullScreen }
    script:
    \(script)
    """
  }

  @Test func `N2.7: controllers that leave from under the top get both calls at once, the lowest first`() {
    check(
      deep(
        """
          - popToRoot
          - expect:
              of: [a]
              callbacks: [appearance]
              trace:
                - b.willMove(nil)
                - b.didMove(nil)
                - c.willMove(nil)
                - c.didMove(nil)
                - d.willMove(nil)
                - d.viewWillDisappear(true)
                - a.viewWillAppear(true)
                - a.viewIsAppearing(true)
                - d.viewDidDisappear(true)
                - d.didMove(nil)
                - a.viewDidAppear(true)
        """))
  }

  @Test func `N2.5, N2.35: didMove comes once, though the stack is covered and comes back`() {
    check(
      deep(
        """
          - push: new
          - present: cover
          - dismiss
          - expect:
              since: launch
              of: [d]
              callbacks: [moving]
              trace:
                - d.willMove(main)
                - d.didMove(main)
                - new.willMove(main)
                - new.didMove(main)
        """))
  }

  @Test func `N2.34: under a cover that came meanwhile a cancelled swipe shows no controller`() {
    check(
      deep(
        """
          - swipe: pop
            cancelled: true
            duration: 1
            id: swipe
          - present: cover
            after: 0.1
          - expect:
              since: swipe
              contains: [d.viewWillDisappear, c.viewWillAppear, c.viewDidDisappear]
              lacks: [d.viewWillAppear, d.viewDidAppear, c.viewDidAppear]
              appeared: [cover]
              tree: |
                main
                  a
                  b
                  c
                  d
                  + cover appeared
        """))
  }

  @Test func `N2.37: a change that waits is forgotten if its stack goes meanwhile`() {
    check(
      """
      initial: root
      controllers:
        root: { kind: container, children: [main] }
        main: { kind: navigation, stack: [a, b] }
        a:
        b:
        new:
      script:
        - pop:
          in: main
        - push: new
          in: main
          after: 0.1
        - remove: main
          in: root
          after: 0.1
        - expect: { lacks: [main.pushViewController, new.willMove], released: [main, a, b] }
      """)
  }

  // MARK: Bars

  @Test func `N2.17: a bar that is hidden lays out the top, which is told of no size`() {
    check(
      """
      initial: main
      controllers:
        main: { kind: navigation, stack: [a] }
        a:
      script:
        - set: { isNavigationBarHidden: true }
          in: main
        - expect: { contains: [a.viewWillLayoutSubviews, a.viewDidLayoutSubviews], lacks: [a.viewWillTransition] }
      """)
  }

  @Test func `N2.16: the bar stays hidden while a controller on the stack hides it`() {
    check(
      """
      initial: tabs
      controllers:
        tabs: { kind: tabs, tabs: [main] }
        main: { kind: navigation, stack: [list] }
        list:
        full: { hidesBottomBarWhenPushed: true }
        next:
      script:
        - push: full
        - expect: { contains: [tabs.viewDidLayoutSubviews, full.viewWillAppear, full.viewDidAppear, tabs.viewDidLayoutSubviews] }
        - push: next
        - expect: { lacks: [tabs.viewDidLayoutSubviews], visible: next }
        - pop
        - expect: { lacks: [tabs.viewDidLayoutSubviews], visible: full }
        - pop
        - expect: { contains: [tabs.viewDidLayoutSubviews, list.viewDidAppear, tabs.viewDidLayoutSubviews] }
      """)
  }

  @Test(arguments: ["pop", "swipe: pop"]) func `N2.8: going back at the root does nothing, and that is said`(
    _ step: String
  ) {
    check(
      """
      initial: nav
      controllers:
        nav: { kind: navigation, stack: [list] }
        list:
      script:
        - \(step)
        - expect: { lacks: [list.viewWillDisappear], visible: list }
      """, finding: "popsNothing")
  }
}
