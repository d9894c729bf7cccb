import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// Screens that come as a part of something: of a module, a tuple, a list; or as a member that is the screen itself.
@Suite struct CodePartTests {
  private static let modules = """
    protocol Backed: AnyObject { var controller: UIViewController { get } }
    extension Backed where Self: UIViewController { var controller: UIViewController { self } }
    protocol ListView: Backed {}
    protocol DetailView: Backed {}
    class Detail: UIViewController, DetailView {}
    class Editor: UIViewController {}
    extension Editor: DetailView {}
    class Holder: UIViewController, Backed { var controller: UIViewController { Other() } }
    class Other: UIViewController {}
    class Input {}
    typealias Module = (view: DetailView, input: Input)
    typealias Turned = (
      input: Input,
      view: DetailView
    )
    typealias Work = (view: DetailView, input: Input) -> Void
    enum Factory {
      static func view(_ id: Int) -> DetailView? {
        guard id > 0 else { return nil }
        let view = Detail()
        return view
      }
      static func module() -> Module? {
        guard isReady else { return nil }
        let view = Editor()
        return (view, Input())
      }
      static func turned() -> Turned { (Input(), Editor()) }
      static func named() -> (view: DetailView, input: Input) { (view: Editor(), input: Input()) }
      static func plain() -> (view: DetailView, input: Input) { return (Detail(), Input()) }
      static func either() -> Module { if flag { return (Detail(), Input()) }; return (Editor(), Input()) }
    }
    """

  private static func ways(_ body: String, further: String = "") throws -> [String] {
    let linked = try CodeLinkTests.links([
      "App.swift": "class Home: UIViewController {\n  func go(_ view: ListView?) {\n\(body)\n  }\n\(further)\n}\n",
      "Modules.swift": modules,
    ])
    return linked.links.transitions.filter { linked.name($0.source) == "Home" }.map {
      "\($0.verb) \(linked.name($0.destination))"
    } + linked.links.open.map { "open \($0.verb)" }
  }

  @Test(arguments: [
    ("guard let c = Factory.view(1)?.controller else { return }\npresent(c, animated: true)", ["present Detail"]),
    (
      "let c = Factory.view(1)\nview?.controller.navigationController?.pushViewController(c!.controller, animated: true)",
      ["push Detail"]
    ),
    // A screen may have a member of that name, which is another one.
    ("let h = Holder()\npresent(h.controller, animated: true)", ["present Other"]),
    ("present(view!.controller, animated: true)", ["open present"]),
  ])
  func `a member of a protocol that gives the controller itself is the screen`(body: String, ways: [String]) throws {
    #expect(try CodePartTests.ways(body) == ways)
  }

  @Test(arguments: [
    (
      "let m = Factory.module()\nguard let c = m?.view.controller else { return }\npresent(c, animated: true)", "Editor"
    ),
    ("present(Factory.turned().view.controller, animated: true)", "Editor"),
    ("present(Factory.turned().1.controller, animated: true)", "Editor"),
    ("present(Factory.named().view.controller, animated: true)", "Editor"),
    ("present(Factory.plain().view.controller, animated: true)", "Detail"),
  ])
  func `a screen in a tuple is known by the name or the place that the tuple's type gives it`(
    body: String, screen: String
  ) throws {
    #expect(try CodePartTests.ways(body) == ["present \(screen)"])
  }

  @Test(arguments: [
    "present(Factory.either().view.controller, animated: true)",
    "present(Factory.module()!.input.screen, animated: true)",
    "present(Factory.turned().0.controller, animated: true)",
  ])
  func `a part that may be one of several, or that is no screen, stays open`(body: String) throws {
    #expect(try CodePartTests.ways(body) == ["open present"])
  }

