import SceneBasics
import SceneCode
import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// The ways that code goes: what leads where, by hand-made apps.
@Suite struct CodeLinkTests {
  /// The ways in code without storyboards, as `From verb To`, in the order of the calls.
  static func ways(_ files: KeyValuePairs<String, String>, boards: [String] = []) throws -> [String] {
    let links = try links(files, boards: boards)
    return links.links.transitions.map { way in
      let (from, to) = (links.name(way.source), links.name(way.destination))
      return "\(from) \(way.verb) \(to)" + (way.presentation.map { " as \($0)" } ?? "")
    }
  }

  struct Linked {
    var project: StoryboardProject
    var links: CodeLinks

    func name(_ number: Int) -> String {
      guard let controller = links.controller(number) else { return project[number].id }
      return controller.view ?? controller.className ?? "stack of " + controller.contents.map(name).joined()
    }
  }

  static func links(
    _ files: KeyValuePairs<String, String>, boards: [String] = [], drawsSystem: Bool = false
  ) throws -> Linked {
    var facts = CodeFacts()
    for (index, file) in files.enumerated() {
      facts.read(SourceFile(path: file.key, bytes: Array(file.value.utf8)), id: FileID(UInt32(index + 10)))
    }
    let names = facts.unfollowed()
    for (index, file) in files.enumerated() where facts.mayCall(names, in: FileID(UInt32(index + 10))) {
      facts.addCalls(
        of: names, in: SourceFile(path: file.key, bytes: Array(file.value.utf8)), id: FileID(UInt32(index + 10)))
    }
    let project = StoryboardProject(try boards.map { try #require(Reading($0).storyboard) })
    return Linked(project: project, links: CodeLinks(project, facts, drawsSystem: drawsSystem))
  }

  /// A screen of a class, and one that it leads to, around the body of a method.
  private static func ways(in body: String, further: String = "") throws -> [String] {
    try ways([
      "App.swift": """
      class List: UIViewController {
        let detail = Detail()
        var later: Other?
        func go(_ given: Other) {
          \(body)
        }
        func make() -> UIViewController { Detail() }
        func either(_ a: Bool) -> UIViewController { if a { return Detail() }; return Other() }
      }
      class Detail: UIViewController { static func create() -> Self { Self() } }
      class Other: UITableViewController {}
      extension UIViewController { var inStack: UINavigationController { UINavigationController(rootViewController: self) } }
      \(further)
      """
    ])
  }

  @Test(arguments: [
    ("navigationController?.pushViewController(Detail(), animated: true)", ["List push Detail"]),
    ("present(Detail.create(), animated: true)", ["List present Detail"]),
    (
      "let d = Detail()\nd.modalPresentationStyle = .fullScreen\npresent(d, animated: true)",
      ["List present Detail as fullScreen"]
    ),
    ("show(UINavigationController(rootViewController: Detail()), sender: nil)", ["List show stack of Detail"]),
    (
      "let n = UINavigationController()\nn.setViewControllers([Detail()], animated: false)\npresent(n, animated: true)",
      ["List present stack of Detail"]
    ),
    ("present(detail, animated: true)", ["List present Detail"]),
    ("present(self.later!, animated: true)", ["List present Other"]),
    ("present(given, animated: true)", ["List present Other"]),
    ("present(make(), animated: true)", ["List present Detail"]),
    ("guard let d = make() as? Other else { return }\npresent(d, animated: true)", ["List present Detail"]),
    ("present(a ? Detail() : Other(), animated: true)", ["List present Detail", "List present Other"]),
    (
      "var d: UIViewController\nif a { d = Detail() } else { d = Other() }\npresent(d, animated: true)",
      ["List present Detail", "List present Other"]
    ),
    ("present(Detail().inStack, animated: true)", ["List present stack of Detail"]),
    ("present(UIHostingController(rootView: Help(a: 1).padding()), animated: true)", ["List present Help"]),
    ("run { [weak self] in self?.present(Detail(), animated: true) }", ["List present Detail"]),
    (
      "navigationController?.setViewControllers([Detail(), Other()], animated: true)",
      ["List content Detail", "List content Other"]
    ),
  ])
  func `a destination comes into its call in many forms`(body: String, ways: [String]) throws {
    #expect(try CodeLinkTests.ways(in: body) == ways)
  }

  @Test(arguments: [
    "present(either(true), animated: true)", "present(UIViewController(), animated: true)",
    "present(unknown, animated: true)",
    "super.present(Detail(), animated: true)", "// present(Detail(), animated: true)",
    "present(\"Detail()\", animated: true)",
    "present(from: Detail())", "show(Detail())", "present(UIAlertController(), animated: true)",
    "let detail = unknown()\npresent(detail, animated: true)", "run { later in present(later, animated: true) }",
    "for detail in all { present(detail, animated: true) }", "present(details[0], animated: true)",
  ])
  func `what isn't certain, or isn't UIKit's call, gives no way`(body: String) throws {
    #expect(try CodeLinkTests.ways(in: body) == [])
  }

  @Test func `a factory in its own class is no loop, also one that shows`() throws {
    let code = """
      class Height: UIViewController {
        static func open(from other: UIViewController) { other.present(Height(), animated: true) }
        func again() { present(Height(), animated: true) }
      }
      class List: UIViewController { func go() { Height.open(from: self) } }
      """
    #expect(try CodeLinkTests.ways(["App.swift": code]) == ["List present Height", "Height present Height"])
  }

  @Test func `classes inherit over files, and of one name the nearest is meant`() throws {
    #expect(
      try CodeLinkTests.ways([
        "One/Base.swift": "class Base: UIViewController { func go() { show(Detail(), sender: nil) } }",
        "One/Detail.swift": "class Detail: Base {}", "Two/Detail.swift": "class Detail: UITableViewController {}",
        "Two/List.swift": "class List: UIViewController { func go() { show(Detail(), sender: nil) } }",
      ]) == ["Detail show Detail", "List show Detail"])
    let linked = try CodeLinkTests.links([
      "One/Detail.swift": "class Detail: UIViewController {}",
      "Two/Detail.swift": "class Detail: UITableViewController {}",
      "Two/List.swift": "class List: UIViewController { func go() { show(Detail(), sender: nil) } }",
    ])
    #expect(linked.links.controllers.map(\.kind) == [.table, .view])
  }

  @Test func `Objective-C goes the same ways`() throws {
    let code = """
      @interface Detail : UIViewController
      + (instancetype)detail;
      @end
      @interface List : UITableViewController
      @property (nonatomic, strong) Detail *kept;
      @end
      @implementation List
      - (void)push { [self.navigationController pushViewController:[[Detail alloc] initWithStyle:1] animated:YES]; }
      - (void)show {
        Detail *detail = [Detail detail];
        detail.modalPresentationStyle = UIModalPresentationFormSheet;
        UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:detail];
        [self presentViewController:detail animated:YES completion:nil];
        [self presentViewController:nav animated:YES completion:^{ }];
        [self showViewController:self.kept sender:nil];
        [self showViewController:_kept sender:nil];
        [self presentViewController:[self other] animated:YES completion:nil];
      }
      @end
      """
    #expect(
      try CodeLinkTests.ways(["List.m": code]) == [
        "List push Detail", "List present Detail as UIModalPresentationFormSheet", "List present stack of Detail",
        "List show Detail",
        "List show Detail",
      ])
  }

