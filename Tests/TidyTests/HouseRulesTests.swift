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

  @Test(arguments: all) func `no file is longer than 300 lines`(path: String) throws {
    let count = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(count <= 300)
  }

  @Test(arguments: sources) func `sources import neither Foundation nor, but for the readers, libyaml and expat`(
    path: String
  ) throws {
    // The benchmark measures the reader against libyaml alone.
    let usesLibYAML = ["Sources/SceneSyntax/Reading/LibYAMLReader.swift", "Sources/SceneBenchmark/BareLoop.swift"]
    let usesSystem = ["Sources/SceneCLI/", "Sources/SceneFiles/", "Sources/SceneBenchmark/"]
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

  @Test func `the static executable keeps the names of all findings`() throws {
    let texts = try HouseRulesTests.sources.map { (path: $0, text: try Repository.text($0)) }
    let families = texts.flatMap {
      $0.text.matches(of: /(?:enum|extension) (\w+): .*\bDiagnosticFamily\b/).map { String($0.1) }
    }
    let targets = families.map { family in
      texts.first { $0.text.contains("enum \(family): ") }.map { String($0.path.split(separator: "/")[1]) }
    }
    let named = try #require(try Repository.text("Package.swift").firstMatch(of: /let named = \[(.*)\]/)).1
    #expect(Set(targets) == Set(named.matches(of: /"(\w+)"/).map { String($0.1) }))
    #expect(families.count > 10)
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
