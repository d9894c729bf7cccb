package import SceneBasics

/// A plan for people: its instances, and then the instructions of each step.
package struct PlanListing {
  private let plan: HierarchyPlan
  private var output: ByteWriter
  /// How wide the column of source lines is.
  private let gutter: Int
  private var isListed: [Bool]

  private init(_ plan: HierarchyPlan, output: consuming ByteWriter) {
    self.plan = plan
    self.output = output
    let marks = plan.routines.lazy.flatMap(\.marks)
    gutter = marks.lazy.map { PlanListing.line($0).utf8.count }.max() ?? 0
    isListed = Array(repeating: false, count: plan.routines.count)
  }

  /// Writes the listing of a plan.
  package static func write(_ plan: HierarchyPlan, into output: inout ByteWriter) {
    var listing = PlanListing(plan, output: output)
    output = ByteWriter()
    listing.writeHeader()
    listing.writeInstances()
    for step in plan.steps { listing.write(step) }
    listing.writeRest()
    output = listing.output
  }

  // The scene, the system and the files.
  private mutating func writeHeader() {
    write(line: "scene   " + plan.scene)
    let behaviours = Behaviour.allCases.filter { plan.behaviours.contains($0) }.map(\.rawValue)
    write(line: "ios     \(plan.ios)" + (behaviours.isEmpty ? "" : ": " + behaviours.joined(separator: ", ")))
    for (number, path) in plan.files.enumerated() {
      let isOnly = plan.files.count == 1
      write(
        line: (isOnly ? "file    " : number == 0 ? "files   " : "        ") + (isOnly ? "" : "\(number): ")
          + path)
    }
  }

  private mutating func writeInstances() {
    guard !plan.instances.isEmpty else { return }
    output.write("\ninstances\n")
    let rows = plan.instances.map { instance in
      let template = plan.templates[instance.template]
      var remarks: [String] = []
      if instance.name != template.id { remarks.append("of " + template.id) }
      if instance.isRetained { remarks.append("retained") }
      if !instance.forwardsAppearance { remarks.append("forwards appearance by hand") }
      if instance.isPrivate { remarks.append("private") }
      return [
        instance.name, template.kind.rawValue, template.printedClassName, remarks.joined(separator: ", "),
      ]
    }
    write(rows, indent: 2)
  }

  private mutating func write(_ step: StepRecord) {
    var remarks: [String] = []
    if let id = step.id { remarks.append("id " + id) }
    if step.mark.line > 0 { remarks.append("line " + PlanListing.line(step.mark)) }
    if let start = PlanListing.text(of: step.start) { remarks.append(start) }
    output.write("\n")
    write(
      line: "\(step.number)  " + step.title
        + (remarks.isEmpty ? "" : "  (" + remarks.joined(separator: "; ") + ")"))
    write(routine: step.routine, heading: nil)
    // A hook has no place of its own in the script: it stands with the step during which its callback comes.
    for hook in plan.hooks where plan.routines[hook.routine.index].step == step.number && isToList(hook) {
      write(routine: hook.routine, heading: "when " + text(of: hook))
    }
  }

  /// A hook in which only a question was asked, or nothing came, does nothing.
  private func isToList(_ hook: Hook) -> Bool {
    let routine = plan.routines[hook.routine.index]
    return !isListed[hook.routine.index] && (!routine.instructions.isEmpty || routine.notes.isEmpty)
  }

  // Routines that no step leads to, and hooks of steps that aren't there.
  private mutating func writeRest() {
    for hook in plan.hooks where isToList(hook) {
      output.write("\n")
      write(routine: hook.routine, heading: "when " + text(of: hook))
    }
    for index in plan.routines.indices
    where !isListed[index] && (!plan.routines[index].instructions.isEmpty || plan.routines[index].notes.isEmpty) {
      output.write("\n")
      write(routine: RoutineID(index), heading: plan.routines[index].name)
    }
  }

  /// A routine, and after it those that it schedules.
  private mutating func write(routine id: RoutineID, heading: String?) {
    var open: [(routine: RoutineID, heading: String?)] = [(id, heading)]
    while let (id, heading) = open.popLast() {
      guard !isListed[id.index] else { continue }
      isListed[id.index] = true
      if let heading { write(line: "  " + heading) }
      let routine = plan.routines[id.index]
      var last: SourceMark?
      var scheduled: [(routine: RoutineID, heading: String?)] = []
      for (index, instruction) in routine.instructions.enumerated() {
        let mark = index < routine.marks.count ? routine.marks[index] : .none
        let line = mark == last ? "" : PlanListing.line(mark)
        last = mark
        let margin = "    " + String(repeating: " ", count: gutter - line.utf8.count) + line + "  "
        if case .expect(let expectation) = instruction {
          write(expectation: plan.expectations[expectation.index], margin: margin)
        } else {
          write(line: margin + plan.text(of: instruction))
        }
        if case .schedule(let next, let due) = instruction {
          scheduled.append((next, plan.routines[next.index].name + ", " + due.text))
        }
      }
      open += scheduled.reversed()
    }
  }

  private mutating func write(expectation: Expectation, margin: String) {
    var rows: [[String]] = []
    func add(_ key: String, _ lines: [String]) {
      rows.append([key, lines.first ?? "nothing"])
      for line in lines.dropFirst() { rows.append(["", line]) }
    }
    switch expectation.since {
    case .lastLook: break
    case .launch: add("since", ["launch"])
    case .step(let number): add("since", ["step \(number)"])
    }
    if !expectation.of.isEmpty { add("of", [expectation.of.joined(separator: ", ")]) }
    if !expectation.callbacks.isEmpty { add("callbacks", [expectation.callbacks.joined(separator: ", ")]) }
    if let ios = expectation.scope.ios { add("ios", [ios.text]) }
    if !expectation.scope.devices.isEmpty {
      add("device", [expectation.scope.devices.map(\.rawValue).joined(separator: ", ")])
    }
    for clause in expectation.clauses {
      let (key, lines) = clause.condition.listing
      add(key, lines)
    }
    write(line: margin + "expect")
    write(rows, indent: margin.utf8.count + 2)
  }

  private func text(of hook: Hook) -> String {
    plan.name(hook.instance) + "." + hook.callback.rawValue + " comes"
      + (hook.occurrence == 1 ? "" : " for the \(PlanListing.ordinal(hook.occurrence)) time")
  }

  /// Rows in columns; what is last in a row isn't padded.
  private mutating func write(_ rows: [[String]], indent: Int) {
    let rows = rows.map { $0.map(\.oneLine) }
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    for row in rows {
      let used = row.lastIndex { !$0.isEmpty } ?? 0
      var line = String(repeating: " ", count: indent)
      for (column, cell) in row[...used].enumerated() {
        line += cell + (column == used ? "" : String(repeating: " ", count: widths[column] + 2 - cell.count))
      }
      write(line: line)
    }
  }

  /// A plan can come from a stranger: what stands in it is never more than a line.
  private mutating func write(line: String) {
    output.write(line.oneLine)
    output.write("\n")
  }

  /// `18`, or `1:18` in the second file.
  private static func line(_ mark: SourceMark) -> String {
    mark.line == 0 ? "" : mark.file == 0 ? String(mark.line) : "\(mark.file):\(mark.line)"
  }

  private static func text(of start: StepRecord.Start) -> String? {
    switch start {
    case .settled: nil
    case .nextTurn: "in the turn after the step before"
    case .after(let time): time.seconds + " s after the step before started"
    case .justBefore(let time): "just before " + time.seconds + " s after the step before started"
    case .waited(let time): "after a wait of " + time.seconds + " s"
    }
  }

  private static func ordinal(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    let ending = isTeen ? "th" : number % 10 == 1 ? "st" : number % 10 == 2 ? "nd" : number % 10 == 3 ? "rd" : "th"
    return "\(number)\(ending)"
  }
}

extension Expectation.Condition {
  /// The key and what stands under it, a line each.
  package var listing: (key: String, lines: [String]) {
    switch self {
    case .trace(let patterns): ("trace", patterns.map(\.text))
    case .contains(let patterns): ("contains", patterns.map(\.text))
    case .lacks(let patterns): ("lacks", patterns.map(\.text))
    case .visible(let controller): ("visible", [controller])
    case .appeared(let controllers): ("appeared", controllers.isEmpty ? [] : [controllers.joined(separator: ", ")])
    case .tree(let lines): ("tree", lines)
    case .alive(let controllers): ("alive", controllers.isEmpty ? [] : [controllers.joined(separator: ", ")])
    case .released(let controllers): ("released", controllers.isEmpty ? [] : [controllers.joined(separator: ", ")])
    case .answers(let question, let controller): ("answers", [question.rawValue + ": " + controller])
    case .displayMode(let mode): ("displayMode", [mode])
    case .tabBar(let state): ("tabBar", [state.rawValue])
    case .warnings(let kinds): ("warnings", kinds.isEmpty ? [] : [kinds.map(\.name).joined(separator: ", ")])
    case .raises(let kind): ("raises", [kind.name])
    }
  }
}
