import SceneBasics
import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// Screens that are handed over: functions of the app that show what they are given.
@Suite struct CodeCallerTests {
  /// Screens, and ways to show one, around the body of a method of `List`.
  private static func ways(in body: String, further: String = "") throws -> [String] {
    try CodeLinkTests.ways([
      "List.swift": """
      class List: Base {
        let router: Routing
        let either: Unknown
        func go() {
          \(body)
        }
      }
      """,
      "Ways.swift": """
      extension UIViewController {
        func open(_ screen: UIViewController, animated: Bool = true) {
          navigationController?.pushViewController(screen, animated: animated)
        }
        func inStack(_ screen: UIViewController, from place: Any?) {
          let stack = UINavigationController(rootViewController: screen)
          stack.modalPresentationStyle = .fullScreen
          present(stack, animated: true)
        }
        func openHelp() { present(Help(), animated: true) }
      }
      class Base: UIViewController {
        func openFurther(_ screen: UIViewController) { open(screen) }
        func embed(_ screens: [UIViewController]) { navigationController?.setViewControllers([self] + screens, animated: true) }
      }
      protocol Routing { func move(to screen: UIViewController) }
      final class Router: Routing {
        let stack = UINavigationController()
        func move(to screen: UIViewController) { stack.pushViewController(screen, animated: true) }
        func showBoth(_ screen: UIViewController) { stack.setViewControllers([Help(), screen], animated: true) }
        func showTwice(a: UIViewController) { stack.pushViewController(a, animated: true) }
      }
      class Second { func showTwice(a: UIViewController) {} }
      """,
      "Screens.swift": """
      class Detail: UIViewController {}
      class Other: UITableViewController { func show(on page: UIViewController) { page.present(self, animated: true) } }
      class Help: UIViewController {}
      \(further)
      """,
    ])
  }

  @Test(arguments: [
    ("open(Detail())", ["List push Detail"]),
    ("self.open(Detail(), animated: false)", ["List push Detail"]),
    ("let d = Detail()\nparent?.open(d)", ["List push Detail"]),
    ("inStack(Detail(), from: self)", ["List present stack of Detail as fullScreen"]),
    ("openHelp()", ["List present Help"]),
    ("openFurther(flag ? Detail() : Other())", ["List push Detail", "List push Other"]),
    ("router.move(to: Detail())", ["List push Detail"]),
    ("Router().showBoth(Detail())", ["List content Detail", "Router content Help"]),
    ("Other().show(on: self)", ["List present Other"]),
  ])
  func `what a function is given leads from the class that calls it`(body: String, expected: [String]) throws {
    let found = try CodeCallerTests.ways(in: body)
    let isCalled = { (way: String) in way.hasPrefix("List") || expected.contains(way) }
    #expect(found.filter(isCalled).sorted() == expected.sorted())
  }

  @Test(arguments: [
    // Other labels, another argument, and a function that two types have.
    "open(screen: Detail())", "router.move(Detail())", "either.showTwice(a: Detail())",
    "UIApplication.shared.move(to: Detail())", "Second().showTwice(a: Detail())",
    // An alert of the app, a function of macOS, and the screen that is the stack's root already.
    "open(Warning())", "}\n}\nclass ListOfMac: NSViewController {\nfunc go() { view.window?.open(Detail())",
    "navigationController?.setViewControllers([navigationController!.viewControllers[0] as! Detail], animated: true)",
  ])
  func `a call of another function leads nowhere`(body: String) throws {
    let ways = try CodeCallerTests.ways(in: body, further: "class Warning: UIAlertController {}")
    #expect(ways.filter { $0.hasPrefix("List") }.isEmpty)
  }

