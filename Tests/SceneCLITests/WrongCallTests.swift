import SceneTestSupport
import Testing

@testable import SceneCLI
@testable import SceneSession

/// Calls as newcomers write them: the first message has the call that they mean.
@Suite struct WrongCallTests {
  private static let scene = "examples/guide/after-a-sheet.scene.yaml"

  @Test(arguments: [
    ("run --filter list FILE", "'--controllers list'"), ("run --only list FILE", "'--controllers list'"),
    ("run --filter viewDidLoad FILE", "'--events viewDidLoad'"), ("run --until 1 FILE", "'--steps 0-1'"),
    ("run --compare 16 17 FILE", "'scenograph run --compare --ios 16,17 FILE'"),
    ("run FILE --events layout appearance", "'--events layout,appearance'"),
    ("run my scene.yaml", "'my scene.yaml'"), ("run --orientation landscape FILE", "'- rotate: landscape'"),
    ("run --ios iOS17 FILE", "'--ios 17'"), ("run --ios12 FILE", "'--ios 12'"),
    ("why FILE not list.viewWillAppear", "'scenograph why --not FILE list.viewWillAppear'"),
    ("why not FILE list.viewWillAppear", "'scenograph why --not FILE list.viewWillAppear'"),
    ("run --matrix ios=12..14 device=pad FILE", "'--matrix device=pad'"),
    ("run --matrix ios=12..14,device=pad FILE", "'--matrix device=pad'"),
    ("explain FILE list.viewWillAppear", "'scenograph why FILE list.viewWillAppear'"),
    ("explain FILE", "'scenograph run FILE'"), ("explain SG999", "'scenograph explain findings'"),
    ("check --ignore SG301 FILE", "'--level SG301=off'"), ("check --level SG301=ignore FILE", "'--level SG301=off'"),
    ("init --kind popover", "'--kind modal'"), ("lsp --setup vim", "'--setup neovim'"),
    ("lsp --setup xcode", "'scenograph check'"), ("diagram --png FILE", "'-o picture.png'"),
    ("import examples/storyboards -o out.scene.yaml", "'-o out'"),
    ("run --exclude x FILE", "'--exclude' belongs to 'check', 'test', 'fmt' or 'import'"),
    ("run --start home FILE", "as in 'scenograph import --start Main'"), ("check --exclude", "'--exclude Pods'"),
    ("import --start", "'--start Main'"), ("run --fix FILE", "'scenograph check --fix'"),
    ("run --not FILE home.deinit", "'scenograph why --not'"),
    ("run --level SG301=off FILE", "'scenograph check --level SG301=off'"),
    ("run --reporter github FILE", "as in 'scenograph check --reporter"),
    ("--ios 12 run FILE", "'scenograph run --ios 12 FILE'"),
    ("explain --ios 17 viewDidLoad", "'scenograph explain iOS 17'"),
    ("check --recursive examples", "leave it out"), ("check -r examples", "leave it out"),
    ("check -Werror examples", "'--strict'"), ("run --no-color FILE", "'--color never'"),
    ("run --scene FILE", "'scenograph run FILE'"), ("init --list", "'scenograph help init'"),
    ("--verbose run FILE", "'--verbose' belongs to 'import'"),
    ("run --ios 5..27 FILE", "'--matrix ios=5..27'"), ("run --ios 12-17 FILE", "'--matrix ios=12..17'"),
    ("run --compare --ios 12-17 FILE", "'12,17'"), ("run --steps 1.. FILE", "'1-'"),
    ("run --steps 1..2 FILE", "'1-2'"), ("run --steps 1:2 FILE", "'1-2'"), ("run -f jsonl FILE", "'--format jsonl'"),
    ("run --events list.viewDidLoad FILE", "'--controllers list --events viewDidLoad'"),
    ("log --ios 17 FILE", "'scenograph log --scene app.scene.yaml'"), ("docs --write --watch", "it isn't there"),
    ("diagram --view storyboard FILE", "'--view segues'"), ("diagram --view hierarchy FILE", "'--view tree'"),
    ("check --level SG301 FILE", "'--level SG301=off'"), ("lsp --setup code", "'--setup vscode'"),
    ("completion bash", "'scenograph --generate-completion-script bash'"), ("rename a b", "'scenograph lsp'"),
    ("why FILE list.viewDidUnload", "no unload since iOS 6"),
    ("explain paste.log", "'scenograph log paste.log'"), ("explain notes.md", "'scenograph docs --check notes.md'"),
    ("explain Main.storyboard", "'scenograph import Main.storyboard'"), ("tree --after 3 FILE", "'--step 3'"),
    ("log --scene", "'--scene app.scene.yaml'"), ("init tabs", "'scenograph init --kind tabs'"),
    ("diagram --width 100 FILE", "at least 240 pixels"), ("run --steps all FILE", "leave the option out"),
    ("test --junit out.xml FILE", "'--reporter junit:out.xml'"),
    ("run --events view FILE", "a group of them: loading, appearance"), ("recorder R.swift", "'-o R.swift'"),
    ("docs a.md --write --check", "leave one of them out"), ("diagram -o u.md FILE", "the ending .mmd"),
    ("test --filter shop FILE", "'scenograph test shop.scene.yaml'"),
    ("--generate-completion-script powershell", "bash, zsh and fish"),
  ])
  func `the help has the call that is meant`(call: String, help: String) {
    func filled(_ text: String) -> String { text.replacing("FILE", with: WrongCallTests.scene) }
    let run = CommandRun(filled(call).split(separator: " ").map(String.init))
    #expect(run.exit == 64 && run.output.isEmpty, "\(run.output)")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.last?.hasPrefix("help: ") == true && lines.last?.contains(filled(help)) == true, "\(run.errors)")
  }

