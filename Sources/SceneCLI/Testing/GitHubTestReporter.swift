internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneSession

/// The workflow commands of GitHub that show what failed beside its line.
struct GitHubTestReporter: TestReporter {
  let name = "github"
  let summary = "workflow commands of GitHub Actions, which become annotations of the expectations that failed"
  let holdsCounts = false
  let printsReasons = true

  mutating func report(_ scene: TestedScene, decoration: Decoration, to writer: inout ByteWriter) {
    switch scene.result {
    case .hasNothingToRun: break
    case .stopped(let failure):
      let stop = scene.stop(failure)
      GitHubTestReporter.write("compile", stop.text, stop.place, lines: stop.lines.dropFirst(), to: &writer)
    case .ran(let compiled, _):
      func place(of mark: SourceMark) -> (path: String, line: Int) { (compiled.path(of: mark), Int(mark.line)) }
      for verdict in scene.verdicts {
        switch verdict.kind {
        case .passed, .elsewhere: break
        case .unreached:
          GitHubTestReporter.write(
            "expectation", "never reached: the run ended before", place(of: verdict.clause.mark), lines: [], to: &writer
          )
        case .failed(let failure):
          let reasons = (scene.reasons[failure.clause] ?? []).map { "why: " + $0 }
          GitHubTestReporter.write(
            "expectation", failure.message, place(of: failure.mark), lines: failure.difference + reasons, to: &writer)
        }
      }
      for trouble in scene.troubles {
        GitHubTestReporter.write("run", trouble.text, place(of: trouble.mark), lines: [], to: &writer)
      }
    }
  }

  mutating func end(_ tally: TestTally, decoration: Decoration, to writer: inout ByteWriter) {}

  private static func write(
    _ title: String, _ message: String, _ place: (path: String, line: Int), lines: some Collection<String>,
    to writer: inout ByteWriter
  ) {
    GitHubReporter.write(
      .error, in: place.path, at: place.line > 0 ? "line=\(place.line)" : "", title: title, lines: [message] + lines,
      to: &writer)
  }
}
