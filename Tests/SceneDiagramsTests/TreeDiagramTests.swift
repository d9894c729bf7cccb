import SamplePlans
import SceneDiagrams
import SceneGraphs
import ScenePlan
import Testing

@testable import SceneCanvas

@Suite("The tree diagram")
struct TreeDiagramTests {
  @Test("Every controller is a node that says where its view is")
  func tabs() throws {
    let graph = try graph(SamplePlans.tabs)
    #expect(graph.nodes.map(\.id) == ["shell", "homeNav", "home", "detail", "searchNav", "search", "settings"])
    #expect(
      graph.nodes.map(\.meaning) == [
        .onScreen, .onScreen, .offScreen, .onScreen, .notLoaded, .notLoaded, .onScreen,
      ])
    #expect(texts(graph.nodes[2].lines) == ["home", "Home", "HomeViewController", "disappeared"])
    #expect(texts(graph.nodes[4].lines) == ["searchNav", "UINavigationController", "tab 2", "view not loaded"])
  }

  @Test("Edges tell children, those on the screen, and presented controllers")
  func links() throws {
    #expect(
      try edges(SamplePlans.tabs) == [
        "shell shows homeNav", "homeNav contains home", "homeNav shows detail", "shell contains searchNav",
        "searchNav contains search", "shell presents settings: presents pageSheet",
      ])
  }

  @Test("Behind a full-screen presentation nothing is shown")
  func covered() throws {
    let graph = try graph(SamplePlans.covered)
    #expect(graph.nodes.map(\.meaning) == [.offScreen, .offScreen, .onScreen, .onScreen, .onScreen])
    #expect(try edges(SamplePlans.covered).first == "main contains list")
  }

  @Test("Views without a parent link stand out, and so do those of released controllers")
  func strays() throws {
    let graph = try graph(SamplePlans.strays)
    #expect(graph.nodes.map(\.id) == ["shell", "list", "map", "banner", "ghost", "kept"])
    #expect(graph.nodes.map(\.meaning) == [.onScreen, .moving, .moving, .stray, .stray, .notLoaded])
    #expect(texts(graph.nodes[3].lines) == ["banner", "appeared", "not a child"])
    #expect(texts(graph.nodes[4].lines) == ["ghost", "disappeared", "released, but its view stays"])
    #expect(texts(graph.nodes[5].lines) == ["kept", "view not loaded", "not in the hierarchy"])
    #expect(
      try edges(SamplePlans.strays) == [
        "shell shows list", "shell shows map", "shell hangsIn banner: view only",
        "shell hangsIn ghost: view only",
      ])
  }

  @Test("Controllers that UIKit makes for itself say so")
  func privateInstances() throws {
    var draft = SamplePlans.tabs
    let nav = draft.instance("homeNav")
    draft.state[nav].isPrivate = true
    let graph = try graph(draft)
    #expect(graph.nodes[1].id == "homeNav")
    #expect(texts(graph.nodes[1].lines) == ["homeNav", "made by UIKit", "appeared"])
    #expect(try edges(draft).prefix(2) == ["shell shows homeNav", "homeNav contains home"])
  }

  @Test("Details can be left out and asked for")
  func details() throws {
    var draft = SamplePlans.tabs
    draft.plan.templates[draft.template("home")].note = "The first."
    let graph = try graph(draft)
    #expect(texts(graph.nodes[2].lines) == ["home", "Home", "HomeViewController", "disappeared", "The first."])
    #expect(texts(graph.showing([]).nodes[2].lines) == ["home"])
    #expect(texts(graph.showing([.classes, .notes]).nodes[2].lines) == ["home", "HomeViewController", "The first."])
    #expect(graph.showing([]).edges == graph.edges)
  }

  @Test("A live controller outside the hierarchy says what keeps it")
  func kept() throws {
    var draft = SamplePlans.tabs
    let (owner, kept) = (draft.instance("home"), draft.instance("kept"))
    draft.state[owner].kept = [kept]
    #expect(texts(try #require(graph(draft).nodes.last).lines).suffix(2) == ["not in the hierarchy", "kept by home"])
    draft.state[owner].kept = []
    draft.state[kept].isRetained = true
    #expect(texts(try #require(graph(draft).nodes.last).lines).last == "kept by a property")
  }

  @Test("Without a moment there is a heading alone")
  func noMoment() throws {
    let graph = try #require(DiagramViews.find("tree")).graph(of: SamplePlans.tabs.plan, at: nil)
    #expect(texts(graph.heading) == ["Tabs"])
    #expect(graph.nodes.isEmpty)
  }

  private func graph(_ draft: PlanDraft) throws -> DiagramGraph {
    try #require(DiagramViews.find("tree"))
      .graph(of: draft.plan, at: DiagramMoment(state: draft.state, title: "at the end"))
  }

  private func edges(_ draft: PlanDraft) throws -> [String] { try graph(draft).edgeTexts }
}

/// The texts of some lines.
func texts(_ lines: [DiagramText]) -> [String] { lines.map(\.text) }

extension DiagramGraph {
  /// The edges in words: `shell shows homeNav: label`.
  var edgeTexts: [String] {
    func name(_ end: End) -> String {
      switch end {
      case .node(let node): nodes[node].id
      case .cluster(let cluster): "[" + clusters[cluster].id + "]"
      }
    }
    return edges.map { edge in
      let label = edge.lines.isEmpty ? "" : ": " + texts(edge.lines).joined(separator: " ")
      return "\(name(edge.from)) \(edge.meaning) \(name(edge.to))\(label)"
    }
  }
}
