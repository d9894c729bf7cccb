/// A word that the command understands: what it takes, what it says of itself, what it does.
///
/// Help, usage errors and suggestions are made from these tables.
package protocol Verb: Sendable {
  var name: String { get }
  /// Its purpose, as one sentence for the list of verbs.
  var overview: String { get }
  /// More text for its help, a line a paragraph.
  var discussion: [String] { get }
  var operands: Operands { get }
  /// Its own options; those of every verb come by themselves.
  var options: [any AnyCommandOption] { get }

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode
}

extension Verb {
  package var discussion: [String] { [] }
  package var options: [any AnyCommandOption] { [] }
  package var allOptions: [any AnyCommandOption] { options + CommonOptions.ofEveryVerb }

  /// Runs, and says where the time and the memory went if the arguments ask for that.
  package func runTimed(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    session.boundOutput()
    guard arguments.has(CommonOptions.timings) else { return try run(arguments, in: session) }
    var session = session
    let clock = WorkClock(session.console.reading)
    session.clock = clock
    defer { session.console.report(clock.table()) }
    return try run(arguments, in: session)
  }
}
