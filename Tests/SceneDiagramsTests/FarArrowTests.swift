import SamplePlans
import SceneBasics
import ScenePlan
import SceneTestSupport
import Testing

@testable import SceneCanvas
@testable import SceneDiagrams
@testable import SceneGraphs

/// Arrows with long ways: each has a line of its own, and says where it leads.
@Suite("Far arrows")
struct FarArrowTests {
  @Test("No two arrows to different targets lie on one upright line, also between frames")
  func lines() throws {
    var draft = PlanDraft("Map")
    let targets = ["login", "terms", "plans", "web"]
    for number in 0..<8 {
      draft.declare("screen\(number)", group: "Main")
      if number > 0 { draft.segue("next", .show, from: "screen\(number - 1)", to: "screen\(number)") }
    }
    for (number, target) in targets.enumerated() { draft.declare(target, group: number < 2 ? "Entry" : "Shop") }
    for number in 0..<8 {
      for target in targets.dropFirst(number % 3) {
        draft.segue("open", .present, from: "screen\(number)", to: target)
      }
    }
    let graph = try graph(draft)
    let arrows = LayeredLayout(graph, room: 792).picture().arrows
    #expect(arrows.count == graph.edges.count)
    var uprights: [(target: DiagramGraph.End, x: Int, from: Int, to: Int)] = []
    for arrow in arrows {
      var here = arrow.start
      for stretch in arrow.stretches {
        // A curve that climbs far in little room is as good as upright.
        let (across, up) = (abs(stretch.end.x - here.x), abs(stretch.end.y - here.y))
        if up > 40, up > 4 * across {
          uprights.append(
            (graph.edges[arrow.index].to, stretch.end.x, min(here.y, stretch.end.y), max(here.y, stretch.end.y)))
        }
        here = stretch.end
      }
    }
    #expect(uprights.count > 8)
    for (index, one) in uprights.enumerated() {
      for other in uprights[..<index] where one.target != other.target && abs(one.x - other.x) <= 3 {
        #expect(min(one.to, other.to) - max(one.from, other.from) <= 40, "\(one) and \(other)")
      }
    }
  }

  @Test("An arrow with a long way says where it leads, and one to what is near doesn't")
  func names() throws {
    var draft = PlanDraft("Chain")
    let names = (0..<12).map { "screen\($0)" }
    for name in names { draft.declare(name) }
    for (from, to) in zip(names, names.dropFirst()) { draft.segue("next", .show, from: from, to: to) }
    draft.segue("again", .present, from: "screen11", to: "screen0")
    let labels = LayeredLayout(try graph(draft), room: 400).picture().arrows.compactMap(\.label).map { label in
      label.text.lines.map(\.text)
    }
    #expect(labels.filter { $0.last?.hasPrefix("→") == true } == [["again · present", "→\u{A0}screen0"]])
  }

