import Testing

/// The instance that a name in a step means, and the container that carries a step out.
@Suite struct NameTests {
  private static let stack = """
    initial: main
    controllers:
      main: { kind: navigation, stack: [list] }
      list:
      page:
    script:
    """

  @Test func `an answer about one name can be set like any other`() {
    check(
      """
      initial: main
      controllers:
        main: { kind: tabs, tabs: [a, b, c], overrides: { shouldSelect: { b: false, c: false } } }
        a:
        b:
        c:
      script:
        - set: { shouldSelect: { b: true } }
          in: main
        - tap: c
        - expect: { visible: a }
        - tap: b
        - expect: { visible: b }
      """)
  }

  @Test func `a name is the only living instance, so the same push twice raises (N2.10)`() {
    check(
      """
      \(NameTests.stack)
        - push: page
        - push: page
        - expect: { raises: pushedTwice }
      """, finding: "pushedTwice")
  }

  @Test func `inside overrides a name means what self has made, however many there are`() {
    check(
      """
      initial: box
      controllers:
        box: { children: [a, a, a] }
        a: { overrides: { viewDidLoad: [{ load: b }], viewDidAppear: [{ add: b }] } }
        b:
      script:
        - wait: 1
        - expect:
            tree: |
              box appeared
                a appeared
                  b appeared
                a#2 appeared
                  b#2 appeared
                a#3 appeared
                  b#3 appeared
      """)
  }

  @Test func `a number that is next in turn makes that instance`() {
    check(
      """
      \(NameTests.stack)
        - push: page
        - push: page#2
        - expect:
            visible: page#2
            alive: [page#1, page#2]
      """)
  }

  @Test func `a number out of turn stops the compiler`() {
    check("\(NameTests.stack)\n  - push: page#2", finding: "missingInstance")
  }

  @Test func `the one that is left of several is meant by the name alone`() {
    check(
      """
      initial: main
      controllers:
        main: { kind: navigation, stack: [list] }
        list:
        page:
        other:
      script:
        - push: page
        - push: page#2
        - pop
        - push: other
        - popTo: page
        - expect: { visible: page, alive: [page], released: [page#2, other] }
      """)
  }

  @Test func `a name that several living instances have stops it`() {
    check(
      """
      initial: main
      controllers:
        main: { kind: container, children: [row, row] }
        row:
      script:
        - remove: row
          in: main
      """, finding: "severalInstances")
  }

  @Test func `a name in code that two near instances have stops it, however many others are far away`() {
    check(
      """
      initial: main
      controllers:
        main:
          kind: container
          children: [row, row, other]
          overrides: { viewDidAppear: [{ remove: row }] }
        other: { kind: container, children: [row, row, row, row, row, row, row, row, row, row, row, row] }
        row:
      """, finding: "severalInstances")
  }

  @Test func `a freed instance can't come back under its number, a retained one does (N2.6)`() {
    check("\(NameTests.stack)\n  - push: page\n  - pop\n  - push: page#1", finding: "releasedInstance")
    check(
      """
      initial: main
      controllers:
        main: { kind: navigation, stack: [list] }
        list:
        page: { retained: true }
      script:
        - push: page
        - pop
        - push: page#1
        - expect:
            lacks: [page.deinit, page#2.init]
            visible: page
      """)
  }

  @Test func `a missing instance stops the step that needs it`() {
    check("\(NameTests.stack)\n  - popTo: page", finding: "noInstance")
  }

  @Test func `inside overrides a name is what self made or holds, and its numbers count there`() {
    check(
      """
      initial: main
      controllers:
        main: { kind: container, children: [box, box] }
        box:
          overrides:
            viewDidLoad: [{ add: row }, { add: row#2 }]
            viewDidAppear: [{ remove: row#1 }]
        row:
      script:
        - expect:
            since: launch
            callbacks: [init, deinit]
            of: [row, row#2, row#3, row#4]
            trace: [row.init, row#2.init, row#3.init, row#4.init, row.deinit, row#3.deinit]
            alive: [row#2, row#4]
      """)
  }

  @Test func `C1.1: a controller can't be added to one that it contains`() {
    for step in ["add: main", "transition: main"] {
      check(
        """
        initial: main
        controllers:
          main: { kind: container, children: [box] }
          box: { kind: container }
        script:
          - \(step)
            in: box
        """, finding: "containsItself")
    }
    check("\(NameTests.stack)\n  - setViewControllers: [main]", finding: "containsItself")
  }

  // MARK: Receivers

  @Test func `C1.3: a stock verb goes to the nearest ancestor that is one`() {
    check(
      """
      initial: outer
      controllers:
        outer: { kind: navigation, stack: [plain] }
        plain: { kind: container, children: [inner] }
        inner: { kind: navigation, stack: [leaf] }
        leaf:
        page:
      script:
        - push: page
          in: leaf
        - expect:
            tree: |
              outer
                plain
                  inner
                    leaf disappeared
                    page appeared
      """)
  }

  @Test func `without in a step looks inside a visible container with one child that fills it`() {
    let inside = """
      controllers:
        root: { kind: container, children: [LIST], layout: LAYOUT }
        nav: { kind: navigation, stack: [leaf] }
        leaf:
        other:
        page:
      script:
        - push: page
      """
    func scene(_ children: String, _ layout: String) -> String {
      "initial: root\n" + inside.replacing("LIST", with: children).replacing("LAYOUT", with: layout)
    }
    check(scene("nav", "fill") + "\n  - expect: { visible: root, appeared: [root, nav, page] }")
    check(scene("nav, other", "fill"), finding: "noContainer")
    check(scene("nav", "vertical"), finding: "noContainer")
    check(
      """
      initial: root
      controllers:
        root: { kind: container, children: [nav], overrides: { viewDidAppear: [{ push: page }] } }
        nav: { kind: navigation, stack: [leaf] }
        leaf:
        page:
      script:
        - wait: 1
      """, finding: "noContainer")
  }

  @Test func `without an ancestor of that kind the step isn't carried out (C1.3)`() {
    check(
      """
      initial: main
      controllers:
        main:
        page:
      script:
        - push: page
      """, finding: "noContainer")
    check(
      """
      initial: main
      controllers:
        main:
        page: { overrides: { viewDidAppear: [{ push: main }] } }
      script:
        - present: page
      """, finding: "noContainer")
  }

  @Test func `without in a step is code of the visible controller, and before launching there is none`() {
    check(
      """
      initial: main
      controllers:
        main:
        page:
      script:
        - add: page
        - launch
      """, finding: "nobodyVisible")
  }

  @Test func `what precedes launching happens off the window, and says in`() {
    check(
      """
      initial: main
      controllers:
        main: { kind: navigation, stack: [list] }
        list:
        page:
      script:
        - push: page
          in: main
        - expect: { trace: [page.willMove(main)], callbacks: [viewDidLoad, didMove] }
        - launch
        - expect: { contains: [page.viewDidAppear, page.didMove(main)], lacks: [list.viewDidLoad] }
      """)
  }
}
