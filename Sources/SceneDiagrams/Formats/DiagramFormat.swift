package import SceneBasics
package import SceneCanvas
package import SceneGraphs
package import ScenePlan

/// How a drawing is written.
package protocol DiagramFormat: Sendable {
  /// The word after `--format`.
  var name: String { get }
  /// Its readers, in a few words.
  var summary: String { get }
  /// How the names of its files end, without the point; the first is the usual one.
  var endings: [String] { get }
  /// Whether a file of it holds one drawing and no more.
  var holdsOneDrawing: Bool { get }
  /// Whether it has colours of its own and can lead to files, as a style says.
  var isStyled: Bool { get }

  /// Writes a drawing.
  ///
  /// - Parameter style: What may differ from page to page; a format that isn't styled leaves it alone.
  func write(_ graph: DiagramGraph, style: DiagramStyle, into output: inout ByteWriter)

  /// Writes the drawings of several moments, unless the format holds one drawing only.
  func write(_ graphs: [DiagramGraph], style: DiagramStyle, into output: inout ByteWriter)
}

extension DiagramFormat {
  /// Most formats leave it to their readers where a drawing ends.
  package var holdsOneDrawing: Bool { false }
  /// Most formats leave looks to their readers, too.
  package var isStyled: Bool { false }

  /// Where a drawing is a piece of text, one follows the other.
  package func write(_ graphs: [DiagramGraph], style: DiagramStyle, into output: inout ByteWriter) {
    for graph in graphs { write(graph, style: style, into: &output) }
  }
}

/// The languages that a drawing can be written in.
public enum DrawingFormat: String, CaseIterable, Hashable, Sendable {
  /// Graphviz's language.
  case dot
  /// A picture, drawn by the library itself.
  case svg
  /// Mermaid's language.
  case mermaid
  /// Lines for a terminal.
  case text

  /// The format that writes a graph in it.
  package var format: any DiagramFormat {
    switch self {
    case .dot: GraphvizFormat()
    case .svg: SVGFormat()
    case .mermaid: MermaidFormat()
    case .text: TextFormat()
    }
  }
}

/// All formats; the first is the default.
package enum DiagramFormats {
  /// Every format, in the order in which help lists them.
  package static let all = DrawingFormat.allCases.map(\.format)

  /// The format of a name.
  package static func find(_ name: String) -> (any DiagramFormat)? { all.first { $0.name == name } }
}

/// A view of a plan in a format: from the plan to bytes in one call.
package struct Diagram: Sendable {
  /// The view that is shown.
  package var view: any DiagramView
  /// How it is written.
  package var format: any DiagramFormat

  /// A view in a format.
  package init(_ view: any DiagramView, as format: any DiagramFormat) {
    self.view = view
    self.format = format
  }

  /// Draws a plan.
  package func write(_ plan: HierarchyPlan, at moment: DiagramMoment? = nil, into output: inout ByteWriter) {
    let graph = view.graph(of: plan, at: moment).showing(view.standardDetails)
    format.write(graph, style: DiagramStyle(), into: &output)
  }

  /// The drawing as text.
  package func text(_ plan: HierarchyPlan, at moment: DiagramMoment? = nil) -> String {
    var output = ByteWriter()
    write(plan, at: moment, into: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }
}
