internal import SceneBasics
internal import ScenePlan

/// The film strip: what is on the screen after each step.
struct ScreensView: RunView {
  let name = "screens"
  let summary = "the screen after each step, one panel per step"
  let formats = ["svg"]

  func write(
    _ recording: RunRecording, of plan: HierarchyPlan, as format: String, style: DiagramStyle,
    into output: inout ByteWriter
  ) {
    output.write(bytes: SketchPainter(FilmStrip(recording, plan, style).sketch(), style: style).svg())
  }
}
