import SceneBasics
import SceneCode
import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// Forms that whole apps have, and that an earlier reader took for something else: each input is one.
@Suite struct CodeAppTests {
  /// The ways of an app with three screens, and what stays open.
  private static func read(_ code: String, in path: String = "App.swift") throws -> [String] {
    let linked = try CodeLinkTests.links([
      path: "import UIKit\n" + code,
      "Screens.swift": """
      class Detail: UIViewController {}
      class Other: UIViewController {}
      class Further: UIViewController {}
      """,
    ])
    let ways = linked.links.transitions.map { way in
      "\(linked.name(way.source)) \(way.verb) \(linked.name(way.destination))"
    }
    return ways + linked.links.open.map { "open: \($0.form?.label ?? "any")" }
  }

  /// The ways in the body of a function of `Home`.
  private static func inHome(_ body: String) throws -> [String] {
    try read(
      """
      class Home: UIViewController {
        let detail = Other()
        func go() {
          \(body)
        }
      }
      """)
  }

  @Test(arguments: ["for: .normal", "if: true", "while: true", "switch: a", "for: p, at: 1"])
  func `a label that is a keyword elsewhere hides no variable behind it`(label: String) throws {
    let ways = try CodeAppTests.inHome(
      """
      button.setTitle("x", \(label))
      let detail = Detail()
      if flag { detail.title = "x" }
      present(detail, animated: true)
      """)
    #expect(ways == ["Home present Detail"])
  }

  @Test(arguments: [
    "func set(for name: String) {}\nfunc go() { let d = Detail(); if a { d.x = 1 }; present(d, animated: true) }",
    "var `switch` = UISwitch()\nfunc go() { `switch`.on = a; let d = Detail(); UIView.a { d.x = 1 }; present(d, animated: true) }",
    "func `shows a class in a sheet`() {}\nfunc go() { present(Detail(), animated: true) }",
  ])
  func `a name of a parameter, or one in backquotes, is no keyword`(members: String) throws {
    #expect(try CodeAppTests.read("class Home: UIViewController {\n\(members)\n}") == ["Home present Detail"])
  }

  @Test(arguments: [
    ("let d = Detail()\n#if A\nlet c = d\n#endif\npresent(d, animated: true)", ["Detail"]),
    (
      "var d: UIViewController = Detail()\n#if A\nd = Other()\n#endif\npresent(d, animated: true)", ["Detail", "Other"]
    ),
    ("#if A\nlet d = Detail()\n#else\nlet d = Other()\n#endif\npresent(d, animated: true)", ["Detail", "Other"]),
    (
      "#if A\nlet d = Detail()\n#elseif B\nlet d = Other()\n#else\nlet d = Further()\n#endif\npresent(d, animated: true)",
      ["Detail", "Other", "Further"]
    ),
    ("#if A\nvar d = Detail()\nd = Other()\npresent(d, animated: true)\n#endif", ["Other"]),
    ("#if A\nlet d = Detail()\n#endif\n#if B\nlet d = Other()\npresent(d, animated: true)\n#endif", ["Other"]),
  ])
  func `each clause of a build condition gives a value`(body: String, expected: [String]) throws {
    #expect(try CodeAppTests.inHome(body) == expected.map { "Home present \($0)" })
  }

