/// The command's answer to its caller.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// The job is done.
  case done = 0
  /// The input is at fault: errors, failed expectations, an unexpected exception.
  case inputAtFault = 1
  /// The job could not be done: no such file, a limit, a missing renderer.
  case notDone = 2
  /// The command was called in a way that means nothing.
  case wrongUsage = 64
  /// Scenograph itself is at fault.
  case ourBug = 70
  /// The user pressed Control-C.
  case interrupted = 130

  /// The graver of two answers: what could not be done outweighs what is wrong.
  package func and(_ other: ExitCode) -> ExitCode { rawValue >= other.rawValue ? self : other }

  /// Its meaning, for the help.
  package var summary: String {
    switch self {
    case .done: "done"
    case .inputAtFault: "the input is at fault"
    case .notDone: "the job could not be done"
    case .wrongUsage: "wrong usage"
    case .ourBug: "a bug in scenograph"
    case .interrupted: "interrupted"
    }
  }
}