  @Test(arguments: [
    ("present(pages[0], animated: true)", ["present Detail"]),
    ("present(pages[1], animated: true)", ["present Other"]),
    ("present(pages.first!, animated: true)", ["present Detail"]),
    ("if let last = pages.last { show(last, sender: nil) }", ["show Other"]),
    // Any of them may be meant.
    ("present(pages[index], animated: true)", ["present Detail", "present Other"]),
    ("present(pages[7], animated: true)", ["open present"]),
    ("present(byName[\"a\"]!, animated: true)", ["open present"]),
    (
      "var list = [UIViewController]()\nlist.append(Editor())\npresent(list[0], animated: true)",
      ["present Editor"]
    ),
  ])
  func `an element of a list is known as far as the list and the place are`(body: String, ways: [String]) throws {
    let further = "let pages: [UIViewController] = [Detail(), Other()]\nvar byName = [\"a\": Detail()]"
    #expect(try CodePartTests.ways(body, further: further) == ways)
  }

  @Test func `an element of what a caller hands over is one question, however many callers there are`() throws {
    let further = """
      func a() { open(["screen": 1]) }
      func b() { open(data) }
      func open(_ data: [String: Any]) { present(data["screen"] as! UIViewController, animated: true) }
      """
    #expect(try CodePartTests.ways("", further: further) == ["open present"])
  }

