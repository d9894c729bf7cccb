import Foundation
import SceneTestSupport
import Testing

/// Scripts that are known, and their traces in the forms in which people print them: without a scene `log` finds the
/// script, whatever the form.
@Suite struct LogFormTests {
  /// One event of a trace.
  struct Event: Sendable {
    var time: Double
    /// As its class may be called.
    var name: String
    var ordinal: Int
    var callback: String
    var argument: String

    /// As Swift's `#function` has it.
    var function: String {
      switch callback {
      case "viewDidLoad", "loadView": callback + "()"
      case "deinit": callback
      default: callback + "(_:)"
      }
    }

    func stamp(_ format: String) -> String { String(format: format, time) }
  }

  /// An app: its scene, its script, and the classes that print nothing.
  struct App: Sendable {
    var scene: String
    var steps: [String]
    var silent: Set<String>
    /// The names of classes that aren't made of the controllers' ids.
    var classes: [String: String] = [:]
  }

  private static let stack = App(
    scene: """
      nav: { kind: navigation, stack: [list] }
      list:
      detail:
      login:
      """,
    steps: [
      "push: detail", "{ present: login, modalPresentationStyle: fullScreen }", "dismiss", "pop", "push: detail",
    ],
    silent: ["nav"], classes: ["nav": "BaseNavigationController"])
  private static let tabs = App(
    scene: """
      bar: { kind: tabs, tabs: [feedNav, profile] }
      feedNav: { kind: navigation, stack: [feed] }
      feed:
      profile:
      post:
      """,
    steps: ["push: post", "tap: profile", "tap: feedNav", "pop"], silent: ["bar", "feedNav"],
    classes: ["bar": "MainTabBarController", "feedNav": "FeedNavigationController"])
  private static let split = App(
    scene: """
      root: { kind: split, primary: menuNav, secondary: page }
      menuNav: { kind: navigation, stack: [menu] }
      menu:
      page:
      settings:
      """,
    steps: ["{ present: settings, in: menu }", "dismiss"], silent: ["menuNav"],
    classes: ["root": "RootSplitViewController"])

  /// A way to print.
  struct Form: CustomTestStringConvertible, Sendable {
    let name: String
    var app = stack
    var callbacks = five + ["deinit"]
    /// Whether containers have classes of their own, which print, too.
    var hasOwnContainers = false
    let line: @Sendable (Event) -> String

    var testDescription: String { name }
  }

