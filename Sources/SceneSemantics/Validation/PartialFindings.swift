internal import SceneBasics
internal import SceneProgram

/// Partial scenes, which leave something to code, among SG33x.
extension Diagnostic {
  static let partialScenes: [Finding] = [
    leftToCode, unreachable, madeByCode, presentsInCircle,
  ]

  // MARK: SG335

  static let leftToCode = Finding(
    335, "leftToCode", .note, "only code can answer",
    explanation: """
      The scene is `partial`: the code of the app isn't there. A storyboard doesn't say which controller implements an \
      unwind action, what becomes of a split view's detail, which pages a pager has, or what a custom segue does. Here \
      the run behaves like UIKit if no code answers. If you know the answer, add the key. A file that imports the scene \
      can add it too, so that the next import keeps it.
      """,
    wrong: partial("main: { segues: { next: { present: sheet } } }", "sheet: { segues: { done: { unwind: close } } }"),
    right: partial(
      "main: { unwindActions: [close], segues: { next: { present: sheet } } }",
      "sheet: { segues: { done: { unwind: close } } }"),
    rules: ["G7.41", "S4.21"])

  static func leftToCode(_ question: LeftToCode.Question, of name: String, at span: SourceSpan) -> Diagnostic {
    let (message, hint) =
      switch question {
      case .unwind(let action, let source):
        (
          "only code says which controller takes '\(action)' of '\(source)'",
          "add 'unwindActions: [\(action)]' to that controller"
        )
      case .collapse(let hasColumns):
        (
          "only code says what '\(name)' shows in compact width",
          "answer '\(hasColumns ? "topColumnForCollapsing" : "collapseSecondary")' under 'overrides'"
        )
      case .custom(let segue): ("only code says what the custom segue '\(segue)' does", "add its 'steps'")
      case .pages: ("only code says which pages '\(name)' has", "add its 'pages'")
      }
    return Diagnostic(leftToCode, message, at: span, hint: hint)
  }

  // MARK: SG336

  static let unreachable = Finding(
    336, "unreachable", .warning, "nothing leads to the controller",
    explanation: """
      No segue and no container leads to this controller of a partial scene, and it has no `storyboardIdentifier`. So \
      not even code can make it from its storyboard. Xcode drops such a scene when it builds the app, and only warns.
      """,
    wrong: partial("main:", "forgotten:"), right: partial("main: { segues: { next: { show: found } } }", "found:"),
    rules: ["G7.8"])

  static func unreachable(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      unreachable, "nothing leads to '\(name)'", at: span,
      hint: "delete its scene, or give it a segue or a 'storyboardIdentifier'")
  }

  // MARK: SG337

  static let madeByCode = Finding(
    337, "madeByCode", .note, "only code leads to the controller",
    explanation: """
      No segue and no container leads to this controller of a partial scene. Its `storyboardIdentifier` lets code make \
      it, but the scene can't show whether code does. Import the storyboard with `--code` to find such places.
      """,
    wrong: partial("main:", "detail: { storyboardIdentifier: Detail }"),
    right: partial("main: { segues: { next: { show: detail } } }", "detail: { storyboardIdentifier: Detail }"),
    rules: ["G7.8"])

  static func madeByCode(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      madeByCode, "only code can make '\(name)', by its identifier", at: span,
      hint: "nothing has to be done if code does")
  }

  // MARK: SG346

  static let presentsInCircle = Finding(
    346, "presentsInCircle", .note, "screens that present each other in a circle",
    explanation: """
      In a partial scene, such as the map of an app, a controller presents another one, and presentations lead from \
      there back to it. Each round puts new screens on top of the old ones, which stay in memory below. To go back, \
      dismiss, or unwind. Nothing has to be done if the code dismisses one before it presents the next.
      """,
    wrong: partial(
      "login: { segues: { register: { present: form } } }", "form: { segues: { back: { present: login } } }",
      initial: "login"),
    right: partial(
      "login: { unwindActions: [back], segues: { register: { present: form } } }",
      "form: { segues: { done: { unwind: back } } }", initial: "login"),
    rules: ["M6.1"])

  static func presentsInCircle(_ name: String, presents other: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      presentsInCircle, "'\(name)' presents '\(other)', and presentations lead from there back to '\(name)'", at: span,
      hint: "dismiss or unwind to go back; nothing has to be done if the code dismisses first")
  }

  // MARK: The small scenes

  private static func partial(_ main: String, _ more: String, initial: String = "main") -> String {
    "scene: Partial\npartial: true\ninitial: \(initial)\ncontrollers:\n  \(main)\n  \(more)\n"
  }
}
