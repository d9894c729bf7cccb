import SceneTestSupport
import Testing

/// The guesses of `log` where it gets no scene: the logs are those of scenes, of which a few callbacks are printed.
@Suite struct LogGuessTests {
  private static let printed = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// The answer to what these classes print in a scene, as a person's log has it.
  private static func answer(_ scene: String, by classes: [String]) -> CommandRun {
    let run = CommandRun(["run", "app.yaml"], files: MemoryFiles(["app.yaml": scene]))
    let lines = run.output.split(separator: "\n").compactMap { line -> String? in
      guard let match = line.firstMatch(of: /^ +(\w+?)(?:#\d+)?\.(\w+)/), classes.contains(String(match.1)),
        printed.contains(String(match.2))
      else { return nil }
      return "\(match.1)Controller \(match.2)"
    }
    return CommandRun(["log", "-"], input: lines.joined(separator: "\n") + "\n")
  }

  @Test func `tabs take the place of a login that was the root`() {
    let run = LogGuessTests.answer(
      """
      scene: Login
      initial: Login
      controllers:
        Login:
        MainTabBar: { kind: tabs, tabs: [Home, Settings] }
        Home:
        Settings:
      script:
        - setRoot: MainTabBar
        - tap: Settings
      """, by: ["Login", "MainTabBar", "Home", "Settings"])
    #expect(run.exit == 0 && run.output.contains("all explained"), "\(run.output)")
    #expect(
      run.output.contains("scene  LoginController as the root, MainTabBarController later, on iOS 17 (guessed)"),
      "\(run.output)")
    #expect(
      LogScriptTests.steps(run.output) == ["setRoot: MainTabBarController", "tap: SettingsController"], "\(run.output)")
  }

  @Test func `a screen comes in a stack of its own that prints nothing`() {
    let run = LogGuessTests.answer(
      """
      scene: Editor
      initial: List
      controllers:
        List:
        modal: { kind: navigation, stack: [Edit] }
        Edit:
        Choose:
      script:
        - present: modal
        - push: Choose
        - pop
        - dismiss
      """, by: ["List", "Edit", "Choose"])
    #expect(run.exit == 0 && run.output.contains("all explained"), "\(run.output)")
    #expect(run.output.contains("scene  a root, and EditController in a stack that prints nothing"), "\(run.output)")
    // The stack is called after its root.
    #expect(
      LogScriptTests.steps(run.output) == ["present: EditNav", "push: ChooseController", "pop", "dismiss"],
      "\(run.output)")
  }

  @Test func `a plain stack is guessed where one line is over`() {
    let run = CommandRun(
      ["log", "-"],
      input: """
        HomeViewController viewDidLoad
        HomeViewController viewWillAppear
        HomeViewController viewDidAppear
        DetailViewController viewDidLoad
        HomeViewController viewWillDisappear
        DetailViewController viewWillAppear
        HomeViewController viewDidDisappear
        DetailViewController viewDidAppear
        DetailViewController viewWillDisappear
        HomeViewController viewWillAppear
        DetailViewController viewDidAppear

        """)
    #expect(
      run.output.contains("scene  a navigation controller that prints nothing, on iOS 17 (guessed)"), "\(run.output)")
    #expect(LogScriptTests.steps(run.output) == ["push: DetailViewController", "pop"], "\(run.output)")
    // What a step leaves over stands below it.
    let below = run.output.firstMatch(
      of: /\n  2  pop [^\n]*\n +left over: line 11, DetailViewController\.viewDidAppear/)
    #expect(below != nil, "\(run.output)")
  }

  @Test(arguments: [("App.CartViewController", "cart"), ("UIAlertController", "alert")])
  func `the classes in a sentence of UIKit say which controller was presented`(name: String, presented: String) {
    let scene = """
      scene: Shop
      initial: home
      controllers:
        home: { class: HomeViewController }
        login: { class: LoginViewController, modalPresentationStyle: fullScreen }
        cart: { class: CartViewController }
        alert: { kind: alert }
      """
    let log = """
      HomeViewController viewDidLoad
      HomeViewController viewWillAppear
      HomeViewController viewDidAppear
      LoginViewController viewDidLoad
      LoginViewController viewWillAppear
      LoginViewController viewDidAppear
      Attempt to present <\(name): 0x3> on <App.HomeViewController: 0x1> \
      which is already presenting <App.LoginViewController: 0x2>.

      """
    let run = CommandRun(["log", "--scene", "shop.yaml", "-"], input: log, files: MemoryFiles(["shop.yaml": scene]))
    #expect(
      run.output.contains("Cause: a controller presents that presents already: 'present: \(presented)"), "\(run.output)"
    )
  }
}
