package import SceneBasics
internal import SceneLogs
internal import ScenePlan
internal import SceneProgram
internal import SceneRuns
package import SceneSearch
internal import SceneWorld

/// The part of the answer that says what was done.
extension LogAnswer {
  /// The scripts as JSON: one for each run of the app, null for one without a line that counts.
  func writeScripts(to writer: inout ByteWriter) {
    writer.write(",\n  \"scripts\": [")
    for (index, answer) in scripts.enumerated() {
      writer.write(index == 0 ? "\n    " : ",\n    ")
      guard let best = answer?.best else {
        writer.write("null")
        continue
      }
      writer.write("{\"guess\": ")
      if best.guess.isEmpty { writer.write("null") } else { writer.write(json: best.guess) }
      if let change = best.change {
        writer.write(", \"change\": ")
        writer.write(json: change.words)
      }
      writer.write(", \"steps\": [")
      for (place, move) in best.moves.enumerated() {
        writer.write(place == 0 ? "\n      {\"step\": " : ",\n      {\"step\": ")
        writer.write(json: move.title)
        if let events = move.events {
          writer.write(", \"lines\": [\(line(events.lowerBound)), \(line(events.upperBound))]")
        }
        writer.write(", \"or\": [")
        for (number, other) in move.others.enumerated() {
          if number > 0 { writer.write(", ") }
          writer.write(json: other)
        }
        writer.write("]}")
      }
      writer.write("], \"leftOver\": [")
      for (number, rest) in best.rest.enumerated() {
        if number > 0 { writer.write(", ") }
        writer.write(json: sentence(of: rest))
      }
      writer.write("], \"behindEnd\": [")
      for (number, sent) in best.behindEnd.enumerated() {
        if number > 0 { writer.write(", ") }
        writer.write(json: name(of: sent))
      }
      writer.write("], \"cantTell\": [")
      for (number, entry) in (answer?.unclear ?? []).enumerated() {
        writer.write(number == 0 ? "{\"step\": " : ", {\"step\": ")
        writer.write(json: entry.title)
        writer.write(", \"from\": ")
        writer.write(json: entry.slip.rawValue)
        writer.write(", \"print\": ")
        if let telling = entry.telling {
          writer.write(json: "\(telling.owner).\(telling.callback.rawValue)")
        } else {
          writer.write("null")
        }
        writer.write("}")
      }
      writer.write("], \"cause\": ")
      if let slip = answer?.cause?.slip {
        writer.write(json: slip.rawValue)
      } else {
        writer.write("null")
      }
      if let stop = best.stop { writer.write(", \"searchedTo\": \(line(stop))") }
      if answer?.isCut == true { writer.write(", \"isCut\": true") }
      writeNotes(on: answer, to: &writer)
      writer.write("}")
    }
    writer.write("\n  ]")
  }

