internal import SceneBasics
internal import SceneCanvas
internal import SceneDiagrams
internal import ScenePlan

/// The film strip: what is on the screen after each step.
struct ScreensView: RunView {
  let name = "screens"
  let summary = "what is on the screen after each step, a panel a step"
  let formats = [DrawingFormat.svg, .text]

  func write(
    _ recording: RunRecording, of plan: HierarchyPlan, as format: DrawingFormat, style: DiagramStyle,
    into output: inout ByteWriter
  ) {
    let strip = FilmStrip(recording, plan, style)
    if format == .text {
      strip.writeText(into: &output)
    } else {
      SketchPainter((consume strip).sketch(), style: style).write(into: &output)
    }
  }
}
