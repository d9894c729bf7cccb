import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// Callers of functions that show a screen, whatever the functions are called.
@Suite struct CodeNameTests {
  private static let screens = """
    class One: UIViewController {}
    class Two: UIViewController {}
    class Three: UIViewController {}
    """

  @Test func `a function that shows a screen is followed by any name`() throws {
    #expect(
      try CodeLinkTests.ways([
        "Screens.swift": CodeNameTests.screens,
        "Help.swift": """
        extension UIViewController { func frobnicate() { present(One(), animated: true) } }
        class Zapper {
          func zap(_ next: UIViewController, from other: UIViewController) { other.present(next, animated: true) }
          static func zip(from other: UIViewController) { other.present(Three(), animated: true) }
        }
        """,
        "Main.swift": """
        class Main: UIViewController {
          let zapper = Zapper()
          func tap() { frobnicate() }
          func other() { zapper.zap(Two(), from: self) }
        }
        """,
      ]) == ["Main present One", "Main present Two", "Zapper present Three"])
  }

  @Test func `so it is in Objective-C`() throws {
    #expect(
      try CodeLinkTests.ways([
        "Screens.swift": CodeNameTests.screens,
        "Main.m": """
        @interface UIViewController (Help)
        @end
        @implementation UIViewController (Help)
        - (void)frobnicate:(UIViewController *)next { [self presentViewController:next animated:YES completion:nil]; }
        @end
        @interface Main : UIViewController
        @end
        @implementation Main
        - (void)tap { [self frobnicate:[[One alloc] init]]; }
        @end
        """,
      ]) == ["Main present One"])
  }

  @Test func `a function of this form is another one where it isn't known whose it is`() throws {
    let linked = try CodeLinkTests.links([
      "App.swift": """
      \(CodeNameTests.screens)
      class Zapper { func zap(_ next: UIViewController) { root.present(next, animated: true) } }
      class Main: UIViewController {
        func tap(_ cell: Cell) { make().zap(One()); cell.zap(Two()) }
      }
      """
    ])
    #expect(linked.links.transitions.isEmpty)
  }

  @Test func `a type that is handed over to a function is what it makes`() throws {
    #expect(
      try CodeLinkTests.ways([
        "App.swift": """
        \(CodeNameTests.screens)
        class Main: UIViewController {
          func one() { presentModel(1, using: One.self) }
          func two() { presentBoth(using: Two.self, and: Three.self) }
          func presentModel<VC: UIViewController>(_ model: Int, using _: VC.Type) { show(VC(model), sender: nil) }
          func presentBoth<A: UIViewController, B: UIViewController>(using _: A.Type, and _: B.Type) {
            let a: A = make(old, with: 1)
            navigationController?.setViewControllers([a, B(2)], animated: true)
          }
        }
        """
      ]) == ["Main show One", "Main content Two", "Main content Three"])
  }
}
