internal import SceneBasics

/// One line on standard error that says how far a long job is: a bar, a count, a rate and the time that is left.
///
/// It is written only where a terminal shows it, and is gone when anything else is written or the job is done.
package struct ProgressLine {
  /// How long a job takes, in milliseconds, before it says anything, and how long each word of it stands.
  static let patience = (first: 1_000, each: 100)
  /// How many letters the bar has.
  private static let width = 20

  private let console: Console
  private let total: Int
  private let unit: String
  private let isWanted: Bool
  private let start: Int
  private var next: Int

  /// - Parameters:
  ///   - total: Of how many pieces the job consists.
  ///   - unit: What a piece is called, in the plural.
  ///   - session: Says where the line appears, if that is a terminal, and whether it is wanted.
  package init(total: Int, of unit: String, in session: Session) {
    console = session.console
    self.total = total
    self.unit = unit
    isWanted =
      console.isErrorTerminal && console.environment("TERM") != "dumb" && total > 1 && !session.isQuiet
    start = isWanted ? console.clock() : 0
    next = start + ProgressLine.patience.first
  }

  /// Says that so many pieces are done, and which was the last.
  package mutating func show(_ done: Int, _ piece: String = "") {
    guard isWanted, done < total else { return }
    let now = console.clock()
    guard now >= next else { return }
    next = now + ProgressLine.patience.each
    let filled = done * ProgressLine.width / total
    let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: ProgressLine.width - filled)
    // The clock counts milliseconds. The rate and the time left are rounded down and up to whole numbers.
    let spent = max(now - start, 1)
    let rate = done * 1_000 / spent
    let left = done > 0 ? (total - done) * spent / done : 0
    var line = "[\(bar)] \(done) of \(total) \(unit)"
    if rate > 0 { line += ", \(rate) a second" }
    if done > 0 { line += ", " + ProgressLine.text(ofMilliseconds: left) + " left" }
    let room = console.outputWidth() - 1 - line.count - 2
    if room > 8, !piece.isEmpty { line += "  " + VisibleText.of(String(piece.suffix(room))) }
    console.show(status: String(line.prefix(max(console.outputWidth() - 1, 8))))
  }

  private static func text(ofMilliseconds time: Int) -> String {
    let seconds = (time + 999) / 1_000
    return seconds < 120 ? "\(seconds) s" : "\((seconds + 59) / 60) min"
  }
}

/// Says how far the script of a single long scene is.
///
/// Used where one scene is worked on, on the thread that started the command.
package final class StepProgress: @unchecked Sendable {
  private let session: Session
  private var line: ProgressLine?

  package init(_ session: Session) { self.session = session }

  package func play(step: Int, of count: Int) {
    // A look at the clock takes longer than a step.
    guard step & 0xFF == 0 else { return }
    if line == nil { line = ProgressLine(total: count, of: "steps", in: session) }
    line?.show(step)
  }
}
