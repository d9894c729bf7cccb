import SceneBasics
import SceneCode
import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// The properties that code sets on the controllers that it shows, and on its own.
@Suite struct CodeSettingTests {
  /// A class `List` with a body of a method, beside screens that it may show.
  private static func linked(_ members: String, further: String = "") throws -> CodeLinkTests.Linked {
    try CodeLinkTests.links([
      "List.swift": """
      class List: UIViewController {
      \(members)
      }
      class Detail: UIViewController {}
      class Other: UIViewController {}
      \(further)
      """
    ])
  }

  private static func settings(_ linked: CodeLinkTests.Linked, of name: String) -> [CodeProperty: [String]] {
    linked.links.controllers.first { $0.className == name }?.settings ?? [:]
  }

  private static let popover = "let d = Detail()\nd.modalPresentationStyle = .popover\n"

  private static let anchors: [(String, String?)] = [
    ("d.popoverPresentationController?.sourceView = view\npresent(d, animated: true)", "view"),
    ("d.popoverPresentationController!.sourceItem = self.bar.add\npresent(d, animated: true)", "add"),
    (
      "let p = d.popoverPresentationController\np?.permittedArrowDirections = .up\n"
        + "p?.barButtonItem = navigationItem.rightBarButtonItem\npresent(d, animated: true)", "rightBarButtonItem"
    ),
    (
      "if let p = d.popoverPresentationController { p.sourceView = sender as? UIView; p.sourceRect = r }\n"
        + "present(d, animated: true)", "sender"
    ),
    (
      "if let p = d.presentationController as? UIPopoverPresentationController { p.sourceItem = more }\n"
        + "present(d, animated: true)", "more"
    ),
    // UIKit asks for the anchor at the end of the turn.
    ("present(d, animated: true)\nd.popoverPresentationController?.sourceView = more", "more"),
    // The anchor of another one, or none.
    ("present(d, animated: true)\nother.popoverPresentationController?.sourceView = more", nil),
    ("d.popoverPresentationController?.sourceView = nil\npresent(d, animated: true)", nil),
  ]

  @Test(arguments: anchors)
  func `a popover has the anchor that code gives it`(body: String, anchor: String?) throws {
    let linked = try CodeSettingTests.linked("func go(_ sender: Any) {\n\(CodeSettingTests.popover)\(body)\n}")
    #expect(linked.links.transitions.map(\.anchor) == [anchor])
    #expect(linked.links.transitions.map(\.presentation) == ["popover"])
  }

  @Test func `a popover of Objective-C has its anchor, too`() throws {
    let links = try CodeLinkTests.links([
      "List.m": """
      @interface Detail : UIViewController
      @end
      @interface List : UIViewController
      @end
      @implementation List
      - (void)go {
        Detail *detail = [[Detail alloc] init];
        detail.modalPresentationStyle = UIModalPresentationPopover;
        detail.popoverPresentationController.sourceView = self.button;
        [self presentViewController:detail animated:YES completion:nil];
      }
      @end
      """
    ]).links
    #expect(links.transitions.map(\.anchor) == ["button"])
  }

  /// A property is the class's where each presentation sets it, and else it is listed.
  @Test(arguments: [
    ("d.isModalInPresentation = true", CodeProperty.isModalInPresentation, ["true"]),
    ("d.sheetPresentationController?.detents = [.medium()]", .detents, ["medium"]),
    (
      "d.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium", .largestUndimmedDetentIdentifier,
      ["medium"]
    ),
    (
      "if let s = d.sheetPresentationController { s.selectedDetentIdentifier = .large }", .selectedDetentIdentifier,
      ["large"]
    ),
  ])
  func `a sheet's property belongs to its presentations`(set: String, property: CodeProperty, words: [String]) throws {
    let first = "func first() { let d = Detail()\n\(set)\npresent(d, animated: true) }\n"
    let all = try CodeSettingTests.linked(first)
    #expect(CodeSettingTests.settings(all, of: "Detail") == [property: words])
    #expect(all.links.leftOut.isEmpty)
    let some = try CodeSettingTests.linked(first + "func second() { present(Detail(), animated: true) }")
    #expect(CodeSettingTests.settings(some, of: "Detail") == [:])
    #expect(some.links.leftOut.map(\.property) == [property])
    // A push has no sheet, so it doesn't contradict.
    let push = try CodeSettingTests.linked(first + "func third() { show(Detail(), sender: nil) }")
    #expect(CodeSettingTests.settings(push, of: "Detail") == [property: words])
  }

  @Test func `a pushed screen hides the bar where each push says so`() throws {
    let push = "let d = Detail()\nd.hidesBottomBarWhenPushed = true\nshow(d, sender: nil)"
    let linked = try CodeSettingTests.linked("func go() { \(push) }")
    #expect(CodeSettingTests.settings(linked, of: "Detail") == [.hidesBottomBarWhenPushed: ["true"]])
    let stored = try CodeSettingTests.linked(
      "let d = Detail()\nfunc go() { self.d.hidesBottomBarWhenPushed = true\nshow(d, sender: nil) }")
    #expect(CodeSettingTests.settings(stored, of: "Detail") == [.hidesBottomBarWhenPushed: ["true"]])
    let other = try CodeSettingTests.linked("func go() { \(push) }\nfunc b() { show(Detail(), sender: nil) }")
    #expect(CodeSettingTests.settings(other, of: "Detail") == [:])
    #expect(other.links.leftOut.map(\.property) == [.hidesBottomBarWhenPushed])
  }

