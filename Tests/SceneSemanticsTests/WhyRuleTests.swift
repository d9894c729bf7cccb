import SceneBasics
import SceneCompiler
import ScenePlan
import SceneWhy
import Testing

/// An answer of `why` rests on the rules that the engine follows: without one of them, it is another answer.
@Suite struct WhyRuleTests {
  private static let stack = """
    scene: Stack
    ios: 17
    initial: nav
    controllers:
      nav: { kind: navigation, stack: [list] }
      list:
      detail:
      cover: { modalPresentationStyle: fullScreen }
    script:
      - push: detail
      - swipe: pop
        cancelled: true
      - pop
      - present: cover
      - push: detail
        in: nav
      - dismiss:
        in: nav
    """

  private static let tabs = """
    scene: Tabs
    ios: 17
    initial: shell
    controllers:
      shell: { kind: tabs, tabs: [home, settings] }
      home:
      settings:
    script:
      - tap: settings
    """

  private static let pages = """
    scene: Pages
    ios: 17
    initial: book
    controllers:
      book: { kind: pager, pages: [one, two, three] }
      one:
      two:
      three:
    script:
      - swipe: forward
      - swipe: forward
        cancelled: true
    """

  private static let columns = """
    scene: Columns
    ios: 17
    device: pad
    initial: split
    controllers:
      split: { kind: split, style: doubleColumn, primary: menu, secondary: book }
      menu:
      book:
    script:
      - rotate: landscape
    """

  private static let box = """
    scene: Box
    ios: 17
    initial: box
    findings: { SG301: off, SG312: off }
    controllers:
      box: { kind: container, overrides: { shouldAutomaticallyForwardAppearanceMethods: false } }
      child:
      stray:
      sheet:
    script:
      - add: child
        in: box
      - addSubview: stray
        in: box
      - present: sheet
    """

  private static let photo = """
    scene: Photo
    ios: 17
    initial: list
    controllers:
      list: { overrides: { supportedInterfaceOrientations: [portrait, landscape] } }
      photo: { modalPresentationStyle: custom }
    script:
      - present: photo
      - background
      - code: [{ set: { supportedInterfaceOrientations: [landscape] } }, { dismiss: }]
        in: list
    """

  /// A scene, an event of it, and the rules of the answer from near to far. In a step that is given, the event was kept
  /// away; without one it came.
  static let answers: [(scene: String, event: String, keptAwayIn: Int?, rules: [String])] = [
    (stack, "detail.viewIsAppearing", nil, ["C1.36", "N2.4", "N2.4"]),
    (stack, "list.viewDidDisappear", nil, ["N2.31", "N2.4", "N2.4"]),
    (stack, "detail.didMove", nil, ["C1.24", "N2.31", "N2.4", "N2.4"]),
    (stack, "detail.deinit", nil, ["C1.17", "N2.31", "N2.4", "N2.6"]),
    (stack, "nav.viewWillDisappear", nil, ["C1.63", "V20", "M6.3"]),
    (stack, "detail.viewDidDisappear", 2, ["C1.61", "C1.63", "N2.34", "N2.6"]),
    (stack, "detail#2.viewDidAppear", 5, ["N2.4", "N2.4"]),
    (tabs, "settings.viewDidLoad", nil, ["C1.40", "T3.3", "T3.5"]),
    (tabs, "home.viewDidDisappear", nil, ["C1.63", "T3.3", "T3.3", "T3.5"]),
    (tabs, "settings.viewDidAppear", 0, ["V13", "C1.63"]),
    (pages, "two.viewDidAppear", nil, ["P5.30"]),
    (pages, "three.viewDidAppear", 2, ["C1.61", "C1.63", "P5.30"]),
    (columns, "menu.viewDidAppear", nil, ["S4.43"]),
    (box, "child.viewDidLayoutSubviews", nil, ["C1.31"]),
    (box, "stray.viewDidAppear", nil, ["C1.31", "C1.31"]),
    (box, "child.viewWillAppear", 1, ["C1.65", "C1.31"]),
    (box, "box.viewWillDisappear", 3, ["M6.31", "M6.20", "M6.20", "M6.20", "M6.3"]),
    (photo, "list.turned", 3, ["V88", "V20", "M6.40"]),
    (photo, "list.viewWillTransition", 3, ["V88", "V20", "M6.40"]),
    (photo, "list.traitCollectionDidChange", nil, ["V8"]),
  ]

  private static let shown = """
    scene: Shown
    ios: 17
    initial: home
    controllers:
      home: { overrides: { supportedInterfaceOrientations: [portrait] } }
      form: { isModalInPresentation: true }
    script:
      - rotate: landscape
      - present: form
      - swipe: dismiss
    """

  private static let asked = """
    scene: Asked
    ios: 18
    device: pad
    findings: { SG331: off, SG502: off, SG547: off }
    initial: shell
    controllers:
      shell: { kind: tabs, tabs: [nav, { group: library, tabs: [albums] }] }
      nav: { kind: navigation, stack: [box], overrides: { gestureRecognizerShouldBegin: false } }
      box: { children: [child], overrides: { viewWillTransition: { super: false, steps: [] } } }
      child: { children: [grandchild] }
      grandchild:
      library:
      albums:
      page:
      sheet:
      upper:
      late:
    script:
      - rotate: landscape
      - push: page
      - swipe: pop
      - present: sheet
      - present: upper
      - dismiss:
        in: shell
      - present: late
        in: sheet
        after: 0.1
      - tap: albums
    """