  @Test func `the window's root is the start, and a class of tabs holds what it is given`() throws {
    let linked = try CodeLinkTests.links([
      "Scene.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { let tabs = Tabs()
          window?.rootViewController = tabs }
      }
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [UINavigationController(rootViewController: A()), B()] }
      }
      class A: UIViewController {}
      class B: UIViewController {}
      """
    ])
    #expect(linked.links.starts.map { linked.name($0.number) } == ["Tabs"])
    let tabs = try #require(linked.links.controller(linked.links.starts[0].number))
    #expect(tabs.kind == .tabs && tabs.contents.map(linked.name) == ["stack of A", "B"])
    #expect(linked.links.transitions.isEmpty && linked.links.open.isEmpty)
  }

  @Test func `code that any controller may run, and destinations that aren't certain, are left open with their form`()
    throws
  {
    let linked = try CodeLinkTests.links([
      "App.swift": """
      class Detail: UIViewController {}
      extension UIViewController { func help() { present(Detail(), animated: true) } }
      class List: UIViewController {
        var next: UIViewController?
        func go(_ other: UIViewController) {
          present(next!, animated: true); present(other, animated: true); present(router.next(), animated: true)
          present(board.instantiateViewController(withIdentifier: name + "x"), animated: true)
          present(UIAlertController(), animated: true); dismiss(animated: true)
        }
      }
      """
    ])
    #expect(linked.links.open.map(\.form) == [nil, .property, .parameter, .otherObject, .identifier])
    #expect(linked.links.open.map { Int($0.span.line) } == [2, 6, 6, 6, 7])
    #expect(linked.links.alertCount == 1 && linked.links.transitions.isEmpty)
  }

  @Test func `branches of conditional compilation may each open what is closed once`() throws {
    let code = """
      #if DEBUG
      class List: UIViewController {
      #else
      class List: UITableViewController {
      #endif
        func go() { show(Detail(), sender: nil) }
      }
      class Detail: UIViewController { func go() { show(Last(), sender: nil) } }
      class Last: UIViewController {}
      """
    #expect(try CodeLinkTests.ways(["App.swift": code]).last == "Detail show Last")
  }

  @Test func `twice the stray openings take twice the tokens and no more`() {
    for opening in [
      "class A{", "@implementation A -(IBAction)a:(UIStoryboardSegue*)s ", "performSegue(withIdentifier: ", "a(b[{",
      "\"\"\"", "present(x ? ", "#if A\n{", "let a = [[", "[a].map { b in return c",
      "UITab {",
    ] {
      func time(_ count: Int, _ path: String) -> Double {
        let bytes = Array(String(repeating: opening, count: count).utf8)
        return ProcessorTime.measure { _ = CodeFacts(SourceFile(path: path, bytes: bytes), id: FileID(0)) }
      }
      for path in ["a.swift", "a.m"] {
        func least(_ count: Int) -> Double { (0..<4).map { _ in time(count, path) }.min() ?? 0 }
        // Four times the input: a quadratic reader takes sixteen times as long.
        #expect(least(8_000) < least(2_000) * 10 + 0.02, "\(opening) in \(path)")
      }
    }
  }
}
