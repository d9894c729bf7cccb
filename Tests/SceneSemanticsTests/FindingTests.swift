import SceneBasics
import SceneCompiler
import Testing

/// Where findings point, and what they advise.
@Suite struct FindingTests {
  @Test func `of two steps on one line the one that did it is pointed at`() throws {
    let findings = check(
      """
      initial: main
      controllers:
        main: { overrides: { viewDidLoad: [{ addSubview: view }], viewDidAppear: [{ load: other }] } }
        view: { retained: true }
        other: { retained: true }
      script:
        - expect: { lacks: [view.didMove] }
      """, finding: "childNeverAdded")
    let finding = try #require(findings.first { $0.code.name == "childNeverAdded" })
    #expect(finding.span.column == 40)
  }

  @Test func `a step behind the end of the app is an error`() {
    check(
      """
      initial: main
      controllers: { main: , sheet: }
      script:
        - terminate
        - present: sheet
        - expect: { lacks: [sheet.viewDidLoad] }
      """, finding: "appHasEnded")
  }

  @Test func `what a container took in by itself is pointed at where it is listed`() throws {
    let findings = check(
      """
      initial: main
      controllers:
        main:
          kind: navigation
          stack: [list]
        list:
      script:
        - present: list
          in: main
        - expect: { raises: presentedChild }
      """, finding: "presentedChild")
    let note = try #require(findings.first { $0.code.name == "presentedChild" }?.notes.last)
    #expect(note.message == "'list' got its parent here")
    #expect([note.span.line, note.span.column] == [6, 13])
  }

  private static let anchor =
    "The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide "
    + "location information for this popover through the alert controller's popoverPresentationController. You must "
    + "provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present "
    + "the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method "
    + "-prepareForPopoverPresentation."

  /// A step in `page` of a stack, and UIKit's line on the consoles of people.
  static let lines: [(ios: Int, step: String, finding: String, line: String)] = [
    (
      8, "{ present: menu }", "popoverWithoutAnchor",
      "UIKit raises: Your application has presented a UIAlertController (<UIAlertController: menu>) of style "
        + "UIAlertControllerStyleActionSheet. \(anchor)"
    ),
    (
      13, "{ present: menu }", "popoverWithoutAnchor",
      "UIKit raises: Your application has presented a UIAlertController (<UIAlertController: menu>) of style "
        + "UIAlertControllerStyleActionSheet from UINavigationController (<UINavigationController: nav>). \(anchor)"
    ),
    (
      13, "{ present: bubble }", "popoverWithoutAnchor",
      "UIKit raises: UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the "
        + "presentation occurs."
    ),
    (
      12, "{ present: card }\n  - dismiss\n  - { present: other, in: page, after: 0 }", "presentationInProgress",
      "UIKit warns: Attempt to present <UIViewController: other> on <UINavigationController: nav> while a presentation is "
        + "in progress!"
    ),
    (
      12, "{ present: card }\n  - { present: other, in: page, after: 0 }", "alreadyPresenting",
      "UIKit warns: Attempt to present <UIViewController: other>  on <UINavigationController: nav> which is already "
        + "presenting (null)"
    ),
    (
      13, "{ present: card }\n  - dismiss\n  - { present: other, in: page, after: 0 }", "presentationInProgress",
      "UIKit warns: Attempt to present <UIViewController: other> on <UINavigationController: nav> (from "
        + "<UIViewController: page>) while a presentation is in progress."
    ),
    (
      12, "{ present: page, in: nav }", "presentedChild",
      "UIKit raises: Application tried to present modally an active controller <UIViewController: page>."
    ),
    (
      13, "{ present: page, in: nav }", "presentedChild",
      "UIKit raises: Application tried to present modally a view controller <UIViewController: page> that has a parent "
        + "view controller <UINavigationController: nav>."
    ),
    (
      13, "{ present: nav, in: page }", "presentedOnItself",
      "UIKit raises: Application tried to present modal view controller on itself. Presenting controller is "
        + "<UINavigationController: nav>."
    ),
  ]

