internal import SceneBasics

/// The entries of logs that contradict UIKit.
extension LogDiagnostic {
  /// The entry of `appearsTwice`.
  static let appearsTwiceEntry = CatalogueEntry(
    .error, "a controller appears twice in a row",
    explanation: """
      Between two appearances of a controller UIKit always sends a disappearance. If it is missing, a container sends \
      appearances by hand and lost one, or the log has a line twice. If each line of a class comes twice, a base class \
      prints too, and nothing is said. A class that prints no address is only judged while one instance can live.
      """,
    wrong: """
      Detail: viewDidLoad
      Detail: viewWillAppear
      Detail: viewDidAppear
      Detail: viewWillAppear
      Detail: viewDidAppear
      Detail: viewWillDisappear
      Detail: viewDidDisappear
      """,
    right: """
      Detail: viewDidLoad
      Detail: viewWillAppear
      Detail: viewDidAppear
      Detail: viewWillDisappear
      Detail: viewDidDisappear
      Detail: viewWillAppear
      Detail: viewDidAppear
      """, rules: ["C1.80"])

  /// The entry of `disappearsUnseen`.
  static let disappearsUnseenEntry = CatalogueEntry(
    .error, "a controller disappears without having appeared",
    explanation: """
      A disappearance came to a controller that was not on the screen. A container that sends appearances by hand sent \
      `false` to the wrong child, or sent it twice. A class that was there before the log begins may disappear first.
      """,
    wrong: """
      List: viewDidLoad
      List: viewWillDisappear
      List: viewDidDisappear
      List: viewWillAppear
      List: viewDidAppear
      """,
    right: """
      List: viewDidLoad
      List: viewWillAppear
      List: viewDidAppear
      List: viewWillDisappear
      List: viewDidDisappear
      """, rules: ["C1.80"])

  /// The entry of `didWithoutWill`.
  static let didWithoutWillEntry = CatalogueEntry(
    .error, "a did without its will",
    explanation: """
      UIKit sends `viewWillAppear` before each `viewDidAppear`, and `viewWillDisappear` before each \
      `viewDidDisappear`. The class prints the first one too, and here it is missing. Often the line was lost, or an \
      override was forgotten in a subclass.
      """,
    wrong: """
      Detail: viewDidLoad
      Detail: viewWillAppear
      Detail: viewDidAppear
      Detail: viewDidDisappear
      Detail: viewWillAppear
      Detail: viewDidAppear
      Detail: viewWillDisappear
      """,
    right: """
      Detail: viewDidLoad
      Detail: viewWillAppear
      Detail: viewDidAppear
      Detail: viewWillDisappear
      Detail: viewDidDisappear
      """, rules: ["C1.80"])

  /// The entry of `freedOnScreen`.
  static let freedOnScreenEntry = CatalogueEntry(
    .error, "a controller freed while it is on the screen",
    explanation: """
      The controller appeared, and was freed before it disappeared. Its view was added with `addSubview`, but nothing \
      holds the controller: `addChild` was forgotten. The view may stay on the screen, and its buttons do nothing. The \
      class must print a disappearance somewhere, or a header must say that it does.
      """,
    wrong: """
      @callbacks viewWillDisappear viewDidDisappear
      Banner: viewDidLoad
      Banner: viewWillAppear
      Banner: viewDidAppear
      Banner: deinit
      """,
    right: """
      @callbacks viewWillDisappear viewDidDisappear
      Banner: viewDidLoad
      Banner: viewWillAppear
      Banner: viewDidAppear
      Banner: viewWillDisappear
      Banner: viewDidDisappear
      Banner: deinit
      """, rules: ["C1.17"])

  /// The entry of `unfinished`.
  static let unfinishedEntry = CatalogueEntry(
    .error, "an appearance that doesn't come to its end",
    explanation: """
      The controller got a `will` and never its `did`, although two later transitions came to their end, or it was \
      freed in between. A container sent `beginAppearanceTransition` and forgot `endAppearanceTransition`, or sent it \
      to another child.
      """,
    wrong: """
      @callbacks viewDidAppear
      Banner: viewDidLoad
      Banner: viewWillAppear
      First: viewDidLoad
      First: viewWillAppear
      First: viewDidAppear
      Second: viewDidLoad
      Second: viewWillAppear
      Second: viewDidAppear
      """,
    right: """
      @callbacks viewDidAppear
      Banner: viewDidLoad
      Banner: viewWillAppear
      Banner: viewDidAppear
      First: viewDidLoad
      First: viewWillAppear
      First: viewDidAppear
      Second: viewDidLoad
      Second: viewWillAppear
      Second: viewDidAppear
      """, rules: ["C1.60"])

  /// The entry of `didMoveUnprinted`.
  static let didMoveUnprintedEntry = CatalogueEntry(
    .note, "willMove is printed, and didMove never",
    explanation: """
      `addChild` sends `willMove(toParent:)` by itself, but `didMove(toParent:)` has to be called by the container. \
      Either the call is forgotten, or the class doesn't print it, and then the log can't tell. Print both.
      """,
    wrong: """
      Banner: willMove(toParent: <App.Home: 0x600>)
      Banner: viewDidLoad
      Banner: viewWillAppear
      Banner: viewDidAppear
      Banner: viewWillDisappear
      """,
    right: """
      Banner: willMove(toParent: <App.Home: 0x600>)
      Banner: viewDidLoad
      Banner: viewWillAppear
      Banner: viewDidAppear
      Banner: didMove(toParent: <App.Home: 0x600>)
      Banner: viewWillDisappear
      """, rules: ["C1.10"])
}
