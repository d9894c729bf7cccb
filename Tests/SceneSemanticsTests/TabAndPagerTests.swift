import Testing

/// Tabs with their More stack, and pagers with their counts and questions.
@Suite struct TabAndPagerTests {
  private static let six = """
    initial: main
    controllers:
      main: { kind: tabs, tabs: [a, b, c, d, e, last] }
      a:
      b:
      c:
      d:
      e:
      last: { kind: navigation, stack: [inside] }
      inside:
    script:
    """

  @Test func `T3.8, T3.9, T3.10: the sixth tab is pushed on the More stack, a navigation controller too`() {
    check(
      """
      \(TabAndPagerTests.six)
        - tap: more
        - expect: { visible: main }
        - tap: last
        - expect: { visible: inside, contains: [inside.viewDidAppear] }
        - tap: more
        - expect: { visible: main, contains: [inside.viewDidDisappear], lacks: [inside.deinit] }
      """)
  }

  @Test func `T3.9: a tab that leaves the More stack stands where it stood`() {
    check(
      """
      initial: main
      controllers:
        main: { kind: tabs, tabs: [a, b, c, d, e, f, g] }
        a:
        b:
        c:
        d:
        e:
        f:
        g:
      script:
        - tap: more
        - tap: e
        - tap: more
        - expect:
            tree: |
              main
                a
                b
                c
                d
                e
                f
                g
      """)
  }

  @Test func `T3.9: a tab under More can only be tapped while the list is shown`() {
    check("\(TabAndPagerTests.six)\n  - tap: more\n  - tap: a\n  - tap: last", finding: "underMore")
  }

  @Test func `T3.17: a tab that is left while it presents is reported`() {
    check(
      """
      initial: main
      controllers:
        main: { kind: tabs, tabs: [a, b] }
        a: { definesPresentationContext: true }
        b:
        card: { modalPresentationStyle: currentContext }
      script:
        - present: card
          in: a
        - select: b
          in: main
        - expect: { lacks: [card.deinit] }
      """, finding: "switchesWhilePresenting")
  }

  @Test func `T3.8: in regular width there is no More`() {
    check("device: pad\n\(TabAndPagerTests.six)\n  - tap: more", finding: "noMore")
  }

  @Test func `T3.13: a list keeps the selected tab if it survives, else the first is selected`() {
    check(
      """
      initial: main
      controllers:
        main: { kind: tabs, tabs: [a, b], selected: b }
        a:
        b:
        c:
      script:
        - setViewControllers: [c, b]
        - expect:
            of: [b]
            callbacks: [viewWillAppear, viewWillDisappear]
            trace: [a.willMove(nil), c.willMove(main), c.didMove(main), a.didMove(nil)]
            visible: b
        - setViewControllers: [c]
        - expect: { visible: c, contains: [b.willMove(nil), b.viewDidDisappear, b.didMove(nil)] }
      """)
  }

  @Test func `T3.5, T3.6, T3.7: a tap asks the delegate and pops the selected stack; code doesn't ask`() {
    check(
      """
      initial: main
      controllers:
        main: { kind: tabs, tabs: [stack, other], overrides: { shouldSelect: { other: false } } }
        stack: { kind: navigation, stack: [home] }
        home:
        page:
        other:
      script:
        - push: page
        - tap: stack
        - expect: { visible: home, contains: [main.delegate.shouldSelect(stack), main.delegate.didSelect(stack)] }
        - tap: other
        - expect: { visible: home, lacks: [main.delegate.didSelect] }
        - select: other
        - expect: { visible: other, lacks: [main.delegate.shouldSelect] }
      """)
  }

  // MARK: Pagers

  /// A pager of four pages.
  private func pager(_ options: String, _ script: String) -> String {
    """
    initial: book
    controllers:
      book: { kind: pager, pages: [p, p, p, p], \(options) }
      p:
    script:
    \(script)
    """
  }

  @Test(arguments: [
    ("transitionStyle: scroll", "[p#2]", ""), ("transitionStyle: scroll", "[p#2, p#3]", "pageCountMismatch"),
    ("spineLocation: min", "[p#2]", ""), ("isDoubleSided: true", "[p#2]", "pageCountMismatch"),
    ("isDoubleSided: true", "[p#2, p#3]", ""), ("spineLocation: mid", "[p#3, p#4]", ""),
    ("spineLocation: mid", "[p#3]", "pageCountMismatch"),
  ])
  func `P5.10, P5.11: each style takes its number of pages, and raises at any other`(
    options: String, pages: String, raises: String
  ) {
    let end = raises.isEmpty ? "contains: [p.viewDidDisappear]" : "raises: \(raises)"
    let scene = pager(options, "  - setViewControllers: \(pages)\n    in: book\n  - expect: { \(end) }")
    check(file: "scene: Test\n\(scene)\n", findings: raises.isEmpty ? [] : [raises])
  }

  @Test func `P5.2: a spine given to a scroll pager is ignored`() {
    check(
      pager(
        "transitionStyle: scroll, spineLocation: mid",
        "  - setViewControllers: [p#2]\n    in: book\n  - expect: { visible: p#2 }"), finding: "spineIgnored")
  }

