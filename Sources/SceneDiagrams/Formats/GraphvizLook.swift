internal import SceneCanvas
internal import SceneGraphs

/// The looks of meanings, in Graphviz's attributes.
///
/// The colours are Okabe and Ito's, which people with any kind of colour vision tell apart; whatever a colour says,
/// a line style or a word says too.
enum GraphvizLook {
  /// Text and main lines.
  static let ink = "#1F2937"
  private static let muted = "#6B7280"
  private static let line = "#9CA3AF"
  private static let blue = "#0072B2"
  private static let vermilion = "#C44E00"
  private static let green = "#00795A"
  private static let ochre = "#8A5A00"
  private static let purple = "#8E4585"

  /// How a node looks.
  static func attributes(of meaning: DiagramGraph.Node.Meaning) -> String {
    switch meaning {
    case .onScreen: "color=\"\(blue)\" fillcolor=\"#DCEBF7\" penwidth=1.8"
    case .moving: "color=\"\(blue)\" fillcolor=\"#F1F7FC\" penwidth=1.2"
    case .untold: "color=\"\(blue)\" fillcolor=\"#F1F7FC\" style=\"rounded,filled,dotted\" penwidth=1.6"
    case .offScreen: "color=\"\(line)\" fillcolor=\"#FFFFFF\""
    case .notLoaded: "color=\"\(line)\" fillcolor=\"#FFFFFF\" style=\"rounded,filled,dashed\""
    case .stray: "color=\"\(vermilion)\" fillcolor=\"#FDF1E8\" style=\"rounded,filled,dashed\" penwidth=1.4"
    case .card: "color=\"#4B5563\" fillcolor=\"#FFFFFF\""
    case .entry: "shape=circle style=filled color=\"\(ink)\" fillcolor=\"\(ink)\" width=0.14 height=0.14 margin=0"
    case .reference: "color=\"#7F8895\" fillcolor=\"#FFFFFF\" style=\"filled,dotted\""
    case .missing: "color=\"\(vermilion)\" fillcolor=\"#FFFFFF\" style=\"rounded,filled,dashed\""
    }
  }

  /// How a frame looks.
  static func attributes(of meaning: DiagramGraph.Cluster.Meaning) -> String {
    switch meaning {
    case .container: "style=\"rounded,filled\" color=\"#4B5563\" fillcolor=\"#F3F4F6\" penwidth=1"
    case .lane: "style=invis"
    case .group: "style=\"rounded,dashed\" color=\"\(line)\" penwidth=1"
    case .file: "style=\"filled\" color=\"\(line)\" fillcolor=\"#FAFAF7\" penwidth=1"
    }
  }

  /// How an arrow looks.
  ///
  /// - Parameter isTurned: Whether the edge is written from its end to its start.
  static func attributes(of meaning: DiagramGraph.Edge.Meaning, isTurned: Bool) -> String {
    let look = look(of: meaning)
    let (head, tail) = isTurned ? (look.tail, look.head) : (look.head, look.tail)
    var attributes = "color=\"\(look.color)\""
    if let style = look.style { attributes += " style=\(style)" }
    if look.width != 1 { attributes += " penwidth=\(look.width)" }
    if tail != "none" { attributes += head == "none" ? " dir=back" : " dir=both" }
    if tail != "none" { attributes += " arrowtail=\(tail)" }
    if head != "normal" || tail != "none" { attributes += " arrowhead=\(head)" }
    return attributes
  }

  private struct Arrow {
    var color: String
    var style: String?
    var head = "normal"
    var tail = "none"
    var width = 1.0
  }

  private static func look(of meaning: DiagramGraph.Edge.Meaning) -> Arrow {
    switch meaning {
    case .contains: Arrow(color: line, head: "none")
    case .shows: Arrow(color: blue, head: "none", width: 1.8)
    case .presents: Arrow(color: blue, style: "dashed", width: 1.4)
    case .hangsIn: Arrow(color: vermilion, style: "dotted", head: "none", width: 1.6)
    case .leaves: Arrow(color: blue, style: "dotted", head: "none", width: 1.6)
    case .enters: Arrow(color: ink, width: 1.2)
    case .show: Arrow(color: ink)
    case .showDetail: Arrow(color: green)
    case .push: Arrow(color: ink, head: "vee")
    case .present: Arrow(color: blue, style: "dashed", width: 1.2)
    case .embed: Arrow(color: muted, head: "none", tail: "odiamond")
    case .unwind: Arrow(color: ochre, style: "dashed", head: "vee")
    case .custom: Arrow(color: purple, head: "onormal")
    case .tells: Arrow(color: muted, style: "dotted", head: "vee", width: 1.3)
    }
  }

  /// The markup around a text of a role.
  static func face(
    of role: DiagramText.Role, isMuted: Bool, isEdge: Bool
  ) -> (before: String, after: String) {
    let soft = "<font color=\"\(muted)\" point-size=\"\(isEdge ? 9 : 10)\">"
    return switch role {
    case .heading: ("<font point-size=\"18\"><b>", "</b></font>")
    case .name: isEdge ? ("", "") : isMuted ? ("<font color=\"\(muted)\"><b>", "</b></font>") : ("<b>", "</b>")
    case .title: isMuted ? ("<font color=\"\(muted)\">", "</font>") : ("", "")
    case .kind, .state, .detail: (soft, "</font>")
    case .note: (soft + "<i>", "</i></font>")
    case .alarm: ("<font color=\"\(vermilion)\" point-size=\"\(isEdge ? 9 : 10)\">", "</font>")
    }
  }
}
