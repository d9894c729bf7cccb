import SceneBasics
import Testing

@testable import SceneStoryboards

/// The ways from one storyboard to another, and the start of an app.
@Suite struct ProjectTests {
  /// A storyboard that starts with `a`, has `b` by the identifier `Bee` and refers to wherever it is told.
  private static func board(_ references: String...) -> String {
    Sample.document(
      initial: "a",
      Sample.scene(
        "a",
        inside: Sample.connections(
          references.indices.map { Sample.segue("show", to: "r\($0)", id: "s\($0)") }.joined(separator: "\n"))),
      Sample.scene("b", "viewController", "storyboardIdentifier=\"Bee\""),
      references.indices.map { Sample.scene("r\($0)", "viewControllerPlaceholder", references[$0]) }
        .joined(separator: "\n"))
  }

  private static func project(_ texts: KeyValuePairs<String, String>, _ lists: [String: String] = [:])
    -> StoryboardProject
  {
    var sink = DiagnosticSink()
    let boards = texts.enumerated().compactMap { index, text in
      StoryboardParser.parse(
        SourceFile(path: text.key, bytes: Array(text.value.utf8)), id: FileID(UInt32(index)), sink: &sink)
    }
    let entries = lists.sorted { $0.key < $1.key }.flatMap { path, text in
      StoryboardEntry.parse(SourceFile(path: path, bytes: Array(text.utf8)), id: FileID(99), sink: &sink)
    }
    #expect(sink.diagnostics.isEmpty)
    return StoryboardProject(boards, entries: entries)
  }

  /// Where a reference leads, as `path#id`; else why it doesn't.
  private static func outcomes(_ project: StoryboardProject) -> [String] {
    project.references.map { text($0.outcome, in: project) }
  }

  private static func text(_ outcome: ReferenceOutcome, in project: StoryboardProject) -> String {
    switch outcome {
    case .found(let number): "\(project.storyboards[project.storyboard(of: number)].path)#\(project[number].id)"
    case .noStoryboard, .noIdentifier, .noInitial, .ambiguous, .otherBundle, .buildSetting, .launchScreen:
      "\(outcome)"
    }
  }

