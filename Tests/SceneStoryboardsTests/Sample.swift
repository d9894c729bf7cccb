/// Storyboards written for these tests: none of them is from an app.
enum Sample {
  /// A document around scenes.
  static func document(
    initial: String? = nil, runtime: String = "iOS.CocoaTouch", attributes: String = "", _ scenes: String...
  ) -> String {
    let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="\(runtime)"\(initial)\(attributes)>
          <scenes>
      \(scenes.joined(separator: "\n"))
          </scenes>
      </document>

      """
  }

  /// A scene with one controller.
  static func scene(
    _ id: String, _ element: String = "viewController", _ attributes: String = "", inside: String = "",
    beside: String = "", at location: (Int, Int)? = nil
  ) -> String {
    let point = location.map { "<point key=\"canvasLocation\" x=\"\($0.0)\" y=\"\($0.1)\"/>" } ?? ""
    return """
      <scene sceneID="s-\(id)">
      <objects>
      <\(element) id="\(id)" \(attributes) sceneMemberID="viewController">
      \(inside)
      </\(element)>
      <placeholder placeholderIdentifier="IBFirstResponder" id="r-\(id)" sceneMemberID="firstResponder"/>
      \(beside)
      </objects>
      \(point)
      </scene>
      """
  }

  /// The connections of a controller or of anything in it.
  static func connections(_ segues: String...) -> String {
    "<connections>\n\(segues.joined(separator: "\n"))\n</connections>"
  }

  static func segue(_ kind: String, to destination: String, id: String, _ attributes: String = "") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" \(attributes) id=\"\(id)\"/>"
  }

  /// An app with most of what storyboards have: tabs, a stack, a split, embeds, a popover, an unwind, a reference.
  static let app = document(
    initial: "tab",
    scene(
      "tab", "tabBarController",
      inside: connections(
        segue("relationship", to: "nav", id: "t1", "relationship=\"viewControllers\""),
        segue("relationship", to: "spl", id: "t2", "relationship=\"viewControllers\"")), at: (0, 0)),
    scene(
      "nav", "navigationController",
      inside: "<tabBarItem key=\"tabBarItem\" title=\"Notes\" id=\"ti1\"/>"
        + connections(segue("relationship", to: "lst", id: "n1", "relationship=\"rootViewController\"")),
      at: (800, 0)),
    scene(
      "lst", "tableViewController", "customClass=\"NoteListViewController\" customModule=\"Notes\"",
      inside: """
        <tableView key="view" id="v1"><prototypes>
        <tableViewCell id="c1"><tableViewCellContentView key="contentView" id="cc1"><subviews>
        <label text="Groceries" id="l1"/><label text="milk &amp; bread" id="l2"/>
        </subviews></tableViewCellContentView>
        \(connections(segue("show", to: "det", id: "g1", "identifier=\"openNote\"")))
        </tableViewCell></prototypes></tableView>
        <navigationItem key="navigationItem" title="All Notes" id="ni1">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="b1">
        \(connections(segue("modal", to: "edt", id: "g2", "animates=\"NO\"")))
        </barButtonItem></navigationItem>
        """, at: (1600, 0)),
    scene(
      "det", "viewController", "title=\"Note\" storyboardIdentifier=\"detail\"",
      inside: """
        <view key="view" id="v2"><subviews><containerView id="cv1">
        \(connections(segue("embed", to: "map", id: "e1")))
        </containerView><button id="b2"><state key="normal" title="Share"/>
        \(connections("""
          <segue destination="shr" kind="popoverPresentation" popoverAnchorView="b2" id="g3">
          <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue>
          """))
        </button></subviews></view>
        """),
    scene("map", "viewController", "customClass=\"MapViewController\""),
    scene("shr", "viewController", "customClass=\"ShareViewController\" modalPresentationStyle=\"formSheet\""),
    scene(
      "edt", "viewController", "customClass=\"EditViewController\"",
      inside: """
        <navigationItem key="navigationItem" id="ni2"><barButtonItem key="leftBarButtonItem" title="Done" id="b3">
        \(connections(segue("unwind", to: "ex1", id: "u1", "unwindAction=\"finishEditing:\"")))
        </barButtonItem></navigationItem>
        """, beside: "<exit id=\"ex1\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"),
    scene(
      "spl", "splitViewController",
      inside: connections(
        segue("relationship", to: "ref", id: "s1", "relationship=\"detailViewController\""),
        segue("relationship", to: "mas", id: "s2", "relationship=\"masterViewController\""))),
    scene("mas", "tableViewController", "title=\"Settings\""),
    scene("ref", "viewControllerPlaceholder", "storyboardName=\"About\""))
}
