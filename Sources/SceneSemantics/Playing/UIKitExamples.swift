internal import ScenePlan

/// The scenes that the examples of SG5xx share; each takes what differs.
extension UIKitMessage {
  static func navigation(_ script: String, _ more: String = "") -> String {
    """
    scene: Stack
    initial: main
    controllers:
      main: { kind: navigation, stack: [list] }
      list:
      detail: { retained: true }
    \(more)script:
      \(script)

    """
  }

  static func plain(_ main: String, _ script: String, more: String = "") -> String {
    "scene: Screens\ninitial: main\ncontrollers:\n  \(main)\n  sheet:\n  other:\n\(more)\(script)"
  }

  static func pager(_ script: String) -> String {
    """
    scene: Pages
    initial: main
    controllers:
      main: { kind: pager, transitionStyle: scroll, pages: [a, b] }
      a:
      b:
      c:
    script:
      \(script)

    """
  }

  static func searchedPage(_ script: String) -> String {
    """
    scene: Pages
    ios: 12
    initial: main
    controllers:
      main: { kind: pager, transitionStyle: scroll, pages: [a, b] }
      a: { searchController: search, definesPresentationContext: true }
      search: { kind: search }
      b:
    script:
      \(script)

    """
  }

  static func exchange(_ main: String) -> String {
    """
    scene: Exchange
    initial: main
    controllers:
      main:
        kind: container
        children: [old]
        \(main)
      old:
      new:
    script:
      - transition: new
        in: main

    """
  }
}
