import Testing

/// Recipes of custom containers, and `transition(from:to:)`.
@Suite struct RecipeTests {
  private func swap(_ recipe: String, _ script: String) -> String {
    """
    initial: box
    controllers:
      box: { kind: container, children: [old], containment: { transition: [\(recipe)] } }
      old:
      new:
    script:
    \(script)
    """
  }

  @Test func `K10.7: a jump to a page far away makes it, and those near it`() {
    check(
      """
      initial: album
      controllers:
        album: { kind: container, children: [p, q, r, s, t, u], layout: { paging: horizontal, preload: 1 } }
        p:
        q:
        r:
        s:
        t:
        u:
      script:
        - scroll: s
          in: album
          animated: true
        - expect:
            contains: [s.viewDidLoad, album.delegate.didEndScrollingAnimation(s)]
            alive: [r, s, t]
      """)
  }

  @Test func `C1.50: a transition from a child to itself means nothing`() {
    check(
      """
      initial: home
      controllers:
        home: { kind: container, children: [a] }
        a:
      script:
        - transition: a#1
      """, finding: "transitionToItself")
  }

  @Test func `C1.21: the documented recipes send what the four calls send`() {
    check(
      """
      initial: box
      controllers:
        box: { kind: container, children: [old] }
        old:
        new:
      script:
        - add: new
        - remove: old
        - expect:
            trace:
              - new.willMove(box)
              - new.viewWillAppear(false)
              - new.didMove(box)
              - new.viewDidAppear(false)
              - new.didMove(box)
              - old.willMove(nil)
              - old.viewWillDisappear(false)
              - old.didMove(nil)
              - old.viewDidDisappear(false)
              - old.didMove(nil)
            warnings: []
      """)
  }

  @Test func `C1.54, C1.55: a transition sends appearance, the calls around it send the moves`() {
    check(
      swap(
        "willMove, addChild, transition, removeFromParent, didMove",
        """
          - transition: new
            in: box
          - expect:
              callbacks: [appearance, moving]
              trace:
                - old.willMove(nil)
                - new.willMove(box)
                - old.viewWillDisappear(true)
                - new.viewWillAppear(true)
                - new.viewIsAppearing(true)
                - new.viewDidAppear(true)
                - old.viewDidDisappear(true)
                - old.didMove(nil)
                - new.didMove(box)
        """))
  }

  @Test func `C1.54: one that is taken out during the transition doesn't appear`() {
    check(
      swap(
        "willMove, addChild, transition, removeFromParent, didMove",
        """
          - transition: new
            in: box
          - removeFromSuperview: new
            in: box
            after: 0.1
          - expect:
              contains: [new.viewWillAppear(true), new.viewWillDisappear(true), new.viewDidDisappear(true), old.viewDidDisappear]
              lacks: [new.viewDidAppear]
        """), finding: "childLeftBehind")
  }

  @Test func `C1.56: a transition without a duration isn't animated`() {
    check(
      swap(
        "willMove, addChild, transition, removeFromParent, didMove",
        """
          - transition: new
            in: box
            duration: 0
          - expect: { trace: [old.viewWillDisappear(false), new.viewWillAppear(false), new.viewDidAppear(false)] }
        """))
  }

  @Test func `C1.50: a transition between controllers that aren't both children raises`() {
    check(
      swap("transition", "  - transition: new\n    in: box\n  - expect: { raises: noCommonParent }"),
      finding: "noCommonParent")
  }

  @Test func `C1.51: a container that forwards by hand can't call transition`() {
    check(
      """
      initial: box
      controllers:
        box:
          kind: container
          children: [old]
          overrides: { shouldAutomaticallyForwardAppearanceMethods: false }
        old:
        new:
      script:
        - transition: new
        - expect: { raises: transitionWithManualForwarding }
      """, finding: "transitionWithManualForwarding")
  }

  @Test func `C1.70: a child whose view is put into a sibling raises`() {
    check(
      """
      initial: box
      controllers:
        box: { kind: container, children: [frame] }
        frame: { kind: container }
        old:
        new:
      script:
        - code: [{ addChild: old }, { addSubview: old, into: frame }]
          in: box
        - expect: { raises: wrongParentInWindow }
      """, finding: "wrongParentInWindow")
  }

  @Test func `a recipe's begin and end are left out while the container is off the screen`() {
    check(
      """
      initial: box
      controllers:
        box:
          kind: container
          children: [old]
          overrides: { shouldAutomaticallyForwardAppearanceMethods: false }
          containment:
            add: [addChild, beginAppearanceTransition, addSubview, endAppearanceTransition, didMove]
        old:
        new:
      script:
        - add: new
        - expect:
            since: launch
            of: [old]
            callbacks: [appearance]
            trace: [new.viewWillAppear(false), new.viewIsAppearing, new.viewDidAppear(false)]
            warnings: []
      """)
  }

  @Test func `C1.46, V30: a memory warning goes to every living controller`() {
    check(
      """
      initial: main
      controllers:
        main: { kind: tabs, tabs: [one, two] }
        one:
        two:
      script:
        - memoryWarning
        - expect: { trace: [one.didReceiveMemoryWarning, two.didReceiveMemoryWarning, main.didReceiveMemoryWarning] }
      """)
  }
}
