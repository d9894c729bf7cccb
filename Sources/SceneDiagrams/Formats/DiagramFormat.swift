public import SceneBasics
public import ScenePlan

/// How a drawing is written.
public protocol DiagramFormat: Sendable {
  /// The word after `--format`.
  var name: String { get }
  /// What reads it, in a few words.
  var summary: String { get }

  /// Writes a drawing.
  func write(_ graph: DiagramGraph, into output: inout ByteWriter)
}

/// All formats; the first is the default.
public enum DiagramFormats {
  /// Every format, in the order in which help lists them.
  public static let all: [any DiagramFormat] = [GraphvizFormat()]

  /// The format of a name.
  public static func find(_ name: String) -> (any DiagramFormat)? { all.first { $0.name == name } }
}

/// A view of a plan in a format: from the plan to bytes in one call.
public struct Diagram: Sendable {
  /// What is shown.
  public var view: any DiagramView
  /// How it is written.
  public var format: any DiagramFormat

  /// A view in a format.
  public init(_ view: any DiagramView, as format: any DiagramFormat) {
    self.view = view
    self.format = format
  }

  /// Draws a plan.
  public func write(_ plan: HierarchyPlan, at moment: DiagramMoment? = nil, into output: inout ByteWriter) {
    format.write(view.graph(of: plan, at: moment), into: &output)
  }

  /// The drawing as text.
  public func text(_ plan: HierarchyPlan, at moment: DiagramMoment? = nil) -> String {
    var output = ByteWriter()
    write(plan, at: moment, into: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }
}
