import Foundation
import SceneBasics
import SceneFiles
import SceneTestSupport
import Testing

@testable import SceneCLI
@testable import SceneSession

/// The commands in the README, the language reference and the pages on logs; each prints what its page shows.
///
/// A fence marked `console` is a transcript: a line that starts with `$ ` is a command, the lines up to the next one are
/// all that it prints.
@Suite struct ReadmeTests {
  struct Command: CustomTestStringConvertible, Sendable {
    var page: String
    var line: Int
    var text: String
    var output = ""
    var testDescription: String { "\(page):\(line): \(text)" }
  }

  private static let text = (try? Repository.text("README.md")) ?? ""
  private static let commands = [
    "README.md", "schema/README.md", "schema/logs.md", "schema/guide/7-what-a-log-tells.md",
  ].flatMap { page in
    transcript(of: (try? Repository.text(page)) ?? "", page: page)
  }

  @Test(arguments: commands) func `a command prints what the page says`(command: Command) {
    var words = command.text.split(separator: " ").map { String($0) }
    if words.starts(with: ["swift", "run"]) { words.removeFirst(2) }
    guard words.first == "scenograph" else {
      Issue.record("'\(command.text)' can't be run by a test; use another fence than 'console'")
      return
    }
    let run = CommandRun(Array(words.dropFirst()))
    if let difference = Golden.difference(expected: command.output, actual: run.transcript) {
      Issue.record("\(command.page):\(command.line): '\(command.text)' prints something else: \(difference)")
    }
  }

  /// Chromium takes 110 MB, and its tests say that they are skipped; `python3` comes with `python3-venv`. No test asks
  /// for valgrind.
  private static let leftToCI: Set = ["chromium", "libfyaml-utils", "python3", "valgrind"]

  @Test func `its line installs every library of the package, and with that of the tests all that CI installs`() throws
  {
    let installed = try (ReadmeTests.text + Repository.text("Tests/README.md")).matches(
      of: /(?m)apt-get install -y ([^&\n]+) &&/
    ).map { match in
      Set(match.1.split(separator: " ").map { String($0) })
    }
    try #require(installed.count == 2)
    let libraries = try Repository.text("Package.swift").matches(of: /\.apt\(\["([^"]+)"\]\)/).map { String($0.1) }
    #expect(libraries.count > 1)
    #expect(Set(libraries).subtracting(installed[0]).sorted() == [])
    let wanted = try Repository.text(".ci/run").matches(of: /packages\+=\(([^)]+)\)/).flatMap { match in
      match.1.split(separator: " ").map { String($0) }.filter { !$0.hasPrefix("\"") }
    }
    #expect(wanted.count > 8)
    #expect(Set(wanted).subtracting(installed[0]).subtracting(installed[1]) == ReadmeTests.leftToCI)
  }

