internal import SceneBasics
internal import ScenePlan

/// What didn't come true, with the difference, for people.
struct TextTestReporter: TestReporter {
  let name = "text"
  let summary = "what didn't come true, with the difference, for people"
  let holdsCounts = true

  mutating func report(_ scene: TestedScene, decoration: Decoration, to writer: inout ByteWriter) {
    guard case .ran(let compiled, _) = scene.result else { return }
    func write(_ word: String, _ text: String, at mark: SourceMark) {
      let place = decoration.paint(VisibleText.of(compiled.place(of: mark)) + ":", as: .strong)
      writer.write("\(place) \(decoration.paint(word, as: .error)) \(VisibleText.of(text))\n")
    }
    var unreached = 0
    for verdict in scene.verdicts {
      switch verdict.kind {
      case .passed: break
      case .unreached: unreached += 1
      case .failed(let failure):
        write("failed:", failure.message, at: failure.mark)
        for line in failure.difference { writer.write("  " + TextTestReporter.paint(line, decoration) + "\n") }
      }
    }
    for trouble in scene.troubles { write("error:", trouble.text, at: trouble.mark) }
    if unreached > 0 {
      let count = unreached == 1 ? "1 expectation was" : "\(unreached) expectations were"
      write("failed:", count + " never reached", at: .none)
    }
  }

  mutating func end(_ tally: TestTally, to writer: inout ByteWriter) { writer.write(tally.summary + "\n") }

  private static func paint(_ line: String, _ decoration: Decoration) -> String {
    let text = VisibleText.of(line)
    if line.hasPrefix("- ") { return decoration.paint(text, as: .error) }
    if line.hasPrefix("+ ") { return decoration.paint(text, as: .good) }
    return text
  }
}