  private static let animated = """
    scene: Animated
    findings: { SG547: off }
    initial: nav
    controllers:
      nav: { kind: navigation, stack: [list], overrides: { animationController: nil } }
      list:
      page:
    script:
      - push: page
      - swipe: pop
    """

  private static let dropped = """
    scene: Dropped
    ios: 17
    device: pad
    initial: shell
    controllers:
      shell: { kind: tabs, tabs: [home, split, locked], overrides: { shouldSelect: { locked: false } } }
      home:
      split: { kind: split, style: doubleColumn, primary: menu, secondary: book }
      menu:
      book:
      locked:
      sheet:
      late:
    script:
      - dismiss:
        in: home
        completion: []
      - tap: home
        in: shell
      - tap: locked
        in: shell
      - tap: split
        in: shell
      - present: sheet
        in: book
      - present: late
        in: book
        completion: []
    """

  /// The words about an event that was kept away in a step, where several reasons have one rule.
  static let reasons: [(scene: String, event: String, step: Int, words: String)] = [
    (stack, "detail.deinit", 2, "the gesture on 'detail' was given up"),
    (stack, "detail#2.viewDidAppear", 5, "'cover' covered the stack"),
    (shown, "home.traitCollectionDidChange", 1, "'home' doesn't support that orientation"),
    (shown, "form.viewWillDisappear", 3, "'isModalInPresentation' of 'form'"),
    (asked, "child.viewWillTransition", 1, "'box' leaves super out"),
    (asked, "grandchild.viewWillTransition", 1, "'box' leaves super out"),
    (asked, "page.viewWillDisappear", 3, "the swipe back of 'nav' is off"),
    (asked, "sheet.delegate.presentationControllerDidDismiss", 6, "code dismissed 'sheet'"),
    (asked, "upper.delegate.presentationControllerDidDismiss", 6, "code dismissed 'upper'"),
    (asked, "late.viewWillAppear", 7, "'sheet' was being dismissed"),
    (asked, "albums.viewWillAppear", 8, "its group has no managing stack, so it only ever shows 'library'"),
    (animated, "page.viewWillDisappear", 2, "as its delegate has animations"),
    (dropped, "home.completion", 1, "there was no presentation to dismiss"),
    (dropped, "home.viewWillAppear", 2, "'home' was the selected tab already"),
    (dropped, "shell.delegate.didSelect", 3, "the delegate of 'shell' refused 'locked'"),
    (dropped, "menu.viewWillAppear", 4, "the display mode of 'split' doesn't show the column of 'menu'"),
    (dropped, "book.completion", 6, "'shell' presented another controller"),
    (dropped, "locked.viewDidLoad", 3, "the delegate of 'shell' refused 'locked'"),
    (dropped, "late.viewDidLoad", 6, "'shell' presented another controller"),
  ]

  @Test(arguments: reasons)
  func `a reason says what kept the event away`(scene: String, event: String, step: Int, words: String) throws {
    let (explainer, question) = try WhyRuleTests.explainer(scene, event)
    #expect(explainer.refusals(question, step: step).first?.links.first?.text.contains(words) == true)
  }

  @Test func `a swipe that its delegate forbids isn't laid to animations`() throws {
    let (explainer, question) = try WhyRuleTests.explainer(WhyRuleTests.asked, "page.viewWillDisappear")
    let text = try #require(explainer.refusals(question, step: 3).first?.links.first?.text)
    #expect(text.contains("is off") && !text.contains("animations"), "\(text)")
  }

  @Test func `in the background nothing disappears, whichever step is asked about`() throws {
    let scene = "scene: Background\nios: 17\ninitial: home\ncontrollers:\n  home:\nscript:\n  - background\n"
    let (explainer, question) = try WhyRuleTests.explainer(scene, "home.viewWillDisappear")
    for step in [1, nil] {
      #expect(explainer.answer(question, step: step).contains("of the background the app is told, and no controller"))
    }
  }

  @Test func `V65: a call that the system hasn't got has a rule of its own, and is in no list of a step`() throws {
    let scene = "scene: Old\nios: 17\ninitial: home\ncontrollers:\n  home:\nscript:\n  - launch\n"
    let (explainer, question) = try WhyRuleTests.explainer(scene, "home.updateProperties")
    #expect(explainer.refusals(question).first?.rule == .v65)
    #expect((0...1).flatMap { explainer.refusals(inStep: $0) }.isEmpty)
    let (older, missing) = try WhyRuleTests.explainer(scene.replacing("17", with: "12"), "home.viewIsAppearing")
    #expect(older.refusals(missing).first?.rule == .c1_36)
  }

  private static func explainer(_ scene: String, _ event: String) throws -> (Explainer, ScenePlan.Expectation.Pattern) {
    let file = SourceFile(path: "a.yaml", bytes: Array(scene.utf8))
    var loader = NoOtherFiles()
    let (compilation, run) = Pipeline.run(file, loader: &loader, observers: CauseLog())
    let explainer = Explainer(try #require(compilation.plan, "\(compilation.report)"), try #require(run).observers)
    let words = event.split(separator: ".", maxSplits: 1).map(String.init)
    return (explainer, ScenePlan.Expectation.Pattern(controller: words[0], callback: words[1], argument: nil))
  }

  @Test(arguments: answers)
  func `an answer names its rules, from near to far`(
    scene: String, event: String, keptAwayIn step: Int?, rules: [String]
  ) throws {
    let (explainer, question) = try WhyRuleTests.explainer(scene, event)
    let answer =
      step == nil
      ? explainer.events(question).first.map { explainer.explain($0) }
      : explainer.refusals(question, step: step).first
    #expect(answer?.links.compactMap { $0.rule?.rawValue } == rules)
  }
}
