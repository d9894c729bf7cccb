internal import SceneBasics
internal import SceneLogs
internal import ScenePlan
internal import SceneProgram
package import SceneSearch

/// The lines of an answer below its steps: the scene's own script, callbacks that don't count, and the next best.
extension LogAnswer {
  func notes(on answer: LogSearch.Answer) -> [String] {
    var notes: [String] = []
    if let departure = answer.departure {
      notes.append(
        departure < reading.places.count
          ? "The scene's own script prints something else from line \(line(departure)) on."
          : "The scene's own script goes on behind the end of the log.")
    }
    let others = answer.uncounted.filter { $0.inLog != $0.inUIKit }
    if !others.isEmpty {
      let list = others.prefix(LogAnswer.mostUncounted).map { entry in
        "\(VisibleText.of(name(of: entry))) \(entry.inLog) and \(entry.inUIKit)"
      }
      let more = others.count - list.count
      notes.append(
        "Layout passes and 'init' don't count. In the log and in UIKit they come otherwise: "
          + list.joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "") + ".")
    }
    if let next = answer.next { notes.append(sentence(of: next, behind: answer.best, answer.telling)) }
    return notes
  }

  /// Writes them as JSON.
  func writeNotes(on answer: LogSearch.Answer?, to writer: inout ByteWriter) {
    writer.write(", \"notCounted\": [")
    for (number, entry) in (answer?.uncounted ?? []).enumerated() {
      writer.write(number == 0 ? "{\"callback\": " : ", {\"callback\": ")
      writer.write(json: name(of: entry))
      writer.write(", \"inLog\": \(entry.inLog), \"inUIKit\": \(entry.inUIKit)}")
    }
    writer.write("]")
    if let departure = answer?.departure { writer.write(", \"ownScriptDepartsAt\": \(line(departure))") }
    guard let next = answer?.next, let best = answer?.best else { return }
    writer.write(", \"next\": {\"dearerBy\": \(max(0, next.price - best.price)), \"tell\": ")
    if let telling = answer?.telling {
      writer.write(json: "\(telling.owner).\(telling.callback.rawValue)")
    } else {
      writer.write("null")
    }
    writer.write("}")
  }

  /// How many callbacks that don't count are told.
  private static let mostUncounted = 4

  /// - Parameter telling: What would tell the two apart.
  package func sentence(of next: FoundScript, behind best: FoundScript, _ telling: Telling? = nil) -> String {
    var words: [String] = []
    if next.guess != best.guess {
      let isSame = next.hierarchy == best.hierarchy
      words.append(isSame ? "the same on iOS \(next.program.ios)" : VisibleText.of(next.guess))
    }
    let pairs = zip(next.moves, best.moves).enumerated()
    if let (index, pair) = pairs.first(where: { $0.element.0.title != $0.element.1.title }) {
      words.append("step \(index + 1) is '\(VisibleText.of(pair.0.title))'")
    } else if next.moves.count != best.moves.count {
      words.append("\(LogAnswer.count(next.moves.count, "step"))")
    } else if next.change == nil, let change = best.change {
      words.append("these steps without \(VisibleText.of(change.words))")
    }
    let difference = max(0, next.price - best.price)
    let price = difference < 10 ? "no dearer" : "dearer by \(difference / 100).\(difference % 100 / 10)"
    let event = telling.map { telling in
      "; print \(telling.callback.rawValue) in \(VisibleText.of(telling.owner)): "
        + (telling.isPlace ? "its place would tell" : "it would tell")
    }
    return "Next best: " + words.joined(separator: "; ") + ", " + price + (event ?? "")
  }
}
