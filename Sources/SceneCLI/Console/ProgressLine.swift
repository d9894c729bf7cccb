internal import SceneBasics

/// One line on standard error that says how far a long job is; written only where a terminal shows it, and gone when
/// the job is done.
struct ProgressLine {
  /// How long a job takes, in milliseconds, before it says anything, and how long each word of it stands.
  static let patience = (first: 500, each: 100)

  private let console: Console
  private let total: Int
  private let isWanted: Bool
  private var next: Int
  private var isShown = false

  /// - Parameters:
  ///   - total: Of how many pieces the job consists.
  ///   - console: Where the line appears, if that is a terminal.
  init(total: Int, on console: Console) {
    self.console = console
    self.total = total
    isWanted = console.isErrorTerminal && console.environment("TERM") != "dumb" && total > 1
    next = isWanted ? console.clock() + ProgressLine.patience.first : 0
  }

  /// Says that so many pieces are done, and which was the last.
  mutating func show(_ done: Int, _ piece: String) {
    guard isWanted, done < total else { return clear() }
    let now = console.clock()
    guard now >= next else { return }
    next = now + ProgressLine.patience.each
    console.report("\r\u{1B}[K\(done) of \(total)  " + VisibleText.of(String(piece.suffix(60))))
    isShown = true
  }

  /// Takes the line away, so that other text can stand there.
  mutating func clear() {
    guard isShown else { return }
    console.report("\r\u{1B}[K")
    isShown = false
  }
}
