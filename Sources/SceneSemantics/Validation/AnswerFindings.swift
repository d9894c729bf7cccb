internal import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax

/// Answers of controllers that UIKit doesn't ask for, or that keep others from being told, among SG32x and SG33x.
extension Diagnostic {
  static let answers: [Finding] = [
    statusBarUnasked, styleHiddenByBar, orientationUnasked, neverAsked, turnsUnasked, childrenHearNothing, neverTold,
  ]

  // MARK: SG342

  static let neverTold = Finding(
    342, "neverTold", .warning, "code in a callback that never comes",
    explanation: """
      `onAppear` and `onDisappear` are SwiftUI's. They come to the views inside a hosting controller, and no other \
      controller has such views. UIKit's own words for it are `viewDidAppear` and `viewDidDisappear`. Other calls are \
      newer than the scene's system: `viewIsAppearing` comes from iOS 13 on, a `task` from iOS 15 on. From iOS 26 on \
      `updateProperties` comes, and `prefersInterfaceOrientationLocked` is asked for. Those of sizes and traits, such \
      as `viewWillTransition`, come from iOS 8 on. `awakeFromNib` comes to what a \
      storyboard makes, and nothing else.
      """,
    wrong: structure(
      "{ kind: navigation, stack: [page] }", "page: { overrides: { onAppear: [{ present: note }] } }\n  note:"),
    right: structure(
      "{ kind: navigation, stack: [page] }",
      "page: { kind: hosting, overrides: { onAppear: [{ present: note }] } }\n  note:"),
    rules: ["V89", "V65", "C1.36", "D8.18", "L9.7", "V67"])