  package func write(_ answer: LogSearch.Answer, _ decoration: Decoration, to writer: inout ByteWriter) {
    let best = answer.best
    var result = best.rest.isEmpty ? "all explained" : "\(LogAnswer.count(best.rest.count, "thing")) left over"
    if !best.flags.isEmpty {
      result += best.flags.count == 1 ? ", but 1 flag differs" : ", but \(best.flags.count) flags differ"
    }
    var head = "What was done, by " + LogAnswer.count(best.lineCount, "line") + " that count"
    if best.lineCount == 1 { head += "s" }
    head += ", " + result
    if let stop = best.stop {
      head = "What was done before line \(line(stop)), where the search ended"
      if !best.rest.isEmpty { head += ", " + result }
    }
    writer.write(decoration.paint(head, as: .strong) + "\n")
    if !best.guess.isEmpty {
      writer.write(decoration.wrapped("  scene  \(VisibleText.of(best.guess)) (guessed)", behind: 9) + "\n")
    }
    if best.isGiven { writer.write("  script  that of the scene\n") }
    if let change = best.change {
      writer.write(decoration.wrapped("  with  \(VisibleText.of(change.words))", behind: 8) + "\n")
    }
    let rows = best.moves.enumerated().map { row(of: $0.element, number: $0.offset + 1) }
    let titles = rows.map { VisibleText.width(of: $0.title) }.max() ?? 0
    let lines = rows.map { $0.lines.utf8.count }.max() ?? 0
    let digits = String(rows.count).utf8.count
    let (sentences, rest) = (sentences(in: best), best.restByMove)
    write(sentences[nil] ?? [], rest[nil] ?? [], digits, to: &writer)
    for (index, row) in rows.enumerated() {
      let number = String(index + 1)
      var text = String(repeating: " ", count: 2 + max(0, digits - number.utf8.count)) + number + "  " + row.title
      text += String(repeating: " ", count: titles - VisibleText.width(of: row.title)) + "  " + row.lines
      if !row.others.isEmpty { text += String(repeating: " ", count: lines - row.lines.utf8.count) + "  " + row.others }
      writer.write(text + "\n")
      write(sentences[index] ?? [], rest[index] ?? [], digits, to: &writer)
    }
    if rows.isEmpty { writer.write("  nothing but the launch\n") }
    let strangers = best.strangers(in: reading.log).map { "'\(VisibleText.of($0))'" }
    if hasScene, !strangers.isEmpty {
      let text =
        "The scene has no class \(strangers.joined(separator: ", no class ")): no step can explain what "
        + (strangers.count == 1 ? "it prints." : "they print.")
      writer.write(decoration.wrapped("  " + text, behind: 2) + "\n")
    }
    if let behind = sentence(behindEndOf: best) { writer.write(decoration.wrapped("  " + behind, behind: 2) + "\n") }
    if let cause = answer.cause, let slip = cause.slip, let words = cause.causeWords {
      var text = "Cause: \(words)"
      if let events = cause.moves.lazy.compactMap({ $0.slip == nil ? nil : $0.events }).first {
        text += ", " + self.lines(events)
      }
      text += ". With it nothing is left over. \(slip.rule.rawValue)"
      writer.write(decoration.wrapped(text, behind: 0) + "\n")
      writer.write(decoration.wrapped("  \(slip.advice)", behind: 2) + "\n")
    } else if answer.lacksCauses {
      writer.write(decoration.wrapped(Diagnostic.lackOfCauses(wasLate: wasLate) + ".", behind: 0) + "\n")
    } else if !best.rest.isEmpty, !hasScene {
      writer.write(decoration.wrapped(adviceWithoutScene(best), behind: 0) + "\n")
    }
    if let words = answer.hint?.causeWords {
      let text = "A mistake would explain it, too: \(words). One line isn't enough to name it."
      writer.write(decoration.wrapped(text, behind: 0) + "\n")
    }
    for event in best.flags { writer.write(decoration.wrapped("  \(sentence(ofFlag: event))", behind: 2) + "\n") }
    if answer.isCut {
      let bound = wasLate ? "the time of '--budget'" : "the bound of steps to try"
      writer.write("The search ended by \(bound) before all was tried.\n")
    }
    write(answer.unclear, decoration, to: &writer)
    for note in notes(on: answer) { writer.write(decoration.wrapped(note, behind: 0) + "\n") }
    if tellsWrite, best.stop == nil {
      writer.write("'--write app.scene.yaml' keeps it as a scene that expects these lines.\n")
    }
    if showsColumns {
      writer.write("\n")
      writeColumns(of: best, answer.uncounted, decoration, to: &writer)
    }
  }

  /// The way on where lines are left over, and no scene was given.
  private func adviceWithoutScene(_ best: FoundScript) -> String {
    if best.lineCount > LogAnswer.fewLines, best.rest.count * 3 > best.lineCount {
      return "No hierarchy was found that fits these lines. Write down what exists, and give it with '--scene'."
    }
    return "Mistakes of code are only looked for in a scene of what exists, given with '--scene'."
  }

  /// Of so many lines a third may be left over, and the hierarchy is the right one.
  private static let fewLines = 12

  private func sentence(ofFlag event: Int) -> String {
    let said = reading.log.events[event].argument == .flag(true)
    let name = FoundScript.Rest.unexplained(event).name(in: reading.log)
    return "line \(line(event)), \(name): \(said) in the log, \(!said) in UIKit"
  }

