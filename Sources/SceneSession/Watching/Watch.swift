internal import SceneBasics
internal import SceneFiles

/// `--watch`: does a verb's work, and again whenever something changes that it has looked at.
///
/// A verb knows nothing of it: whatever it asked the file system for is watched. So a file is watched as long as a scene
/// imports it.
package struct Watch {
  /// How many milliseconds lie between two looks, and between two looks at what is just changing.
  static let rhythm = (look: 200, settle: 50)
  /// The rhythm where the system tells of changes. It doesn't of all: not of those that another machine makes on a
  /// shared disk.
  static let rhythmOfAlarm = (look: 5_000, settle: 10)
  /// How many looks a change may take until it counts as it is: an editor that saves takes a file away for a moment.
  static let patience = 20

  package let verb: any Verb
  package let arguments: Arguments
  package let session: Session

  package init(verb: any Verb, arguments: Arguments, session: Session) {
    self.verb = verb
    self.arguments = arguments
    self.session = session
  }

  private var console: Console { session.console }

  /// Until nothing waits any more, usually because a signal ends the command.
  package func run() throws(CommandFailure) -> ExitCode {
    guard !arguments.operands.contains("-") else {
      throw .usage("standard input can't be watched", hint: "leave '--watch' out, or name a file")
    }
    let disk = console.files
    console.codeMemory = CodeMemory()
    defer {
      console.files = disk
      console.codeMemory = nil
    }
    while true {
      let witness = WitnessedFiles(disk)
      console.files = witness
      let exit = try attempt(witness)
      // The next result couldn't be shown either.
      if console.finish() != nil { return exit }
      let sights = witness.sights
      say("watching \(counted(sights.count)), Control-C ends\n")
      guard let changed = change(of: sights, before: witness) else { return .interrupted }
      let others = changed.count > 1 ? " and \(counted(changed.count - 1)) more" : ""
      say((isLineReplaced ? "\u{1B}[1A\u{1B}[2K" : "") + "changed: \(VisibleText.of(changed[0]))\(others)\n")
    }
  }

  private func attempt(_ witness: WitnessedFiles) throws(CommandFailure) -> ExitCode {
    do throws(CommandFailure) {
      return try verb.runTimed(arguments, in: session)
    } catch {
      // Called wrongly from the start; anything else may come right by an edit.
      if witness.sights.isEmpty { throw error }
      session.report(error)
      return error.exit
    }
  }

  /// Waits until something has changed and has settled. Returns the paths, or nil if the watch has ended.
  private func change(of sights: [String: WitnessedFiles.Sight], before witness: WitnessedFiles) -> [String]? {
    let alarm = console.listen(Array(sights.keys))
    let settle = alarm == nil ? Watch.rhythm.settle : Watch.rhythmOfAlarm.settle
    while true {
      // What has changed since it was read is seen before the first wait.
      var now = witness.look(at: sights.keys)
      if now == sights {
        guard wait(for: alarm) else { return nil }
        continue
      }
      for _ in 0..<(Watch.patience * Watch.rhythm.settle / settle) {
        guard console.pause(settle) else { return nil }
        let next = witness.look(at: sights.keys)
        let isAtRest = next == now && !next.contains { $0.value == .nothing && sights[$0.key] != .nothing }
        now = next
        if isAtRest { break }
      }
      let changed = sights.keys.filter { now[$0] != sights[$0] }
      if !changed.isEmpty { return changed.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    }
  }

  /// Waits until it is time for a look; false if the watch has ended.
  private func wait(for alarm: ChangeAlarm?) -> Bool {
    guard let alarm else { return console.pause(Watch.rhythm.look) }
    alarm.wait(atMost: Watch.rhythmOfAlarm.look)
    return true
  }

  private func say(_ line: String) { console.report(line) }

  /// Whether the line that says what is watched makes room for the one that says what has changed.
  private var isLineReplaced: Bool { console.isErrorTerminal && console.environment("TERM") != "dumb" }

  private func counted(_ count: Int) -> String { "\(count) " + (count == 1 ? "path" : "paths") }
}
