internal import SceneBasics
internal import ScenePlan
internal import SceneSession

/// The failures, each with its difference, for people.
struct TextTestReporter: TestReporter {
  let name = "text"
  let summary = "the failed expectations, with their differences, for people"
  let holdsCounts = true
  let printsReasons = true
  /// The meaning of the signs before lines of a difference, until it has been said.
  private var legend: String? = "  - expected, + happened\n"
  private var sceneCount = 0
  /// The scenes that run and expect nothing.
  private var silent: [String] = []
  /// The scenes of which something failed: the place of the first failure, and how much of how much.
  private var failed: [(place: String, count: Int, of: Int)] = []

  mutating func report(_ scene: TestedScene, decoration: Decoration, to writer: inout ByteWriter) {
    sceneCount += 1
    guard case .ran(let compiled, _) = scene.result else { return }
    let verdicts = scene.verdicts
    if verdicts.isEmpty, scene.troubles.isEmpty { silent.append(scene.path) }
    let failures = verdicts.count {
      switch $0.kind {
      case .passed, .elsewhere: false
      case .failed, .unreached: true
      }
    }
    if failures > 0 {
      let first = verdicts.lazy.compactMap { if case .failed(let failure) = $0.kind { failure.mark } else { nil } }
        .first
      failed.append((first.map { compiled.place(of: $0) } ?? scene.path, failures, verdicts.count))
    }
    func write(_ word: String, _ text: String, at mark: SourceMark) {
      let place = decoration.paint(VisibleText.of(compiled.place(of: mark)) + ":", as: .strong)
      writer.write("\(place) \(decoration.paint(word, as: .error)) \(VisibleText.of(text))\n")
    }
    var (unreached, failedCount) = (0, 0)
    for verdict in verdicts {
      switch verdict.kind {
      case .passed, .elsewhere: break
      case .unreached: unreached += 1
      case .failed(let failure):
        failedCount += 1
        write("failed:", failure.message, at: failure.mark)
        if !failure.difference.isEmpty, let legend {
          writer.write(decoration.paint(legend, as: .faint))
          self.legend = nil
        }
        for line in failure.difference { writer.write("  " + TextTestReporter.paint(line, decoration) + "\n") }
        for line in scene.reasons[failure.clause] ?? [] {
          writer.write(decoration.paint("  why: " + VisibleText.of(line), as: .faint) + "\n")
        }
      }
    }
    if failedCount > TestedScene.mostReasons, !scene.reasons.isEmpty {
      writer.write(
        decoration.paint("  the first \(TestedScene.mostReasons) failures of a file get a reason", as: .faint) + "\n")
    }
    for trouble in scene.troubles { write("error:", trouble.brief ?? trouble.text, at: trouble.mark) }
    if unreached > 0 {
      let count = unreached == 1 ? "1 expectation was" : "\(unreached) expectations were"
      write("failed:", count + " never reached", at: .none)
    }
  }

  mutating func end(_ tally: TestTally, decoration: Decoration, to writer: inout ByteWriter) {
    if silent.count > 3 {
      writer.write("\(silent.count) scenes expect nothing\n")
    } else {
      for path in silent { writer.write("\(VisibleText.of(path)): expects nothing\n") }
    }
    // Of one scene everything has been said.
    if sceneCount > 1 {
      for scene in failed {
        let word = decoration.paint("failed:", as: .error)
        writer.write("\(word) \(VisibleText.of(scene.place)) (\(scene.count) of \(scene.of))\n")
      }
    }
    // Where there was nothing to test, that has been said.
    if sceneCount > 0 { writer.write(tally.summary(decoration) + "\n") }
  }

  private static func paint(_ line: String, _ decoration: Decoration) -> String {
    let text = VisibleText.of(line)
    if line.hasPrefix("- ") { return decoration.paint(text, as: .error) }
    if line.hasPrefix("+ ") { return decoration.paint(text, as: .good) }
    return text
  }
}
