package import SceneBasics

/// The work that a process has done up to a moment.
package struct WorkReading: Sendable {
  /// The time since some other moment.
  package var microseconds: Int
  /// The most bytes that the process has had in memory.
  package var peakMemory: Int

  package init(microseconds: Int, peakMemory: Int) {
    self.microseconds = microseconds
    self.peakMemory = peakMemory
  }
}

/// Where the time and the memory of a call went, stage by stage; several threads may work at once.
package final class WorkClock: Sendable {
  /// The work that was spent, in the units of a reading.
  private struct Expense: Sendable {
    var time = 0
    var memory = 0
  }

  private let look: @Sendable () -> WorkReading
  private let start: WorkReading
  private let expenses = Monitor<[WorkStage: Expense]>([:])

  package init(_ look: @escaping @Sendable () -> WorkReading) {
    self.look = look
    start = look()
  }

  fileprivate func read() -> WorkReading { look() }

  fileprivate func add(_ stage: WorkStage, from: WorkReading, to: WorkReading) {
    expenses.change { expenses in
      expenses[stage, default: Expense()].time += to.microseconds - from.microseconds
      expenses[stage, default: Expense()].memory += max(to.peakMemory - from.peakMemory, 0)
    }
  }

  /// A table with a row for each stage that took place, and a row for the whole call.
  package func table() -> String {
    let end = look()
    let expenses = expenses.change { $0 }
    let whole = end.microseconds - start.microseconds
    let known = expenses.values.reduce(0) { $0 + $1.time }
    var rows = [["stage", "time", "share", "memory"]]
    func add(_ name: String, _ time: Int, _ memory: Int) {
      let share = known + max(whole - known, 0)
      rows.append([
        name, WorkClock.text(ofMicroseconds: time), "\((time * 100 + share / 2) / max(share, 1)) %",
        memory > 0 ? "+" + WorkClock.text(ofBytes: memory) : "",
      ])
    }
    for stage in WorkStage.allCases {
      if let expense = expenses[stage] { add(stage.rawValue, expense.time, expense.memory) }
    }
    // Where threads worked side by side, their times add up to more than the clock shows.
    if whole > known {
      let memory = end.peakMemory - start.peakMemory - expenses.values.reduce(0) { $0 + $1.memory }
      add("other", whole - known, max(memory, 0))
    }
    rows.append(["all", WorkClock.text(ofMicroseconds: whole), "", WorkClock.text(ofBytes: end.peakMemory)])
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = row[0] + String(repeating: " ", count: widths[0] - row[0].count)
      for column in 1..<row.count {
        line += "  " + String(repeating: " ", count: widths[column] - row[column].count) + row[column]
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private static func text(ofMicroseconds time: Int) -> String {
    "\(time / 1_000).\(time / 100 % 10) ms"
  }

  private static func text(ofBytes bytes: Int) -> String {
    let tenths = (bytes * 10 + 500_000) / 1_000_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}

/// The stages of one scene's work, one after the other, on whichever thread.
package final class WorkLap: WorkWatch {
  private let clock: WorkClock?
  private let steps: StepProgress?
  private var current: (stage: WorkStage, start: WorkReading)?

  /// - Parameters:
  ///   - clock: Adds up what the stages took; nil if the caller doesn't ask.
  ///   - steps: Shows how far the script is; nil if the caller doesn't ask.
  package init(_ clock: WorkClock?, _ steps: StepProgress?) {
    self.clock = clock
    self.steps = steps
  }

  package func begin(_ stage: WorkStage) {
    guard let clock else { return }
    end()
    current = (stage, clock.read())
  }

  package func end() {
    guard let clock, let current else { return }
    clock.add(current.stage, from: current.start, to: clock.read())
    self.current = nil
  }

  package func play(step: Int, of count: Int) { steps?.play(step: step, of: count) }
}
