package import Foundation

/// An independent program, and the result of a call.
package struct Tool: Sendable {
  /// The outcome of a call.
  package struct Answer: Sendable {
    package let status: Int32
    package let output: String
  }

  /// The path of the program.
  package let program: String

  package init(program: String) { self.program = program }

  /// Calls it; output and errors come together.
  package func run(_ arguments: [String], input: Data = Data(), in folder: URL = Repository.root) throws -> Answer {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    // A file, since a program that answers before it has read everything would break a pipe.
    let source = try TemporaryFile(input)
    process.standardInput = try FileHandle(forReadingFrom: source.url)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Answer(status: process.terminationStatus, output: text)
  }
}

/// A file that exists as long as this object.
package final class TemporaryFile: Sendable {
  package let url: URL

  package init(_ bytes: Data) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "scenograph-\(UUID().uuidString)")
    try bytes.write(to: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
