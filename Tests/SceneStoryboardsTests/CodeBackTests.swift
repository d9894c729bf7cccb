import SceneBasics
import SceneCode
import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// Calls that lead back, screens of the system, and pushes that no stack gets.
@Suite struct CodeBackTests {
  /// The ways back of an app, as `Class verb`, in the order of the calls.
  private static func back(_ code: String, path: String = "App.swift") throws -> [String] {
    let linked = try CodeLinkTests.links([path: code])
    return linked.links.waysBack.map { "\(linked.name($0.source)) \($0.verb)" }
  }

  private static func back(in body: String) throws -> [String] {
    try back(
      """
      class List: UIViewController {
        var presenter: UIViewController?
        func open() { present(Detail(), animated: true) }
      }
      class Detail: UIViewController {
        func go(_ given: UIViewController, _ rootViewController: UIViewController) {
          \(body)
        }
      }
      """)
  }

  @Test(arguments: [
    ("dismiss(animated: true)", ["Detail dismiss"]), ("self.dismiss(animated: true) { done() }", ["Detail dismiss"]),
    ("run { [weak self] in self?.dismiss(animated: true) }", ["Detail dismiss"]),
    ("presentingViewController?.dismiss(animated: true)", ["Detail dismiss"]),
    ("navigationController!.presentingViewController?.dismiss(animated: true)", ["Detail dismiss"]),
    ("navigationController?.popViewController(animated: true)", ["Detail pop"]),
    ("_ = self.navigationController?.popToRootViewController(animated: true)", ["Detail popToRoot"]),
    ("let stack = navigationController\nstack?.popToViewController(given, animated: true)", ["Detail popTo"]),
    // A screen that takes away an alert or a picker stays where it is.
    ("given.dismiss(animated: true)", []), ("rootViewController.dismiss(animated: true)", []),
    ("Banner.dismiss(animated: true)", []), ("makeOne().dismiss(animated: true)", []),
    // Another function, and UIKit's own one that an override calls.
    ("dismiss()", []), ("Progress.dismiss()", []), ("super.dismiss(animated: true)", []),
    ("super.popViewController(animated: true)", []), ("// dismiss(animated: true)", []),
  ])
  func `a call leads back where the own screen goes`(body: String, ways: [String]) throws {
    #expect(try CodeBackTests.back(in: body) == ways)
  }

  @Test(arguments: [
    ("[self dismissViewControllerAnimated:YES completion:nil];", ["Detail dismiss"]),
    ("[[self presentingViewController] dismissViewControllerAnimated:YES completion:nil];", ["Detail dismiss"]),
    ("[self.navigationController popViewControllerAnimated:YES];", ["Detail pop"]),
    ("[self.navigationController popToRootViewControllerAnimated:YES];", ["Detail popToRoot"]),
    ("[picker dismissViewControllerAnimated:YES completion:nil];", []),
    ("[super dismissViewControllerAnimated:YES completion:nil];", []),
  ])
  func `so it is in Objective-C`(body: String, ways: [String]) throws {
    let code = """
      @interface List : UIViewController
      @end
      @interface Detail : UIViewController
      @end
      @implementation List
      - (void)open { [self presentViewController:[[Detail alloc] init] animated:YES completion:nil]; }
      @end
      @implementation Detail
      - (void)go:(UIImagePickerController *)picker { \(body) }
      @end
      """
    #expect(try CodeBackTests.back(code, path: "App.m") == ways)
  }

  @Test func `the code of a base class leads back from the few that derive from it, and a coordinator's from itself`()
    throws
  {
    let code = """
      class Base: UIViewController { func close() { dismiss(animated: true) } }
      class A: Base {}
      class B: Base {}
      class Flow {
        let navigationController = UINavigationController()
        func start() { navigationController.pushViewController(A(), animated: true) }
        func more() { navigationController.present(B(), animated: true) }
        func end() { navigationController.popToRootViewController(animated: true) }
      }
      extension UIViewController { func leave() { dismiss(animated: true) } }
      """
    #expect(try CodeBackTests.back(code).sorted() == ["A dismiss", "B dismiss", "Flow popToRoot"])
    let more = """
      class C: Base {}
      class D: Base {}
      class E: UIViewController { func all() { show(C(), sender: 1); show(D(), sender: 1) } }
      """
    #expect(try CodeBackTests.back(code + "\n" + more) == ["Flow popToRoot"])
  }

  // MARK: Screens of the system

  private static let system = """
    class List: UIViewController {
      func go() {
        present(UIAlertController(), animated: true)
        present(UIActivityViewController(), animated: true)
        present(UIViewController(), animated: true)
        present(Detail(), animated: true)
      }
      func again() { present(UIAlertController(), animated: true) }
    }
    class Detail: UIViewController {}
    extension UIViewController { func warn() { present(UIAlertController(), animated: true) } }
    """

  @Test func `alerts and screens of the system are counted, or drawn where a person asks for them`() throws {
    let plain = try CodeLinkTests.links(["App.swift": CodeBackTests.system])
    #expect(plain.links.alertCount == 3 && plain.links.systemCount == 2 && plain.links.transitions.count == 1)
    let drawn = try CodeLinkTests.links(["App.swift": CodeBackTests.system], drawsSystem: true)
    #expect(
      drawn.links.transitions.map { drawn.name($0.destination) } == [
        "UIAlertController", "UIActivityViewController", "Detail", "UIAlertController",
      ])
    // The alert of code that any controller may run has no screen of its own.
    #expect(drawn.links.alertCount == 1 && drawn.links.systemCount == 1 && drawn.links.open.isEmpty)
    #expect(drawn.links.controllers.filter(\.isOfSystem).count == 2)
  }

  // MARK: Pushes without a stack

  /// The pushes without a stack of an app whose screen `A` pushes `B`.
  private static func unstacked(_ way: String, inA members: String = "", further: String = "") throws -> [String] {
    let linked = try CodeLinkTests.links([
      "App.swift": """
      class Start: UIViewController { func go(_ nav: UINavigationController) { \(way) } }
      class A: UIViewController {
        \(members)
        func go() { navigationController?.pushViewController(B(), animated: true) }
      }
      class B: UIViewController {}
      \(further)
      """
    ])
    return linked.links.unstacked.map { "\(linked.name($0.source)) pushes \(linked.name($0.destination))" }
  }

  @Test(arguments: [
    "present(A(), animated: true)", "let a = A()\na.modalPresentationStyle = .fullScreen\npresent(a, animated: true)",
    "window.rootViewController = A()",
  ])
  func `a screen that is shown alone pushes in vain`(way: String) throws {
    #expect(try CodeBackTests.unstacked(way) == (way.hasPrefix("window") ? [] : ["A pushes B"]))
  }

  @Test(arguments: [
    ("present(UINavigationController(rootViewController: A()), animated: true)", "", ""),
    ("show(A(), sender: nil)", "", ""), ("nav.pushViewController(A(), animated: true)", "", ""),
    ("addChild(A())", "", ""),
    ("present(A(), animated: true)\nother(A())", "", ""), ("present(wrap(A()), animated: true)", "", ""),
    ("present(A(), animated: true)", "let navigationController = UINavigationController()", ""),
    ("present(A(), animated: true)", "", "class C: A {}"),
    ("present(A(), animated: true)", "", "let name = \"A\""),
  ])
  func `no word is said where a stack may be around it`(way: String, members: String, further: String) throws {
    #expect(try CodeBackTests.unstacked(way, inA: members, further: further) == [])
  }
}
