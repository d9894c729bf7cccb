import SamplePlans
import SceneCanvas
import ScenePlan
import SceneTestSupport
import Testing

@testable import SceneDiagrams
@testable import SceneRunViews

/// Where alerts and action sheets stand, and their buttons.
@Suite("Alerts on a screen")
struct AlertPaneTests {
  private func pane(
    _ actions: [String], isSheet: Bool, _ style: PresentationStyle = .custom, size: ScreenSize = .phone
  ) throws -> (pane: ScreenLayout.Pane, dimmed: Int) {
    var draft = PlanDraft("Alerts")
    draft.declare("home")
    draft.declare("ask", .alert)
    draft.plan.templates[1].actions = actions
    draft.plan.templates[1].isActionSheet = isSheet
    draft.root("home")
    let ask = draft.present("ask", by: "home", style)
    let layout = ScreenLayout(
      of: draft.plan, draft.state, size: size, pages: [:], controllers: ScreenControllers(of: draft.state, draft.plan))
    let pane = try #require(layout.panes.last { $0.instance == ask })
    #expect(pane.label == "ask")
    return (pane, layout.panes.count { $0.role == .dimming })
  }

  @Test("An alert stands in the middle, and an action sheet at the lower edge of a phone; both dim what is behind")
  func onAPhone() throws {
    let (alert, dimmed) = try pane(["delete", "cancel"], isSheet: false)
    #expect(alert.role == .alert && !alert.listsActions && dimmed == 1)
    #expect(abs(alert.y + alert.height / 2 - 426) <= 1)
    let (sheet, dimmedBySheet) = try pane(["delete", "cancel"], isSheet: true)
    #expect(sheet.role == .alert && sheet.listsActions && dimmedBySheet == 1)
    #expect(sheet.y > 500 && sheet.y + sheet.height > 800 && sheet.width > alert.width)
  }

  @Test("M6.33: on a pad an action sheet is a popover, which dims nothing")
  func onAPad() throws {
    let (pad, dimmed) = try pane(["copy"], isSheet: true, .popover, size: ScreenSize(width: 820, height: 1180))
    #expect(pad.role == .popover && pad.listsActions && dimmed == 0 && pad.actions == ["copy"])
  }

  @Test("More than two buttons stand one below the other, and each makes the alert higher", arguments: [3, 6])
  func manyButtons(count: Int) throws {
    let few = try pane(["a", "b"], isSheet: false).pane
    let many = try pane((1...count).map { "action \($0)" }, isSheet: false).pane
    #expect(!few.listsActions && many.listsActions && many.height > few.height)
    // Its name keeps off them.
    #expect(many.room.y == many.y && many.room.height < many.height / 2 + 20)
  }

  @Test("Every button of a list is drawn with its word", arguments: ["alert", "actionSheet"])
  func words(style: String) throws {
    let scene = """
      scene: S
      initial: home
      controllers:
        home:
        ask: { kind: alert, preferredStyle: \(style), actions: { copy: , save: , print: } }
      script: [present: ask]

      """
    let run = CommandRun(
      ["diagram", "--view", "screens", "--format", "svg", "a.yaml"], files: MemoryFiles(["a.yaml": scene]))
    let check = try #require(PictureCheck(run.output), "\(run.errors)")
    #expect(check.problems == [])
    for word in ["copy", "save", "print", "ask"] { #expect(check.texts.contains(word), "\(check.texts)") }
  }
}
