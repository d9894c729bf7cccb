import SceneBasics
import ScenePlan
import Testing

/// The real presenter, covering styles, and the target of a dismissal.
@Suite struct PresentationTests {
  /// A stack in tabs, and a screen to present.
  private func nested(_ options: String, defines: Bool = false, _ script: String) -> String {
    """
    initial: tabs
    controllers:
      tabs: { kind: tabs, tabs: [box] }
      box: { kind: container, children: [leaf], definesPresentationContext: \(defines) }
      leaf:
      card: { \(options) }
      other:
    script:
    \(script)
    """
  }

  @Test func `C1.93: a controller that is being swiped away still has a parent`() {
    let findings = check(
      """
      initial: main
      controllers:
        main: { kind: navigation, stack: [list, detail] }
        list:
        detail:
        note:
      script:
        - swipe: pop
        - present: note
          in: detail
          after: 0.1
        - expect: { contains: [detail.present(note)] }
      """)
    #expect(!findings.contains { $0.code.name == "detachedPresenter" })
  }

  @Test(arguments: [(true, "over"), (false, "a")])
  func `M6.24: what doesn't fill the screen decides on the status bar only if it captures it`(
    captures: Bool, answerer: String
  ) {
    check(
      """
      initial: a
      controllers:
        a:
        over: { modalPresentationCapturesStatusBarAppearance: \(captures), modalPresentationStyle: overFullScreen }
      script:
        - present: over
        - expect: { answers: { preferredStatusBarStyle: \(answerer) } }
      """)
  }

  @Test func `M6.34: a controller under dismissal is still presented, and can't be dismissed again`() {
    check(
      """
      initial: a
      controllers:
        a:
        m: { modalPresentationStyle: fullScreen }
      script:
        - present: m
        - dismiss:
          in: m
        - dismiss:
          in: m
          after: 0.1
        - expect: { warnings: [dismissInProgress] }
      """, finding: "dismissInProgress")
  }

  @Test(arguments: [
    ("fullScreen", "tabs"), ("pageSheet", "tabs"), ("overFullScreen", "tabs"), ("custom", "tabs"),
    ("currentContext", "box"), ("overCurrentContext", "box"),
  ])
  func `M6.2, M6.3: a context style is presented by the nearest context, any other by the farthest ancestor`(
    style: String, presenter: String
  ) {
    let tree = "tabs\\n  box\\n    leaf\\n" + (presenter == "box" ? "    + card" : "  + card")
    let scene = nested(
      "modalPresentationStyle: \(style)", defines: true,
      "  - present: card\n    in: leaf\n  - expect: { tree: \"\(tree)\" }")
    check(file: "scene: Test\n\(scene)\n", findings: style == "custom" ? ["passesContext"] : [])
  }

  @Test func `M6.2, M6.5: without a defined context the stock container around is the context`() {
    check(
      nested(
        "modalPresentationStyle: currentContext",
        "  - present: card\n    in: leaf\n  - expect: { tree: \"tabs\\n  box\\n    leaf\\n  + card\" }"))
  }

  @Test(arguments: PresentationStyle.allCases.filter { $0 != .none && $0 != .popover })
  func `M6.20, M6.21: the styles that cover are full screen and the current context`(style: PresentationStyle) {
    let covers = style == .fullScreen || style == .currentContext
    let isContext = style == .currentContext || style == .overCurrentContext
    let scene =
      """
      initial: main
      controllers:
        main:
        card:
      script:
        - present: card
          modalPresentationStyle: \(style.rawValue)
        - expect:
            of: [main]
            callbacks: [viewWillDisappear]
            trace: [\(covers ? "main.viewWillDisappear, " : "")card.viewDidAppear]
      """
    check(file: "scene: Test\n\(scene)\n", findings: isContext ? ["contextUndefined"] : [])
  }

  @Test(arguments: TransitionStyle.allCases)
  func `M6.22: every transition style may be written, and changes no callback`(style: TransitionStyle) {
    check(
      """
      initial: main
      controllers:
        main:
        card: { modalTransitionStyle: \(style.rawValue), modalPresentationStyle: fullScreen }
      script:
        - present: card
        - expect: { trace: [card.viewWillAppear(true), card.viewDidAppear(true)] }
      """)
  }

  @Test(arguments: [12, 13])
  func `M6.23: on a phone a popover covers to iOS 12, and is a sheet from 13 on`(ios: Int) {
    let trace = ios < 13 ? "[main.viewWillDisappear, card.viewDidAppear]" : "[card.viewDidAppear]"
    check(
      """
      ios: \(ios)
      initial: main
      controllers:
        main:
        card:
      script:
        - present: card
          modalPresentationStyle: popover
          anchor: button
        - expect: { of: [main, card], callbacks: [viewWillDisappear, viewDidAppear], trace: \(trace) }
      """)
  }

