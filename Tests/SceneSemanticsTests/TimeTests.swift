import Testing

/// Steps in time: overlaps, timers in overrides, completions.
@Suite struct TimeTests {
  @Test func `in overrides what stands before a time comes at once, the rest when it is due`() {
    check(
      """
      initial: main
      controllers:
        main:
          kind: container
          overrides: { viewDidAppear: [{ add: a }, { add: b, after: 2 }, { add: c }] }
        a:
        b:
        c:
      script:
        - expect: { since: launch, contains: [a.viewDidAppear], lacks: [b.init, c.init] }
        - wait: 2
        - expect: { contains: [b.willMove(main), c.willMove(main), c.viewDidAppear] }
      """)
  }

  @Test func `a timer holds self`() {
    check(
      """
      initial: main
      controllers:
        main: { kind: navigation, stack: [list] }
        list:
        page: { overrides: { viewDidAppear: [{ set: { preferredContentSize: [1, 1] }, after: 3 }] } }
      script:
        - push: page
        - pop
        - expect: { alive: [page] }
        - wait: 3
        - expect: { released: [page] }
      """)
  }

  @Test func `N2.37: what is pushed while a push runs waits for its end`() {
    check(
      """
      initial: main
      controllers:
        main: { kind: navigation, stack: [list] }
        list:
        one:
        two:
      script:
        - push: one
        - push: two
          in: main
          after: 0.2
        - expect:
            trace: [one.viewWillAppear, one.viewDidAppear, one.viewWillDisappear, two.viewWillAppear, two.viewDidAppear]
      """)
  }

  @Test func `an expectation with a time looks at what is not over yet`() {
    check(
      """
      initial: main
      controllers:
        main: { kind: navigation, stack: [list] }
        list:
        page:
      script:
        - push: page
          duration: 1
        - expect: { contains: [page.viewWillAppear], lacks: [page.viewDidAppear], appeared: [main] }
          after: 1
        - expect: { contains: [page.viewDidAppear], appeared: [main, page] }
      """)
  }

  @Test func `M6.33: a completion comes after the did-callbacks, and its steps after it`() {
    check(
      """
      initial: main
      controllers:
        main:
        card:
        other:
      script:
        - present: card
          completion: [{ dismiss: , completion: [{ present: other, in: main }] }]
        - expect:
            contains:
              - card.viewDidAppear
              - main.completion
              - card.viewWillDisappear
              - card.viewDidDisappear
              - other.viewDidAppear
            visible: other
      """)
  }
}
