import Foundation
import SceneTestSupport
import Testing

@testable import SceneLogs

/// The recorder's file, beside a stub of UIKit: it is type-checked, run, and its log is read.
@Suite struct RecorderTests {
  private static let hasCompiler = OtherProgram.exists("swiftc")

  /// As much of UIKit as the file needs.
  private static let uikit = """
    @_exported import Foundation
    @MainActor open class UIViewController: NSObject {
      public override nonisolated init() { super.init() }
      open func viewDidLoad() {}
      open func viewWillAppear(_ animated: Bool) {}
      open func viewDidAppear(_ animated: Bool) {}
      open func viewWillDisappear(_ animated: Bool) {}
      open func viewDidDisappear(_ animated: Bool) {}
      open func willMove(toParent parent: UIViewController?) {}
      open func didMove(toParent parent: UIViewController?) {}
    }
    """

  /// An app of a container and a child, with a class of another base, and a generic one.
  private static let app = """
    import UIKit
    final class Home: RecordedViewController {}
    final class Box<Content>: RecordedViewController {}
    final class Table: UIViewController, RecordedController {
      override func viewDidLoad() {
        record("viewDidLoad")
        super.viewDidLoad()
      }
    }
    @main struct App {
      @MainActor static func main() {
        let home = Home()
        home.viewDidLoad()
        home.viewWillAppear(false)
        home.viewDidAppear(false)
        do {
          let box = Box<Int>()
          box.willMove(toParent: home)
          box.viewDidLoad()
          box.viewWillAppear(true)
          box.didMove(toParent: home)
          box.viewDidAppear(true)
          box.willMove(toParent: nil)
          box.viewWillDisappear(true)
          box.viewDidDisappear(true)
          box.didMove(toParent: nil)
        }
        Table().viewDidLoad()
        home.viewWillDisappear(false)
        home.viewDidDisappear(false)
      }
    }
    """

  private static let scene = """
    scene: Stack
    initial: nav
    controllers:
      nav: { kind: navigation, stack: [list] }
      list:
      detail:
      help:
    script: [{ push: detail }, { present: help }, dismiss, pop]
    """

  /// An app whose controllers get what the engine sends those of the scene.
  private static var playedApp: String {
    let trace = CommandRun(["run", "stack.yaml"], files: MemoryFiles(["stack.yaml": scene])).output
    let calls = trace.split(separator: "\n").compactMap { line -> String? in
      guard let match = line.firstMatch(of: /^ +(\w+)\.(\w+)(?:\((?:toParent: )?(\w+)\))?/) else { return nil }
      let (name, argument) = ("\(match.1)", match.3.map(String.init) ?? "")
      switch match.2 {
      case "init": return "all[\"\(name)\"] = \(name.capitalized)()"
      case "deinit": return "all[\"\(name)\"] = nil"
      case "viewDidLoad": return "all[\"\(name)\"]?.viewDidLoad()"
      case "willMove", "didMove":
        return "all[\"\(name)\"]?.\(match.2)(toParent: \(argument == "nil" ? "nil" : "all[\"\(argument)\"]"))"
      case "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear":
        return "all[\"\(name)\"]?.\(match.2)(\(argument))"
      default: return nil
      }
    }
    let classes = ["Nav", "List", "Detail", "Help"].map { "final class \($0): RecordedViewController {}\n" }.joined()
    return """
      import UIKit
      \(classes)
      @main struct App {
        @MainActor static func main() {
          var all: [String: UIViewController] = [:]
          \(calls.joined(separator: "\n    "))
          withExtendedLifetime(all) { exit(0) }
        }
      }
      """
  }

  @Test func `the file is short, and the verb prints it`() {
    let lines = RecorderFile.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(lines < 150)
    let run = CommandRun(["recorder"])
    #expect(run.exit == 0 && run.output == RecorderFile.text)
    let files = MemoryFiles()
    #expect(CommandRun(["recorder", "-o", "LifecycleRecorder.swift"], files: files).exit == 0)
    #expect(files.contents["LifecycleRecorder.swift"] == Array(RecorderFile.text.utf8))
  }

  @Test(.enabled(if: hasCompiler, "swiftc is not on the path"), .timeLimit(.minutes(5)))
  func `it type-checks as Swift 5 and 6, runs, and its log is read without rest`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "recorder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("UIKit.swift", RecorderTests.uikit), (RecorderFile.name, RecorderFile.text), ("App.swift", RecorderTests.app),
    ] {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    func swiftc(_ words: String...) throws {
      let answer = try OtherProgram.run(["swiftc"] + words, in: folder)
      #expect(answer.status == 0 && !answer.errors.contains("warning:"), "\(words): \(answer.errors)")
    }
    try swiftc("-emit-module", "-emit-library", "-static", "-parse-as-library", "-module-name", "UIKit", "UIKit.swift")
    for version in ["5", "6"] {
      try swiftc(
        "-typecheck", "-swift-version", version, "-I", ".", "-parse-as-library", RecorderFile.name, "App.swift")
    }
    try swiftc("-I", ".", "-L", ".", "-lUIKit", "-parse-as-library", "-o", "app", RecorderFile.name, "App.swift")
    try Data(RecorderTests.playedApp.utf8).write(to: folder.appending(path: "App.swift"))
    try swiftc("-I", ".", "-L", ".", "-lUIKit", "-parse-as-library", "-o", "played", RecorderFile.name, "App.swift")
    let played = try OtherProgram.run([folder.appending(path: "played").path()])
    let answer = CommandRun(
      ["log", "--scene", "stack.yaml", "-"], input: played.output,
      files: MemoryFiles(["stack.yaml": RecorderTests.scene]))
    #expect(answer.exit == 0 && answer.output.contains("all explained"), "\(played.output)\(answer.transcript)")
    for step in ["1  push: detail", "2  present: help", "3  dismiss", "4  pop"] {
      #expect(answer.output.contains("\n  \(step) "), "\(answer.output)")
    }
    let run = try OtherProgram.run([folder.appending(path: "app").path()])
    let read = Read(run.output)
    #expect(read.others.isEmpty && read.findings.isEmpty, "\(run.output)")
    #expect(read.log.classes.map(\.name) == ["Home", "Box_Int_", "Table"])
    #expect(read.log.classes.allSatisfy { $0.printed.count == 8 })
    let expected = [
      "Home.viewDidLoad", "Home.viewWillAppear(false)", "Home.viewDidAppear(false)", "Box_Int_.willMove(Home)",
      "Box_Int_.viewDidLoad", "Box_Int_.viewWillAppear(true)", "Box_Int_.didMove(Home)", "Box_Int_.viewDidAppear(true)",
      "Box_Int_.willMove(nil)", "Box_Int_.viewWillDisappear(true)", "Box_Int_.viewDidDisappear(true)",
      "Box_Int_.didMove(nil)", "Box_Int_.deinit", "Table.viewDidLoad",
      "Home.viewWillDisappear(false)", "Home.viewDidDisappear(false)",
    ]
    let plain = read.events.map {
      $0.replacing(/<(\w+): 0x[0-9a-f]+>/) { "\($0.1)" }.replacing(/\x20@[0-9.]+$/, with: "")
    }
    // The last controller is freed at the end of the app, or not at all.
    #expect(Array(plain.prefix(expected.count)) == expected)
    #expect(read.log.events.allSatisfy { $0.address > 0 && $0.time != nil })
  }
}
