package import SceneBasics
package import SceneCanvas
package import SceneDiagrams
package import ScenePlan

/// A drawing of a whole run.
package protocol RunView: Sendable {
  /// The word after `--view`.
  var name: String { get }
  /// Its subject, in a few words.
  var summary: String { get }
  /// The formats in which it can be drawn; the first is what it is drawn in by itself.
  var formats: [DrawingFormat] { get }

  /// Draws a run in one of those formats.
  func write(
    _ recording: RunRecording, of plan: HierarchyPlan, as format: DrawingFormat, style: DiagramStyle,
    into output: inout ByteWriter)

  /// A view of a part of the run; nil if it shows whole runs only.
  func showing(_ part: RunPart) -> (any RunView)?

  /// The part that a picture leaves out or puts together to keep to its width; nil if nothing.
  func omission(_ recording: RunRecording, of plan: HierarchyPlan, style: DiagramStyle) -> String?
}

extension RunView {
  package func showing(_ part: RunPart) -> (any RunView)? { nil }

  package func omission(_ recording: RunRecording, of plan: HierarchyPlan, style: DiagramStyle) -> String? { nil }
}

/// All views of a run.
package enum RunViews {
  /// Every view, in the order in which help lists them.
  package static let all: [any RunView] = [TimelineView(), SequenceView(), ScreensView()]

  /// The view of a name.
  package static func find(_ name: String) -> (any RunView)? { all.first { $0.name == name } }
}