  /// UIKit's own sentences as places in the log, by move.
  private func sentences(in script: FoundScript) -> [Int?: [(event: Int, message: UIKitMessage)]] {
    var found: [Int?: [(event: Int, message: UIKitMessage)]] = [:]
    for row in script.rows {
      guard let event = row.event, case .message(let message) = reading.log.events[event].kind else { continue }
      found[row.move, default: []].append((event, message))
    }
    return found
  }

  /// UIKit's own sentences of a step, each with its line and its code, and what the step leaves over.
  private func write(
    _ sentences: [(event: Int, message: UIKitMessage)], _ rest: [FoundScript.Rest], _ digits: Int,
    to writer: inout ByteWriter
  ) {
    let indent = String(repeating: " ", count: 4 + digits)
    for (event, message) in sentences {
      let text = VisibleText.of(reading.text(of: event, in: files[FileID(0)]))
      writer.write("\(indent)UIKit, line \(line(event)): \(text)  SG\(message.rawValue)\n")
    }
    for rest in rest.prefix(LogAnswer.mostRest) { writer.write("\(indent)left over: \(sentence(of: rest))\n") }
    if rest.count > LogAnswer.mostRest {
      writer.write("\(indent)left over: \(rest.count - LogAnswer.mostRest) more; '--columns' shows them\n")
    }
  }

  /// How many things that a step leaves over are told.
  private static let mostRest = 8

  /// The mistakes that print the same lines, each with the line that would tell.
  private func write(_ unclear: [Unclear], _ decoration: Decoration, to writer: inout ByteWriter) {
    if unclear.isEmpty { return }
    writer.write("This log can't tell\n")
    let titles = unclear.map { VisibleText.of($0.title) }
    let width = titles.reduce(0) { max($0, VisibleText.width(of: $1)) }
    for (title, entry) in zip(titles, unclear) {
      let gap = String(repeating: " ", count: width - VisibleText.width(of: title))
      writer.write("  \(title)\(gap)  from the mistake that \(entry.slip.words)\n")
      guard let telling = entry.telling else {
        writer.write("    no callback would: print a line before each call\n")
        continue
      }
      writer.write("    print \(telling.callback.rawValue) in \(VisibleText.of(telling.owner)): it would\n")
    }
  }

  private func row(
    of move: FoundScript.Move, number: Int
  ) -> (title: String, lines: String, others: String) {
    let lines: String
    if move.isUnlogged {
      lines = "before the log"
    } else if let events = move.events {
      lines = self.lines(events)
    } else {
      lines = "no line"
    }
    let others = move.others.map { VisibleText.of($0) }
    return (
      VisibleText.of(move.title), lines,
      others.isEmpty ? "" : "or " + others.joined(separator: ", or ") + ": no line tells them apart"
    )
  }

  /// The lines of some events.
  private func lines(_ events: ClosedRange<Int>) -> String {
    let (first, last) = (line(events.lowerBound), line(events.upperBound))
    return first == last ? "line \(first)" : "lines \(first)-\(last)"
  }

  /// The line of an event; behind the last one that of the last.
  package func line(_ event: Int) -> UInt32 {
    reading.places.isEmpty ? 0 : reading.places[min(event, reading.places.count - 1)].line
  }

  package func sentence(of rest: FoundScript.Rest) -> String {
    let line = line(rest.event)
    let words = rest.words(
      in: reading.log, missing: rest.event < reading.places.count ? ", before line \(line)" : ", at the end")
    return rest.isMissing ? words : "line \(line), \(words)"
  }

  /// The events that come behind the log's last line, in words; nil if there are none.
  func sentence(behindEndOf script: FoundScript) -> String? {
    if script.behindEnd.isEmpty { return nil }
    let names = script.behindEnd.prefix(LogAnswer.mostBehindEnd).map { VisibleText.of(name(of: $0)) }
    let more = script.behindEnd.count - names.count
    return "behind the end of the log: " + names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// How many events behind the end are named.
  private static let mostBehindEnd = 4

  private func name(of sent: FoundScript.Sent) -> String {
    switch sent.kind {
    case .message(let message): "UIKit's SG\(message.rawValue)"
    case .callback(let callback):
      sent.owner.map { "\(reading.log.classes[$0].name).\(callback.rawValue)" } ?? callback.nameWithoutClass
    }
  }
}
