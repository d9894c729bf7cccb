import SamplePlans
import SceneBasics
import ScenePlan
import SceneTestSupport
import Testing

@testable import SceneCanvas
@testable import SceneDiagrams
@testable import SceneGraphs
@testable import SceneRunViews

/// Segues at the width of a column of text: every one of them is an arrow, whatever gives way for it.
@Suite("The layout of segues")
struct SegueLayoutTests {
  @Test("A chain that is too long for a row goes on in the next, with every arrow")
  func chain() throws {
    var draft = PlanDraft("Chain")
    let names = (0..<12).map { "screen\($0)" }
    for name in names { draft.declare(name) }
    for (from, to) in zip(names, names.dropFirst()) { draft.segue("next", .show, from: from, to: to) }
    draft.segue("again", .present, from: "screen11", to: "screen0")
    let svg = try text(draft)
    let check = try #require(PictureCheck(svg))
    #expect(check.problems == [])
    #expect(check.counts.arrows == 12)
    #expect(check.width <= 840)
  }

  @Test("Each tab has a lane, and a shared screen one between those that lead to it")
  func lanes() throws {
    var draft = PlanDraft("Lanes")
    draft.declare("shell", .tabs)
    draft.declare("shared")
    draft.declare("more")
    draft.segue("go", .show, from: "shared", to: "more")
    let tabs = ["one", "two", "three"]
    for tab in tabs {
      draft.declare(tab)
      draft.hold(tab, in: "shell", as: "tabs")
      for step in 1...3 { draft.declare("\(tab)\(step)") }
      draft.segue("a", .show, from: tab, to: tab + "1")
      draft.segue("b", .show, from: tab + "1", to: tab + "2")
      draft.segue("c", .show, from: tab + "2", to: tab + "3")
    }
    draft.segue("s", .show, from: "one3", to: "shared")
    draft.segue("s", .show, from: "two3", to: "shared")
    let graph = try graph(draft)
    let lanes = try #require(Lanes(graph).graph)
    let members = lanes.clusters.indices.filter { lanes.clusters[$0].meaning == .lane }.map { lane in
      lanes.nodes.filter { $0.cluster == lane }.compactMap(\.lines.first?.text)
    }
    #expect(
      members == [
        ["shell"], ["one", "one1", "one2", "one3"], ["shared", "more"], ["two", "two1", "two2", "two3"],
        ["three", "three1", "three2", "three3"],
      ])
    // Only what leads to another lane says where to.
    let targets = lanes.edges.compactMap(\.lines.last?.text).filter { $0.hasPrefix("→") }
    #expect(targets == ["→\u{A0}shared", "→\u{A0}shared"])
    let check = try #require(PictureCheck(try text(draft)))
    #expect(check.problems == [])
    // A line from each tab says that the tab bar controller contains it.
    #expect(check.counts.arrows == graph.edges.count + tabs.count)
    #expect(check.width <= 840)
  }

  @Test("Where ranks stand one below the other, each screen has what it leads to right below it")
  func lists() throws {
    var draft = PlanDraft("List")
    draft.declare("root")
    for (branch, leaves) in [("a", ["a1", "a2"]), ("b", []), ("c", ["c1", "c2", "c3"])] {
      draft.declare(branch)
      draft.segue("go", .show, from: "root", to: branch)
      for leaf in leaves {
        draft.declare(leaf)
        draft.segue("on", .show, from: branch, to: leaf)
      }
    }
    let graph = try graph(draft)
    let picture = LayeredLayout(graph, room: 260).picture()
    let cards = picture.boxes.filter { graph.nodes[$0.index].meaning == .card }
    let names = cards.sorted { $0.frame.y < $1.frame.y }.compactMap { graph.nodes[$0.index].lines.first?.text }
    #expect(names == ["root", "b", "a", "a1", "a2", "c", "c1", "c2", "c3"])
    let check = try #require(PictureCheck(try text(draft, width: 300)))
    #expect(check.problems == [])
  }

  @Test("A narrow label cuts no word")
  func words() throws {
    var draft = PlanDraft("Words")
    for name in ["from", "to"] { draft.declare(name) }
    draft.segue("showPasswordRepositorySegue", .present, from: "from", to: "to")
    let graph = try graph(draft)
    let edge = try #require(graph.edges.firstIndex { $0.meaning == .present })
    let context = RowLayout.Context(
      graph: graph, model: CompactCard.Model(graph), level: graph.clusters.count, measure: 48)
    let lines = context.label(of: edge, count: 1).lines.map(\.text)
    #expect(lines.prefix(4) == ["show", "Password", "Repository", "Segue ·"])
  }

  @Test("Arrows that say the same and lead to one place have one label, with their number")
  func bundles() throws {
    var draft = PlanDraft("Help")
    draft.declare("help")
    for number in 0..<10 {
      draft.declare("screen\(number)")
      draft.segue("help", .show, from: "screen\(number)", to: "help")
    }
    let check = try #require(PictureCheck(try text(draft)))
    #expect(check.problems == [])
    #expect(check.counts.arrows == 10)
    #expect(check.texts.filter { $0.contains("×") } == ["10 × help"])
  }

  @Test("Twenty controllers that all lead to one another have every arrow, and the picture its width")
  func complete() throws {
    var draft = PlanDraft("All")
    let names = (0..<20).map { "c\($0)" }
    for name in names { draft.declare(name) }
    for from in names { for to in names where from != to { draft.segue("to" + to, .show, from: from, to: to) } }
    let check = try #require(PictureCheck(try text(draft)))
    #expect(check.counts.arrows == 380)
    #expect(check.width <= 840)
  }

  @Test("What a step led to is drawn beside the words, and never through them")
  func causes() throws {
    let rows = (0..<30).map {
      CauseDrawing.Row("event \($0)", above: $0 == 0 ? nil : $0.isMultiple(of: 3) ? 0 : $0 - 1)
    }
    var output = ByteWriter()
    CauseDrawing(title: "a", subtitle: "b", rows: rows, leadsUp: false).writeSVG(into: &output)
    let svg = String(decoding: output.take(), as: UTF8.self)
    let words = svg.matches(of: /<text [^>]*x="(\d+)"[^>]*>event/).compactMap { Int($0.output.1) }
    let lines = svg.matches(of: /<path class="[^"]*message" d="M(\d+),\d+[LH](\d+)/)
      .flatMap { [Int($0.output.1), Int($0.output.2)] }.compactMap(\.self)
    #expect(words.count == 30 && lines.count >= 58)
    #expect(try #require(lines.max()) <= #require(words.min()))
  }

  @Test("No trunk begins in the column and the row where another one ends")
  func trunks() throws {
    // 0 leads to 1 and 2, which leads to 3 and 4, and so on: each trunk ends where the next one begins.
    let lines = uprights(in: causes((0..<13).map { $0 == 0 ? nil : $0 - ($0.isMultiple(of: 2) ? 2 : 1) }))
    // A trunk is one line, however many effects its cause has.
    #expect(lines.count == 6)
    /// By column and row of its beginning: where a trunk ends.
    var columns: [Int: [Int: Int]] = [:]
    for (x, y, end) in lines { columns[x, default: [:]][y] = max(columns[x]?[y] ?? end, end) }
    #expect(columns.values.reduce(0) { $0 + $1.count } == 6)
    for trunks in columns.values.map({ $0.sorted { $0.key < $1.key } }) {
      for (one, other) in zip(trunks, trunks.dropFirst()) { #expect(other.key - one.value >= 20) }
    }
  }

  @Test("A chain of events needs no trunk: a line leads from each straight down to the next, and touches neither")
  func chains() throws {
    let svg = causes((0..<12).map { $0 == 0 ? nil : $0 - 1 })
    let lines = uprights(in: svg)
    #expect(lines.count == 11 && Set(lines.map(\.x)).count == 1)
    for (one, other) in zip(lines, lines.dropFirst()) { #expect(other.y - one.end == 10 && one.end - one.y == 12) }
    #expect(svg.matches(of: />because</).count == 12)
  }

  /// A drawing of events, of which each has come from another one or from none.
  private func causes(_ above: [Int?]) -> String {
    let rows = above.enumerated().map { CauseDrawing.Row("event \($0)", reason: "because", above: $1) }
    var output = ByteWriter()
    CauseDrawing(title: "a", subtitle: "b", rows: rows, leadsUp: false).writeSVG(into: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }

  /// The lines that go straight down.
  private func uprights(in svg: String) -> [(x: Int, y: Int, end: Int)] {
    svg.matches(of: /<path class="[^"]*message" d="M(\d+),(\d+)L(\d+),(\d+)/).compactMap { line in
      guard line.output.1 == line.output.3, let x = Int(line.output.1), let y = Int(line.output.2),
        let end = Int(line.output.4)
      else { return nil }
      return (x, y, end)
    }
  }

  private func graph(_ draft: PlanDraft) throws -> DiagramGraph {
    try #require(DiagramViews.find("segues")).graph(of: draft.plan, at: nil)
  }

  private func text(_ draft: PlanDraft, width: Int = DiagramStyle.usualWidth) throws -> String {
    var output = ByteWriter()
    var style = DiagramStyle()
    style.width = width
    SVGFormat().write(try graph(draft), style: style, into: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }

  @Test("Where labels are narrow, a remark on an arrow stands once below the picture, also without lanes")
  func remarks() throws {
    var draft = PlanDraft("Remarks")
    for name in ["home", "one", "two"] { draft.declare(name) }
    for name in ["one", "two"] { draft.segue("open", .show, from: "home", to: name) }
    var graph = try graph(draft)
    for edge in graph.edges.indices where graph.edges[edge].meaning == .show {
      graph.edges[edge].lines.append(DiagramText("proposed: home takes it", .note))
    }
    func notes(_ room: Int) -> (below: Int, beside: Int) {
      let picture = LayeredLayout(graph, room: room).picture()
      let labels = picture.arrows.compactMap(\.label).flatMap(\.text.lines).map(\.text)
      return (picture.footnotes?.text.lines.count ?? 0, labels.filter { $0.contains("proposed") }.count)
    }
    #expect(notes(840) == (0, 2), "in a wide label there is room")
    #expect(notes(300) == (1, 0), "equal remarks are one")
  }

  @Test("Labels of rows that were folded for want of room take what room that has left")
  func wideLabels() throws {
    var draft = PlanDraft("Words")
    let names = (0..<12).map { "screen\($0)" }
    for name in names { draft.declare(name) }
    for (from, to) in zip(names, names.dropFirst()) { draft.segue("openTheNextOneOfAll", .show, from: from, to: to) }
    let layout = LayeredLayout(try graph(draft), room: 792)
    let widths = layout.picture().arrows.compactMap(\.label?.text.width)
    // Folded rows begin with labels of 66 px.
    #expect(widths.count == 11 && widths.allSatisfy { $0 > 66 } && layout.width <= 792, "\(widths)")
  }
}
