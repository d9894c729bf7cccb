import Testing

/// Split views in both dialects, rotation, and the sizes that children get.
@Suite struct SplitAndSizeTests {
  private func split(_ options: String, _ script: String, device: String = "{ idiom: pad, size: [820, 1180] }")
    -> String
  {
    """
    device: \(device)
    initial: root
    controllers:
      root: { kind: split, primary: stack, secondary: detail, \(options) }
      stack: { kind: navigation, stack: [list] }
      list:
      detail:
      middle:
    script:
    \(script)
    """
  }

  @Test(arguments: ["show", "showDetail"])
  func `S4.10, S4.11: if no controller in a collapsed split view shows it, it covers the screen`(verb: String) {
    check(
      """
      device: phone
      initial: split
      controllers:
        split: { kind: split, style: classic, primary: list, secondary: detail }
        list:
        detail:
        next:
      script:
        - \(verb): next
          in: list
        - expect: { visible: next, contains: [list.viewWillDisappear, next.viewDidAppear, list.viewDidDisappear] }
      """)
  }

  @Test func `S4.3: a double split has no room for two columns beside its secondary`() {
    check(
      """
      device: { idiom: pad, size: [1180, 820] }
      initial: split
      controllers:
        split: { kind: split, style: doubleColumn, primary: a, secondary: b, preferredDisplayMode: twoOverSecondary }
        a:
        b:
      script:
        - expect: { displayMode: oneOverSecondary }
      """, finding: "modeOfOtherStyle")
  }

  @Test func `S4.32, N2.37: a column shown while another is popped waits for the end of that`() {
    check(
      """
      device: phone
      initial: split
      controllers:
        split: { kind: split, style: doubleColumn, primary: list, secondary: detail }
        list:
        detail:
      script:
        - showColumn: primary
          in: split
        - showColumn: secondary
          in: split
          after: 0.1
        - expect:
            contains: [detail.viewDidDisappear, detail.didMove(nil), detail.viewWillAppear, detail.viewDidAppear]
            visible: detail
      """, finding: "opensOnDetail")
  }

  @Test(arguments: [
    ("primaryHidden", "secondaryOnly"), ("allVisible", "oneBesideSecondary"), ("primaryOverlay", "oneOverSecondary"),
  ])
  func `S4.3: an old name of a mode is the new one`(old: String, new: String) {
    check(
      split(
        "preferredDisplayMode: \(old)",
        "  - wait: 0\n  - expect: { displayMode: \(old) }\n  - expect: { displayMode: \(new) }"))
  }

  @Test func `S4.4, S4.34: automatic is the secondary alone in portrait and side by side in landscape`() {
    check(
      split(
        "preferredDisplayMode: automatic",
        """
          - wait: 0
          - expect: { displayMode: secondaryOnly, appeared: [root, detail] }
          - rotate: landscape
          - expect:
              displayMode: oneBesideSecondary
              contains: [root.delegate.willChangeTo(oneBesideSecondary), list.viewDidAppear]
              appeared: [root, stack, list, detail]
        """))
  }

  @Test(arguments: [("tile", "oneBesideSecondary"), ("overlay", "oneOverSecondary")])
  func `S4.5: the behaviour limits the modes`(behaviour: String, mode: String) {
    for preferred in ["oneBesideSecondary", "oneOverSecondary"] {
      check(
        split(
          "preferredDisplayMode: \(preferred), preferredSplitBehavior: \(behaviour)",
          "  - wait: 0\n  - expect: { displayMode: \(mode) }"))
    }
  }

  @Test(arguments: [
    ("tile", "twoBesideSecondary"), ("overlay", "twoOverSecondary"), ("displace", "twoDisplaceSecondary"),
  ])
  func `S4.5: the behaviour limits the modes of two columns`(behaviour: String, mode: String) {
    for preferred in ["twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary"] {
      check(
        split(
          """
          style: tripleColumn, supplementary: middle, preferredDisplayMode: \(preferred), \
          preferredSplitBehavior: \(behaviour)
          """, "  - wait: 0\n  - expect: { displayMode: \(mode) }"))
    }
  }

  @Test func `S4.2: in column style a bare column stands in a navigation controller of its own`() {
    check(
      split(
        "style: doubleColumn, preferredDisplayMode: oneBesideSecondary",
        """
          - push: middle
            in: detail
          - expect: { tree: "root\\n  stack\\n    list appeared\\n  detail disappeared\\n  middle appeared" }
        """))
  }

  @Test func `S4.20, S4.21: collapsing puts the detail on the primary's stack, unless the delegate handles it`() {
    let collapse = "  - resize: [375, 1024]\n"
    check(split("preferredDisplayMode: allVisible", collapse + "  - expect: { visible: detail }"))
    check(
      split(
        "preferredDisplayMode: allVisible, overrides: { collapseSecondary: handled }",
        collapse + "  - expect: { visible: list, contains: [detail.didMove(nil)], alive: [detail] }"))
  }

