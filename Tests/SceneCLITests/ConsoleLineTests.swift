import SceneTestSupport
import Testing

@testable import SceneCLI

/// `explain` with a line that UIKit has printed for an app.
@Suite struct ConsoleLineTests {
  /// Lines as apps print them, whole and in part, and the finding that each leads to.
  private static let lines = [
    (
      "SG501",
      "<Shop.CartController: 0x7fe3> is pushing the same view controller instance (<Shop.ItemController: "
        + "0x61>)"
    ),
    (
      "SG501",
      "reason: 'Pushing the same view controller instance more than once is not supported "
        + "(<ItemController: 0x1>)'"
    ),
    (
      "SG502",
      "2024-05-01 10:00:00.1 Shop[812:9] Warning: Attempt to present <UIAlertController: 0x7f8> on "
        + "<Shop.CartController: 0x7f9> whose view is not in the window hierarchy!"
    ),
    ("SG502", "whose view is not in the window hierarchy"),
    ("SG503", "which is already presenting"),
    (
      "SG503",
      "[Presentation] Attempt to present <A: 0x1> on <B: 0x2> (from <C: 0x3>) which is already presenting "
        + "<D: 0x4>."
    ),
    ("SG504", "Attempt to present <A: 0x1> on <B: 0x2> while a presentation is in progress!"),
    (
      "SG504",
      "[Presentation] Attempt to present <Shop.A: 0x1> on <B: 0x2> (from <C: 0x3>) while a presentation is in progress."
    ),
    (
      "SG507",
      "Application tried to present modally a view controller <Shop.A: 0x1> that has a parent view controller <B: 0x2>."
    ),
    ("SG505", "attempt to dismiss from view controller <B: 0x2> while a presentation or dismiss is in progress"),
    (
      "SG506",
      "Application tried to present modally a view controller <A: 0x1> that is already being presented by "
        + "<B: 0x2>"
    ),
    ("SG508", "Presenting view controllers on detached view controllers is discouraged <LoginController: 0x14>"),
    (
      "SG508",
      "Presenting view controller <Shop.Cart: 0x1> from detached view controller <Shop.Login: 0x2> is discouraged."
    ),
    (
      "SG508",
      "[Presentation] Presenting view controller <Shop.Cart: 0x1> from detached view controller <Shop.Login: 0x2> is not "
        + "supported, and may result in incorrect safe area insets and a corrupt root presentation."
    ),
    ("SG508", "Will become a hard exception in a future release."),
    (
      "SG527",
      "popToViewController:transition: called on <UINavigationController 0x7fc> while an existing transition or "
        + "presentation is occurring; the navigation stack will not be updated."
    ),
    ("SG527", "the navigation stack will not be updated"),
    ("SG528", "reason: 'All view controllers in a navigation controller must be distinct'"),
    ("SG510", "Pushing a navigation controller is not supported"),
    ("SG511", "Tried to pop to a view controller that doesn't exist."),
    (
      "SG512",
      "Children view controllers <A: 0x1> and <B: 0x2> must have a common parent view controller when "
        + "calling"
    ),
    (
      "SG514",
      "child view controller:<A: 0x1> should have parent view controller:<B: 0x2> but actual parent is:<C: "
        + "0x3>"
    ),
    ("SG515", "should have parent view controller:<B: 0x2> but requested parent is:<C: 0x3>"),
    ("SG516", "adding a root view controller <A: 0x1> as a child of view controller:<B: 0x2>"),
    (
      "SG517",
      "Could not find a navigation controller for segue 'open'. Push segues can only be used when the "
        + "source controller is managed by an instance of UINavigationController."
    ),
    ("SG518", "The number of view controllers provided (1) doesn't match the number required (2) for the transition"),
    (
      "SG519",
      "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'Your application has presented a "
        + "UIAlertController (<UIAlertController: 0x7f8>) of style UIAlertControllerStyleActionSheet. The "
        + "modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide "
        + "location information for this popover through the alert controller's popoverPresentationController.'"
    ),
    (
      "SG519",
      "Your application has presented a UIAlertController (<UIAlertController: 0x1>) of style "
        + "UIAlertControllerStyleActionSheet from Shop.Tabs (<Shop.Tabs: 0x2>)."
    ),
    ("SG519", "You must provide location information for this popover"),
    ("SG519", "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set"),
    ("SG520", "Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController: 0x1>"),
    ("SG521", "Invalid parameter not satisfying: [views count] == 3"),
    ("SG522", "Application tried to present modal view controller on itself. Presenting controller is <A: 0x1>."),
  ]

  @Test(arguments: lines) func `a line on the console leads to its finding`(code: String, line: String) {
    let run = CommandRun(["explain", line])
    #expect(run.exit == 0)
    let start = "UIKit says this, and 'check' finds it as \(code):\n\n\(code) "
    #expect(run.output.hasPrefix(start), "\(run.output.prefix(300))")
  }

  /// Lines about what no scene has, whole and in part, and the question that each leads to.
  private static let questions = [
    (
      "Why does the window have no root at the end of the launch?",
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Application windows are "
        + "expected to have a root view controller at the end of application launch'"
    ),
    (
      "Why does the window have no root at the end of the launch?",
      "Application windows are expected to have a root view controller"
    ),
    (
      "Why does UIKit find no segue of that identifier?",
      "Receiver (<Shop.Cart: 0x6>) has no segue with identifier 'buy'"
    ),
    ("Why does UIKit find no segue of that identifier?", "has no segue with identifier"),
    (
      "Why does presenting nil crash?",
      "Application tried to present a nil modal view controller on target <Shop.CartController: 0x7>."
    ),
    ("Why does presenting nil crash?", "nil modal view controller"),
    (
      "What does a push during another push do?",
      "Attempting to begin a transition on navigation bar (<UINavigationBar: 0x7f8>) while a transition is in progress."
    ),
    ("What does a push during another push do?", "Attempting to begin a transition on navigation bar"),
  ]

  @Test(arguments: questions) func `a line about what no scene has leads to a question`(question: String, line: String)
  {
    let run = CommandRun(["explain", line])
    #expect(run.exit == 0 && run.output.hasPrefix(question + "\n"), "\(run.output.prefix(300))")
  }

  @Test(arguments: [
    ["-[UIViewController viewDidLoad]"], ["-[UIViewController", "viewDidLoad]"], ["[super viewDidLoad]"],
    ["UIViewController.viewDidLoad()"], ["override func viewDidLoad()"], ["- (void)viewDidLoad"],
    ["view", "did", "load"],
    ["view did load"], ["viewDidLoad"],
  ])
  func `a method is known in each form`(words: [String]) {
    let run = CommandRun(["explain"] + words)
    #expect(run.exit == 0 && run.output.hasPrefix("'viewDidLoad' under 'overrides'\n"), "\(run.output)\(run.errors)")
  }

  @Test func `a part that several lines have leads to all of them`() {
    let run = CommandRun(["explain", "Attempt to present <A: 0x1> on <B: 0x2>"])
    #expect(run.exit == 0 && run.output.hasPrefix("UIKit says this for more than one reason; "))
    #expect(["SG502", "SG503", "SG504"].allSatisfy { run.output.contains("  \($0) ") }, "\(run.output)")
  }

  @Test(arguments: [
    "where is my view controller", "a line of text about nothing", "<A: 0x1> (null)",
  ])
  func `words that UIKit doesn't say are unknown`(line: String) { #expect(CommandRun(["explain", line]).exit == 64) }
}
