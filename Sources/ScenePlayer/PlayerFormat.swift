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

  package func trace(of plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) -> RecordedTrace {
    let selection = EventSelection(options.filter, of: plan, standard: Callback.Group.allCases)
    return RecordedTrace(
      PlayerPage(plan: plan, selection: selection, options: options),
      output: output)
  }
}

/// The page of one recording.
struct PlayerPage: RecordedPage {
  let plan: HierarchyPlan
  let selection: EventSelection
  let options: TraceOptions

  func write(_ recording: RunRecording, into output: inout ByteWriter) {
    var document = PlayerDocument(title: plan.scene, runs: [data(of: recording)])
    document.write(into: &output)
  }

  /// The recording as the page reads it, in pieces.
  func data(of recording: RunRecording) -> [ArraySlice<UInt8>] {
    var data = PlayerData(plan: plan, selection: selection, options: options)
    data.write(recording)
    return data.takePages()
  }
}
