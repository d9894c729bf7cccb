import Foundation
import SceneTestSupport
import Testing

/// Every example: what it compiles to, what its run sends, and what is left.
@Suite struct ExampleTests {
  /// The contents of each record: the arguments before the path.
  private static let commands: [(ending: String, arguments: [String])] = [
    (".plan", ["compile", "--format", "listing"]), (".trace", ["run", "--events", "all"]), (".tree", ["tree"]),
    (".dot", ["diagram"]),
  ]

  private func compare(_ actual: String, _ path: String) {
    if let problem = Golden.problem(with: actual, at: path) { Issue.record("\(problem)") }
  }

  @Test(arguments: GoldenCase.examples) func `an example gives what is recorded beside it, twice`(
    example: GoldenCase
  ) {
    for command in ExampleTests.commands {
      let run = CommandRun(command.arguments + [example.path])
      // An exception that the example doesn't expect would be a fault of the example.
      #expect(run.exit == 0, "\(command.arguments) \(example.path): \(run.errors)")
      compare(run.output, example.record(command.ending))
      guard Thoroughness.draws(example.path, oneIn: 4) else { continue }
      #expect(CommandRun(command.arguments + [example.path]).output == run.output, "two runs differ")
    }
  }

  @Test(arguments: GoldenCase.examples) func `an example can be read, and its findings are recorded`(
    example: GoldenCase
  ) {
    let check = CommandRun(["check", example.path])
    #expect(check.errors.isEmpty)
    #expect(check.exit == 0 || check.exit == 1)
    #expect(!check.output.contains(/\[SG[12]\d\d\]/), "an example must read without a fault: \(check.output)")
    if !check.output.hasSuffix("1 file, no findings\n") { compare(check.output, example.record(".diagnostics")) }
  }

  @Test(arguments: GoldenCase.examples) func `what an example expects comes true`(example: GoldenCase) {
    let test = CommandRun(["test", example.path])
    #expect(test.exit == 0, "\(test.output)")
    #expect(test.output.contains(/(?m)^\d+ passed, 0 failed\n\z/), "\(test.output)")
  }

  @Test(arguments: Thoroughness.sample(GoldenCase.examples, oneIn: 4)) func `a plan file runs as its scene does`(
    example: GoldenCase
  ) {
    let plan = CommandRun(["compile", example.path]).output
    for arguments in [
      ["run"], ["run", "--format", "jsonl"], ["run", "--ops", "--events", "all"], ["tree"], ["diagram"],
    ] {
      let scene = CommandRun(arguments + [example.path])
      let again = CommandRun(arguments + ["-"], input: plan)
      #expect(again.exit == scene.exit, "\(arguments): \(again.errors)")
      #expect(Golden.difference(expected: scene.output, actual: again.output) == nil, "\(arguments)")
    }
    #expect(CommandRun(["compile", "-"], input: plan).output == plan, "a plan compiles to itself")
  }

  @Test(arguments: Thoroughness.sample(GoldenCase.examples, oneIn: 6)) func `graphviz accepts every view of an example`(
    example: GoldenCase
  ) throws {
    for view in ["tree", "segues"] {
      let diagram = CommandRun(["diagram", "--view", view, example.path])
      #expect(diagram.exit == 0, "\(diagram.errors)")
      let verdict = try Graphviz.verdict(on: diagram.output)
      #expect(verdict.isEmpty, "\(view): \(verdict)")
    }
  }

  @Test(arguments: Thoroughness.sample(GoldenCase.examples, oneIn: 6))
  func `nothing in a picture of an example is in the way of anything else`(
    example: GoldenCase
  ) throws {
    for view in [["--view", "tree", "--step", "all"], ["--view", "segues"]] {
      let diagram = CommandRun(
        ["diagram", "--format", "svg", "--link-base", "https://example.com"] + view + [example.path])
      #expect(diagram.exit == 0, "\(diagram.errors)")
      #expect(try #require(PictureCheck(diagram.output), "not well formed").problems == [], "\(view)")
    }
  }

  @Test func `no record is left of what is gone`() {
    var wanted: Set<String> = []
    for example in GoldenCase.examples {
      for command in ExampleTests.commands { wanted.insert(example.record(command.ending)) }
      let check = CommandRun(["check", example.path])
      if !check.output.hasSuffix("1 file, no findings\n") { wanted.insert(example.record(".diagnostics")) }
    }
    for broken in GoldenCase.invalid + GoldenCase.warned + GoldenCase.limits {
      wanted.insert(broken.record(".diagnostics"))
    }
    let cases = ["invalid", "mistakes", "warned", "limits"].map { "Tests/Cases/" + $0 }
    let records = (["examples"] + cases).flatMap { folder in
      Repository.files(below: folder) { path in GoldenCase.endings.contains { path.hasSuffix($0) } }
    }
    for record in Set(records) where !wanted.contains(record) {
      if let problem = Golden.orphanProblem(at: record) { Issue.record("\(problem)") }
    }
  }
}

/// The real `dot`, asked whether it understands.
enum Graphviz {
  /// The complaints; empty if there are none.
  static func verdict(on dot: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["dot", "-Tcanon", "-o", "/dev/null"]
    let (input, errors) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardError = errors
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(dot.utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text : text + "status \(process.terminationStatus)"
  }
}