  private static let five = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]

  private static let forms: [Form] = [
    Form(name: "file and function", callbacks: five) { "[\($0.name).swift:21] \($0.function)" },
    Form(name: "module and file", callbacks: five) { "MyApp/\($0.name).swift \($0.function) 42" },
    Form(name: "os_log") { $0.stamp("2024-05-01 12:00:%09.6f+0200 ") + "My[47:998] [life] \($0.name) \($0.function)" },
    Form(name: "bullets") { "\($0.callback == "deinit" ? "♻️" : "🟢") \($0.name) → \($0.callback)" },
    Form(name: "hands", app: tabs) { "👉 \($0.callback): \($0.name) 👈" },
    Form(name: "Xcode 15") {
      "\($0.name) \($0.callback)\nType: Info | Timestamp: " + $0.stamp("2024-05-01 12:00:%09.6f+02:00")
        + " | Process: My | Library: My.debug.dylib | Subsystem: com.example.my | TID: 0x19c2a"
    },
    Form(name: "deinit first") {
      $0.callback == "deinit" ? "deinit - \($0.name)" : "\($0.name) - \($0.callback)"
    },
    Form(name: "appearance alone", callbacks: Array(five.dropFirst())) {
      "\($0.name): \($0.callback) animated: \($0.argument)"
    },
    Form(name: "dids alone", app: tabs, callbacks: ["viewDidLoad", "viewDidAppear", "viewDidDisappear"]) {
      "\($0.name).\($0.callback)(\($0.argument))"
    },
    Form(name: "lldb", callbacks: five) {
      "* thread #1, queue = 'com.apple.main-thread', stop reason = breakpoint 2.1\n"
        + "    frame #0: 0x0000000104a3f1d0 My`\($0.name).\($0.callback)(self=0x00000001020e50) at \($0.name).swift:14:9"
    },
    Form(name: "pretty function") {
      let method = $0.callback == "deinit" ? "dealloc" : $0.callback + ($0.argument.isEmpty ? "" : ":")
      return $0.stamp("2013-05-06 10:00:%06.3f") + " My[1234:907] -[\($0.name) \(method)]"
    },
    Form(name: "own stack", callbacks: five, hasOwnContainers: true) { "\($0.name) \($0.function)" },
    Form(name: "own tabs", app: tabs, callbacks: five, hasOwnContainers: true) { "\($0.name) \($0.function)" },
    Form(name: "split", app: split, callbacks: five) { "\($0.name) \($0.function)" },
    Form(name: "addresses") { "<My.\($0.name): 0x7f8\($0.name.utf8.count)a\($0.ordinal)0c600> \($0.callback)" },
    Form(name: "colons", app: tabs) { "DEBUG: \($0.name)::\($0.callback)()" },
    Form(name: "banner", app: tabs) { "========== \($0.name) \($0.callback) ==========" },
    Form(name: "compact") {
      $0.stamp("2024-05-01 12:00:%06.3f") + " Df My[47:19c2a] [com.example.my:life] \($0.name).\($0.callback)"
    },
    Form(name: "beaver") { $0.stamp("12:00:%06.3f") + " 💚 DEBUG \($0.name).\($0.callback)():30 - called" },
    Form(name: "Markdown") { "- `\($0.name)` **\($0.callback)**" },
    Form(name: "super", callbacks: five) { "\($0.name): super.\($0.callback)()" },
  ]

  /// The lines of an app in a form.
  private static func log(_ form: Form) -> String {
    let lines = form.app.scene.split(separator: "\n")
    let scene =
      "scene: Form\ninitial: \(lines[0].prefix { $0 != ":" })\ndevice: \(form.app.scene.contains("split") ? "pad" : "phone")\n"
      + "controllers:\n" + lines.map { "  \($0)\n" }.joined()
      + "script:\n" + form.app.steps.map { "  - \($0)\n" }.joined()
    var time = 0.0
    return CommandRun(["run", "-"], input: scene).output.split(separator: "\n").compactMap { line -> String? in
      if let match = line.firstMatch(of: /^# +at ([\d.]+) s/) { time = Double(match.1) ?? time }
      guard let match = line.firstMatch(of: /^ +(\w+)(?:#(\d+))?\.(\w+)(?:\((.*)\))?/),
        form.callbacks.contains(String(match.3))
      else { return nil }
      let id = String(match.1)
      if form.app.silent.contains(id), !form.hasOwnContainers { return nil }
      let event = Event(
        time: time, name: form.app.classes[id] ?? id.prefix(1).uppercased() + id.dropFirst() + "ViewController",
        ordinal: match.2.flatMap { Int($0) } ?? 1, callback: String(match.3), argument: match.4.map(String.init) ?? "")
      return form.line(event) + "\n"
    }.joined()
  }

  @Test(arguments: Thoroughness.sample(forms, oneIn: 4))
  func `a script is found whatever the form in which its lines are printed`(form: Form) {
    let log = LogFormTests.log(form)
    let run = CommandRun(["log", "-"], input: log)
    #expect(run.exit == 0 && run.output.contains("all explained"), "\(log)\(run.output)")
    let verbs = LogScriptTests.steps(run.output).map { $0.prefix { $0 != ":" } }
    let wanted = form.app.steps.map { step in step.drop { $0 == "{" || $0 == " " }.prefix { $0 != ":" } }
    #expect(verbs == wanted, "\(log)\(run.output)")
  }
}
