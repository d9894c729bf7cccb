import SceneCompiler
import SceneTestSupport
import Testing

@testable import SceneCLI

/// `explain` with the things that people want to do, and with lines of a console that are no message of a run.
@Suite struct HowToTests {
  private func firstLine(_ words: String) -> String {
    let run = CommandRun(["explain", words])
    return run.exit == 0 ? String(run.output.prefix { $0 != "\n" }) : ""
  }

  @Test(arguments: HowTo.all.map(\.words))
  func `a task is found by its own words, and its scene has no fault`(words: String) throws {
    let task = try #require(HowTo.all.first { $0.words == words })
    for question in [task.words] + task.asked { #expect(firstLine(question) == task.words, "\(question)") }
    #expect(!task.scene.isEmpty || !task.calls.isEmpty)
    guard !task.scene.isEmpty else { return }
    let files = MemoryFiles(["app.scene.yaml": task.scene + "\n"])
    let check = CommandRun(["check", "app.scene.yaml"], files: files)
    #expect(check.exit == 0 && check.output.contains("no findings"), "\(check.transcript)")
    let test = CommandRun(["run", "app.scene.yaml"], files: files)
    #expect(test.exit == 0 && !test.output.isEmpty, "\(test.transcript)")
  }

  /// A call that isn't understood ends with 64, whatever its files hold.
  @Test func `each call of a task is understood`() {
    let scene = "scene: A\ninitial: nav\ncontrollers: { nav: { kind: navigation, stack: [list] }, list: , detail: }\n"
    let calls = Set(HowTo.all.flatMap(\.calls))
    #expect(calls.count >= 15)
    for call in calls {
      let files = MemoryFiles([
        "app.scene.yaml": scene + "script: [{ push: detail }, pop]\n", "README.md": "# A\n",
        "device.log": "-[AViewController viewDidLoad]\n",
      ])
      let run = CommandRun(call.split(separator: " ").map(String.init), files: files)
      #expect(run.exit != 64, "\(call): \(run.transcript)")
    }
  }

  @Test(arguments: [
    ("how do I ignore a warning", "How do I ignore a warning?"), ("suppress", "How do I ignore a warning?"),
    ("how to write a test", "How do I write a test?"), ("update expectations", "How do I write a test?"),
    ("scenograph:ignore", "How do I ignore a warning?"), ("exit codes", "How do I check scenes in CI?"),
    ("embed in navigation controller", "How do I write a navigation controller?"),
    ("print lifecycle", "How do I explain a log?"),
    ("how do I record a log from my app", "How do I explain a log?"),
    ("size class", "How do I choose a device?"), ("custom device size", "How do I choose a device?"),
    ("plan", "What is a plan?"), ("templates", "How do I begin a scene?"), ("mermaid", "How do I draw a diagram?"),
    ("region", "How do I keep pictures in documents up to date?"), ("why not", "How do I see why a callback came?"),
    ("vscode", "How do I set up my editor?"), ("step ids", "How do I refer to a step?"),
    ("since last", "How do I refer to a step?"), ("delay between steps", "How do I wait between two steps?"),
    ("id rules", "How do I name a controller?"), ("reserved words", "How do I name a controller?"),
    ("logged in", "How do I write a sign-in?"), ("comments", "How do I write a remark?"),
    ("anchors yaml", "Can I use anchors of YAML?"),
    ("library of screens", "How do I split a scene into several files?"),
    ("what changed from 17 to 27", "iOS 18 beside iOS 17"), ("move to iOS 26", "iOS 26 beside iOS 18"),
    ("what changes with iOS 27 for my app", "iOS 27 beside iOS 26"),
    ("how do I compare iOS 17 and iOS 26", "How do I compare two systems?"),
    ("how do I draw a diagram", "How do I draw a diagram?"), ("how do I present a sheet", "How do I write a sheet?"),
    ("how do I make a tab bar", "How do I write a tab bar?"), ("SwiftUI sheet", "How do I write a sheet?"),
    ("how do I create a navigation controller", "How do I write a navigation controller?"),
    ("what is a scene", "How do I begin a scene?"),
    ("why does navigationController return nil", "Why is navigationController nil?"),
    ("what does dismiss do if nothing is presented", "Why does dismiss do nothing?"),
    ("what order do callbacks come in", "In which order do the callbacks of one controller come?"),
    ("in which order are the callbacks called", "In which order do the callbacks of one controller come?"),
    ("how do I go back to the root of a tab", "How do I go back several screens at once?"),
    ("how do I pop to a specific view controller", "How do I go back several screens at once?"),
    ("how to present two view controllers one after another", "Can I dismiss and present at once?"),
    ("can I present from a view controller that is being dismissed", "Can I dismiss and present at once?"),
    ("medium detent does presenter still receive touches", "What can a person touch?"),
    ("backAction", "How do I know that the back button was tapped?"),
    ("navigationItem.backAction", "How do I know that the back button was tapped?"),
    (
      "Application windows are expected to have a root view controller at the end of application launch",
      "Why does the window have no root at the end of the launch?"
    ),
    ("Can't add self as subview", "What does a push during another push do?"),
  ])
  func `a newcomer's question has its answer`(words: String, question: String) {
    #expect(firstLine(words) == question)
  }

  @Test(arguments: [
    (
      """
      *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Could not find a storyboard \
      named 'Main' in bundle NSBundle </var/App.app> (loaded)'
      """, "No storyboard of that name"
    ),
    (
      """
      *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Storyboard (<UIStoryboard: \
      0x1>) doesn't contain a view controller with identifier 'Detail''
      """, "has the identifier"
    ),
    (
      "[<App.HomeViewController 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
        + "title.", "Outlets aren't modelled"
    ),
    (
      "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
      "nil until the view is loaded"
    ),
    (
      """
      Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the \
      update (3) must be equal to the number of rows contained in that section before the update (2)
      """, "Tables aren't modelled"
    ),
    ("Main Thread Checker: UI API called on a background thread: -[UIViewController view]", "Threads aren't modelled"),
    ("[Storyboard] Unknown class CartViewController in Interface Builder file.", "names a class"),
    ("Directly modifying a tab bar managed by a tab bar controller is not allowed.", "Set the tab controller's"),
  ])
  func `a crash that a scene can't have isn't taken for another`(line: String, answer: String) {
    let run = CommandRun(["explain", line])
    let words = run.output.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    #expect(run.exit == 0 && words.contains(answer) && !words.contains("UIKit says this"), "\(run.transcript)")
  }

  @Test(arguments: [
    "There can only be one UIApplication instance.",
    "UICollectionView must be initialized with a non-nil layout parameter",
    "An instance 0x7 of class MyShop.Foo was deallocated while key value observers were still registered with it.",
    "Changing the translatesAutoresizingMaskIntoConstraints property of a cell that is managed by a view is not supported",
  ])
  func `no finding is claimed for a line of another kind`(line: String) {
    #expect(!CommandRun(["explain", line]).output.contains("UIKit says this"))
  }

  @Test(arguments: ["what does SG502 mean", "a.scene.yaml:9:5: warning: it isn't in a window [SG502]"])
  func `a code in a text is explained`(text: String) {
    #expect(CommandRun(["explain", text]).output.hasPrefix("SG502 "))
  }

  @Test func `a stack's top isn't called what is visible`() {
    let run = CommandRun(["explain", "topViewController"])
    #expect(run.output.contains("also while it presents"), "\(run.transcript)")
    #expect(CommandRun(["explain", "unbalanced"]).output.contains("two transitions overlap"))
  }
}