  private static let routes = """
    enum Route {
      case detail(id: Int), other, given(UIViewController)
      var screen: UIViewController {
        switch self {
        case .detail: return Detail()
        case .other: return Other()
        case .given(let screen): return screen
        }
      }
    }
    enum Way { case push, sheet }
    final class Navigator {
      let stack: UINavigationController
      func route(to route: Route) {
        switch route {
        case .detail(let id): stack.pushViewController(Detail(), animated: true)
        case .other: stack.present(Other(), animated: true)
        case .given(let screen): stack.present(screen, animated: true)
        }
      }
      private func screen(of route: Route) -> UIViewController? {
        let found: UIViewController?
        switch route {
        case .detail: found = Detail()
        case .given(let screen): found = screen
        default: found = Help()
        }
        return found
      }
      func go(_ route: Route, by way: Way = .push) {
        guard let screen = screen(of: route) else { return }
        switch way {
        case .push: stack.pushViewController(screen, animated: true)
        case .sheet: stack.present(screen, animated: true)
        }
      }
    }
    """

  @Test(arguments: [
    ("Navigator.shared.route(to: .detail(id: 1))", ["List push Detail"]),
    ("Navigator.shared.route(to: Route.other)", ["List present Other"]),
    ("Navigator.shared.route(to: .given(Help()))", ["List present Help"]),
    ("Navigator.shared.go(.detail(id: 1))", ["List push Detail"]),
    ("Navigator.shared.go(.other, by: .sheet)", ["List present Help"]),
    ("Navigator.shared.go(.given(Other()), by: .sheet)", ["List present Other"]),
    ("present(Route.other.screen, animated: true)", ["List present Other"]),
    ("Navigator.shared.route(to: kind)", []),
  ])
  func `a case of an enum chooses one of the screens of a router`(body: String, expected: [String]) throws {
    let found = try CodeCallerTests.ways(in: body, further: CodeCallerTests.routes)
    #expect(found.filter { $0.hasPrefix("List") } == expected)
  }

  @Test func `what isn't handed over stays where it stands`() throws {
    let found = try CodeCallerTests.ways(
      in: "Navigator.shared.route(to: kind)", further: CodeCallerTests.routes)
    #expect(found.filter { $0.hasPrefix("Navigator") } == ["Navigator push Detail", "Navigator present Other"])
  }

