import Testing

/// Segues: what fires, where it leads, and the way back.
@Suite struct SegueTests {
  @Test func `G7.20, G7.21, G7.23: a person is asked, code isn't; prepare finds the destination unloaded`() {
    check(
      """
      initial: main
      controllers:
        main: { kind: navigation, stack: [list] }
        list: { segues: { next: { show: page } }, overrides: { shouldPerformSegue: { next: false } } }
        page:
      script:
        - trigger: next
        - expect: { trace: [list.shouldPerformSegue(next)], callbacks: [prepare], of: [page] }
        - perform: next
        - perform: next
          in: list
        - expect:
            lacks: [list.shouldPerformSegue]
            contains: [page.init, list.prepare(next), page.viewDidLoad, page#2.init, list.prepare(next)]
            visible: page#2
      """)
  }

  @Test func `G7.26, G7.28: outside any container show presents`() {
    check(
      """
      initial: main
      controllers:
        main: { segues: { next: { show: page } } }
        page:
      script:
        - trigger: next
        - expect: { tree: "main\\n  + page", contains: [main.show(page), main.present(page)] }
      """)
  }

  @Test func `G7.28, S4.10, S4.11: in a split show goes to the stack around it, showDetail to the secondary`() {
    check(
      """
      device: { idiom: pad, size: [1180, 820] }
      initial: split
      controllers:
        split: { kind: split, primary: stack, secondary: detail }
        stack: { kind: navigation, stack: [list] }
        list: { segues: { deeper: { show: folder }, open: { showDetail: article } } }
        folder:
        detail:
        article:
      script:
        - trigger: open
          in: list
        - trigger: deeper
          in: list
        - expect:
            tree: |
              split
                stack
                  list disappeared
                  folder appeared
                article appeared
            released: [detail]
      """)
  }

  @Test func `C1.95: the old push outside a stack raises`() {
    check(
      """
      initial: main
      controllers:
        main: { segues: { next: { push: page } } }
        page:
      script:
        - trigger: next
        - expect: { raises: pushOutsideNavigation }
      """, finding: "pushOutsideNavigation")
  }

  @Test func `G7.30, G7.33: embeds fire before viewDidLoad, in order, and only if they are allowed`() {
    check(
      """
      initial: main
      controllers:
        main:
          segues: { left: { embed: a }, middle: { embed: b }, right: { embed: c } }
          overrides: { shouldPerformSegue: { middle: false } }
        a:
        b:
        c:
      script:
        - expect:
            since: launch
            trace:
              - main.prepare(left)
              - a.willMove(main)
              - a.viewDidLoad
              - a.didMove(main)
              - main.prepare(right)
              - c.willMove(main)
              - c.viewDidLoad
              - c.didMove(main)
              - main.viewDidLoad
            lacks: [b.init]
      """)
  }

  @Test func `a custom segue runs its steps with the source as self`() {
    check(
      """
      initial: main
      controllers:
        main: { segues: { swap: { custom: page, class: Swap, steps: [{ add: page }] } } }
        page:
      script:
        - trigger: swap
        - expect: { contains: [main.prepare(swap), main.perform(swap), page.willMove(main)], lacks: [page#2.init] }
      """)
  }

  // MARK: Unwinding

  private static let flow = """
    initial: tabs
    controllers:
      tabs: { kind: tabs, tabs: [homeStack, shopStack] }
      homeStack: { kind: navigation, stack: [home] }
      home: { unwindActions: [start] }
      shopStack: { kind: navigation, stack: [shop] }
      shop: { unwindActions: [toShop] }
      item: { segues: { toShop: { unwind: toShop }, toStart: { unwind: start } }, unwindActions: [start] }
      pay: { segues: { toShop: { unwind: toShop } } }
    script:
      - select: shopStack
      - push: item
    """

  @Test func `G7.40, G7.41: the action runs before anything goes, in the controller that the search finds first`() {
    check(
      """
      \(SegueTests.flow)
        - trigger: toShop
          id: unwind
        - expect:
            since: unwind
            trace:
              - item.canPerformUnwindSegueAction(toShop)
              - shop.canPerformUnwindSegueAction(toShop)
              - item.prepare(toShop)
              - shop.toShop
              - item.viewWillDisappear
              - shop.viewDidAppear
            lacks: [home.canPerformUnwindSegueAction]
            visible: shop
      """)
  }

  @Test
  func `G7.42, G7.43, G7.44: the source doesn't take its own action, other tabs are searched, and one is selected`() {
    check(
      """
      \(SegueTests.flow)
        - trigger: toStart
        - expect:
            contains: [item.canPerformUnwindSegueAction, home.start, tabs.unwind(homeStack), home.viewDidAppear]
            visible: home
      """)
  }

  @Test func `G7.44: what is presented on the way is dismissed`() {
    check(
      """
      \(SegueTests.flow)
        - present: pay
        - trigger: toShop
        - expect: { contains: [shop.toShop, pay.viewWillDisappear, pay.viewDidDisappear], visible: shop, released: [pay] }
      """)
  }

  @Test func `G7.45: an action without a receiver does nothing`() {
    check(
      """
      initial: main
      controllers:
        main: { segues: { back: { unwind: gone } }, unwindActions: [gone] }
      script:
        - trigger: back
        - expect: { lacks: [main.gone, main.prepare], contains: [main.canPerformUnwindSegueAction(gone)] }
      """, finding: "unwindsNowhere")
  }
}