  @Test func `P5.5: without a data source there are no gestures`() {
    check(
      pager(
        "transitionStyle: scroll, dataSource: none",
        "  - swipe: forward\n  - expect: { visible: p, lacks: [book.delegate.willTransitionTo] }"))
  }

  @Test func `P5.20: past the last page nothing turns, unless the source cycles`() {
    check(
      pager("transitionStyle: scroll", "  - swipe: reverse\n  - expect: { visible: p, lacks: [p.viewWillDisappear] }"))
    check(pager("transitionStyle: scroll, dataSource: cycle", "  - swipe: reverse\n  - expect: { visible: p#4 }"))
  }

  @Test func `P5.38: two pages are too few for a scroll pager to cycle`() {
    check(
      """
      initial: book
      controllers:
        book: { kind: pager, pages: [p, p], transitionStyle: scroll, dataSource: cycle }
        p:
      script:
        - expect: { visible: p }
      """, finding: "cycleTooShort")
  }

  @Test func `P5.22: a curl pager asks for the side to which it turns when the gesture starts`() {
    check(
      pager(
        "transitionStyle: pageCurl",
        """
          - swipe: forward
          - expect:
              trace: [book.dataSource.viewControllerAfter(p), p.viewWillDisappear]
              lacks: [book.dataSource.viewControllerBefore]
        """))
  }

  @Test func `P5.14: a change in code tells the delegate nothing`() {
    check(
      pager(
        "transitionStyle: scroll",
        """
          - setViewControllers: [p#3]
          - expect: { visible: p#3, lacks: [book.delegate.willTransitionTo, book.delegate.didFinishAnimating] }
        """))
  }

  @Test func `P5.39: a covered pager changes its pages unseen, and shows them when it comes back`() {
    check(
      """
      initial: book
      controllers:
        book: { kind: pager, pages: [p, p] }
        p:
        cover: { modalPresentationStyle: fullScreen }
      script:
        - present: cover
        - setViewControllers: [p#2]
          in: book
        - expect: { lacks: [p#2.viewWillAppear], appeared: [cover] }
        - dismiss
        - expect: { contains: [p#2.viewDidAppear], appeared: [book, p#2] }
      """)
  }

  @Test func `C1.99: a scroll pager under the finger can't be told to scroll, and what isn't animated waits`() {
    let swipe = "  - swipe: forward\n  - setViewControllers: [p#4]\n    in: book\n    after: 0.1\n"
    check(
      pager("transitionStyle: scroll", swipe + "  - expect: { raises: pagesSetWhileScrolling }"),
      finding: "pagesSetWhileScrolling")
    check(
      pager(
        "transitionStyle: scroll",
        swipe + "    animated: false\n  - expect: { contains: [p#2.viewDidAppear, p#4.viewDidAppear], visible: p#4 }"))
  }

  @Test func `P5.35: pages set while others curl wait for the end of that`() {
    check(
      pager(
        "transitionStyle: pageCurl",
        """
          - setViewControllers: [p#2]
            in: book
          - setViewControllers: [p#3]
            in: book
            after: 0.1
          - expect: { contains: [p#2.viewDidAppear, p#2.viewDidDisappear], visible: p#3, appeared: [book, p#3] }
        """))
  }

  @Test(arguments: [("10", "scroll", false), ("9", "pageCurl", false), ("10", "scroll", true)])
  func `P5.35: only iOS 9 catches a page, and only in a scroll pager`(
    ios: String, style: String, isCancelled: Bool
  ) {
    check(
      """
      ios: \(ios)
      initial: book
      controllers:
        book: { kind: pager, transitionStyle: \(style), pages: [p, p, p] }
        p:
      script:
        - { swipe: forward, duration: 1, cancelled: \(isCancelled) }
        - { swipe: forward, in: book, after: 0.5 }
        - expect: { lacks: [p#3.viewWillAppear], visible: \(isCancelled ? "p" : "p#2") }
      """, finding: "swipesWhileTurning")
  }

  @Test(arguments: [("", true), ("quirks: [layoutAfterSelect]", false)])
  func `V6: a tab selected in code is laid out before its dids, and only at its first visit; with the quirk after them`(
    quirks: String, isBefore: Bool
  ) {
    let (first, second) = isBefore ? ("DidLayoutSubviews", "DidAppear") : ("DidAppear", "DidLayoutSubviews")
    check(
      """
      \(quirks)
      initial: tabs
      controllers:
        tabs: { kind: tabs, tabs: [a, b] }
        a:
        b:
      script:
        - select: b
        - expect: { contains: [b.viewWillAppear, b.view\(first), b.view\(second)] }
        - select: a
        - select: b
        - expect: { lacks: [a.viewDidLayoutSubviews, b.viewDidLayoutSubviews] }
      """)
  }

  @Test func `X13: with the quirk a scroll pager turns to the page that a change in code has left`() {
    let script = "  - swipe: forward\n  - setViewControllers: [p#4]\n    in: book\n  - swipe: reverse\n"
    check(pager("transitionStyle: scroll", script + "  - expect: { visible: p#3 }"))
    check("quirks: [staleNeighbour]\n" + pager("transitionStyle: scroll", script + "  - expect: { visible: p#2 }"))
  }
}