  @Test func `S4.22: expanding gives the detail back to its column`() {
    check(
      split(
        "preferredDisplayMode: allVisible",
        """
          - resize: [375, 1024]
          - resize: [1180, 820]
          - expect: { tree: "root\\n  stack\\n    list appeared\\n  detail appeared", appeared: [root, stack, list, detail] }
        """))
  }

  @Test func `S4.31: in columns the delegate picks the top, and what lies under it is off the screen`() {
    let three = "style: tripleColumn, supplementary: middle, preferredDisplayMode: twoBesideSecondary"
    for (top, visible) in [("secondary", "detail"), ("supplementary", "middle"), ("primary", "list")] {
      check(
        split(
          "\(three), overrides: { topColumnForCollapsing: \(top) }",
          "  - resize: [375, 1024]\n  - expect: { visible: \(visible), appeared: [root, stack, \(visible)] }",
          device: "{ idiom: pad, size: [1180, 820] }"))
    }
  }

  @Test func `S4.30: a compact column replaces the others`() {
    check(
      split(
        "style: doubleColumn, compact: middle, preferredDisplayMode: oneBesideSecondary",
        "  - resize: [375, 1024]\n  - expect: { visible: middle, appeared: [root, middle] }"))
  }

  @Test func `S4.32: a column is shown and hidden, collapsed by the stack; the secondary never goes`() {
    check(
      split(
        "style: doubleColumn, preferredDisplayMode: secondaryOnly",
        """
          - showColumn: primary
            in: root
          - expect: { contains: [list.viewDidAppear], lacks: [root.delegate.willShowColumn] }
          - hideColumn: primary
            in: root
          - expect: { contains: [list.viewDidDisappear] }
          - hideColumn: secondary
            in: root
          - expect: { lacks: [detail.viewWillDisappear] }
          - resize: [375, 1024]
          - hideColumn: secondary
          - expect: { visible: list }
        """))
  }

  // MARK: Turning

  private static let family = """
    initial: parent
    controllers:
      parent: { kind: container, children: [child] }
      child:
    script:
    """

  @Test func `L9.3: all get the traits before all get the size, parents first`() {
    check(
      """
      \(SplitAndSizeTests.family)
        - rotate: landscape
        - expect:
            trace:
              - parent.willTransition
              - child.willTransition
              - parent.viewWillTransition
              - child.viewWillTransition
      """)
  }

  @Test func `L9.3: a pad that is turned keeps its traits`() {
    check(
      """
      device: pad
      \(SplitAndSizeTests.family)
        - rotate: landscape
        - expect: { contains: [parent.viewWillTransition, child.viewWillTransition], lacks: [parent.willTransition] }
      """)
  }

  @Test func `L9.4: without super the children get no callback`() {
    check(
      """
      initial: parent
      controllers:
        parent: { kind: container, children: [child], overrides: { viewWillTransition: { super: false, steps: [] } } }
        child:
      script:
        - rotate: landscape
        - expect: { contains: [parent.viewWillTransition], lacks: [child.viewWillTransition] }
      """, finding: "childrenHearNothing")
  }

  @Test func `V4, V5: a child of a size of its own is told its parent's, keeps its own, and isn't laid out`() {
    check(
      """
      initial: parent
      controllers:
        parent: { kind: container, layout: { center: [100, 100] }, children: [child] }
        child:
      script:
        - rotate: landscape
        - expect:
            contains: [child.willTransition, child.viewWillTransition, parent.viewDidLayoutSubviews]
            lacks: [child.viewDidLayoutSubviews]
      """)
  }

  @Test func `D8.5: only the topmost full-screen controller says which ways the device may be held`() {
    check(
      """
      initial: main
      controllers:
        main: { kind: navigation, stack: [page] }
        page: { overrides: { supportedInterfaceOrientations: [portrait] } }
      script:
        - rotate: landscape
        - expect: { contains: [page.viewWillTransition] }
      """, finding: "orientationUnasked")
  }

  @Test func `L9.6: a root that isn't upright is turned at launch, and gets no size`() {
    check(lying("[393, 852]", "contains: [game.willTransition, game.viewDidAppear], lacks: [game.viewWillTransition]"))
    check(lying("[852, 393]", "lacks: [game.willTransition, game.viewWillTransition]"))
  }

  private func lying(_ size: String, _ expectation: String) -> String {
    """
    device: { idiom: phone, size: \(size) }
    initial: game
    controllers:
      game: { overrides: { supportedInterfaceOrientations: [landscape] } }
    script:
      - expect: { since: launch, \(expectation) }
    """
  }

  @Test func `D8.10: a preferred size is told to the parent, and no view is resized`() {
    check(
      """
      \(SplitAndSizeTests.family)
        - set: { preferredContentSize: [10, 20] }
          in: child
        - expect: { trace: [parent.preferredContentSizeDidChange(child)], lacks: [child.viewWillTransition] }
      """)
  }
}