  @Test("What doesn't fit beside the first rank is laid out below it in the full width, rank beside rank")
  func ranks() throws {
    var draft = PlanDraft("Settings")
    draft.declare("settings")
    for branch in 0..<5 {
      draft.declare("branch\(branch)")
      draft.segue("toTheBranchOfThisNumber\(branch)", .show, from: "settings", to: "branch\(branch)")
      for leaf in 0..<3 {
        draft.declare("leaf\(branch)\(leaf)")
        draft.segue("toTheLeafOfThisNumber\(leaf)", .show, from: "branch\(branch)", to: "leaf\(branch)\(leaf)")
        draft.segue("back", .show, from: "leaf\(branch)\(leaf)", to: "branch\(branch)")
      }
    }
    draft.declare("last")
    draft.segue("toTheEndOfAllOfThese", .show, from: "leaf00", to: "last")
    let graph = try graph(draft)
    let picture = LayeredLayout(graph, room: 600).picture()
    let frames = Dictionary(
      uniqueKeysWithValues: picture.boxes.map { (graph.nodes[$0.index].lines.first?.text ?? "", $0.frame) })
    for branch in 0..<5 {
      let (branch, leaf) = (try #require(frames["branch\(branch)"]), try #require(frames["leaf\(branch)1"]))
      #expect(branch.maxX < leaf.x && branch.y < leaf.maxY + 40 && leaf.y < branch.maxY + 40)
    }
    #expect(picture.width <= 600 + 2 * Picture.margin)
  }

  @Test("In a list, what leads nowhere stands beside what leads to it, and the scene begins at its top")
  func families() throws {
    var draft = PlanDraft("List")
    let names = (0..<14).map { "screen\($0)" }
    for name in names.reversed() { draft.declare(name, group: "Main") }
    draft.declare("start", group: "Main")
    draft.plan.initial = draft.template("start")
    for (from, to) in zip(names, names.dropFirst()) { draft.segue("next", .show, from: from, to: to) }
    draft.segue("again", .present, from: "screen13", to: "screen0")
    for name in names {
      for leaf in ["a", "b"] {
        draft.declare(name + leaf, group: "Main")
        draft.segue("open", .show, from: name, to: name + leaf)
      }
    }
    let graph = try graph(draft)
    let picture = LayeredLayout(graph, room: 500).picture()
    let frames = Dictionary(
      uniqueKeysWithValues: picture.boxes.map { (graph.nodes[$0.index].lines.first?.text ?? "", $0.frame) })
    #expect(picture.width <= 500 + 2 * Picture.margin)
    #expect(picture.arrows.count == graph.edges.count)
    for name in names {
      let (box, leaves) = (try #require(frames[name]), [frames[name + "a"], frames[name + "b"]].compactMap(\.self))
      #expect(leaves.count == 2)
      #expect(leaves.allSatisfy { $0.x > box.maxX && $0.maxY > box.y - 80 && $0.y < box.maxY + 80 })
    }
    let start = try #require(frames["start"])
    #expect(names.allSatisfy { (frames[$0]?.y ?? 0) > start.y })
  }

  @Test("What is too wide for any row takes no more room than it needs")
  func shelf() throws {
    var draft = PlanDraft("Pages")
    draft.declare("pager", .pager)
    for page in 0..<4 {
      draft.declare("page\(page)")
      draft.hold("page\(page)", in: "pager", as: "pages")
    }
    for other in 0..<8 { draft.declare("other\(other)") }
    let graph = try graph(draft)
    let narrow = LayeredLayout(graph, room: 200).width
    #expect(narrow < 600)
    #expect(LayeredLayout(graph, room: narrow).width == narrow)
  }

  @Test("Below a drawing with several kinds of arrows stands one line with each of them")
  func legend() throws {
    var draft = PlanDraft("Kinds")
    for name in ["a", "b", "c"] { draft.declare(name) }
    draft.segue("one", .show, from: "a", to: "b")
    #expect(ArrowLegend(try graph(draft), below: 0, room: 400).items.isEmpty, "all are of one kind")
    draft.segue("two", .present, from: "b", to: "c")
    draft.segue("three", .present, from: "a", to: "c")
    let legend = ArrowLegend(try graph(draft), below: 0, room: 400)
    #expect(legend.items.map { $0.caption.text.lines.map(\.text) } == [["show"], ["present"]])
    #expect(legend.items.allSatisfy { $0.caption.frame.maxY <= legend.height })
  }

  @Test("A kind that only code has is named so, and one that no arrow has isn't named")
  func legendOfCode() throws {
    var draft = PlanDraft("Kinds")
    for name in ["a", "b"] { draft.declare(name) }
    draft.segue("one", .show, from: "a", to: "b")
    draft.segue("two", .present, from: "b", to: "a")
    var graph = try graph(draft)
    for edge in graph.edges.indices where graph.edges[edge].meaning == .present { graph.edges[edge].isOfCode = true }
    let legend = ArrowLegend(graph, below: 0, room: 400)
    #expect(legend.items.map { $0.caption.text.lines.map(\.text) } == [["show"], ["present in code alone"]])
    // A dotted line isn't known by itself, even if there is no other.
    graph.edges.removeAll { $0.meaning != .present }
    let sole = ArrowLegend(graph, below: 0, room: 400)
    #expect(sole.items.map { $0.caption.text.lines.map(\.text) } == [["present in code alone"]])
  }

  @Test("A comparison says under its title what came and what has gone")
  func summary() throws {
    var drafts = [PlanDraft("Before"), PlanDraft("After")]
    for index in drafts.indices { for name in ["a", "b"] { drafts[index].declare(name) } }
    drafts[0].segue("one", .show, from: "a", to: "b")
    drafts[1].declare("c")
    drafts[1].segue("two", .show, from: "b", to: "a")
    // An arrow to what is new itself is no news of its own.
    drafts[1].segue("three", .show, from: "b", to: "c")
    let compared = try graph(drafts[1]).compared(with: try graph(drafts[0]), called: (old: "x", new: "y"))
    #expect(compared.heading.dropFirst().first?.text == "2 came: c, b → a; 1 gone: a → b")
  }

  @Test("A segue that keeps its name and its ends, and leads there in another way, has changed")
  func turned() throws {
    var drafts = [PlanDraft("Before"), PlanDraft("After")]
    for index in drafts.indices { for name in ["a", "b"] { drafts[index].declare(name) } }
    drafts[0].segue("open", .show, from: "a", to: "b")
    drafts[0].segue("other", .show, from: "b", to: "a")
    drafts[1].segue("open", .present, from: "a", to: "b")
    drafts[1].segue("another", .present, from: "b", to: "a")
    let compared = try graph(drafts[1]).compared(with: try graph(drafts[0]), called: (old: "x", new: "y"))
    let labels = compared.edges.map { $0.lines.map(\.text).joined(separator: " ") }
    #expect(labels == ["~ open · present (was: show)", "+ another · present", "− other · show"])
    #expect(compared.edges.map(\.news) == [.changed, .came, .gone])
  }

  private func graph(_ draft: PlanDraft) throws -> DiagramGraph {
    try #require(DiagramViews.find("segues")).graph(of: draft.plan, at: nil)
  }
}