  /// Commands in other fences, and those in the table of verbs: what they print isn't shown.
  @Test func `a command that is only named succeeds, and draws what it says`() throws {
    let named = ReadmeTests.text.matches(of: /(?m)(?:^|`|swift run )(scenograph [a-z][^`\n]*)/).map { String($0.1) }
    #expect(named.count > 7)
    for command in named where !ReadmeTests.commands.contains(where: { $0.text == command }) {
      let words = command.split(separator: " ").map { String($0) }
      // A bare name isn't called; what graphviz renders is tried with the real program elsewhere, all regions of all
      // documents by `DocumentTests`.
      if words.count == 2 || command.hasSuffix(".svg") || words[1] == "docs" { continue }
      guard let verb = SceneCLI.Command.verbs.first(where: { $0.name == words[1] })?.name else { continue }
      let run = CommandRun(Array(words.dropFirst()), files: KeptFiles())
      // `check` over all examples finds what some are there to show.
      #expect(run.exit == 0 || verb == "check" && run.exit == 1, "'\(command)': \(run.errors)")
    }
  }

  @Test func `the table of what can be called has every verb`() {
    for verb in SceneCLI.Command.verbs where verb.name != "help" {
      #expect(ReadmeTests.text.contains("\n| `\(verb.name)` | "), "\(verb.name)")
    }
  }

  @Test func `a scene that is shown is part of an example`() throws {
    let examples = try Repository.files(below: "examples") { $0.hasSuffix(".yaml") }.map { try Repository.text($0) }
    let shown = ReadmeTests.text.matches(of: /(?s)```yaml\n(scene:.*?)```/).map { String($0.1) }
    #expect(shown.count == 3)
    for scene in shown { #expect(examples.contains { $0.contains(scene) }, "\(scene)") }
  }

  private static let pages = [
    "README.md", "Sources/README.md", "Sources/Debugging.md", "Sources/SceneWorld.md", "Sources/Targets.md",
    "Tests/README.md", "Tests/Client/README.md", "schema/card.md", "schema/security.md",
    "schema/guide/4-pictures-in-your-documents.md", "schema/guide/5-scenes-in-ci.md",
    "schema/guide/7-what-a-log-tells.md",
  ]

  @Test(arguments: pages) func `what is linked or named is there`(page: String) throws {
    let folder = page.lastIndex(of: "/").map { String(page[...$0]) } ?? ""
    let text = try Repository.text(page)
    for match in text.matches(of: /(?:\]\(|src=")([^):"#]+)(?:#([^):"]+))?[)"]/) {
      let path = folder + match.1
      #expect(FileManager.default.fileExists(atPath: Repository.url(path).path()), "\(page): \(path)")
      guard let anchor = match.2 else { continue }
      let headings = try Repository.text(path).matches(of: /(?m)^#+ (.+)$/).map { heading in
        heading.1.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.replacing(" ", with: "-")
      }
      #expect(headings.contains(String(anchor)), "\(page): \(path)#\(anchor)")
    }
  }

  @Test func `it is short, and its first screen says what the tool is and shows a run`() throws {
    let lines = ReadmeTests.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 261)
    let first = lines.prefix(36).joined(separator: "\n")
    #expect(first.contains("\nScenograph plays UIKit view controllers from a small YAML file"))
    // The scene is the file that runs, so the numbers of its lines agree.
    let scene = try #require(first.firstMatch(of: /(?s)```yaml\n(.*?)```/)).1
    let path = try #require(first.firstMatch(of: /\$ scenograph run .* (\S+\.yaml)\n/)).1
    #expect(try Repository.text(String(path)).hasPrefix(scene))
  }

  @Test func `a transcript is read as commands and their output`() {
    let text = "# x\n```console\n$ a b\none\n\ntwo\n$ c\n```\n```sh\n$ d\n```\n"
    let commands = ReadmeTests.transcript(of: text, page: "x.md")
    #expect(commands.map(\.text) == ["a b", "c"])
    #expect(commands.map(\.output) == ["one\n\ntwo\n", ""])
    #expect(commands.map(\.line) == [3, 7])
  }

  private static func transcript(of text: String, page: String) -> [Command] {
    var commands: [Command] = []
    var fence: Substring?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        fence = fence == nil ? line.dropFirst(3) : nil
      } else if fence == "console" {
        if line.hasPrefix("$ ") {
          commands.append(Command(page: page, line: index + 1, text: String(line.dropFirst(2))))
        } else if !commands.isEmpty {
          commands[commands.count - 1].output += line + "\n"
        }
      }
    }
    return commands
  }
}

/// The files of the package, of which none is changed.
private struct KeptFiles: FileSystem {
  private let files = PackageFiles()

  func kind(of path: String) -> Result<FileKind, SourceFailure> { files.kind(of: path) }
  func read(_ path: String, _ rules: ReadingRules) -> Result<[UInt8], SourceFailure> { files.read(path, rules) }
  func entries(of folder: String) -> Result<[FolderEntry], SourceFailure> { files.entries(of: folder) }
  func write(_ changes: [FileChange]) -> Result<Void, FileFailure> { .success(()) }
  func stamp(of path: String) -> FileStamp? { files.stamp(of: path) }
  func resolved(_ path: String) -> String? { files.resolved(path) }
}