  @Test func `a root that a build condition replaces is one of two starts`() throws {
    let linked = try CodeLinkTests.links([
      "App.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication) -> Bool {
          var root: UIViewController = List()
          #if SNAPSHOTS
          root = Fake()
          #endif
          window?.rootViewController = root
          return true
        }
      }
      class List: UIViewController {}
      class Fake: UIViewController {}
      """
    ])
    #expect(linked.links.starts.map { linked.name($0.number) } == ["List", "Fake"])
  }

  @Test(arguments: [
    "host.navigationController?.pushViewController(c, animated: true)", "host.present(c, animated: true)",
    "host.show(c, sender: nil)",
  ])
  func `a function that shows a screen bare, and in a stack, shows it both ways`(bare: String) throws {
    for body in [
      "if f { \(bare) } else { host.present(UINavigationController(rootViewController: c), animated: true) }",
      "if f { host.present(UINavigationController(rootViewController: c), animated: true); return }\n\(bare)",
    ] {
      let ways = try CodeAppTests.read(
        "class P { weak var host: UIViewController!\nfunc go() { showIt(Detail()) }\nfunc showIt(_ c: UIViewController) { \(body) } }"
      )
      #expect(ways.contains("P present stack of Detail"))
      #expect(ways.count == 2 && ways.contains { $0.hasSuffix(" Detail") && !$0.contains("stack") }, "\(ways)")
    }
  }

  @Test func `a local that is a screen, or a stack around it, is two ways`() throws {
    let ways = try CodeAppTests.inHome(
      """
      let b = Detail()
      let c: UIViewController
      if f { c = b } else { c = UINavigationController(rootViewController: b) }
      present(c, animated: true)
      """)
    #expect(Set(ways) == ["Home present Detail", "Home present stack of Detail"])
  }

  @Test func `a screen is no navigation controller, whatever a cast asks for`() throws {
    let ways = try CodeAppTests.inHome(
      """
      let d = Detail()
      let nav = d as? UINavigationController ?? UINavigationController(rootViewController: d)
      present(nav, animated: true)
      """)
    #expect(ways == ["Home present stack of Detail"])
  }

  private static let flows = """
    protocol Flow { func start(_ c: UIViewController) }
    struct PushFlow: Flow {
      let nav: UINavigationController
      func start(_ c: UIViewController) { nav.pushViewController(c, animated: true) }
    }
    class Loader { let flow: Flow; init(flow: Flow) { self.flow = flow }; func run() { flow.start(Detail()) } }
    """

  @Test func `of several types with a protocol none is chosen, and the screen is reached`() throws {
    let linked = try CodeLinkTests.links([
      "App.swift": CodeAppTests.flows + """

        class ModalFlow: Flow {
          let host: UIViewController
          func start(_ c: UIViewController) { host.present(c, animated: true) }
        }
        class Detail: UIViewController {}
        """
    ])
    #expect(linked.links.transitions.isEmpty && linked.links.open.isEmpty)
    let edges = linked.links.edges.map { "\($0.sources.map(linked.name)) \(linked.name($0.destination))" }
    #expect(edges == ["[\"Loader\"] Detail"])
  }

  @Test func `the only type with a protocol is meant`() throws {
    #expect(try CodeAppTests.read(CodeAppTests.flows) == ["Loader push Detail"])
  }

  @Test func `a type in another one is meant there alone`() throws {
    let strings = "enum L10n { enum Detail { static let title = \"x\" } }\n"
    let code = "class Home: UIViewController { func go() { present(Detail(), animated: true) } }"
    let ways = try CodeLinkTests.ways([
      "App/Res/Strings.swift": strings, "App/Screens/Detail.swift": "class Detail: UIViewController {}",
      "App/Res/Home.swift": code,
    ])
    #expect(ways == ["Home present Detail"])
  }

  @Test func `a class is a scene of its own target`() throws {
    func board(_ name: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch" initialViewController="scn"><scenes><scene sceneID="s"><objects>
        <viewController id="scn" customClass="Box" customModule="\(name)" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    }
    let files: KeyValuePairs = [
      "App/Box.swift": "class Box: UIViewController {}\n",
      "App/Home.swift": "class Home: UIViewController { func go() { present(Box(), animated: true) } }",
      "Share/Box.swift": "class Box: UIViewController {}\n",
    ]
    #expect(try CodeLinkTests.ways(files, boards: [board("Share")]) == ["Home present Box"])
    #expect(try CodeLinkTests.ways(files, boards: [board("App")]) == ["Home present scn"])
  }

  @Test func `a function within a function gives what it returns, and hides no other`() throws {
    let ways = try CodeAppTests.inHome(
      """
      let d = make(x: 1)
      present(d, animated: true)
      func make(x: Int) -> Detail { return Detail() }
      """)
    #expect(ways == ["Home present Detail"])
    let other = try CodeAppTests.read(
      """
      class Home: UIViewController {
        func go() { func make() -> UIViewController { return Detail() } }
        func further() { present(make(), animated: true) }
      }
      func make() -> UIViewController { Other() }
      """)
    #expect(other == ["open: a function of the same type"])
  }

  @Test func `what is appended to a stack's controllers is pushed`() throws {
    #expect(
      try CodeAppTests.inHome("navigationController?.viewControllers.append(Detail())") == ["Home push Detail"])
  }

  @Test func `Objective-C knows classes and functions of Swift by names of their own`() throws {
    let ways = try CodeLinkTests.ways([
      "S.swift": """
      @objc(XYZDetail) public class Detail: UIViewController {}
      class Other: UIViewController {}
      class Maker: NSObject {
        @objc(otherForContacts:andKind:) func other(for c: [Int], and k: UInt) -> UIViewController { return Other() }
        @objc func detail(name: String) -> UIViewController { return Detail() }
        @objc func plain() -> UIViewController { return Other() }
      }
      """,
      "A.m": """
      @interface A : UIViewController
      @end
      @implementation A
      - (void)a { [self presentViewController:[[XYZDetail alloc] init] animated:YES completion:nil]; }
      - (void)b { [self presentViewController:[[Maker new] otherForContacts:c andKind:2] animated:YES completion:nil]; }
      - (void)c { [self presentViewController:[[Maker new] detailWithName:@"x"] animated:YES completion:nil]; }
      - (void)d { [self presentViewController:[[Maker new] plain] animated:YES completion:nil]; }
      @end
      """,
    ])
    #expect(ways == ["A present Detail", "A present Other", "A present Detail", "A present Other"])
  }

  @Test func `a text of Objective-C goes on behind a backslash at the end of its line`() throws {
    let facts = CodeFacts(
      SourceFile(
        path: "A.m",
        bytes: Array("@implementation A\n- (void)a { [self s:@\"one ( \\\ntwo\"]; }\n@end\n".utf8)), id: FileID(1))
    #expect(facts.strayBrackets.isEmpty)
  }

  @Test(arguments: ["evaluateDetail", "verify", "loginFirst", "finishAll"])
  func `callers are found of functions whose names say less`(name: String) throws {
    let ways = try CodeAppTests.read(
      """
      extension UIViewController { func \(name)() { present(Detail(), animated: true) } }
      class Home: UIViewController { func go() { \(name)() } }
      """)
    #expect(ways == ["Home present Detail"])
  }

  @Test func `a class that code names is told apart from one that nothing names`() throws {
    let linked = try CodeLinkTests.links([
      "App.swift": """
      class Home: UIViewController { func go() { holder.put(Detail()); other(of: Other.self) } }
      class Detail: UIViewController {}
      class Other: UIViewController {}
      class Alone: UIViewController {}
      extension Alone: Sendable {}
      """
    ])
    let unled = linked.links.unled.filter { $0.name != "Home" }
    #expect(unled.filter(\.isNamed).map(\.name) == ["Detail", "Other"])
    #expect(unled.filter { !$0.isNamed }.map(\.name) == ["Alone"])
  }
}
