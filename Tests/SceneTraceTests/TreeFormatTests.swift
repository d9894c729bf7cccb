import SamplePlans
import ScenePlan
import SceneTrace
import Testing

@Suite("The tree")
struct TreeFormatTests {
  @Test("The plain form is what expectations take")
  func plain() throws {
    #expect(
      try tree("text", SamplePlans.tabs) == """
        shell appeared
          homeNav appeared
            home disappeared
            detail appeared
          searchNav disappeared
            search disappeared
          + settings appeared

        """)
  }

  @Test("H11.2, H11.12: UIKit's form: bars for every level, a plus for presented controllers")
  func uikit() throws {
    #expect(
      try tree("uikit", SamplePlans.tabs) == """
        <UITabBarController>, state: appeared, view: <UILayoutContainerView>
           | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           |    | <HomeViewController>, state: disappeared, view: <UIView> not in the window
           |    | <UIViewController>, state: appeared, view: <UIView>
           | <UINavigationController>, state: disappeared, view: (view not loaded)
           |    | <UIViewController>, state: disappeared, view: (view not loaded)
           + <SettingsViewController>, state: appeared, view: <UIView>, presented with: <_UIPageSheetPresentationController>

        """)
  }

  @Test(
    "H11.9: A full-screen presenter has left the window, and a controller that the presented one presents stands deeper"
  )
  func chain() throws {
    var draft = PlanDraft("Chain")
    for id in ["a", "b", "c"] { draft.declare(id) }
    let a = draft.root("a")
    draft.present("b", by: "a", .fullScreen)
    draft.present("c", by: "b", .popover)
    draft.state[a].isCovered = true
    draft.state[a].appearance = .disappeared
    #expect(
      try tree("uikit", draft) == """
        <UIViewController>, state: disappeared, view: <UIView> not in the window
           + <UIViewController>, state: appeared, view: <UIView>, presented with: <_UIFullscreenPresentationController>
           |    + <UIViewController>, state: appeared, view: <UIView>, presented with: <UIPopoverPresentationController>

        """)
  }

  @Test("Nothing is printed before there is a root", arguments: ["text", "uikit"])
  func noRoot(_ format: String) throws {
    #expect(try tree(format, PlanDraft("Empty")) == "")
  }

  private func tree(_ format: String, _ draft: PlanDraft) throws -> String {
    try #require(TreeFormats.find(format)).text(draft.state, of: draft.plan)
  }
}
