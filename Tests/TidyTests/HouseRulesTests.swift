import Foundation
import SceneTestSupport
import Testing

/// The house rules that a machine can see.
@Suite struct HouseRulesTests {
  private static let sources = Repository.files(below: "Sources") { $0.hasSuffix(".swift") }
  private static let all =
    sources + Repository.files(below: "Tests") { $0.hasSuffix(".swift") } + ["Package.swift"]

  @Test func `there is something to look at`() {
    #expect(HouseRulesTests.sources.count > 30)
  }

  /// Findings of one question may stay together: each is mostly text.
  @Test(arguments: all) func `no file is longer than 300 lines, or 400 lines of findings`(path: String) throws {
    let count = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(count <= (path.hasSuffix("Findings.swift") ? 400 : 300))
  }

  @Test func `no folder of sources has more than 20 files`() {
    let folders = Dictionary(grouping: HouseRulesTests.sources) { path in
      path.split(separator: "/").dropLast().joined(separator: "/")
    }
    #expect(folders.filter { $0.value.count > 20 }.keys.sorted() == [])
  }

  @Test(arguments: sources) func `sources import neither Foundation nor, but for the readers, libyaml and expat`(
    path: String
  ) throws {
    // The benchmark measures the reader against libyaml alone.
    let usesLibYAML = ["Sources/SceneYAML/Reading/LibYAMLReader.swift", "Sources/SceneBenchmark/BareLoop.swift"]
    let usesSystem = ["Sources/SceneFiles/", "Sources/SceneSession/", "Sources/SceneBenchmark/"]
    let imports = try Repository.text(path).matches(of: /(?m)^ *(?:[@a-z_]+ )*import (\w+)/).map { String($0.1) }
    // A plugin is a program of its own, which SwiftPM starts.
    let isPlugin = path.hasPrefix("Sources/Plugins/")
    #expect(isPlugin || !imports.contains { $0.hasPrefix("Foundation") })
    if !usesLibYAML.contains(path) { #expect(!imports.contains("CLibYAML")) }
    if !path.hasPrefix("Sources/SceneStoryboards/XML/") { #expect(!imports.contains("CExpat")) }
    if !usesSystem.contains(where: path.hasPrefix) {
      #expect(!imports.contains("Glibc") && !imports.contains("Darwin"))
    }
  }

  // The static executable is built without the library of regular expressions, and a usual build wouldn't notice one.
  @Test(arguments: sources) func `sources have no regular expressions`(path: String) throws {
    let text = try Repository.text(path)
    for word in ["Match(of:", "matches(of:", "Regex"] { #expect(!text.contains(word), "\(path) has '\(word)'") }
  }

  /// The files that may have pointers, and why each needs them.
  private static let pointers = [
    "SceneBasics/Output/ByteWriter.swift": "room for bytes that isn't set before it is written",
    "SceneBenchmark/BareLoop.swift": "libyaml, which the benchmark measures alone",
    "SceneSession/Console/Interruption.swift": "signals, whose handlers may not allocate",
    "SceneSession/Threads/Monitor.swift": "the system's locks, which may not move",
    "SceneSession/Threads/Thread.swift": "the system's threads, which are given a pointer to their work",
    "SceneFiles/Descriptor.swift": "the system's calls that read and write bytes",
    "SceneFiles/FolderListing.swift": "names in folders, which the system keeps",
    "SceneFiles/TemporaryName.swift": "a list that a signal's handler goes through",
    "SceneStoryboards/XML/XMLReader.swift": "expat, whose texts are there during a call only",
    "SceneYAML/Reading/LibYAMLReader.swift": "libyaml, whose parser may not move",
    "SceneWorld/World/NodeTable.swift": "nodes that are changed where they are",
  ]

  /// The files that may name a carriage return besides `SceneBasics/Text`, and why each does.
  private static let returns = [
    "SceneBasics/Diagnostics/Wording.swift": "how it is shown", "SceneBasics/Output/ByteWriter.swift": "its escape",
    "SceneBasics/Output/VisibleText.swift": "the end of a line of text stays what it is",
    "SceneBasics/JSON/JSONNode+Reading.swift": "a blank of JSON",
    "SceneBasics/JSON/JSONText.swift": "an escape of JSON",
    "SceneCLI/Docs/DocumentMark.swift": "a document keeps its breaks",
    "SceneCLI/Editors/VSCodeClient.swift": "the heads of LSP's messages",
    "SceneServer/MessageReader.swift": "the heads of LSP's messages",
    "SceneCode/Tokens/CodeLexer.swift": "a blank of Swift", "ScenePlayer/Page/PlayerScript+Source.swift": "JavaScript",
    "SceneEditing/Questions/EditingContext+Edits.swift": "an edit keeps the document's breaks",
    "SceneSession/Console/Console.swift": "a status line is written over",
    "SceneSyntax/Cursor/TapeCursor+Lines.swift": "text that libyaml has made of escapes",
    "SceneSyntax/Cursor/TextPattern.swift": "a pattern of JSON Schema",
  ]

  @Test func `lines are split in one place`() throws {
    let found = try HouseRulesTests.sources.filter { path in
      let text = try Repository.text(path)
      return !path.hasPrefix("Sources/SceneBasics/Text/") && (text.contains("0x0D") || text.contains(#"\r"#))
    }
    #expect(Set(found.map { String($0.dropFirst("Sources/".count)) }) == Set(HouseRulesTests.returns.keys))
  }

  @Test func `only a few files have unsafe code`() throws {
    let found = try HouseRulesTests.sources.filter {
      let text = try Repository.text($0)
      return text.contains(
        /Unsafe|unsafe[A-Z()]|\(unsafe\)|\.pointee|Unmanaged|withUTF8|withContiguousStorage|utf8Start|withMemoryRebound/
      )
    }
    let named = Set(HouseRulesTests.pointers.keys.map { "Sources/\($0)" })
    #expect(Set(found) == named)
    #expect(named.count <= 12)
  }

  /// The files that have an arm for each kind of container, and why.
  private static let kinds = [
    "ScenePlan/Vocabulary/ControllerKind.swift": "the row of each",
    "SceneKinds/ContainerKinds.swift": "the one list that finds a kind",
  ]

  private static let someKinds = ["navigation", "tabs", "split", "pager"]

  @Test func `kinds are told apart in one list, and in their row`() throws {
    let found = try HouseRulesTests.sources.filter { path in
      let patterns = try Repository.text(path).split(separator: "\n").compactMap { line -> Substring? in
        let line = line.drop { $0 == " " }
        return line.hasPrefix("case .") ? line.prefix { $0 != ":" } : nil
      }
      return HouseRulesTests.someKinds.allSatisfy { arm in
        patterns.contains { ($0 + " ").contains(".\(arm) ") || $0.contains(".\(arm),") || $0.contains(".\(arm)(") }
      }
    }
    #expect(Set(found) == Set(HouseRulesTests.kinds.keys.map { "Sources/\($0)" }))
  }

  @Test(arguments: sources) func `no switch tells kinds apart and leaves the others to a default`(path: String) throws {
    let list = try Repository.text("Sources/ScenePlan/Vocabulary/ControllerKind.swift")
    let cases = try #require(list.firstMatch(of: /enum ControllerKind.*\n  case (.+)/)).1
    let kinds = Set(cases.matches(of: /\w+/).map { String($0.0) })
    #expect(kinds.isSuperset(of: HouseRulesTests.someKinds))
    let lines = try Repository.text(path).split(separator: "\n")
    for (start, line) in lines.enumerated() where line.contains("switch ") && line.hasSuffix("{") {
      let indent = line.prefix { $0 == " " }
      let arms = lines[(start + 1)...].prefix { $0 != indent + "}" }.filter { !$0.hasPrefix(indent + " ") }
      let named = arms.flatMap { $0.prefix { $0 != ":" }.matches(of: /\.(\w+)\b(?!\()/).map { String($0.1) } }
      #expect(kinds.intersection(named).count < 2 || !arms.contains { $0.hasPrefix(indent + "default:") }, "\(line)")
    }
  }

  @Test func `the static executable keeps the names that it prints by reflection`() throws {
    let readers = try HouseRulesTests.sources.filter { try Repository.text($0).contains("\"\\(self)\"") }
    let targets = Set(readers.map { String($0.split(separator: "/")[1]) })
    let named = try #require(try Repository.text("Package.swift").firstMatch(of: /let named = \[(.*)\]/)).1
    #expect(targets == Set(named.matches(of: /"(\w+)"/).map { String($0.1) }))
    #expect(targets.contains("ScenePlan"))
  }

  @Test(arguments: sources) func `sources don't crash by choice and leave nothing for later`(path: String) throws {
    for word in ["try!", "as!", "fatalError(", "preconditionFailure(", "TODO", "FIXME"] {
      #expect(!(try Repository.text(path).contains(word)), "\(path) has '\(word)'")
    }
  }

  @Test func `the top level holds what it should and nothing else`() throws {
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: Repository.root.path()))
    let visible = names.filter { !$0.hasPrefix(".") }
    #expect(
      visible.isSubset(of: ["Package.swift", "README.md", "Sources", "Tests", "examples", "findings", "schema"]))
    #expect(visible.isSuperset(of: ["Package.swift", "Sources", "Tests"]))
  }

  /// A finding shows a surprise of other software, alone, and leaves nothing behind.
  @Test(arguments: Repository.files(below: "findings"))
  func `a finding is a script that runs in a folder of its own and never runs the program`(path: String) throws {
    #expect(path.hasSuffix(".sh"), "'findings' holds scripts only")
    let text = try Repository.text(path)
    #expect(text.hasPrefix("#!/usr/bin/env bash\n"))
    #expect(text.contains("set -euo pipefail") && text.contains("mktemp -d"))
    #expect(!text.lowercased().contains("scenograph"))
    #expect(FileManager.default.isExecutableFile(atPath: Repository.root.appending(path: path).path()))
  }

  /// About one file of eight, other ones with each commit; `.ci/run` asks it about all.
  @Test func `the formatter has nothing to say`() throws {
    let files = ["Sources", "Tests"].flatMap { Repository.files(below: $0) { $0.hasSuffix(".swift") } }
    let lint = Process()
    lint.executableURL = URL(filePath: "/usr/bin/env")
    lint.arguments = ["swift", "format", "lint", "--strict", "Package.swift"] + Thoroughness.sample(files, oneIn: 8)
    lint.currentDirectoryURL = Repository.root
    let output = Pipe()
    lint.standardOutput = output
    lint.standardError = output
    try lint.run()
    let findings = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    lint.waitUntilExit()
    #expect(lint.terminationStatus == 0, "\(findings)")
  }
}
