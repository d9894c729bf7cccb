package import SceneCanvas
package import SceneGraphs

extension Palette {
  /// The colours behind boxes of a meaning.
  package func fill(of meaning: DiagramGraph.Node.Meaning) -> String {
    switch meaning {
    case .onScreen: shown
    case .moving, .untold: moving
    case .stray: amiss
    case .offScreen, .notLoaded, .card, .missing, .reference: card
    case .entry: ink
    }
  }

  /// The colour around boxes of a meaning.
  package func stroke(of meaning: DiagramGraph.Node.Meaning) -> String {
    switch meaning {
    case .onScreen, .moving, .untold: blue
    case .offScreen, .notLoaded, .reference: line
    case .stray, .missing: vermilion
    case .card: muted
    case .entry: ink
    }
  }

  /// The colour behind what lies in a frame; none lets what is behind it through.
  package func fill(of meaning: DiagramGraph.Cluster.Meaning) -> String {
    switch meaning {
    case .container: container
    case .group: "none"
    case .lane: file
    case .file: file
    }
  }

  /// The colour around a frame.
  package func stroke(of meaning: DiagramGraph.Cluster.Meaning) -> String {
    switch meaning {
    case .container: muted
    case .group, .file: line
    case .lane: file
    }
  }

  /// The colour of an arrow.
  package func color(of meaning: DiagramGraph.Edge.Meaning) -> String {
    switch meaning {
    case .contains: line
    case .shows, .leaves, .presents, .present: blue
    case .hangsIn: vermilion
    case .unwind: ochre
    case .enters, .show, .push: ink
    case .showDetail: green
    case .embed, .tells: muted
    case .custom: purple
    }
  }
}
