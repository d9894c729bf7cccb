import SceneBasics
import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// Forms in which a screen comes into its call, as real apps have them.
@Suite struct CodeFormTests {
  /// A class `List` with a body, beside screens that it may lead to.
  private static func linked(_ members: String, further: String = "", boards: [String] = []) throws
    -> CodeLinkTests.Linked
  {
    try CodeLinkTests.links(
      [
        "List.swift": "class List: UIViewController {\n\(members)\n}\n",
        "Further.swift": """
        class Detail: UIViewController {}
        class Other: UIViewController {}
        class Sheet<Content: View>: UIHostingController<Content> {}
        struct Page: View { var body: some View { Text("") } }
        struct Wrapper<Content: View>: View { init(_ content: Content) {} }
        extension UIAlertController { func log() {} }
        extension View {
          func asScreen(_ flag: Bool = true) -> UIViewController {
            flag ? Sheet(rootView: self) : UIHostingController(rootView: self)
          }
          func inWrapper() -> UIViewController { UIHostingController(rootView: Wrapper { self }) }
        }
        class Path {
          var stack: UINavigationController?
          func push<V: View>(_ view: V, animated: Bool = true, title: String? = nil) {
            stack?.pushViewController(UIHostingController(rootView: view.padding()), animated: animated)
          }
          func push(_ screen: UIViewController, animated: Bool = true) { stack?.pushViewController(screen, animated: animated) }
        }
        \(further)
        """,
      ], boards: boards)
  }

  /// The ways of `List` and what stays open, in the order of the calls.
  private static func ways(_ members: String, further: String = "", boards: [String] = []) throws -> [String] {
    let linked = try linked(members, further: further, boards: boards)
    return linked.links.transitions.filter { linked.name($0.source) == "List" }.map {
      "\($0.verb) \(linked.name($0.destination))"
    } + linked.open.map { "open \($0.verb)" }
  }

  @Test(arguments: [
    "present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)",
    "present(UIAlertController.make(), animated: true)",
  ])
  func `an alert is one although the app adds functions to its class`(call: String) throws {
    let linked = try CodeFormTests.linked("func go() { \(call) }")
    #expect(linked.open.isEmpty && linked.links.transitions.isEmpty)
    #expect(linked.links.alertCount == 1)
  }

  @Test func `an alert of Objective-C is one although the app has a category of its class`() throws {
    let links = try CodeLinkTests.links([
      "List.m": """
      @interface UIAlertController (Turning)
      @end
      @interface List : UIViewController
      @end
      @implementation List
      - (void)go {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:0];
        [self presentViewController:alert animated:YES completion:nil];
      }
      @end
      """
    ]).links
    #expect(links.open.isEmpty && links.alertCount == 1)
  }

