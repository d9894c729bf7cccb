import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// Controllers that show themselves, and closures that make controllers.
@Suite struct CodeSelfTests {
  private static func ways(_ body: String, of detail: String) throws -> [String] {
    try CodeLinkTests.ways([
      "List.swift": "class List: UIViewController {\n  func go() { \(body) }\n}\n",
      "Detail.swift": "class Detail: UIViewController {}\nextension Detail {\n  \(detail)\n}\n",
      "Other.swift": """
      class Other: UIViewController {}
      class OwnStack: UINavigationController {}
      extension UIViewController {
        func present(_ screen: UIViewController, animated: Bool) { present(screen, animated: animated, completion: nil) }
        func open(_ screen: UIViewController) { navigationController?.pushViewController(screen, animated: true) }
      }
      """,
    ])
  }

  @Test(arguments: [
    "func show(on page: UIViewController) { page.present(self, animated: true) }",
    "func show(on page: UIViewController) { page.present(UINavigationController(rootViewController: self), animated: true) }",
    "func show(on page: UIViewController) { page.present(OwnStack(rootViewController: self), animated: true) }",
    "func show(on page: UIViewController) { show(over: page) }\n"
      + "func show(over page: UIViewController) { page.present(self, animated: true) }",
  ])
  func `a controller that shows itself comes from its caller, and not from itself`(detail: String) throws {
    let shown = detail.contains("rootViewController") ? "stack of Detail" : "Detail"
    #expect(Set(try CodeSelfTests.ways("Detail().show(on: self)", of: detail)) == ["List present \(shown)"])
  }

  @Test(arguments: [
    // Its maker knows what a closure gives, and a library what its own function does.
    (
      "Detail().openPage({ Other() })",
      "func openPage(_ make: () -> UIViewController) { let page = make(); open(page) }"
    ),
    ("Detail().openPage(1)", "func openPage(_ number: Int) { open(page(number)) }"),
  ])
  func `what a closure gives isn't the class that calls it`(body: String, detail: String) throws {
    #expect(try CodeSelfTests.ways(body, of: detail) == [])
  }
}
