import SamplePlans
import ScenePlan
import Testing

@testable import SceneDiagrams
@testable import SceneRunViews

/// How high a sheet is drawn whose code names heights.
@Suite("Heights of sheets")
struct SheetHeightTests {
  private func layout(_ draft: PlanDraft, size: ScreenSize = .phone) -> ScreenLayout {
    let controllers = ScreenControllers(of: draft.state, draft.plan)
    return ScreenLayout(of: draft.plan, draft.state, size: size, pages: [:], controllers: controllers)
  }

  private func pane(_ name: String, _ draft: PlanDraft, _ layout: ScreenLayout) throws -> ScreenLayout.Pane {
    try #require(layout.panes.last { draft.plan.name($0.instance) == name && $0.isView })
  }

  /// A controller that presents a card.
  private func presented(_ style: PresentationStyle, _ height: SheetHeight?) -> PlanDraft {
    var draft = PlanDraft("Heights")
    draft.declare("home")
    draft.declare("card")
    draft.root("home")
    draft.state[draft.present("card", by: "home", style)].height = height
    return draft
  }

  @Test(
    "M6.47: a medium sheet is half as high and leaves what is behind in its place; an undimmed one dims nothing",
    arguments: [
      (SheetHeight(.medium, isUndimmed: true), 426, 0), (SheetHeight(.medium, isUndimmed: false), 426, 1),
      (SheetHeight(.large, isUndimmed: true), 62, 0), (SheetHeight(.large, isUndimmed: false), 62, 1), (nil, 62, 1),
    ] as [(SheetHeight?, Int, Int)])
  func heights(height: SheetHeight?, top: Int, shades: Int) throws {
    let draft = presented(.pageSheet, height)
    let layout = layout(draft)
    let card = try pane("card", draft, layout)
    #expect(card.y == top && card.y + card.height == 852)
    #expect(layout.panes.filter { $0.role == .dimming }.count == shades)
    #expect((layout.panes.first { draft.plan.name($0.instance) == "home" }?.x == 0) == (top == 426))
    #expect(card.standing == height)
  }

  @Test("M6.47: what fills the screen, and a sheet on a phone that lies, has one height")
  func oneHeight() throws {
    for (style, size) in [
      (PresentationStyle.overFullScreen, (393, 852)), (.pageSheet, (852, 393)), (.popover, (393, 852)),
    ] {
      let screen = ScreenSize(width: size.0, height: size.1)
      let low = presented(style, SheetHeight(.medium, isUndimmed: true))
      #expect(layout(low, size: screen).panes == layout(presented(style, nil), size: screen).panes, "\(style)")
    }
  }

  @Test("M6.47: on a wide screen a medium sheet is half as high as a large one, and ends where that ends")
  func wideHeight() throws {
    let size = ScreenSize(width: 820, height: 1180)
    let (tall, low) = (presented(.formSheet, nil), presented(.formSheet, SheetHeight(.medium, isUndimmed: false)))
    let large = try pane("card", tall, layout(tall, size: size))
    let medium = try pane("card", low, layout(low, size: size))
    #expect(medium.height == large.height / 2 && medium.y + medium.height == large.y + large.height)
  }
}
