import SceneTestSupport
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

  /// A scene, a question, and the rules of its answer from near to far.
  static let answers: [(scene: String, question: [String], rules: [String])] = [
    (stack, ["detail.viewIsAppearing"], ["C1.36", "N2.4", "N2.4"]),
    (stack, ["list.viewDidDisappear"], ["N2.31", "N2.4", "N2.4"]),
    (stack, ["detail.didMove"], ["C1.24", "N2.31", "N2.4", "N2.4"]),
    (stack, ["detail.deinit"], ["C1.17", "N2.31", "N2.4", "N2.6"]),
    (stack, ["nav.viewWillDisappear"], ["C1.63", "V20", "M6.3"]),
    (stack, ["--not", "detail.viewDidDisappear", "--step", "2"], ["C1.61"]),
    (stack, ["--not", "detail#2.viewDidAppear", "--step", "5"], ["N2.4"]),
    (tabs, ["settings.viewDidLoad"], ["C1.40", "T3.3", "T3.5"]),
    (tabs, ["home.viewDidDisappear"], ["C1.63", "T3.3", "T3.3", "T3.5"]),
    (tabs, ["--not", "settings.viewDidAppear", "--step", "0"], ["C1.63"]),
    (pages, ["two.viewDidAppear"], ["P5.30"]),
    (pages, ["--not", "three.viewDidAppear"], ["C1.61"]),
    (columns, ["menu.viewDidAppear"], ["S4.43"]),
    (box, ["child.viewDidLayoutSubviews"], ["C1.31"]),
    (box, ["stray.viewDidAppear"], ["C1.31", "C1.31"]),
    (box, ["--not", "child.viewWillAppear"], ["C1.65"]),
    (box, ["--not", "box.viewWillDisappear"], ["M6.31", "M6.20", "M6.20"]),
  ]

  @Test(arguments: answers)
  func `an answer names its rules, from near to far`(
    scene: String, question: [String], rules: [String]
  ) {
    let answer = CommandRun(["why", "a.yaml"] + question, files: MemoryFiles(["a.yaml": scene])).output
    // What would bring an event names no rules.
    let named = answer.split(separator: "\n").prefix { $0 != "It would come with" }
      .compactMap { $0.firstMatch(of: #/\ ([A-Z]\d+(\.\d+)?)$/#).map { String($0.output.1) } }
    #expect(named == rules, "\(answer)")
  }
}