  @Test(arguments: [
    "tabs.map(Bar.init(rootViewController:))", "tabs.map(Bar.init)", "tabs.map { Bar(rootViewController: $0) }",
    "tabs.map(wrap(screen:))",
  ])
  func `each of a list is wrapped by a function that stands for itself`(list: String) throws {
    let linked = try CodeLinkTests.links([
      "App.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let tabs = [Detail(), Other()]
          viewControllers = \(list)
        }
        func wrap(screen: UIViewController) -> UIViewController { Bar(rootViewController: screen) }
      }
      class Bar: UINavigationController {}
      """,
      "Modules.swift": CodePartTests.modules,
    ])
    let tabs = try #require(linked.links.controllers.first { $0.className == "Tabs" })
    let isLabelled = list != "tabs.map(Bar.init)"
    #expect(tabs.contents.map(linked.name) == (isLabelled ? ["stack of Detail", "stack of Other"] : []))
  }

  @Test(arguments: ["self.init()", "Self.init()", "Self()", ".init()"])
  func `a class method makes its own class`(made: String) throws {
    let result = made == ".init()" ? "Self" : "UINavigationController"
    let value = made == ".init()" ? made : "UINavigationController(rootViewController: \(made))"
    let ways = try CodePartTests.ways(
      "present(Marks.make(), animated: true)",
      further: "class Marks: UITableViewController { class func make() -> \(result) { return \(value) } }")
    #expect(ways == [made == ".init()" ? "present Marks" : "present stack of Marks"])
  }

  @Test func `a property of the app's own navigation controller has the root that it is made around`() throws {
    let linked = try CodeLinkTests.links([
      "App.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        lazy var detail = Detail()
        lazy var bar: Bar = Bar(rootViewController: detail)
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window?.rootViewController = bar
          return true
        }
      }
      class Bar: UINavigationController {}
      """,
      "Modules.swift": CodePartTests.modules,
    ])
    #expect(linked.links.starts.map { linked.name($0.number) } == ["stack of Detail"])
  }

  @Test func `a view that makes a controller is one of SwiftUI, whatever modifies it`() throws {
    let ways = try CodePartTests.ways(
      "let v = Wrapper(make: { 3 }).environmentObject(model)\nshow(UIHostingController(rootView: v), sender: nil)",
      further: "struct Wrapper: UIViewControllerRepresentable { let make: () -> Int }")
    #expect(ways == ["show Wrapper"])
  }

  @Test(arguments: [
    ("class Twin: UIViewController {}", "class Twin: NSViewController {}"),
    ("class Twin: NSViewController {}", "class Twin: UIViewController {}"),
    ("class Twin: UIViewController {}", "class Twin: UIViewController { let other = 1 }"),
  ])
  func `a class that two clauses of a condition declare is one`(first: String, second: String) throws {
    let linked = try CodeLinkTests.links([
      "Twin.swift": "#if os(iOS)\n\(first)\n#else\n\(second)\n#endif\n",
      "App.swift": "class Home: UIViewController { func go() { present(Twin(), animated: true) } }\n",
    ])
    #expect(linked.links.open.isEmpty)
    #expect(linked.links.transitions.map { linked.name($0.destination) } == ["Twin"])
  }

  @Test func `a controller to which another one's code hands a child holds it`() throws {
    let linked = try CodeLinkTests.links([
      "App.swift": """
      extension UIViewController { func install(_ child: UIViewController, on view: UIView) { addChild(child) } }
      class Tips: UIViewController {
        enum State { case one(UIViewController), none }
        func show(_ state: State) {
          switch state {
          case .one(let screen): install(screen, on: view)
          case .none: break
          }
        }
      }
      class Home: UIViewController {
        let tips = Tips()
        func start() { install(tips, on: view) }
        func refresh() { tips.show(.one(Detail())) }
        func other() { tips.install(Other(), on: view) }
        func third() { let bar = Bar(); bar.embed(in: self) }
      }
      class Bar: UIViewController { func embed(in parent: UIViewController) { parent.addChild(self) } }
      """,
      "Modules.swift": CodePartTests.modules,
    ])
    let edges = linked.links.edges.map {
      "\($0.sources.map(linked.name).joined()) holds \(linked.name($0.destination))"
    }
    #expect(Set(edges) == ["Home holds Tips", "Tips holds Detail", "Tips holds Other", "Home holds Bar"])
  }

  @Test(arguments: [
    ("Rev *v = [list firstObject];", ["Home present Rev"]), ("Rev *v = list[0];", ["Home present Rev"]),
    ("UIViewController *v = [Rev made:@\"a\"];", ["Home present Rev"]),
    ("UIViewController *v = [Rev other];", ["Home present Rev"]),
    ("UIViewController *v = [list firstObject];", []), ("NSObject *v = [list firstObject];", []),
    ("Base *v = [list firstObject];", []),
  ])
  func `a variable of Objective-C has its type, and a class message makes its own class`(
    declaration: String, ways: [String]
  ) throws {
    let linked = try CodeLinkTests.links([
      "App.m": """
      @interface Base : UIViewController
      @end
      @interface Home : Base
      @end
      @interface Rev : UIViewController
      @end
      @implementation Home
      - (void)go {
        \(declaration)
        [self presentViewController:v animated:YES completion:nil];
      }
      @end
      @implementation Rev
      + (id)made:(NSString *)text { Rev *screen = [self new]; return screen; }
      + (id)other { return [[self alloc] init]; }
      @end
      """
    ])
    #expect(
      linked.links.transitions.map { "\(linked.name($0.source)) \($0.verb) \(linked.name($0.destination))" } == ways)
    #expect(linked.links.open.count == (ways.isEmpty ? 1 : 0))
  }

  @Test(arguments: ["class", "static"])
  func `a factory of the stack in which a storyboard puts its own class is no loop`(kind: String) throws {
    let board = Sample.document(
      Sample.scene(
        "nav", "navigationController", "storyboardIdentifier=\"Solver\"",
        inside: Sample.connections(
          Sample.segue("relationship", to: "own", id: "r1", "relationship=\"rootViewController\""))),
      Sample.scene("own", "viewController", "customClass=\"Solver\""),
      Sample.scene("hom", "viewController", "customClass=\"Home\""))
    let linked = try CodeLinkTests.links(
      [
        "Solver.swift": """
        class Solver: UIViewController {
          \(kind) func make() -> UINavigationController {
            let board = UIStoryboard(name: "Main", bundle: nil)
            return board.instantiateViewController(withIdentifier: "Solver") as! UINavigationController
          }
        }
        class Home: UIViewController { func go() { present(Solver.make(), animated: true) } }
        """
      ], boards: [board])
    #expect(linked.links.edges.filter { !$0.sources.isEmpty }.isEmpty)
    #expect(
      linked.links.transitions.map { "\(linked.name($0.source)) \($0.verb) \(linked.name($0.destination))" } == [
        "hom present nav"
      ])
  }
}
