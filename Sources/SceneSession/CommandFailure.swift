package import SceneBasics

/// Why the command gives up: one line that says what is wrong, one that says what to do, and the exit code.
package struct CommandFailure: Error {
  package var exit: ExitCode
  /// The subject, a file as a rule.
  package var subject: String?
  /// The cause; nil if all has been said already.
  package var message: String?
  package var hint: String?
  /// Lines below the hint, as they are printed.
  package var lines: [String] = []

  package init(_ exit: ExitCode, subject: String? = nil, _ message: String?, hint: String? = nil) {
    self.exit = exit
    self.subject = subject
    self.message = message
    self.hint = hint
  }

  /// The command was called in a way that means nothing.
  package static func usage(_ message: String, hint: String, lines: [String] = []) -> CommandFailure {
    var failure = CommandFailure(.wrongUsage, message, hint: hint)
    failure.lines = lines
    return failure
  }

  /// Scenograph did what it never should.
  package static func bug(_ message: String, subject: String?) -> CommandFailure {
    CommandFailure(
      .ourBug, subject: subject, "internal error: \(message)",
      hint: "this is a bug in scenograph, not in your scene; please report it with the file")
  }

  /// Findings were printed that stop the job.
  package static func reported(_ exit: ExitCode) -> CommandFailure { CommandFailure(exit, nil) }

  /// The two lines as they are printed.
  package func text(_ decoration: Decoration) -> String {
    guard let message else { return "" }
    let place = subject.map { VisibleText.of($0) + ":" }
    let lead = (place.map { $0.count + 1 } ?? 0) + 7
    return (place.map { decoration.paint($0, as: .strong) + " " } ?? "") + decoration.paint("error:", as: .error) + " "
      + decoration.wrapped(VisibleText.of(message), behind: lead) + "\n" + decoration.help(hint) + lines.joined()
  }
}

extension Decoration {
  /// The way out, on lines of its own; nothing if there is no hint.
  package func help(_ hint: String?) -> String {
    hint.map { paint("help:", as: .good) + " " + wrapped(VisibleText.of($0), behind: 6) + "\n" } ?? ""
  }
}
