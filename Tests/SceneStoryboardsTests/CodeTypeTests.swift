import SceneCode
import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// The types of code, as they tell of overloads, of protocols with code of their own, and of two headers.
@Suite struct CodeTypeTests {
  private static let types = """
    class Detail: UIViewController {}
    class Other: UIViewController {}
    struct Form: View { var body: some View { Text("") } }
    class Alert { func make() -> UIAlertController { UIAlertController() } }

    """

  private static func linked(_ code: String) throws -> CodeLinkTests.Linked {
    try CodeLinkTests.links(["Code.swift": types + code])
  }

  private static func ways(_ code: String) throws -> [String] {
    try CodeLinkTests.ways(["Code.swift": types + code])
  }

  // MARK: Overloads

  private static let overloads = """
    extension UINavigationController {
      func open<C: View>(_ view: C) { present(UIHostingController(rootView: view), animated: true) }
      func open(_ screen: UIViewController) { present(screen, animated: true) }
      func open(_ alert: Alert) { present(alert.make(), animated: true) }
    }
    class Home: UIViewController { func go() { navigationController?.open(CALL) } }
    """

  @Test(arguments: [
    ("Form()", ["Home present Form"]), ("Detail()", ["Home present Detail"]),
    ("UIImagePickerController()", []), ("Alert()", []),
  ])
  func `of functions of one name that is called whose parameter takes the argument`(call: String, ways: [String]) throws
  {
    let linked = try CodeTypeTests.linked(CodeTypeTests.overloads.replacing("CALL", with: call))
    #expect(
      linked.links.transitions.map { "\(linked.name($0.source)) \($0.verb) \(linked.name($0.destination))" } == ways)
    #expect(!linked.links.controllers.contains { $0.className == "Alert" })
    #expect(linked.links.systemCount == (call.hasPrefix("UIImage") ? 1 : 0))
    #expect(linked.links.alertCount == 1)
  }

  @Test func `what a type has to be may stand behind the function`() throws {
    let code = CodeTypeTests.overloads.replacing("CALL", with: "Detail()")
      .replacing("open<C: View>(_ view: C)", with: "open<C>(_ view: C) where C: View")
    #expect(try CodeTypeTests.ways(code) == ["Home present Detail"])
  }

  @Test(arguments: [
    ("full: Bool = false", "Detail()", ""), ("full: Bool = true", "Detail()", " as fullScreen"),
    ("full: Bool = false", "Detail(), full: true", " as fullScreen"), ("full: Bool", "Detail(), full: flag", ""),
  ])
  func `a style under a flag holds where a caller hands over that`(flag: String, call: String, style: String) throws {
    let ways = try CodeTypeTests.ways(
      """
      extension UIViewController {
        func open(_ screen: UIViewController, \(flag)) {
          if full { screen.modalPresentationStyle = .fullScreen }
          present(screen, animated: true)
        }
      }
      class Home: UIViewController { func go() { open(\(call)) } }
      """)
    #expect(ways == ["Home present Detail" + style])
  }

  @Test func `a call that goes from one function of a name to another one leaves nothing open beside its arrow`() throws
  {
    let linked = try CodeTypeTests.linked(
      """
      protocol Stack {
        func present<Content: View>(_ view: Content, animated: Bool, full: Bool)
        func present(_ screen: UIViewController, animated: Bool, full: Bool)
      }
      extension Stack {
        func present<Content: View>(_ view: Content, animated: Bool = true, full: Bool = false) {
          present(view, animated: animated, full: full)
        }
      }
      extension UINavigationController: Stack {
        func present<Content: View>(_ view: Content, animated: Bool, full: Bool) {
          present(UIHostingController(rootView: view), animated: animated, completion: nil)
        }
        func present(_ screen: UIViewController, animated: Bool, full: Bool) {
          present(screen, animated: animated, completion: nil)
        }
      }
      class Guide { weak var stack: Stack?; func go() { stack?.present(Form()) } }
      """)
    #expect(linked.links.transitions.map { linked.name($0.destination) } == ["Form"])
    #expect(linked.links.open.filter { $0.function == "go" }.isEmpty)
  }

  // MARK: Types with a protocol

  @Test(arguments: [
    "func go() { present(make(), animated: true) }\nfunc make() -> (UIViewController & Proto) { Detail() }",
    "func go() { let next: UIViewController & Proto = Detail(); present(next, animated: true) }",
    "func go() { open(Detail()) }\nfunc open(_ c: UIViewController) {\n"
      + "if let next = c as? UIViewController & Proto { present(next, animated: true) } }",
    "func go() { open(Detail()) }\nfunc open(_ c: Proto) {\n"
      + "if let next = c as? Proto & UIViewController { present(next, animated: true) } }",
  ])
  func `a controller with a protocol is one`(members: String) throws {
    #expect(
      try CodeTypeTests.ways("protocol Proto {}\nclass Home: UIViewController {\n\(members)\n}")
        == ["Home present Detail"])
  }

  @Test(arguments: [
    ("", "class Home: UIViewController, Picks {}", ["Home push Detail"]),
    (
      "where Self: Base",
      "class Base: UIViewController {}\nclass Home: Base, Picks {}\n"
        + "class Away: UIViewController, Picks {}", ["Home push Detail"]
    ),
    // One that has the function itself runs that.
    (
      "", "class Home: UIViewController, Picks {}\nclass Away: UIViewController, Picks { func pick() {} }",
      ["Home push Detail"]
    ),
  ])
  func `the code of a protocol is that of the controllers that have it`(
    clause: String, classes: String, ways: [String]
  ) throws {
    let code = """
      protocol Picks {}
      extension Picks \(clause) { func pick() { navigationController?.pushViewController(Detail(), animated: true) } }
      \(classes)
      """
    #expect(try CodeTypeTests.ways(code) == ways)
  }

  @Test func `the code of a protocol that many controllers have is any's`() throws {
    let classes = (1...4).map { "class Home\($0): UIViewController, Picks {}\n" }.joined()
    let linked = try CodeTypeTests.linked(
      "protocol Picks {}\nextension Picks { func pick() { present(Detail(), animated: true) } }\n" + classes)
    #expect(linked.links.transitions.isEmpty && linked.links.open.map(\.form) == [nil])
  }

  // MARK: Objective-C

  private static let about = """
    @interface About : UIViewController
    @end
    @implementation About
    @end
    @implementation Term
    - (void)go { [self presentViewController:[[About alloc] init] animated:YES completion:nil]; }
    @end

    """

  @Test func `two headers of one code are one class`() throws {
    let header = "@interface Term : UIViewController\n@end\n"
    let ways = try CodeLinkTests.ways(["Old.h": header, "Term.h": header, "Term.m": CodeTypeTests.about])
    #expect(ways == ["Term present About"])
  }

  @Test func `two codes of one class stay two`() throws {
    let header = "@interface Term : UIViewController\n@end\n"
    let links = try CodeLinkTests.links([
      "A/Term.h": header, "A/Term.m": CodeTypeTests.about, "B/Term.h": header,
      "B/Term.m":
        "@implementation Term\n- (void)go { [self presentViewController:[[Term alloc] init] animated:YES]; }\n@end\n",
    ])
    #expect(links.links.controllers.count { $0.className == "Term" } == 2)
  }

  @Test(arguments: ["UIPopoverController", "ARPopoverController"])
  func `a popover of an older system presents what it is made with`(name: String) throws {
    let ways = try CodeLinkTests.ways([
      "Home.m": """
      @interface Detail : UIViewController
      @end
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)go:(id)sender {
        \(name) *popover = [[\(name) alloc] initWithContentViewController:[[Detail alloc] init]];
        [popover presentPopoverFromRect:CGRectZero inView:self.view permittedArrowDirections:0 animated:YES];
      }
      @end
      """
    ])
    #expect(ways == ["Home present Detail as popover"])
  }

  @Test func `a stack that a class method of its own class gives has what the code puts into it`() throws {
    let links = try CodeLinkTests.links([
      "App.m": """
      @interface Nav : UINavigationController
      @end
      @interface Top : UIViewController
      @end
      @implementation Starter
      - (void)start {
        Nav *nav = [Nav rootController];
        nav.viewControllers = @[ [[Top alloc] init] ];
        self.window.rootViewController = nav;
      }
      @end
      """
    ])
    #expect(links.links.starts.map { links.name($0.number) } == ["stack of Top"])
    #expect(links.links.transitions.isEmpty)
  }
}
