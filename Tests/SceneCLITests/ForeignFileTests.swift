import SceneTestSupport
import Testing

/// Files that are no scenes: one finding says what they are, and nothing changes them.
@Suite struct ForeignFileTests {
  /// A file, what it is, and a part of the way out.
  private static let files: [(path: String, text: String, kind: String, way: String)] = [
    ("App.swift", "import UIKit\n\nfinal class Home: UIViewController {\n  let x: Int = 3\n}\n", "Swift", "import"),
    ("App.yaml", "class Home: UIViewController {\n  let x: Int = 3\n}\n", "Swift", "'scenograph init'"),
    (
      "Home.m", "#import \"Home.h\"\n@implementation Home\n- (void)viewDidLoad { [super viewDidLoad]; }\n",
      "Objective-C", "import"
    ),
    (
      "README.md", "# Title\n\nThis is *important* and **bold**.\n\n```swift\nlet a: Int = 3\n```\n", "Markdown",
      "docs --check README.md"
    ),
    (
      "Main.storyboard",
      "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">\n</document>\n",
      "a storyboard", "import Main.storyboard"
    ),
    (
      "Cell.xib", "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>\n", "a nib",
      "storyboards"
    ),
    ("Info.plist", "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict/></plist>\n", "a property list", "init"),
    ("page.html", "<!DOCTYPE html>\n<html></html>\n", "a page of HTML", "the scene that it was made of"),
    ("a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n", "a picture", "the scene that it was made of"),
    ("a.dot", "digraph \"a\" {\n  a -> b\n}\n", "a drawing", "the scene that it was made of"),
    ("flow.mmd", "graph TD\n  A --> B\n", "a drawing", "the scene that it was made of"),
    ("a.trace", "# 0  launch   (line 2)\n  list.init\n", "a trace", "expect"),
    ("app.log", "2024 App[1:2] HomeViewController viewDidLoad: x: y\n", "a log", "log app.log"),
    ("a.diff", "diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-a: b: c\n", "a patch", "init"),
    ("ci.yml", "name: CI\non: [push]\njobs: { build: { runs-on: macos } }\n", "a GitHub workflow", "init"),
    ("compose.yaml", "version: \"3\"\nservices: { web: { image: nginx } }\n", "a file of Docker Compose", "init"),
    ("pod.yaml", "apiVersion: v1\nkind: Pod\n", "a file of Kubernetes", "init"),
    (".swiftlint.yml", "disabled_rules: [line_length]\n", "a file of SwiftLint", "init"),
    ("project.yml", "name: App\ntargets: { App: { type: application } }\n", "a file of XcodeGen", "init"),
    (".pre-commit-config.yaml", "repos: []\n", "a file of pre-commit", "init"),
    (".gitlab-ci.yml", "stages: [test]\n", "a pipeline of a CI", "init"),
    ("api.yaml", "openapi: 3.0.0\ninfo: { title: A }\n", "a description of an API", "init"),
    ("package.json", "{ \"dependencies\": {} }\n", "a list of packages", "init"),
  ]

  @Test(arguments: files.indices) func `one finding says what it is`(index: Int) {
    let file = ForeignFileTests.files[index]
    let run = CommandRun(["check", file.path], files: MemoryFiles([file.path: file.text]))
    let lines = run.output.split(separator: "\n")
    #expect(run.exit == 1)
    #expect(lines.first == "\(file.path):1:1: error: this is \(file.kind), not a scene [SG120]", "\(run.output)")
    #expect(lines.last == "1 file: 1 error", "\(run.output)")
    #expect(lines.contains { $0.hasPrefix("help: ") && $0.contains(file.way) }, "\(run.output)")
  }

  @Test(arguments: files.indices) func `no verb changes it`(index: Int) {
    let file = ForeignFileTests.files[index]
    let files = MemoryFiles([file.path: file.text])
    #expect(CommandRun(["check", "--fix", file.path], files: files).exit == 1)
    #expect(CommandRun(["run", file.path], files: files).exit == 1)
    #expect(CommandRun(["test", file.path], files: files).exit == 1)
    #expect(files.contents == [file.path: Array(file.text.utf8)])
  }

  @Test func `a formatter says what it is, too`() {
    let run = CommandRun(["fmt", "A.swift"], files: MemoryFiles(["A.swift": "import UIKit\nlet a: B: C\n"]))
    #expect(run.exit == 1)
    #expect(run.errors.hasPrefix("A.swift:1:1: error: this is Swift, not a scene [SG120]"), "\(run.errors)")
  }

  /// Scenes with slips and words of other kinds are still scenes.
  @Test(arguments: [
    "scne: A\ncontrollers: { home: }\n", "name: A\nviewControllers: { home: }\n", "controllers: { home: }\n",
    "scene: A\n", "scene: A\nclass Home: b: c\n",
  ])
  func `what may be meant as a scene is looked at as one`(text: String) {
    let run = CommandRun(["check", "a.yaml"], files: MemoryFiles(["a.yaml": text]))
    #expect(run.exit == 1 && !run.output.contains("SG120"), "\(run.output)")
  }

  @Test func `YAML of a tool that isn't known is no scene either`() {
    let run = CommandRun(["check", "--fix", "a.yaml"], files: MemoryFiles(["a.yaml": "title: A\nitems: [a]\n"]))
    #expect(run.output.hasPrefix("a.yaml:1:1: error: this is no scene: it has none of the keys"), "\(run.output)")
    #expect(run.output.hasSuffix("1 file: 1 error\n"))
  }

  @Test func `marks of a merge are the finding, wherever they stand`() {
    for text in [
      "scene: A\n<<<<<<< HEAD\ninitial: a\n=======\ninitial: b\n>>>>>>> other\ncontrollers: { a: , b: }\n",
      "scene: A\ncontrollers:\n  a:\n=======\n  b:\n",
    ] {
      let run = CommandRun(["check", "a.yaml"], files: MemoryFiles(["a.yaml": text]))
      #expect(run.output.contains("error: a merge conflict isn't resolved [SG105]"), "\(run.output)")
      #expect(run.output.hasSuffix("1 file: 1 error\n"))
    }
  }
}