  @Test func `a short word for a group of events is completed`() {
    let run = CommandRun(["run", "--events", "appear", WrongCallTests.scene])
    #expect(run.exit == 64 && run.errors.contains("did you mean 'appearance'?"), "\(run.errors)")
  }

  @Test func `a file of another verb is named with it`() {
    let files = MemoryFiles([
      "run.html": "<!doctype html>\n<p>list.viewDidLoad</p>\n", "paste.log": "list.viewDidLoad\n",
      "a.scene.yaml": "scene: A\ninitial: a\ncontrollers: { a: }\n",
    ])
    let page = CommandRun(["log", "run.html"], files: files)
    #expect(page.exit == 1 && page.errors.contains("is a page that 'run' made"), "\(page.errors)")
    let log = CommandRun(["import", "paste.log"], files: files)
    #expect(log.exit == 1 && log.errors.contains("write 'scenograph log paste.log'"), "\(log.errors)")
    let drawing = CommandRun(["diagram", "-o", "u.md", "a.scene.yaml"], files: files)
    #expect(drawing.exit == 64 && drawing.errors.contains(".mmd"), "\(drawing.errors)")
  }

  @Test func `a picture isn't a form of the tree`() {
    let run = CommandRun(["tree", "--format", "svg", WrongCallTests.scene])
    #expect(run.exit == 64 && run.errors.contains("'scenograph diagram -o tree.svg' draws the tree"), "\(run.errors)")
  }

  @Test func `a scene is found by the name without its ending, and code is no log`() {
    let files = MemoryFiles(["shop.scene.yaml": "scene: A\ncontrollers: { a: }\n", "show.yaml": "scene: B\n"])
    #expect(CommandRun(["run", "shop.yaml"], files: files).errors.contains("did you mean 'shop.scene.yaml'?"))
    let code = MemoryFiles(["Home.swift": "class Home { override func viewDidLoad() { super.viewDidLoad() } }\n"])
    let run = CommandRun(["log", "Home.swift"], files: code)
    #expect(run.exit == 1 && run.output.isEmpty && run.errors.contains("is code, not the console"), "\(run.transcript)")
  }

  @Test(arguments: [
    ("Podfile", "platform :ios, '15.0'\n"), ("Fastfile", "lane :beta do\nend\n"), ("notes.rst", "Title\n=====\n"),
  ])
  func `a file of another tool is named`(path: String, text: String) {
    let run = CommandRun(["check", path], files: MemoryFiles([path: text]))
    #expect(run.exit == 1 && run.output.contains("[SG120]") && !run.output.contains("colon"), "\(run.output)")
  }

