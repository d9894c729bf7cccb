package import SceneBasics
internal import SceneCompiler
package import SceneLogs
internal import ScenePlan
package import SceneProgram
internal import SceneSearch

/// The command's answer to a log.
package struct LogAnswer {
  /// The forms of the answer.
  package enum Form: String, CaseIterable, Sendable {
    case text, json

    package var summary: String {
      switch self {
      case .text: "what was read and what was found, for people"
      case .json: "one object with every event and every finding, for programs"
      }
    }
  }

  package let reading: LogReading
  package let files: SourceFiles
  package let findings: [Diagnostic]
  /// The classes of which nothing could be said.
  private let silent: [Int]
  /// The names of the scene's controllers and of their classes.
  private let controllers: Set<String>
  /// Whether the lines that are no events are listed.
  package var listsOthers = false
  /// Whether the log and UIKit are shown side by side.
  package var showsColumns = false
  /// Whether the answer says how to keep the first run's script.
  package var tellsWrite = false
  /// The script that was found for each run of the app; nil for a run without a line that counts.
  var scripts: [LogSearch.Answer?] = []
  /// The event from which on nothing was searched; nil if all was.
  package private(set) var unsearched: Int?
  /// Whether the time was over at the end; else as many steps were tried as are allowed, or all were.
  private(set) var wasLate = false
  /// Whether the search was given a scene.
  var hasScene = false

  /// Reads a log.
  ///
  /// - Parameter program: What exists; its names are controllers, whatever they print.
  package init(to file: SourceFile, printed: [PrintedCallbacks], with program: Program?) {
    var files = SourceFiles()
    let id = files.add(file)
    var controllers: Set<String> = []
    for template in program?.templates ?? [] {
      controllers.formUnion([template.id, template.settings?.className ?? ""])
    }
    var reading = LogReader.read(file, id: id, printed: printed, controllers: controllers)
    self.controllers = controllers
    let verdict = LogLint.verdict(on: reading, of: id, title: \.title)
    if let program { reading.addSilentClasses(of: program) }
    self.reading = reading
    var sink = DiagnosticSink()
    for finding in reading.findings + verdict.findings { sink.report(finding) }
    for other in reading.others where LogComplaint.isLikely(at: Int(other.start), in: file.bytes) {
      let text = reading.text(of: other, in: file)
      let span = SourceSpan(line: other.line, column: 1, length: UInt32(text.unicodeScalars.count), file: id)
      if let finding = LogComplaint.finding(on: text, at: span) { sink.report(finding) }
    }
    self.files = files
    findings = sink.sorted
    silent = verdict.silent
  }

  /// Whether a line, or the scene, has a class.
  package func knows(_ name: String) -> Bool {
    controllers.contains(name) || reading.log.classes.contains { $0.name == name }
  }

  /// The class of the log whose name is nearly that.
  package func nearest(to name: String) -> String? { Suggestion.nearest(to: name, in: reading.log.classes.map(\.name)) }

  /// A bound was met, or something contradicts UIKit, or neither.
  package var exit: ExitCode {
    let reported = reported
    if reported.contains(where: \.exceedsLimit) { return .notDone }
    return reported.contains { $0.severity == .error } ? .inputAtFault : .done
  }

  /// The findings, with what no step explains, and the lines that weren't searched.
  package var reported: [Diagnostic] {
    let known = Set(findings.lazy.filter { $0.severity == .error }.map(\.span.line))
    var reported = findings + scripts.flatMap { $0?.findings(in: reading, without: known) ?? [] }
    if let unsearched, let last = reading.places.last {
      reported.append(.notSearched(line(unsearched)...last.line, wasLate: wasLate, in: FileID(0)))
    }
    if scripts.contains(where: { $0?.lacksCauses == true }) {
      reported.append(.causesNotSearched(wasLate: wasLate, in: FileID(0)))
    }
    return reported
  }

  /// Looks for the script of each run of the app.
  ///
  /// - Parameter isLate: Says whether the time for the search is over; nil if it has all time.
  package mutating func search(with program: Program?, limits: Limits, isLate: (() -> Bool)? = nil) {
    hasScene = program != nil
    // A long log has more steps: the bound is that of fifty thousand lines.
    var budget = limits[.logMoves] * (1 + reading.lifecycleCount / 50_000)
    for run in reading.log.runs {
      if unsearched == nil, !scripts.isEmpty, isLate?() == true { unsearched = run.lowerBound }
      guard unsearched == nil else {
        scripts.append(nil)
        continue
      }
      let answer = LogSearch.answer(
        to: reading.log, run, with: program, budget: &budget, limits: limits, isLate: isLate)
      if answer == nil, budget <= 0 { unsearched = run.lowerBound }
      if let stop = answer?.best.stop { unsearched = stop }
      scripts.append(answer)
    }
    wasLate = isLate?() == true
  }

  package func printFindings(in session: Session) {
    let reported = reported
    if reported.isEmpty { return }
    var writer = ByteWriter()
    var reporter = TextReporter()
    reporter.report(reported, in: files, decoration: session.errorDecoration, to: &writer)
    session.console.report(writer.take())
  }

  package func write(as form: Form, decoration: Decoration, to writer: inout ByteWriter) {
    switch form {
    case .text: writeText(decoration, to: &writer)
    case .json: writeJSON(to: &writer)
    }
  }

  // MARK: Text

  private func writeText(_ decoration: Decoration, to writer: inout ByteWriter) {
    let file = files[FileID(0)]
    writer.write(decoration.paint(VisibleText.of(file.path) + ":", as: .strong) + " " + summary + "\n")
    for line in classLines { writer.write(decoration.wrapped("  " + line, behind: 0) + "\n") }
    if listsOthers {
      let width = String(reading.lineCount).utf8.count
      for other in reading.others {
        let number = String(other.line)
        let indent = String(repeating: " ", count: 2 + width - number.utf8.count)
        writer.write(decoration.paint(indent + number + " |", as: .faint))
        writer.write(" " + VisibleText.of(reading.text(of: other, in: file)) + "\n")
      }
    }
    writer.write("\n")
    var reporter = TextReporter()
    reporter.report(findings, in: files, decoration: decoration, to: &writer)
    for (index, script) in scripts.enumerated() {
      guard let script else { continue }
      if scripts.count > 1 { writer.write(decoration.paint("Run \(index + 1) of the app", as: .strong) + "\n") }
      write(script, decoration, to: &writer)
      writer.write("\n")
    }
    if let unsearched, let last = reading.places.last {
      let reason =
        wasLate
        ? "the time of '--budget' was over." : "the bound of steps to try was met. '--limit logMoves=…' raises it."
      writer.write("Lines \(line(unsearched)) to \(last.line) were not searched: \(reason)\n\n")
    }
    writer.write(conclusion + "\n")
  }

  /// How much was read.
  private var summary: String {
    var text = LogAnswer.count(reading.lifecycleCount, "lifecycle line")
    text += " of " + LogAnswer.count(reading.log.classes.count, "class", "classes")
    if reading.log.starts.count > 1 { text += " in \(reading.log.starts.count) runs of the app" }
    let sentences = reading.log.events.count { $0.callback == nil }
    if sentences > 0 { text += "; " + LogAnswer.count(sentences, "sentence") + " of UIKit" }
    if reading.others.isEmpty { return text }
    text += "; " + LogAnswer.count(reading.others.count, "other line")
    if reading.withoutClassCount > 0 { text += ", \(reading.withoutClassCount) with a callback and no class" }
    return text + (listsOthers ? ":" : " (--others)")
  }

  /// A line for each class: how many lines, from where to where, and what it prints.
  private var classLines: [String] {
    struct Part {
      var count = 0
      var lines: ClosedRange<UInt32>?
    }
    let log = reading.log
    var parts = Array(repeating: Part(), count: log.classes.count)
    for (index, event) in log.events.enumerated() {
      guard let owner = event.owner.map(Int.init) else { continue }
      let line = reading.places[index].line
      parts[owner].count += 1
      parts[owner].lines = (parts[owner].lines?.lowerBound ?? line)...line
    }
    let names = log.classes.map { VisibleText.of($0.name) }
    let width = names.reduce(0) { max($0, VisibleText.width(of: $1)) }
    return log.classes.indices.map { index in
      let pad = String(repeating: " ", count: width - VisibleText.width(of: names[index]))
      let lines = parts[index].lines.map {
        $0.count == 1 ? ", line \($0.lowerBound)" : ", lines \($0.lowerBound) to \($0.upperBound)"
      }
      let printed = Callback.allCases.filter(log.classes[index].printed.contains).map(\.rawValue)
      return names[index] + pad + "  " + LogAnswer.count(parts[index].count, "event") + (lines ?? "") + ": "
        + printed.joined(separator: ", ")
    }
  }

  /// The last lines: a verdict, and its limits.
  private var conclusion: String {
    let log = reading.log
    var text = ""
    if findings.contains(where: { $0.severity == .error }) {
      text =
        LogAnswer.count(findings.count { $0.severity == .error }, "finding")
        + "; 'scenograph explain CODE' says more about each."
    } else {
      text = "No line contradicts UIKit, if each class is looked at by itself."
      if scripts.isEmpty { text += " How they belong together wasn't looked at." }
    }
    if silent.isEmpty { return text }
    let names = silent.prefix(5).map { VisibleText.of(log.classes[$0].name) }.joined(separator: ", ")
    let rest = silent.count > 5 ? " and \(silent.count - 5) more" : ""
    return text
      + "\nNot checked for contradictions: \(names)\(rest). Two instances may live at once, and no address tells them apart."
  }

  package static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) " + (number == 1 ? one : many ?? one + "s")
  }
}