  @Test(arguments: lines) func `a finding has the words of its system's console`(
    ios: Int, step: String, finding: String, line: String
  ) throws {
    let findings = check(
      """
      ios: \(ios)
      device: pad
      initial: nav
      controllers:
        nav: { kind: navigation, stack: [page] }
        page:
        menu: { kind: alert, preferredStyle: actionSheet, actions: { ok: } }
        bubble: { modalPresentationStyle: popover }
        card:
        other:
      script:
        - \(step)
        - expect: { \(line.hasPrefix("UIKit raises") ? "raises: \(finding)" : "warnings: [\(finding)]") }
      """, finding: finding)
    #expect(findings.first?.notes.first?.message == line)
  }

  @Test func `a refused unwind action names the controller that refuses it`() {
    let findings = check(
      """
      initial: main
      controllers:
        main: { kind: navigation, stack: [first, second] }
        first: { unwindActions: [back], overrides: { canPerformUnwindSegueAction: { back: false } } }
        second: { segues: { home: { unwind: back } } }
      script:
        - trigger: home
        - expect: { visible: second }
      """, finding: "unwindsNowhere")
    let hint = "'first' implements it and answers false: change its 'canPerformUnwindSegueAction'"
    #expect(findings.map(\.hint) == [hint])
  }

  @Test func `C1.19: an embed segue adds nothing to a stock container`() {
    let content = [
      "navigation": "stack: [a]", "tabs": "tabs: [a]", "split": "primary: a, secondary: a", "pager": "pages: [a]",
    ]
    for (kind, content) in content {
      let main = "{ kind: \(kind), \(content), segues: { beside: { embed: b } } }"
      let script = "script:\n  - expect: { alive: [main, b] }"
      check("initial: main\ncontrollers: { main: \(main), a: , b: }\n\(script)", finding: "childOfStock")
    }
    let plain = check(
      """
      initial: main
      controllers: { main: { segues: { beside: { embed: b } } }, b: }
      script:
        - expect: { visible: main }
      """)
    #expect(plain.isEmpty)
  }

  @Test func `an event with two arguments is expected as it is printed`() {
    let findings = check(
      """
      initial: book
      controllers:
        book: { kind: pager, spineLocation: mid, pages: [a, b, c, d] }
        a:
        b:
        c:
        d:
      script:
        - swipe: forward
        - expect: { contains: [book.delegate.willTransitionTo(c d)], lacks: [book.delegate.willTransitionTo(d c)] }
      """)
    #expect(findings.map(\.message) == [])
  }

  @Test func `an expectation that counts nothing is found, and one that is empty on purpose isn't`() {
    func script(_ expectation: String) -> String {
      "initial: main\ncontrollers: { main: }\nscript:\n  - wait: 1\n  - expect: \(expectation)"
    }
    for empty in [
      "{}", "{ since: launch, of: [main] }", "{ trace: [] }", "{ trace: [], of: [main] }",
      "{ trace: [], callbacks: [appearance] }", "{ answers: {} }", "{ contains: [] }", "{ lacks: [], visible: main }",
      "{ alive: [] }", "{ released: [] }",
    ] {
      check(script(empty), finding: "countsNothing")
    }
    check(script("{ trace: [], of: [main], callbacks: [appearance] }"))
    check(script("{ warnings: [] }"))
  }

  @Test func `text that a comma in braces has cut is told from a misspelt key`() {
    let findings = check(
      """
      initial: main
      controllers:
        main: { kind: navigation, stack: [list], note: one screen, no bar }
        list: { segues: { next: { show: list, note: once, and again } } }
      script:
        - { push: list#2, note: later, perhaps }
      """, finding: "unknownKey")
    #expect(findings.count == 3)
    #expect(findings.allSatisfy { $0.hint?.hasSuffix("quotes around a text") == true })
    let misspelt = check("initial: main\ncontrollers: { main: { titel: Main } }", finding: "unknownKey")
    #expect(misspelt.map(\.hint) == ["did you mean 'title'?"])
  }

  @Test func `M6.42, M6.43: of two calls on one receiver the second is told of, which takes it`() {
    let scene = """
      initial: list
      controllers: { list: , editor: , picker: }
      script:
        - present: editor
        - present: picker
        - code: [dismiss, dismiss]
          in: editor
        - expect: { visible: list }
      """
    let found = check(scene, finding: "dismissesAbove")
    #expect(found.map { $0.message.hasPrefix("'picker' is going already") } == [true], "\(found)")
  }
}
