import SamplePlans
import ScenePlan
import Testing

@testable import SceneCanvas
@testable import SceneDiagrams
@testable import SceneRunViews

/// A screen costs what is seen of it, however much is there.
@Suite("Crowded screens")
struct CrowdedScreenTests {
  private func layout(_ draft: PlanDraft) -> ScreenLayout {
    var state = draft.state
    for index in state.nodes.indices {
      if case .instance(let host) = state.nodes[index].host { state[host].hosted.append(InstanceID(index)) }
    }
    return ScreenLayout(
      of: draft.plan, state, size: .phone, pages: [:], controllers: ScreenControllers(of: state, draft.plan))
  }

  private func container(_ children: [String], _ layout: ChildLayout? = nil) -> PlanDraft {
    var draft = PlanDraft("Crowd")
    let shelf = draft.declare("shelf", .container)
    for child in children { draft.declare(child) }
    draft.plan.templates[shelf].layout = layout
    draft.root("shelf")
    for child in children { draft.add(child, to: "shelf") }
    return draft
  }

  @Test("A wide container shows no more than a small one, but for all that is presented in a view's own context")
  func wide() throws {
    let names = (0..<400).map { "c\($0)" }
    let (small, large) = (layout(container(Array(names.prefix(5)))), layout(container(names)))
    #expect(large.panes.count == small.panes.count)
    #expect(large.panes.last { $0.role == .behind }?.label.hasPrefix("+399 behind: c0, c1, ") == true)
    // One on the way is still in front of those that have disappeared.
    var draft = container(names)
    for name in names.dropFirst(2) { draft.state[draft.instance(name)].appearance = .disappeared }
    #expect(layout(draft).panes.last { $0.isView }?.instance == draft.instance("c1"))
    draft.state[draft.instance("c0")].appearance = .disappearing
    #expect(layout(draft).panes.last { $0.isView }?.instance == draft.instance("c1"))
    #expect(layout(draft).panes.count <= small.panes.count)
    // What a hidden one presents in its context comes in its place, and not over the whole screen.
    draft = container(names)
    draft.declare("card")
    let card = draft.present("card", by: "c7", .overCurrentContext)
    let frame = try #require(layout(draft).panes.last { $0.instance == card })
    #expect(frame.y > 0 && frame.width < 393)
  }

  @Test("Of very many at their own places the first are told apart, and the others named", arguments: [true, false])
  func apart(fromLayout: Bool) throws {
    func crowd(_ count: Int) -> ScreenLayout {
      let names = (0..<count).map { "c\($0)" }
      var draft = container(names, fromLayout ? .horizontal : nil)
      if !fromLayout {
        for name in names {
          let frame = ChildFrame(x: 0, y: draft.instance(name).index, width: 40, height: 40)
          draft.plan.instances[draft.instance(name).index].frame = frame
        }
      }
      return layout(draft)
    }
    let (all, most, many) = (crowd(40), crowd(41), crowd(400))
    #expect(all.panes.count { $0.isView } == 40 && !all.panes.contains { $0.role == .behind })
    #expect(most.panes.count { $0.isView } == 40 && most.panes.last { $0.role == .behind }?.label == "+1 more: c40")
    #expect(many.panes.count == most.panes.count)
    #expect(many.panes.last { $0.role == .behind }?.label.hasPrefix("+360 more: c40, c41, ") == true)
    let strip = try #require(many.panes.last { $0.role == .behind })
    #expect(many.panes.allSatisfy { !$0.isView || $0.frame.maxY <= strip.y }, "no view lies on the names")
  }

  @Test("Of many cards only those are there that an edge is seen of, and what a former root has presented")
  func manyCards() throws {
    func cards(_ count: Int) -> PlanDraft {
      var draft = PlanDraft("Cards")
      let names = (0...count).map { "c\($0)" }
      for name in names { draft.declare(name) }
      draft.root("c0")
      for (name, next) in zip(names, names.dropFirst()) { draft.present(next, by: name, .pageSheet) }
      return draft
    }
    let (few, many) = (layout(cards(70)), layout(cards(400)))
    #expect(few.panes.count == many.panes.count)
    #expect(few.panes.last?.frame == many.panes.last?.frame && many.panes.last?.label == "c400")
    #expect(many.panes[0].width < 2, "what isn't there any more had no width")
    var draft = cards(3)
    draft.declare("gone")
    draft.declare("left")
    let gone = draft.instance("gone")
    let left = draft.present("left", by: "gone", .overFullScreen)
    #expect(layout(draft).panes.last { $0.isView }?.instance != left, "M6.45: it hangs behind the root's view")
    draft.state[gone].host = .window
    #expect(layout(draft).panes.last { $0.isView }?.instance == left)
  }
}