  @Test(arguments: [
    ("func go() { show(make(), sender: nil) }\nfunc make() -> UIViewController { flag ? Detail() : Other() }", true),
    // A caller says which it is, by a condition, a choice or a branch.
    (
      "func go() { show(make(true), sender: nil) }\nfunc make(_ a: Bool) -> UIViewController { a ? Detail() : Other() }",
      false
    ),
    (
      "func go() { show(make(), sender: nil) }\nfunc make(a: Bool = false) -> UIViewController {\n"
        + "if a { return Detail() }\nreturn Other()\n}", false
    ),
    (
      "func go() { show(make(a: 1), sender: nil) }\nfunc make(a: Int) -> UIViewController {\nlet made: UIViewController\n"
        + "if a > 0 { made = Detail() } else { made = Other() }\nreturn made\n}", false
    ),
    // Its own function leads to all of its cases, since no caller says which it is.
    (
      "func go() { show(make(kind), sender: nil) }\nfunc make(_ kind: Kind) -> UIViewController {\n"
        + "switch kind {\ncase .detail: return Detail()\ncase .other: return Other()\n}\n}", true
    ),
    // Another type's cases are asked for by others, too.
    ("func go() { show(Factory.make(kind), sender: nil) }", false),
  ])
  func `a function that gives one of several screens leads to each of them`(members: String, isCertain: Bool) throws {
    let factory = """
      enum Factory {
        static func make(_ kind: Kind) -> UIViewController {
          switch kind {
          case .detail: return Detail()
          case .other: return Other()
          }
        }
      }
      """
    #expect(
      try CodeFormTests.ways(members, further: factory) == (isCertain ? ["show Detail", "show Other"] : ["open show"]))
  }

  @Test func `labels tell functions of one name apart`() throws {
    let members = """
      func go() { show(make(other: true), sender: nil) }
      func make(detail: Bool) -> UIViewController { Detail() }
      func make(other: Bool) -> UIViewController { Other() }
      """
    #expect(try CodeFormTests.ways(members) == ["show Other"])
  }

  @Test func `a scene is found by what a caller hands over`() throws {
    let board = Sample.document(Sample.scene("a", "viewController", "storyboardIdentifier=\"first\""))
    let factory = """
      class Factory {
        func make(board: String, scene: String) -> UIViewController {
          UIStoryboard(name: board, bundle: nil).instantiateViewController(withIdentifier: scene)
        }
        func make<T: UIViewController>(_ type: T.Type) -> UIViewController { return type.init() }
      }
      """
    let members = """
      let factory: Factory
      func go() {
        show(factory.make(board: "Main", scene: "first"), sender: nil)
        show(factory.make(board: name, scene: "first"), sender: nil)
        show(factory.make(board: "Main", scene: name), sender: nil)
        show(factory.make(Detail.self), sender: nil)
      }
      """
    #expect(
      try CodeFormTests.ways(members, further: factory, boards: [board]) == [
        "show a", "show a", "show Detail", "open show",
      ])
  }

  @Test(arguments: [
    ("window?.rootViewController = Detail()", true), ("self.window!.rootViewController = Detail()", true),
    ("UIApplication.shared.windows.first!.rootViewController = Detail()", true),
    ("let w = UIWindow()\nw.rootViewController = Detail()", true), ("path.rootViewController = Detail()", false),
    ("self.rootViewController = Detail()", false), ("let path = Path()\npath.rootViewController = Detail()", false),
  ])
  func `only a window has a root with which an app may start`(call: String, isWindow: Bool) throws {
    let delegate =
      "class AppDelegate: UIResponder, UIApplicationDelegate {\nvar rootViewController: UIViewController?\nfunc go() { \(call) }\n}"
    let linked = try CodeFormTests.linked("", further: delegate)
    #expect(linked.links.starts.map { linked.name($0.number) } == (isWindow ? ["Detail"] : []))
    #expect(linked.open.isEmpty)
  }

  @Test(arguments: [
    ("Path().push(Detail())", ["push Detail"]), ("Path().push(Page())", ["push Page"]),
    ("Path().push(Page().bold())", ["push Page"]),
    ("present(Page().asScreen(), animated: true)", ["present Page"]),
    ("present(Page().asScreen(false), animated: true)", ["present Page"]),
    ("present(Page().inWrapper(), animated: true)", ["present Page"]),
    ("present(Sheet(rootView: Page()), animated: true)", ["present Page"]),
    ("present(UIHostingController(rootView: NavigationStack { Page() }), animated: true)", ["present Page"]),
    ("present(UIHostingController(rootView: AnyView(Page())), animated: true)", ["present Page"]),
    ("present(UIHostingController(rootView: Text(\"\")), animated: true)", ["open present"]),
    (
      "let page = Page { flag in close() }\npresent(UIHostingController(rootView: page), animated: true)",
      ["present Page"]
    ),
    ("present(UIHostingController(rootView: page(1)), animated: true)", ["present Page"]),
    ("present(unknown.inWrapper(), animated: true)", ["open present"]),
  ])
  func `a view of SwiftUI is the screen, whatever stands around it`(call: String, expected: [String]) throws {
    let page = "func page(_ number: Int) -> some View { Page().bold() }"
    #expect(try CodeFormTests.ways("func go() {\n\(call)\n}\n\(page)") == expected)
  }

  @Test(arguments: [
    ("stack.viewControllers = stack.viewControllers.filter { $0 !== self }", []),
    ("stack.setViewControllers(stack.viewControllers + [Detail()], animated: true)", ["content Detail"]),
    ("stack.setViewControllers([Detail()] + stack.viewControllers, animated: true)", ["content Detail"]),
    (
      "var all = stack.viewControllers\nall.removeLast()\nall.append(Detail())\nstack.setViewControllers(all, animated: true)",
      ["content Detail"]
    ),
    ("stack.setViewControllers(others + [Detail()], animated: true)", ["open content"]),
  ])
  func `what stands in a stack already doesn't come`(call: String, expected: [String]) throws {
    #expect(try CodeFormTests.ways("let stack: UINavigationController\nfunc go() {\n\(call)\n}") == expected)
  }

  @Test(arguments: [
    ("lazy var next: UIViewController = {\nlet screen = Detail()\nreturn screen\n}()", ["present Detail"]),
    ("lazy var next = { Detail() }()", ["present Detail"]),
    ("lazy var next: UIAlertController = {\nlet alert = make()\nreturn alert\n}()", []),
    ("var next: UIViewController { make() }", ["open present"]),
  ])
  func `a property is what its first value gives`(property: String, expected: [String]) throws {
    #expect(try CodeFormTests.ways("\(property)\nfunc go() { present(next, animated: true) }") == expected)
  }

  @Test func `a property has the value that the code before has given it`() throws {
    let members = """
      var next: UIViewController!
      func first() {
        next = Detail()
        present(self.next, animated: true)
      }
      func second() {
        self.next = Other()
        show(next, sender: nil)
      }
      func third() { present(next, animated: true) }
      """
    #expect(try CodeFormTests.ways(members) == ["present Detail", "show Other", "open present"])
  }

  @Test(arguments: [
    "if (", "switch(", "let (", "let (a", "lazy var a = {", "lazy var a = { Detail(", "return a ?", "Page {",
    "Page { a", "window.rootViewController =",
    ").rootViewController = a", "x[0]).rootViewController = a", "return type.init(", "a + [", "[a] +",
  ])
  func `code that ends anywhere is read`(rest: String) throws {
    for ending in ["m", "swift"] {
      let start =
        ending == "m"
        ? "@interface A : UIViewController\n@end\n@implementation A\n- (UIViewController *)make:(int)a {\n"
        : "class A: UIViewController {\n  func make(a: Int) -> UIViewController {\n"
      #expect(try CodeLinkTests.links(["A.\(ending)": start + rest]).links.transitions.isEmpty)
      #expect(try CodeLinkTests.links(["A.\(ending)": rest]).links.transitions.isEmpty)
    }
  }

  @Test func `a name in a tuple hides the property of that name`() throws {
    let members = """
      let next = Detail()
      func go() {
        let (number, next) = make()
        present(next, animated: true)
      }
      """
    #expect(try CodeFormTests.ways(members) == ["open present"])
  }

  @Test func `a view of SwiftUI that leads somewhere is the screen that is shown later`() throws {
    let further = "struct First: View { func go() { path.present(Detail(), animated: true) } }"
    let linked = try CodeFormTests.linked(
      "func go() { present(UIHostingController(rootView: First()), animated: true) }",
      further: further)
    let names = linked.links.controllers.filter { $0.view == "First" || $0.className == "First" }
    #expect(names.count == 1)
  }
}

extension CodeLinkTests.Linked {
  /// The open calls of the first file: the functions of the others are open for callers that don't exist.
  fileprivate var open: [CodeLinks.Open] { links.open.filter { $0.span.file == FileID(10) } }
}
