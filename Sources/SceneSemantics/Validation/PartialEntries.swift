internal import SceneBasics

/// The catalogue's entries of findings in partial scenes.
extension StructureDiagnostic {
  static let leftToCodeEntry = CatalogueEntry(
    .note, "only code can answer",
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

  static let unreachableEntry = CatalogueEntry(
    .warning, "nothing leads to the controller",
    explanation: """
      No segue and no container leads to this controller of a partial scene, and it has no `storyboardIdentifier`. So \
      not even code can make it from its storyboard. Xcode drops such a scene when it builds the app, and only warns.
      """,
    wrong: partial("main:", "forgotten:"), right: partial("main: { segues: { next: { show: found } } }", "found:"),
    rules: ["G7.8"])

  static let madeByCodeEntry = CatalogueEntry(
    .note, "only code leads to the controller",
    explanation: """
      No segue and no container leads to this controller of a partial scene. Its `storyboardIdentifier` lets code make \
      it, but the scene can't show whether code does. Import the storyboard with `--code` to find such places.
      """,
    wrong: partial("main:", "detail: { storyboardIdentifier: Detail }"),
    right: partial("main: { segues: { next: { show: detail } } }", "detail: { storyboardIdentifier: Detail }"),
    rules: ["G7.8"])

  private static func partial(_ main: String, _ more: String) -> String {
    "scene: Partial\npartial: true\ninitial: main\ncontrollers:\n  \(main)\n  \(more)\n"
  }
}
