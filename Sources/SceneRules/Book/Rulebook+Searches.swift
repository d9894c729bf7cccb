internal import ScenePlan

extension Rulebook {
  /// Search controllers.
  static let searches: [Rule] = [
    Rule(
      .m6_49, .official,
      """
      A tap on its bar presents a search controller, and so does code that sets `isActive`. Its delegate is told of \
      both, and of their ends. Code that calls `present` or `dismiss` tells it nothing. \
      The controller of the results is its child.
      """,
      sources: ["Apple's documentation of `UISearchController` and of its delegate", "UIKit headers"],
      choice: """
        `willPresentSearchController` comes when its view has loaded, before its `viewWillAppear`; \
        `didPresentSearchController` after its `viewDidAppear`. The results appear with it, though their view is \
        hidden until a person types. On iOS 10.3 a screen wasn't told that another tab was chosen while its search was \
        active (open radar 32265769); this isn't modelled.
        """),
    Rule(
      .m6_50, .several,
      """
      A search stands in a context, as under `overCurrentContext`: its screen stays, and gets no callback. If \
      its screen defines the context, it goes and comes with that, as at a push. Else a container presents it, and it \
      stays over what the container shows next.
      """,
      sources: ["published answers about `definesPresentationContext` and searches"],
      choice: "A stack, a tab bar controller and a split define a context for it, too."),
  ]
}