  static func neverTold(_ name: String, _ callback: Callback, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      neverTold, "'\(name)' never gets '\(callback.rawValue)', which is SwiftUI's", at: span,
      hint: "write 'kind: hosting' for '\(name)'")
  }

  /// About a controller of which nothing says that a storyboard makes it (V67).
  static func neverAwakes(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      neverTold, "'\(name)' never gets 'awakeFromNib': nothing says that it comes from a storyboard", at: span,
      hint: "write 'storyboardIdentifier: \(name)' for '\(name)', or move the steps to 'viewDidLoad'")
  }

  /// About a task of SwiftUI's on a system whose SwiftUI has none.
  static func startsNoTask(_ name: String, ios: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      neverTold, "on iOS \(ios) the views in '\(name)' have no 'task', which is new in iOS 15", at: span,
      hint: "write 'onAppear', or 'ios: 15' or later")
  }

  /// About a call that is newer than the system of the scene.
  static func comesLater(
    _ name: String, _ call: String, with behaviour: Behaviour, instead older: String, ios: Int, at span: SourceSpan
  ) -> Diagnostic {
    let since = behaviour.systems?.lowerBound ?? Behaviour.newest
    return Diagnostic(
      neverTold, "on iOS \(ios) '\(name)' never gets '\(call)', which is new in iOS \(since)", at: span,
      hint: "write '\(older)', or 'ios: \(since)' or newer")
  }

  /// L9.7: about a callback of sizes or traits up to iOS 7.
  static func hearsNoSizes(_ name: String, _ callback: Callback, ios: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      neverTold, "on iOS \(ios) '\(name)' never gets '\(callback.rawValue)', which is new in iOS 8", at: span,
      hint: "move the steps into the script, behind what changes the size, or write 'ios: 8' or newer")
  }

  // MARK: SG328

  static let statusBarUnasked = Finding(
    328, "statusBarUnasked", .warning, "the container doesn't ask the child about the bar",
    explanation: """
      A child answers for the status bar or the home indicator, but its container names no child for that \
      question. UIKit then asks the container itself, and the child's answer has no effect. Name the child in the \
      container's `childForStatusBarStyle`, `childForStatusBarHidden` or `childForHomeIndicatorAutoHidden`. What is \
      presented in a custom style, or over its presenter, decides about the status bar only with \
      `modalPresentationCapturesStatusBarAppearance: true`.
      """,
    wrong: structure(
      "{ kind: container, children: [page] }", "page: { overrides: { prefersStatusBarHidden: true } }"),
    right: structure(
      "{ kind: container, children: [page], overrides: { childForStatusBarHidden: page } }",
      "page: { overrides: { prefersStatusBarHidden: true } }"),
    rules: ["D8.1", "D8.2"])

  static func statusBarNotCaptured(_ answer: String, _ name: String, _ style: String, at span: SourceSpan) -> Diagnostic
  {
    Diagnostic(
      statusBarUnasked, "'\(name)' isn't asked for '\(answer)' in the style '\(style)'", at: span,
      hint: "set 'modalPresentationCapturesStatusBarAppearance: true' for '\(name)', or present it full screen")
  }

  static func statusBarUnasked(
    _ answer: String, _ child: String, container: String, _ delegation: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      statusBarUnasked, "'\(container)' doesn't ask '\(child)' for '\(answer)'", at: span,
      hint: "override '\(delegation): \(child)' in '\(container)'")
  }

  // MARK: SG329

  static let styleHiddenByBar = Finding(
    329, "styleHiddenByBar", .note, "the navigation bar decides the status bar's style",
    explanation: """
      A controller on a stack wants a status bar style, and the stack shows its navigation bar. As long as the bar \
      is visible, its own style decides, and UIKit doesn't ask the controller. Set the bar's style, or hide the \
      bar. That UIKit asks the controller then is a choice: nobody has measured it.
      """,
    wrong: structure(
      "{ kind: navigation, stack: [page] }", "page: { overrides: { preferredStatusBarStyle: lightContent } }"),
    right: structure(
      "{ kind: navigation, stack: [page], isNavigationBarHidden: true }",
      "page: { overrides: { preferredStatusBarStyle: lightContent } }"),
    rules: ["D8.3"])

  static func styleHiddenByBar(_ child: String, container: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      styleHiddenByBar, "the navigation bar of '\(container)' decides, not '\(child)'", at: span,
      hint: "hide the bar with 'isNavigationBarHidden: true', or leave the answer out")
  }

  // MARK: SG330

  static let orientationUnasked = Finding(
    330, "orientationUnasked", .warning, "the container doesn't ask the child for its orientations",
    explanation: """
      A controller inside a container says which orientations it supports. UIKit asks only the topmost full-screen \
      controller, and no container asks its children, so the answer has no effect. Answer in the container, or \
      present the controller full screen.
      """,
    wrong: structure(
      "{ kind: container, children: [page] }", "page: { overrides: { supportedInterfaceOrientations: [portrait] } }"
    ),
    right: structure(
      "{ kind: container, children: [page], overrides: { supportedInterfaceOrientations: [portrait] } }", "page:"),
    rules: ["D8.5"])

  /// - Parameter asked: The outermost container, which UIKit asks.
  static func orientationUnasked(_ child: String, container: String, asked: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      orientationUnasked, "'\(container)' doesn't ask '\(child)' for its orientations", at: span,
      hint: "answer in '\(asked)'\(asked == container ? "" : ", which UIKit asks"), or present '\(child)' full screen")
  }

  static func orientationUnaskedOnPad(_ child: String, container: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      orientationUnasked,
      "on a pad no controller is asked for its orientations, and '\(container)' never asks '\(child)'", at: span,
      hint: "leave the answer out")
  }

  // MARK: SG333

  static let neverAsked = Finding(
    333, "neverAsked", .warning, "an answer to a question that this kind is never asked",
    explanation: """
      A tab bar controller asks its delegate `shouldSelect`. A split view controller asks its delegate \
      `collapseSecondary` and `topColumnForCollapsing`. The scene writes the answer on the container that asks. A \
      controller of another kind never asks, so the answer has no effect. Move it to the container, or leave it \
      out.
      """,
    wrong: structure("{ kind: tabs, tabs: [page] }", "page: { overrides: { shouldSelect: { page: false } } }"),
    right: structure("{ kind: tabs, tabs: [page], overrides: { shouldSelect: { page: false } } }", "page:"),
    rules: ["T3.6"])

  static func neverAsked(
    _ question: AnswerKey, _ controller: InstanceID, kind: ControllerKind, answer: Place, in moment: Moment
  ) -> Diagnostic {
    .neverAsked(question, moment.name(of: controller), kind: kind, at: moment.span(of: answer) ?? moment.place)
  }

  static func neverAsked(
    _ question: AnswerKey, _ name: String, kind: ControllerKind, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      neverAsked, "UIKit never asks '\(name)' for '\(question.rawValue)'", at: span,
      hint: "answer in a controller of kind '\(kind.rawValue)', or leave it out")
  }

  /// About an answer that belongs to what is presented.
  static func answersForPresented(
    _ question: AnswerKey, _ presenter: InstanceID, presented: InstanceID, answer: Place, in moment: Moment
  ) -> Diagnostic {
    Diagnostic(
      neverAsked, "UIKit never asks '\(moment.name(of: presenter))' for '\(question.rawValue)' here",
      at: moment.span(of: answer) ?? moment.place,
      hint: "a scene has the answer of the delegate in what is presented: write it under 'overrides' of "
        + "'\(moment.name(of: presented))'")
  }

  // MARK: SG338

  static let turnsUnasked = Finding(
    338, "turnsUnasked", .note, "a pad asks no controller for its orientations",
    explanation: """
      A controller says which orientations it supports, and the device is a pad. From iOS 9 on a pad turns as it likes, \
      and UIKit asks no controller, so the answer has no effect. Only an app with `UIRequiresFullScreen` is asked. Write \
      that in `device`, or leave the answer out.
      """,
    wrong: """
      scene: A poster
      device: pad
      initial: poster
      controllers:
        poster: { overrides: { supportedInterfaceOrientations: [portrait] } }

      """,
    right: """
      scene: A poster
      device: { idiom: pad, requiresFullScreen: true }
      initial: poster
      controllers:
        poster: { overrides: { supportedInterfaceOrientations: [portrait] } }

      """, rules: ["D8.16"])

  static func turnsUnasked(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      turnsUnasked, "on a pad '\(name)' isn't asked for its orientations", at: span,
      hint:
        "write 'requiresFullScreen: true' in 'device' if the app has 'UIRequiresFullScreen', or leave the answer out")
  }

  // MARK: SG331

  static let childrenHearNothing = Finding(
    331, "childrenHearNothing", .warning, "the override leaves super out, so the children aren't told",
    explanation: """
      A container overrides `willTransition` or `viewWillTransition` and doesn't call `super`. The call of `super` \
      forwards the message, so the children don't get the new traits or the new size.
      """,
    wrong: structure(
      "{ kind: container, children: [page], overrides: { viewWillTransition: { super: false } } }", "page:"),
    right: structure("{ kind: container, children: [page], overrides: { viewWillTransition: [] } }", "page:"),
    rules: ["L9.4"])

  static func childrenHearNothing(_ name: String, _ callback: Callback, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      childrenHearNothing,
      "the children of '\(name)' never get '\(callback.rawValue)'", at: span,
      hint: "call super: leave 'super: false' out")
  }
}
