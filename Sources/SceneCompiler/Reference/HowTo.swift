/// The things that people want to do with a scene or with the command, each with the lines that do it.
///
/// Questions about UIKit stand in `RuleQuestions`; these are about how something is written or called.
package enum HowTo {
  /// A task and its lines.
  package struct Task: Sendable {
    /// The question, as a person asks it.
    package let words: String
    /// The answer in one or two sentences.
    package let answer: String
    /// A whole scene that shows it; empty if the commands say it all.
    package let scene: String
    /// The calls of the command, without its name.
    package let calls: [String]
    /// Other words for it.
    package let asked: [String]
  }

  /// All tasks: first those of the command, then those of a scene.
  package static let all = commands + scenes + steps + names

  /// The task that is asked with just these words; nil if none is.
  package static func task(askedAs words: String) -> Task? {
    let small = words.lowercased()
    return all.first { ([$0.words] + $0.asked).contains { $0.lowercased() == small } }
  }

  private static let commands = [
    Task(
      words: "How do I write a test?",
      answer: "Put an 'expect' where it shall hold, and run 'test'. With '--accept' it writes what happened.",
      scene: """
        scene: Back to the list
        initial: nav
        controllers: { nav: { kind: navigation, stack: [list] }, list: , detail: }
        script:
          - push: detail
          - pop
          - expect: { visible: list, since: last, trace: [detail.deinit] }
        """,
      calls: ["test app.scene.yaml", "test --accept app.scene.yaml"],
      asked: [
        "write a unit test", "how to test a scene", "assert that a callback came", "write an assertion",
        "check that a controller is freed", "how do I check what happened", "update expectations",
        "how to update expectations", "record what happened",
      ]),
    Task(
      words: "How do I ignore a warning?",
      answer: "Name its code in a comment of its line, with a reason, or turn it off for the whole file.",
      scene: """
        scene: Nothing to go back to
        findings: { dismissesNothing: off }
        initial: nav
        controllers: { nav: { kind: navigation, stack: [list] }, list: }
        script:
          - dismiss
          - pop # scenograph:ignore popsNothing -- this is what the scene shows
        """,
      calls: ["explain findings"],
      asked: [
        "suppress a warning", "silence a warning", "disable a rule", "turn off a finding", "suppress", "false positive",
        "ignore a finding", "nolint", "scenograph:ignore", "scenograph ignore", "ignore comment", "disable a check",
        "how do I turn a warning off", "silence a finding",
      ]),
    Task(
      words: "How do I compare two systems?",
      answer:
        "Run the scene on both: 'run' prints both traces with their differences. 'diagram --compare' draws two scenes.",
      scene: "",
      calls: ["run --compare --ios 17,26 app.scene.yaml", "run --matrix ios=12..27 app.scene.yaml"],
      asked: [
        "compare ios 12 vs ios 13", "what differs between two iOS versions for one scene",
        "differences between systems",
        "iOS 17 beside iOS 18", "what differs from iOS 17 to iOS 18",
        "compare iOS 17 and iOS 26", "difference between two iOS versions", "compare two runs", "compare two scenes",
        "compare devices", "compare an old system with a new one", "diff two traces",
      ]),
    Task(
      words: "How do I draw a diagram?",
      answer: "By 'diagram'; the ending of the file chooses the form, and '--view' what is drawn.",
      scene: "",
      calls: ["diagram app.scene.yaml -o app.svg", "diagram --view segues app.scene.yaml -o map.svg"],
      asked: [
        "draw a picture", "make a diagram", "export a picture as svg", "export png", "graphviz",
        "image of the hierarchy", "mermaid", "timeline",
        "draw the segues", "generate a diagram", "draw the controller tree",
      ]),
    Task(
      words: "How do I begin a scene?",
      answer: "A scene is a YAML file: an app's controllers, and a script of what happens. 'init' writes a first one.",
      scene: """
        scene: First
        initial: nav
        controllers: { nav: { kind: navigation, stack: [list] }, list: , detail: }
        script:
          - push: detail
          - pop
        """,
      calls: ["init first.scene.yaml", "init --kind tabs", "run first.scene.yaml"],
      asked: [
        "syntax of a scene file", "scene file syntax", "how does a scene file look", "smallest scene",
        "how do i run a scene", "run my first scene",
        "write my first scene", "create a scene file", "what is a scene", "template of a scene", "scenograph",
        "template", "templates", "get started",
        "getting started", "write a scene", "new scene", "tutorial", "quick start",
      ]),
    Task(
      words: "How do I get a map of my app?",
      answer: "'import' reads an app's storyboards and code, and writes scenes, pictures and an index of them.",
      scene: "", calls: ["import MyApp -o map"],
      asked: [
        "scene of an existing storyboard", "make a scene of my Xcode project",
        "import my app", "import a storyboard", "read my Xcode project", "map of all screens", "draw my whole app",
        "read Swift code", "import a project", "show all segues of my app",
      ]),
    Task(
      words: "How do I explain a log?",
      answer:
        "'recorder' writes a file of Swift for the app, which prints each callback; your own prints will often do. 'log' "
        + "finds what a person and the code did, and says what contradicts UIKit. '--others' lists the lines that it "
        + "takes for no events.",
      scene: "",
      calls: [
        "recorder -o Recorder.swift", "log device.log", "log device.log --others",
        "log device.log --write app.scene.yaml",
      ],
      asked: [
        "how do I print lifecycle", "print lifecycle", "record a log from my app", "log all callbacks of an app",
        "print callbacks in my app", "log view controller lifecycle", "what instrumentation does my app need",
        "which code do I add to my app so that log can read it", "trace my app",
        "compare a log of my device with a scene", "does my log agree with UIKit",
        "read my console", "explain the console output", "make a scene of a log", "script from log", "device log",
        "what happened in my log", "analyse a log", "feed my console log to scenograph",
        "see what is missing in my log",
        "log reports a missing callback that my app prints", "log does not see a line of my console",
      ]),
    Task(
      words: "How do I see why a callback came?",
      answer: "By 'why', and with '--not' why it didn't come.",
      scene: "",
      calls: ["why app.scene.yaml detail.viewWillAppear", "why --not app.scene.yaml detail.deinit"],
      asked: [
        "find out why a callback was not called", "cause of an event", "debug a callback", "reason of a callback",
        "sender of a callback", "why not",
      ]),
    Task(
      words: "How do I check scenes in CI?",
      answer:
        "The exit code is 1 where a scene is wrong or an expectation fails; a report goes where your server reads it.",
      scene: "",
      calls: [
        "check --reporter github .", "test --reporter github .", "test --reporter junit:report.xml .", "docs --check .",
      ],
      asked: [
        "gitlab ci", "github actions", "pre-commit", "jenkins", "continuous integration", "run in a pipeline",
        "build server report", "fail a pull request when the order of callbacks changes", "run on Linux in CI",
        "can scenograph run on Linux in GitHub Actions", "does it run without a Mac", "exit code", "exit codes",
        "exit status", "annotations in a pull request",
      ]),
    Task(
      words: "How do I get JSON?",
      answer:
        "A trace has a line of JSON for each event, a plan is JSON as a whole, and a report on findings has it, too.",
      scene: "",
      calls: ["run --format jsonl app.scene.yaml", "compile app.scene.yaml -o app.plan", "check --reporter json ."],
      asked: [
        "JSON output", "export as JSON", "export the hierarchy as JSON", "machine readable output", "trace as JSON",
        "read the result in a script",
      ]),
    Task(
      words: "How do I repeat a call when a file changes?",
      answer:
        "With '--watch', as in 'run --watch app.scene.yaml': the verb runs again when a file is saved that it has read.",
      scene: "", calls: ["help run"],
      asked: ["watch a file", "rerun on save", "live reload", "watch mode", "auto refresh the output"]),
    Task(
      words: "How do I rename a controller?",
      answer:
        "In an editor, by its command for renaming: the language server changes the name in all files of the scene.",
      scene: "", calls: ["lsp --setup neovim", "lsp --setup vscode"],
      asked: ["change the id of a controller everywhere", "rename an id", "refactor a name in all scenes"]),
    Task(
      words: "How do I keep pictures in documents up to date?",
      answer: "Write a region into the document; 'docs' fills it, and '--check' fails where it isn't up to date.",
      scene: "", calls: ["docs --write README.md", "docs --check README.md"],
      asked: [
        "region", "regions in a document", "diagrams in README", "embed a diagram in Markdown",
        "update documentation pictures", "DocC pictures",
        "keep docs in sync", "generate documentation",
      ]),
  ]
}