  @Test func `M6.7, M6.8, M6.9: a second presentation from one presenter is dropped, and never completes`() {
    check(
      nested(
        "modalPresentationStyle: pageSheet",
        """
          - present: card
          - present: other
            in: leaf
            completion: [{ dismiss: }]
          - expect: { warnings: [alreadyPresenting], lacks: [other.viewWillAppear, leaf.completion], visible: card }
        """), finding: "alreadyPresenting")
  }

  @Test func `M6.40, M6.42: a presenter dismisses what it presented, not itself`() {
    check(
      nested(
        "modalPresentationStyle: fullScreen",
        """
          - present: card
          - present: other
          - dismiss:
            in: card
          - expect: { visible: card, released: [other] }
          - dismiss:
            in: card
          - expect: { visible: box, released: [card] }
        """), finding: "dismissesAbove")
  }

  @Test func `M6.40, M6.42: where no ancestor is asked, the real presenter dismisses, though another one called`() {
    check(
      "quirks: [no-dismissClimbs]\n"
        + nested(
          "modalPresentationStyle: fullScreen",
          "  - present: card\n    in: leaf\n  - dismiss:\n    in: tabs\n  - expect: { visible: box, released: [card] }")
    )
  }

  @Test func `M6.4: the receiver of present can dismiss, though an ancestor presented`() {
    check(
      nested(
        "modalPresentationStyle: fullScreen",
        "  - present: card\n    in: leaf\n  - dismiss:\n    in: leaf\n  - expect: { visible: box, released: [card] }"))
  }

  @Test func `M6.41: everything above goes too, and only the top is animated`() {
    check(
      nested(
        "modalPresentationStyle: fullScreen",
        """
          - present: card
          - present: other
            modalPresentationStyle: fullScreen
          - dismiss:
            in: tabs
            id: down
          - expect:
              since: down
              trace: [other.viewWillDisappear(true), tabs.viewWillAppear(true), tabs.viewDidAppear, other.viewDidDisappear]
              lacks: [card.viewWillAppear]
              released: [card, other]
        """))
  }

  @Test func `M6.43: a dismissal with nothing to dismiss is silent`() {
    let script = "  - dismiss:\n    in: leaf\n  - expect: { warnings: [], visible: box }"
    check(nested("", script), finding: "dismissesNothing")
  }

  @Test func `M6.44: a dismissal while one runs is dropped`() {
    check(
      nested(
        "modalPresentationStyle: pageSheet",
        """
          - present: card
          - dismiss:
            in: card
          - dismiss:
            in: tabs
            after: 0.2
          - expect: { warnings: [dismissInProgress], visible: box }
        """), finding: "dismissInProgress")
  }

  @Test func `M6.35: a sheet that can't be dragged away only gets the attempt`() {
    check(
      nested(
        "isModalInPresentation: true",
        """
          - present: card
          - swipe: dismiss
          - expect:
              visible: card
              contains: [card.delegate.presentationControllerDidAttemptToDismiss]
              lacks: [card.viewWillDisappear]
        """))
  }

  @Test func `M6.35: a covered sheet can't be dragged`() {
    check(
      nested(
        "modalPresentationStyle: pageSheet",
        """
          - present: card
          - present: other
            modalPresentationStyle: fullScreen
            id: cover
          - swipe: dismiss
            in: card
          - expect:
              visible: other
              appeared: [other, tabs, box, leaf]
              lacks: [card.delegate.presentationControllerShouldDismiss, other.viewWillDisappear]
        """), finding: "touchesCovered")
  }

  @Test func `a controller behind two covers comes back when the one above it goes`() {
    check(
      nested(
        "modalPresentationStyle: fullScreen", defines: true,
        """
          - present: other
            in: box
            modalPresentationStyle: currentContext
          - expect: { appeared: [tabs, other] }
          - dismiss
          - expect: { appeared: [tabs, box, leaf] }
        """))
  }

  @Test(arguments: ["add: main", "addChild: main", "transition: main"])
  func `C1.1: a controller can't be added to one that it presents`(step: String) {
    check(
      """
      initial: root
      controllers:
        root: { children: [main] }
        main: { definesPresentationContext: true, retained: true }
        box: { kind: container }
      script:
        - present: box
          modalPresentationStyle: currentContext
          in: main
        - remove: main
          in: root
        - \(step)
          in: box
      """, finding: "containsItself")
  }
}
