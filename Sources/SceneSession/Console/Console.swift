package import SceneBasics
package import SceneFiles

/// All that the command sees of the world: streams, environment, files. A test hands in its own.
package final class Console {
  /// Where bytes come from, so many at most.
  package typealias Input = (Int) -> Result<[UInt8], SourceFailure>
  /// The bytes that come next, as soon as some have come; none at the end of the input.
  package typealias NextInput = () -> [UInt8]
  /// Where bytes go; the answer is why they couldn't.
  package typealias Output = (ArraySlice<UInt8>) -> SourceFailure?

  /// Whether a person reads the output, and not a program.
  package let isOutputTerminal: Bool
  package let isErrorTerminal: Bool
  /// Whether a person types the input.
  package let isInputTerminal: Bool
  /// How many columns the terminal has that shows the output.
  package let outputWidth: () -> Int
  /// The files that there are, by way of what keeps those that are read from being written over; while they are
  /// watched, also of what takes down which are looked at.
  package internal(set) var files: any FileSystem
  /// The sources that were read, while they are watched.
  var codeMemory: CodeMemory?
  private let inputs: GuardedInputs
  /// A variable of the environment.
  package let environment: (String) -> String?
  /// The folder from which paths start; nil if it can't be told.
  package let folder: () -> String?
  /// Milliseconds on a clock that never goes back.
  package let clock: () -> Int
  /// The time and the memory that the process has taken, on whichever thread.
  package let reading: @Sendable () -> WorkReading
  /// Waits for so many milliseconds; false if there is nothing to wait for any more.
  package let pause: (Int) -> Bool
  /// Listens for changes at some paths; nil where that can't be done, so that they have to be looked at now and then.
  let listen: ([String]) -> ChangeAlarm?
  /// Ends the process at once, where it is one: what is still to come of an output that has become too long is work for
  /// nothing. Nil in a test, where the call goes on to its end.
  let quit: ((ExitCode) -> Void)?

  /// Standard output, buffered.
  package var out: ByteWriter
  private let output: Output
  private let input: Input
  /// A conversation's input: standard input, piece by piece.
  package let nextInput: NextInput
  /// Whether more has come on standard input that hasn't been read.
  package let hasInput: () -> Bool
  private let writeError: Output
  private let state: StreamState

  /// The state that the streams have reached.
  private final class StreamState {
    /// The first reason why standard output couldn't be written.
    var failure: SourceFailure?
    /// How many bytes standard output may still get.
    var room = Int.max
    /// Called when it has got too many.
    var overflow: () -> Void = {}
    /// Whether standard error ends with a line that is there for a moment only.
    var showsStatus = false
  }

  package init(
    input: @escaping Input, output: @escaping Output, error: @escaping Output,
    isOutputTerminal: Bool = false, isErrorTerminal: Bool = false, isInputTerminal: Bool = false, files: any FileSystem,
    environment: @escaping (String) -> String? = { _ in nil }, folder: @escaping () -> String? = { nil },
    outputWidth: @escaping () -> Int = { 80 },
    clock: @escaping () -> Int = { 0 },
    reading: @escaping @Sendable () -> WorkReading = { WorkReading(microseconds: 0, peakMemory: 0) },
    pause: @escaping (Int) -> Bool = { _ in false }, nextInput: @escaping NextInput = { [] },
    hasInput: @escaping () -> Bool = { false }, listen: @escaping ([String]) -> ChangeAlarm? = { _ in nil },
    quit: ((ExitCode) -> Void)? = nil
  ) {
    self.quit = quit
    self.listen = listen
    self.input = input
    self.nextInput = nextInput
    self.hasInput = hasInput
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.isInputTerminal = isInputTerminal
    inputs = GuardedInputs(files)
    self.files = inputs
    self.environment = environment
    self.outputWidth = outputWidth
    self.folder = folder
    self.clock = clock
    self.reading = reading
    self.pause = pause
    writeError = error
    self.output = output
    let state = StreamState()
    self.state = state
    out = Console.writer(to: output, state, clearing: error)
  }

  /// A separate writer to standard output, behind all that was written before; flush it before writing elsewhere.
  func stream() -> ByteWriter {
    out.flush()
    return Console.writer(to: output, state, clearing: writeError)
  }

  private static func writer(
    to output: @escaping Output, _ state: StreamState, clearing error: @escaping Output
  ) -> ByteWriter {
    ByteWriter { bytes in
      clearStatus(state, error)
      guard state.failure == nil else { return }
      state.room -= bytes.count
      if state.room >= 0 {
        state.failure = output(bytes)
      } else {
        state.overflow()
      }
    }
  }

  /// Lets standard output take so many bytes and no more.
  ///
  /// - Parameters:
  ///   - most: How many bytes.
  ///   - failure: Why no more can be written.
  ///   - overflow: Called when more are to come.
  func bound(to most: Int, _ failure: SourceFailure, overflow: @escaping () -> Void) {
    state.room = most
    state.overflow = { [state] in
      state.failure = failure
      overflow()
    }
  }

  /// Everything on standard input.
  func readInput(_ limits: Limits) -> Result<[UInt8], SourceFailure> {
    // It may be a file, which `-o` may name.
    inputs.note("/dev/stdin")
    return input(limits[.bytes])
  }

  /// Writes to standard error, behind all that was written to standard output before.
  package func report(_ bytes: [UInt8]) {
    out.flush()
    Console.clearStatus(state, writeError)
    // If standard error can't be written, there is no place for a message.
    _ = writeError(bytes[...])
  }

  /// Writes to standard error, behind all that was written to standard output before.
  package func report(_ text: String) { report(Array(text.utf8)) }

  /// Writes to standard error while standard output is being written.
  func reportAtOnce(_ text: String) { _ = writeError(Array(text.utf8)[...]) }

  /// Shows a line at the end of standard error, which must be a terminal, until something else is written.
  package func show(status: String) {
    out.flush()
    _ = writeError(Array("\r\u{1B}[K\(status)".utf8)[...])
    state.showsStatus = true
  }

  private static func clearStatus(_ state: StreamState, _ error: Output) {
    guard state.showsStatus else { return }
    state.showsStatus = false
    _ = error(Array("\r\u{1B}[K".utf8)[...])
  }

  /// Hands on what is left, and says why standard output couldn't be written, if it couldn't.
  package func finish() -> SourceFailure? {
    out.flush()
    Console.clearStatus(state, writeError)
    return state.failure
  }
}
