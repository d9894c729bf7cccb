package import SceneBasics
package import ScenePlan
package import SceneTrace

/// Several runs in one page, with a table of contents.
package struct PlayerLesson {
  private var titles: [String] = []
  private var runs: [[ArraySlice<UInt8>]] = []

  /// A lesson without scenes.
  package init() {}

  /// Adds a scene's run behind those that are there.
  package mutating func add(_ recording: RunRecording, of plan: HierarchyPlan, options: TraceOptions) {
    let selection = EventSelection(options.filter, of: plan, standard: Callback.Group.allCases)
    titles.append(plan.scene)
    var output = ByteWriter(pagesOf: 1 << 16)
    PlayerPage(plan: plan, selection: selection, options: options).write(dataOf: recording, into: &output)
    runs.append(output.takePages())
  }

  /// Writes the page.
  ///
  /// - Parameter asksFirst: Whether it asks for each step before it shows it.
  package func write(into output: inout ByteWriter, asksFirst: Bool = false) {
    let rest = titles.count - 1
    let title = (titles.first ?? "") + (rest > 0 ? " and \(rest) more scene\(rest == 1 ? "" : "s")" : "")
    let document = PlayerDocument(title: title, asksFirst: asksFirst)
    document.writeStart(into: &output)
    for run in runs {
      document.writeRun(into: &output) { output in
        for page in run { output.write(bytes: page) }
      }
    }
    document.writeEnd(into: &output)
  }
}