  @Test func `a reference leads to an initial controller, or to one by its identifier, here or elsewhere`() {
    let project = ProjectTests.project([
      "App/Main.storyboard": ProjectTests.board(
        "storyboardName=\"More\"", "storyboardName=\"More\" referencedIdentifier=\"Bee\"",
        "referencedIdentifier=\"Bee\"", "storyboardName=\"Gone\"",
        "storyboardName=\"More\" referencedIdentifier=\"Cee\"",
        "storyboardName=\"Library\""),
      "App/More.storyboard": ProjectTests.board(),
      "App/Library.storyboard": Sample.document(Sample.scene("a")),
    ])
    #expect(
      ProjectTests.outcomes(project) == [
        "App/More.storyboard#a", "App/More.storyboard#b", "App/Main.storyboard#b", "noStoryboard",
        "noIdentifier(storyboard: 2)", "noInitial(storyboard: 0)",
      ])
  }

  @Test func `of several storyboards of a name, the nearest that has what is wanted is meant`() {
    let project = ProjectTests.project([
      "One/Main.storyboard": ProjectTests.board(
        "storyboardName=\"Menu\"", "storyboardName=\"Menu\" referencedIdentifier=\"Zed\""),
      "One/Base.lproj/Menu.storyboard": ProjectTests.board(),
      "Two/Menu.storyboard": Sample.document(
        initial: "a", Sample.scene("a"), Sample.scene("z", "viewController", "storyboardIdentifier=\"Zed\"")),
      "Far/Away/Menu.storyboard": ProjectTests.board(),
    ])
    #expect(ProjectTests.outcomes(project) == ["One/Base.lproj/Menu.storyboard#a", "Two/Menu.storyboard#z"])
  }

  @Test func `equally near ones are left open, but languages are one storyboard`() {
    let near = ProjectTests.project([
      "Main.storyboard": ProjectTests.board("storyboardName=\"Menu\""),
      "One/Menu.storyboard": ProjectTests.board(), "Two/Menu.storyboard": ProjectTests.board(),
    ])
    #expect(ProjectTests.outcomes(near) == ["ambiguous(storyboards: [1, 2])"])
    let languages = ProjectTests.project([
      "Main.storyboard": ProjectTests.board("storyboardName=\"Menu\""),
      "de.lproj/Menu.storyboard": ProjectTests.board(), "Base.lproj/Menu.storyboard": ProjectTests.board(),
    ])
    #expect(ProjectTests.outcomes(languages) == ["Base.lproj/Menu.storyboard#a"])
  }

  @Test func `a bundle is found by the folder that bears its name, or left open`() {
    let bundle = "storyboardName=\"Main\" bundleIdentifier=\"org.example.Kit\""
    let alone = ProjectTests.project(["App/Main.storyboard": ProjectTests.board(bundle)])
    #expect(ProjectTests.outcomes(alone) == ["otherBundle"])
    let both = ProjectTests.project([
      "App/Main.storyboard": ProjectTests.board(bundle), "Kit/Sources/Main.storyboard": ProjectTests.board(),
    ])
    #expect(ProjectTests.outcomes(both) == ["Kit/Sources/Main.storyboard#a"])
  }

  @Test func `references to references are followed, and circles end`() {
    func reference(to name: String) -> String {
      Sample.document(initial: "r", Sample.scene("r", "viewControllerPlaceholder", "storyboardName=\"\(name)\""))
    }
    let project = ProjectTests.project([
      "A.storyboard": reference(to: "B"), "B.storyboard": reference(to: "C"),
      "C.storyboard": Sample.document(initial: "end", Sample.scene("end")),
      "X.storyboard": reference(to: "Y"), "Y.storyboard": reference(to: "X"),
    ])
    #expect((0..<5).map { project.target(of: $0) } == [2, 2, 2, nil, nil])
    #expect((0..<5).map { project.storyboard(of: $0) } == [0, 1, 2, 3, 4])
  }

  @Test func `property lists say where an app starts`() {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      <key>CFBundleName</key><string>Main</string>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>UIMainStoryboardFile~ipad</key><string>Gone</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneStoryboardFile</key><string>More</string></dict></array></dict></dict>
      <key>NSExtension</key><dict><key>NSExtensionMainStoryboard</key><string>$(BOARD)</string></dict>
      </dict></plist>

      """
    let project = ProjectTests.project(
      ["App/Main.storyboard": ProjectTests.board(), "App/More.storyboard": ProjectTests.board()],
      ["App/Info.plist": list])
    #expect(project.entries.map(\.entry.kind) == [.app, .app, .scene, .extension])
    #expect(
      project.entries.map { ProjectTests.text($0.outcome, in: project) } == [
        "App/Main.storyboard#a", "noStoryboard", "App/More.storyboard#a", "buildSetting",
      ])
    #expect(project.entries.map(\.entry.span.line) == [5, 6, 9, 10])
  }

  @Test func `a property list with entities of its own is refused`() {
    var sink = DiagnosticSink()
    let text = "<!DOCTYPE plist [<!ENTITY a \"b\">]>\n<plist/>\n"
    let entries = StoryboardEntry.parse(
      SourceFile(path: "Info.plist", bytes: Array(text.utf8)), id: FileID(0), sink: &sink)
    #expect(entries.isEmpty && sink.diagnostics.map(\.code) == [Diagnostic.doctype.code])
  }

  @Test func `the presenters of a controller are found through containers and references`() {
    let other = Sample.document(
      initial: "nav",
      Sample.scene(
        "nav", "navigationController",
        inside: Sample.connections(
          Sample.segue("relationship", to: "root", id: "1", "relationship=\"rootViewController\""))),
      Sample.scene("root"))
    let project = ProjectTests.project([
      "Main.storyboard": ProjectTests.board("storyboardName=\"Other\""), "Other.storyboard": other,
    ])
    // Main has a, b and the reference; then come the container and what it holds.
    #expect(project.presenters(of: 4) == [0] && project.presenters(of: 3) == [0] && project.presenters(of: 0) == [])
    #expect(project.reached(from: [0]) == [true, false, false, true, true])
    #expect(project.reached(from: [1], also: [(source: 1, destination: 4)]) == [false, true, false, false, true])
  }

  @Test func `the order in which storyboards are read means nothing`() {
    let texts: [(String, String)] = [
      ("B/Main.storyboard", ProjectTests.board("storyboardName=\"More\"")), ("A/More.storyboard", Sample.app),
    ]
    let one = ProjectTests.project(["B/Main.storyboard": texts[0].1, "A/More.storyboard": texts[1].1])
    let other = ProjectTests.project(["A/More.storyboard": texts[1].1, "B/Main.storyboard": texts[0].1])
    #expect(one.storyboards.map(\.path) == other.storyboards.map(\.path))
    #expect(ProjectTests.outcomes(one) == ProjectTests.outcomes(other))
  }
}
