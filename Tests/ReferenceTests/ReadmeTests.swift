import Foundation
import SceneTestSupport
import Testing

/// What the README and the language reference show is what happens.
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

  private static let commands = ["README.md", "schema/README.md"].flatMap { page in
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
