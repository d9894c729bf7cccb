import SceneTestSupport
import Testing

@testable import SceneCanvas
@testable import SceneDiagrams
@testable import SceneGraphs

/// The part of a tree that a panel of several moments shows.
@Suite struct TreeNewsTests {
  /// A tree: each name with the one that it hangs from, and what stands below the name.
  private func tree(_ rows: [(name: String, parent: String?, state: String)]) -> DiagramGraph {
    var graph = DiagramGraph(heading: [DiagramText("T", .heading)], direction: .down)
    for row in rows {
      let lines = [
        DiagramText(row.name, .name), DiagramText("UIViewController", .kind), DiagramText(row.state, .state),
      ]
      if let parent = row.parent, let above = graph.nodes.firstIndex(where: { $0.id == parent }) {
        graph.edges.append(.init(from: .node(above), to: .node(graph.nodes.count), lines: [], meaning: .contains))
      }
      graph.nodes.append(.init(id: row.name, lines: lines, meaning: .onScreen, cluster: nil))
    }
    return graph
  }

  private func texts(_ news: TreeNews) -> [String] {
    news.graph.nodes.map { $0.lines.map(\.text).joined(separator: " ") }
  }

  @Test func `a branch without news is one small box, and several share one`() {
    let old = tree([
      ("root", nil, "seen"), ("a", "root", "seen"), ("a1", "a", "seen"), ("b", "root", "seen"), ("c", "root", "seen"),
      ("c1", "c", "seen"),
    ])
    let new = tree([
      ("root", nil, "seen"), ("a", "root", "seen"), ("a1", "a", "gone by"), ("b", "root", "seen"),
      ("c", "root", "seen"), ("c1", "c", "seen"),
    ])
    let news = TreeNews(from: old, to: new)
    #expect(texts(news) == ["root", "a", "a1 gone by", "3 as before"])
    #expect(news.marks == [nil, nil, .changed, nil])
    #expect(news.gone.isEmpty)
    #expect(news.graph.edges.count == 3)
  }

  @Test func `one branch without news keeps its name, and says how many it has`() {
    let old = tree([("root", nil, "seen"), ("a", "root", "seen"), ("a1", "a", "seen")])
    let new = tree([("root", nil, "seen"), ("a", "root", "seen"), ("a1", "a", "seen"), ("b", "root", "seen")])
    let news = TreeNews(from: old, to: new)
    #expect(texts(news) == ["root", "a +1", "b UIViewController seen"])
    #expect(news.marks == [nil, nil, .came])
  }

  @Test func `of a branch that has gone the first is left, dotted`() {
    let old = tree([("root", nil, "seen"), ("a", "root", "seen"), ("a1", "a", "seen")])
    let new = tree([("root", nil, "seen")])
    let news = TreeNews(from: old, to: new)
    #expect(texts(news) == ["root", "a +1"])
    #expect(news.gone == [1])
    let picture = TreeStrip([old, new], room: 792).picture(of: 1)
    #expect(picture.ghosts.map(\.index) == [1] && picture.boxes.map(\.index) == [0])
    #expect(picture.arrows.isEmpty)
  }

  @Test func `a node that hangs elsewhere has changed`() {
    let old = tree([("root", nil, "seen"), ("a", "root", "seen"), ("b", "root", "seen")])
    let new = tree([("root", nil, "seen"), ("a", "root", "seen"), ("b", "a", "seen")])
    #expect(TreeNews(from: old, to: new).marks == [nil, nil, .changed])
  }

  @Test func `all of a first moment is shown`() {
    let graph = tree([("root", nil, "seen"), ("a", "root", "seen")])
    #expect(TreeNews(graph).graph == graph)
  }

  @Test func `blue is for news: what stays is grey, and what was on the screen has an ochre edge`() throws {
    let scene = """
      scene: Colours
      initial: main
      controllers:
        main: { kind: navigation, stack: [first] }
        first:
        second:
      script:
        - push: second
        - pop
      """
    let svg = CommandRun(["diagram", "--step", "all", "--format", "svg", "-"], input: scene).output
    // The launch shows all that has come; afterwards the stack stays, and one screen makes room for the other.
    let panels = PictureCheck.panels(of: svg)
    #expect(panels.matches(of: /<rect class="n onScreen"/).count == 3, "\(svg)")
    #expect(panels.matches(of: /<rect class="n onScreen stays"/).count == 2)
    #expect(panels.contains(#"<rect class="n offScreen changed left""#))
    #expect(panels.contains(#"<rect class="n onScreen changed""#))
    for (look, color) in [("stays", Palette.light.line), ("left", Palette.light.ochre)] {
      #expect(svg.contains(try Regex("\\.n\\.\(look) \\{[^}]*stroke: \(color)")), "\(look)")
    }
    #expect(svg.contains(try Regex("\\.ghost \\{ stroke: \(Palette.light.ochre)")))
  }

  @Test func `an arrow between two that have changed is no news if it was there before`() {
    let old = tree([("top", nil, "appeared"), ("sheet", "top", "appeared"), ("list", "sheet", "appeared")])
    let new = tree([("top", nil, "gone"), ("sheet", "top", "gone"), ("list", "top", "appeared")])
    let graph = TreeNews(from: old, to: new).graph
    #expect(graph.nodes.map(\.news) == [.changed, .changed, .changed])
    #expect(graph.edges.map(\.news) == [.stays, nil])
  }

  @Test func `of two trees that are compared all that has gone is shown`() {
    let old = tree([("root", nil, "seen"), ("a", "root", "seen"), ("a1", "a", "seen")])
    let news = TreeNews(from: old, to: tree([("root", nil, "seen")]), showsAllGone: true)
    #expect(texts(news).count == 3 && news.gone == [1, 2] && news.graph.edges.count == 2)
  }

  @Test func `thirty steps of an app with two stacks are lower than three thousand pixels`() throws {
    let round = ["push: detail", "present: photo", "dismiss", "pop", "select: second", "select: first"]
    let steps = (0..<5).flatMap { _ in round }.map { "  - \($0)\n" }.joined()
    let scene = """
      scene: Shop
      initial: tabs
      controllers:
        tabs: { kind: tabs, tabs: [first, second] }
        first: { kind: navigation, stack: [list] }
        second: { kind: navigation, stack: [cart] }
        list:
        cart:
        detail:
        photo:
      script:
      \(steps)
      """
    let svg = CommandRun(["diagram", "--step", "all", "--format", "svg", "-"], input: scene).output
    let size = try #require(svg.firstMatch(of: /viewBox="0 0 (\d+) (\d+)"/))
    #expect(Int(size.1) ?? .max <= 840 && Int(size.2) ?? .max < 3_000)
    #expect(svg.matches(of: />after step/).count == 30)
  }

  @Test func `one that has gone says how many went with it`() {
    let old = tree([
      ("root", nil, "seen"), ("a", "root", "seen"), ("b", "a", "seen"), ("c", "b", "seen"), ("d", "a", "seen"),
      ("e", "root", "seen"),
    ])
    let news = TreeNews(from: old, to: tree([("root", nil, "seen")]))
    // b, c and d hung below a.
    #expect(texts(news) == ["root", "a +3", "e"])
    #expect(news.gone == [1, 2])
  }
}
