package import SceneBasics
package import ScenePlan
package import SceneTrace

/// A page that plays a run: the tree and the screen beside the trace and the source, in one file without a network.
///
/// Nothing of a scene is executed: it comes as data, and is written into the page as text. Only one script and one style
/// may run, and the page names them by their hashes.
package struct PlayerFormat: TraceFormat {
  package let name = "html"
  package let summary = "a page that plays the run, in one file; for browsers"

  package init() {}

  package func contents(_ options: TraceOptions) -> RunRecording.Contents { .film }

  package func write(
    _ recording: RunRecording, of plan: HierarchyPlan, options: TraceOptions, into output: inout ByteWriter
  ) {
    let selection = EventSelection(options.filter, of: plan, standard: Callback.Group.allCases)
    PlayerPage(plan: plan, selection: selection, options: options).write(recording, into: &output)
  }
}

/// The page of one recording.
struct PlayerPage {
  let plan: HierarchyPlan
  let selection: EventSelection
  let options: TraceOptions

  func write(_ recording: RunRecording, into output: inout ByteWriter) {
    let document = PlayerDocument(title: plan.scene, asksFirst: options.asksFirst)
    document.writeStart(into: &output)
    document.writeRun(into: &output) { write(dataOf: recording, into: &$0) }
    document.writeEnd(into: &output)
  }

  /// Writes the recording as the page reads it.
  func write(dataOf recording: RunRecording, into output: inout ByteWriter) {
    let data = PlayerData(plan: plan, selection: selection, options: options, output: consume output)
    output = (consume data).write(recording)
  }
}
