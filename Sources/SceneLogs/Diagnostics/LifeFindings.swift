internal import SceneBasics
internal import ScenePlan

/// Lives of controllers that contradict UIKit, SG701 to SG706.
extension Diagnostic {
  static let lives: [Finding] = [
    appearsTwice, disappearsUnseen, didWithoutWill, freedOnScreen, unfinished, didMoveUnprinted,
  ]

  // MARK: SG701

  static let appearsTwice = Finding(
    701, "appearsTwice", .error, "a controller appears twice in a row",
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

  static func appearsTwice(_ name: String, _ callback: Callback, at span: SourceSpan, _ notes: [Note]) -> Diagnostic {
    Diagnostic(
      appearsTwice, "'\(name)' gets '\(callback.rawValue)' again without having disappeared", at: span,
      notes: notes, hint: "look for 'beginAppearanceTransition' in a container, or for a line that is printed twice")
  }

  // MARK: SG702

  static let disappearsUnseen = Finding(
    702, "disappearsUnseen", .error, "a controller disappears without having appeared",
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

  static func disappearsUnseen(
    _ name: String, _ callback: Callback, at span: SourceSpan, _ notes: [Note]
  ) -> Diagnostic {
    Diagnostic(
      disappearsUnseen, "'\(name)' gets '\(callback.rawValue)' without having appeared", at: span,
      notes: notes, hint: "look for a container that sends 'false' to a child off the screen")
  }

  // MARK: SG703

  static let didWithoutWill = Finding(
    703, "didWithoutWill", .error, "a did without its will",
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

  static func didWithoutWill(_ name: String, _ callback: Callback, at span: SourceSpan, _ notes: [Note]) -> Diagnostic {
    let will = callback == .viewDidAppear ? Callback.viewWillAppear : .viewWillDisappear
    return Diagnostic(
      didWithoutWill, "'\(name)' gets '\(callback.rawValue)' without '\(will.rawValue)'", at: span,
      notes: notes, hint: "look for an override without 'super', or for a line that is missing from the log")
  }

  // MARK: SG704

  static let freedOnScreen = Finding(
    704, "freedOnScreen", .error, "a controller freed while it is on the screen",
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

  static func freedOnScreen(_ name: String, at span: SourceSpan, _ notes: [Note]) -> Diagnostic {
    Diagnostic(
      freedOnScreen, "'\(name)' is freed while it is on the screen", at: span, notes: notes,
      hint: "look for 'addSubview' without 'addChild': then only the view is kept, and it is told of nothing")
  }

  // MARK: SG705

  static let unfinished = Finding(
    705, "unfinished", .error, "an appearance that doesn't come to its end",
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

  static func unfinished(
    _ name: String, _ awaited: Callback, byFreeing: Bool, at span: SourceSpan, _ notes: [Note]
  ) -> Diagnostic {
    let message =
      byFreeing
      ? "'\(name)' is freed before '\(awaited.rawValue)'"
      : "'\(name)' never gets '\(awaited.rawValue)', although later transitions come to their end"
    return Diagnostic(
      unfinished, message, at: span, notes: notes,
      hint: "look for 'beginAppearanceTransition' without 'endAppearanceTransition'")
  }

  // MARK: SG706

  static let didMoveUnprinted = Finding(
    706, "didMoveUnprinted", .note, "willMove is printed, and didMove never",
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

  static func didMoveUnprinted(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      didMoveUnprinted, "'\(name)' prints 'willMove', and 'didMove' never", at: span,
      hint: "print 'didMove(toParent:)' too; if it doesn't come, the container has to call it behind 'addChild'")
  }
}