  /// UIKit asks for the style before the view loads, so a class that sets it then is too late.
  @Test(arguments: [
    ("init() { super.init(nibName: nil, bundle: nil)\nmodalPresentationStyle = .overFullScreen }", true),
    ("override func awakeFromNib() { self.modalPresentationStyle = .overFullScreen }", true),
    ("override func viewDidLoad() { modalPresentationStyle = .overFullScreen }", false),
    ("init(a: Bool) { super.init(); if a { modalPresentationStyle = .overFullScreen } }", false),
    ("init(a: Bool) { super.init(); modalPresentationStyle = a ? .overFullScreen : .fullScreen }", false),
  ])
  func `a class has the style that it sets on itself in time`(member: String, isTaken: Bool) throws {
    let linked = try CodeSettingTests.linked(
      "func go() { present(Own(), animated: true) }", further: "class Own: UIViewController {\n\(member)\n}")
    #expect(
      CodeSettingTests.settings(linked, of: "Own") == (isTaken ? [.modalPresentationStyle: ["overFullScreen"]] : [:]))
    #expect(linked.links.leftOut.map(\.property) == (isTaken ? [] : [.modalPresentationStyle]))
  }

  @Test func `a class has what its base class sets, and its own comes first`() throws {
    let further = """
      class Base: UIViewController {
        override func viewDidLoad() { isModalInPresentation = true; definesPresentationContext = true }
      }
      class Own: Base { override func viewDidLoad() { super.viewDidLoad(); isModalInPresentation = false } }
      class Lost: UIViewController { init() { modalPresentationStyle = .fullScreen } }
      """
    let linked = try CodeSettingTests.linked("func go() { present(Own(), animated: true) }", further: further)
    #expect(
      CodeSettingTests.settings(linked, of: "Own") == [
        .isModalInPresentation: ["false"], .definesPresentationContext: ["true"],
      ])
    // A class that nothing shows has no scene that could get it.
    #expect(linked.links.leftOut.isEmpty)
    #expect(linked.links.unled.map(\.name) == ["Detail", "Other", "Lost"])
  }

  @Test(arguments: [
    ("UISplitViewController(style: .doubleColumn)", "", ["doubleColumn"]),
    ("UISplitViewController(style: .tripleColumn)", "s.preferredDisplayMode = .oneBesideSecondary", ["tripleColumn"]),
    ("UISplitViewController()", "", nil),
  ])
  func `a split keeps its style and its columns`(made: String, set: String, style: [String]?) throws {
    let delegate = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() {
          let s = \(made)
          \(set)
          s.setViewController(List(), for: .primary)
          s.setViewController(Detail(), for: .secondary)
          window?.rootViewController = s
        }
      }
      """
    let linked = try CodeSettingTests.linked("", further: delegate)
    let split = try #require(linked.links.controllers.first { $0.kind == .split })
    #expect(split.settings[.style] == style)
    #expect(split.settings[.preferredDisplayMode] == (set.isEmpty ? nil : ["oneBesideSecondary"]))
    #expect(split.columns == ["primary", "secondary"])
  }

  @Test func `a class of a split has the style that it hands to its base class`() throws {
    let further = """
      class Split: UISplitViewController {
        init() { super.init(style: .doubleColumn); setViewController(Detail(), for: .primary) }
      }
      class Plain: UITableViewController { init() { super.init(style: .grouped) } }
      """
    let linked = try CodeSettingTests.linked(
      "func go() { present(Split(), animated: true)\npresent(Plain(), animated: true) }", further: further)
    #expect(CodeSettingTests.settings(linked, of: "Split") == [.style: ["doubleColumn"]])
    #expect(CodeSettingTests.settings(linked, of: "Plain") == [:])
  }

  @Test func `tabs start with the one that code selects`() throws {
    let delegate = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() {
          let t = UITabBarController()
          t.viewControllers = [List(), Detail()]
          t.selectedIndex = 1
          window?.rootViewController = t
        }
      }
      """
    // A later choice of a tab is no property of the tabs.
    let linked = try CodeSettingTests.linked("func go() { tabBarController?.selectedIndex = 0 }", further: delegate)
    let tabs = try #require(linked.links.controllers.first { $0.kind == .tabs })
    #expect(tabs.settings == [.selectedIndex: ["1"]])
    #expect(linked.links.leftOut.isEmpty)
  }

  @Test(arguments: [
    "func go() { let d = Detail(); d.preferredTransition = .zoom(sourceViewProvider: { _ in self.view }); "
      + "navigationController?.pushViewController(d, animated: true) }",
    "func go() { let d = Detail(); d.preferredTransition = .zoom { _ in nil }; present(d, animated: true) }",
  ])
  func `a screen zooms where each way says so`(members: String) throws {
    let linked = try CodeSettingTests.linked(members)
    #expect(CodeSettingTests.settings(linked, of: "Detail") == [.preferredTransition: ["zoom"]])
    let other = try CodeSettingTests.linked(members + "\nfunc further() { show(Detail(), sender: nil) }")
    #expect(CodeSettingTests.settings(other, of: "Detail").isEmpty && other.links.leftOut.count == 1)
  }

  @Test(arguments: [(".zoom { _ in nil }", true), (".crossDissolve", false), ("self.transition", false)])
  func `a class zooms that says so when it loads`(value: String, expected: Bool) throws {
    let linked = try CodeSettingTests.linked(
      "func go() { present(Zooming(), animated: true) }",
      further: "class Zooming: UIViewController { override func viewDidLoad() { preferredTransition = \(value) } }")
    #expect(CodeSettingTests.settings(linked, of: "Zooming") == (expected ? [.preferredTransition: ["zoom"]] : [:]))
  }
}
