package import Foundation

/// Independent programs that check our output.
package enum OtherProgram {
  /// A program's answer.
  package struct Answer {
    package let status: Int32
    package let output: String
    package let errors: String
  }

  /// Runs a program that is looked for on the path.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - input: Its standard input.
  ///   - folder: Where it runs.
  package static func run(_ words: [String], input: String = "", in folder: URL = Repository.root) throws -> Answer {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    let (stdin, stdout) = (Pipe(), Pipe())
    // A file takes any amount, so neither side ever waits for the other.
    let errors = FileManager.default.temporaryDirectory.appending(path: "errors-\(UUID().uuidString)")
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let said = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    return Answer(status: process.terminationStatus, output: output, errors: said)
  }

  /// Whether a program is there.
  package static func exists(_ name: String) -> Bool {
    (try? run(["sh", "-c", "command -v \(name)"]).status == 0) ?? false
  }

  /// Whether Python is there, with no more than it brings itself.
  package static let hasPython = exists("python3")

  /// Runs a Python program on an input.
  package static func python(_ program: String, input: String) throws -> Answer {
    try run(["python3", "-c", program], input: input)
  }
}