  @Test func `a document that isn't there is named as documents are`() {
    let run = CommandRun(["docs", "--write", "nodir"], files: MemoryFiles(["a.md": "# A\n"]))
    #expect(run.exit == 2 && run.errors.contains("as in 'nodir.md'"), "\(run.errors)")
  }

  @Test func `help behind a verb is help, and no file`() {
    let run = CommandRun(["run", "help"])
    #expect(run.errors.contains("'scenograph help' and a verb"), "\(run.errors)")
  }

  /// An example is read as the option that it stands behind.
  @Test func `each option with a value has one that it takes`() throws {
    for verb in Command.verbs {
      for option in verb.allOptions where option.placeholder != nil {
        guard let shown = OptionAdvice.example(of: option, in: verb.name) else { continue }
        #expect(option.objection(to: shown) == nil, "\(verb.name) --\(option.name) \(shown)")
      }
    }
  }

  /// Lines of UIKit in other words than the table of its messages has.
  @Test(arguments: [
    (
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Application tried to present "
        + "modally an active view controller <Shop.Login: 0x2>.'", "exception"
    ),
    (
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Receiver (<Shop.Home: 0x1>) "
        + "has no segue with identifier 'x''", "exception"
    ),
    ("nested push animation can result in corrupted navigation bar", "nested push"),
    (
      "[Presentation] Presenting view controller <Shop.Login: 0x2> from detached view controller <Shop.Home: 0x1> is not "
        + "supported, and may result in incorrect safe area insets and a corrupt root presentation.", "UIKit"
    ),
  ])
  func `a log with a crash isn't called clean`(line: String, words: String) {
    let log = "<Shop.Home: 0x1>.viewDidLoad\n<Shop.Home: 0x1>.viewWillAppear\n<Shop.Home: 0x1>.viewDidAppear\n\(line)\n"
    let run = CommandRun(["log", "-"], input: log)
    #expect(run.exit == 1 && run.output.contains(":4:1: error: "), "\(run.output)")
    #expect(run.output.contains(words) && !run.output.contains("No line contradicts UIKit"), "\(run.output)")
    let calm = CommandRun(["log", "-"], input: log.replacing(line, with: "the navigation bar was drawn"))
    #expect(calm.exit == 0 && calm.output.contains("No line contradicts UIKit"), "\(calm.output)")
  }

  @Test(arguments: [
    ("navigationController(_:didShow:animated:)", "the event 'delegate.didShow'"),
    ("navigationController:didShowViewController:animated:", "the event 'delegate.didShow'"),
    (
      "func navigationController(_ navigationController: UINavigationController, willShow viewController: "
        + "UIViewController, animated: Bool)", "the event 'delegate.willShow'"
    ),
    ("splitViewController(_:collapseSecondary:onto:)", "'collapseSecondary' under 'overrides'"),
    (
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
      "'topColumnForCollapsing' under 'overrides'"
    ),
    ("pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", "didFinishAnimating"),
    ("tabBarController(_:shouldSelect:)", "'shouldSelect' under 'overrides'"),
    ("what is a quirk", "Behaviours that people reported"), ("'present' under 'segues'", "'present' of a segue"),
    ("error: no controller has a segue 'x'", "SG202"), ("photo#2", "How do I name a second instance?"),
    ("x-ticket", "How do I keep what is for another tool in a scene?"), ("prepareForReuse", "not modelled"),
    ("multiple windows", "not modelled"), ("overrideUserInterfaceStyle", "not modelled"),
    ("what changed in iOS 18 view controllers", "iOS 18"), ("iOS 26 changes view controller life cycle", "iOS 26"),
    ("contains vs trace", "Which expectation do I take"),
    ("how do I simulate two quick taps", "How do I play two quick"),
    ("how do I model a button", "How do I write a button?"),
    ("There can only be one UIApplication instance.", "not modelled"),
  ])
  func `the first line of what is explained is about it`(words: String, first: String) {
    let run = CommandRun(["explain", words])
    let line = run.output.split(separator: "\n").first ?? ""
    #expect(run.exit == 0 && line.contains(first), "\(line)\(run.errors)")
  }
}
