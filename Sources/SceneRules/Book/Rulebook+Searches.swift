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
    Rule(
      .m6_52, .single,
      """
      A search that is active when its screen leaves a stack isn't dismissed. The two hold each other, so neither is \
      freed. Nor are they if another screen was pushed over them, and the stack goes.
      """,
      sources: ["Tencent/QMUI_iOS#1541, of `popToRoot` (2024)", "open radar 34987551, of a pushed screen (iOS 11)"],
      choice: """
        A stack that goes while the search's own screen is its top frees both. `freesActiveSearches` frees both always.
        """),
  ]
}