  @Test func `a name in a pattern isn't the property of this name`() throws {
    let found = try CodeLinkTests.ways([
      "A.swift": """
      class List: UIViewController {
        let screen = Detail()
        func go(_ kind: Kind) {
          switch kind.inner {
          case .one(let screen): present(screen, animated: true)
          }
        }
      }
      class Detail: UIViewController {}
      """
    ])
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    // A navigation controller of the app, a hosting controller around a view, a part of a module, a class by its type.
    ("present(Stack(rootViewController: Detail()), animated: true)", ["List present stack of Detail"]),
    ("present(Page().hosted, animated: true)", ["List present Page"]),
    (
      "let page = Page().padding()\npresent(UIHostingController(rootView: page), animated: true)", ["List present Page"]
    ),
    ("let made = Assembly.make()\npresent(made.view, animated: true)", ["List present Detail"]),
    ("let made = Board.main.make(ofType: Other.self)\nshow(made, sender: nil)", ["List show Other"]),
    ("splitViewController?.setViewController(Detail(), for: .secondary)", ["List showDetail Detail"]),
    (
      "var all: [UIViewController] = [Help()]\nall.append(Detail())\nnavigationController?.setViewControllers(all, animated: true)",
      ["List content Help", "List content Detail"]
    ),
  ])
  func `what is around a screen, or makes it, is seen through`(body: String, expected: [String]) throws {
    let found = try CodeCallerTests.ways(
      in: body,
      further: """
        class Stack: UINavigationController {}
        struct Page: View {}
        extension View { var hosted: UIViewController { UIHostingController(rootView: self) } }
        struct Module<V> { let view: V }
        enum Assembly { static func make() -> Module<Detail> { let d = Detail(); return .init(view: d) } }
        struct Board {
          static let main = Board()
          func make<T: UIViewController>(ofType type: T.Type) -> T { board.instantiate(String(describing: type)) as! T }
          func first() { make(ofType: Help.self) }
        }
        """)
    #expect(found.filter { $0.hasPrefix("List") } == expected)
  }

  @Test func `Objective-C hands screens over, too`() throws {
    let found = try CodeLinkTests.ways([
      "List.h": "@interface List : UIViewController\n@end\n@interface Detail : UIViewController\n@end",
      "List.m": """
      @implementation List
      - (void)open:(UIViewController *)screen animated:(BOOL)animated {
        [self.navigationController pushViewController:screen animated:animated];
      }
      - (void)go {
        Detail *detail = [[Detail alloc] init];
        [self open:detail animated:YES];
      }
      - (void)all {
        NSMutableArray *all = [[NSMutableArray alloc] init];
        [all addObject:[Detail new]];
        [self.navigationController setViewControllers:all animated:NO];
      }
      @end
      """,
    ])
    #expect(found.sorted() == ["List content Detail", "List push Detail"])
  }

  @Test func `a coordinator that is made and started is a node, and its screens hang on it`() throws {
    let linked = try CodeLinkTests.links([
      "A.swift": """
      class List: UIViewController {
        func go() {
          let flow = Flow(stack)
          flow.start()
          Idle().start()
        }
      }
      class Flow { func start() { stack.pushViewController(Detail(), animated: true) } }
      class Idle { func start() {} }
      class Detail: UIViewController {}
      """
    ])
    let edges = linked.links.edges.map {
      "\($0.sources.map(linked.name).joined()) makes \(linked.name($0.destination))"
    }
    #expect(edges == ["List makes Flow"])
    #expect(
      linked.links.transitions.map { linked.name($0.source) + " " + linked.name($0.destination) } == ["Flow Detail"])
  }

  @Test func `a screen that shows itself comes from what calls it, and isn't a loop`() throws {
    let found = try CodeLinkTests.ways([
      "A.swift": """
      class List: UIViewController { func go() { Sheet().openNow(on: self) } }
      class Sheet: UIViewController {
        static func openAgain(on screen: UIViewController) { Sheet().show(on: screen) }
        func openNow(on screen: UIViewController) { show(on: screen) }
        func show(on screen: UIViewController) { screen.present(self, animated: true) }
        func replaceStack() { navigationController?.setViewControllers([self, Detail()], animated: true) }
        func again() { replaceStack() }
      }
      class Detail: UIViewController {}
      """
    ])
    #expect(found.sorted() == ["List present Sheet", "Sheet content Detail"])
  }

  @Test func `an import of one class declares none`() throws {
    let found = try CodeLinkTests.ways([
      "A.swift": "import class SwiftUI.UIHostingController\nclass Page: UIHostingController<Text> {}",
      "B.swift": "class List: UIViewController { func go() { present(Page(), animated: true) } }",
    ])
    #expect(found == ["List present Page"])
  }

  @Test func `the class of a variable names no scene`() throws {
    let linked = try CodeLinkTests.links(
      [
        "A.swift":
          "class A { func make(_ type: T.Type) { board.instantiateViewController(withIdentifier: String(describing: type)) } }"
      ])
    #expect(linked.links.dangling.isEmpty)
    #expect(linked.links.computed.count == 1)
  }

  @Test func `circles of functions end, and work grows with the code alone`() throws {
    let circle = """
      extension Base {
        func showA(_ s: UIViewController) { showB(s) }
        func showB(_ s: UIViewController) {
          showA(s)
          open(s)
        }
      }
      """
    #expect(try CodeCallerTests.ways(in: "showA(Detail())", further: circle).contains("List push Detail"))
    func duration(_ count: Int) throws -> Double {
      let types = (0..<count).map { number in
        "class A\(number): UIViewController { func show(_ s: UIViewController) { present(s, animated: true) }\n"
          + "func go() { other.show(A\(number / 2)()) } }"
      }
      let code = types.joined(separator: "\n")
      return try ProcessorTime.measure { _ = try CodeLinkTests.links(["A.swift": code]) }
    }
    _ = try duration(50)
    let (small, large) = (try duration(200), try duration(800))
    #expect(large < small * 16)
  }
}
