package import SceneBasics

/// Scenes that are too much, SG29x: the command ends with exit code 2.
extension Diagnostic {
  static let bounds: [Finding] = [tooManyImports, tooManyInstances, tooDeep, runsForEver]

  // MARK: SG291

  static let tooManyImports = bound(
    291, "tooManyImports", "more files than a scene may have", "A scene may consist of \(Limit.files.words) files.")

  static func tooManyImports(limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      tooManyImports, "the scene consists of more than \(limit) files", at: span,
      hint: "import fewer files, or put several controllers into one")
  }

  // MARK: SG292

  static let tooManyInstances = bound(
    292, "tooManyInstances", "more controllers than a run may make",
    "At most \(Limit.controllers.words) controllers may be alive at once. Templates that list each other several times multiply quickly."
  )

  static func tooManyInstances(limit: Int, in moment: Moment) -> Diagnostic {
    Diagnostic(
      tooManyInstances, "the run would make more than \(limit) controllers", at: moment.place,
      hint: "list fewer children in nested containers")
  }

  // MARK: SG293

  static let tooDeep = bound(
    293, "tooDeep", "containers nest too deep",
    "Containers may be nested \(Limit.containers.words) deep; a real hierarchy is seldom deeper than ten.")

  static func tooDeep(_ name: String, limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      tooDeep, "containers are nested more than \(limit) deep below '\(name)'",
      at: span, hint: "take the containers apart, or present some of them")
  }

  // MARK: SG294

  package static let runsForEver = bound(
    294, "runsForEver", "the run doesn't end",
    """
    An override fires a step that makes the override fire again. A run stops where overrides fire more than \
    \(Limit.overrides.words) deep in each other, or controllers hang more than \(Limit.depth.words) deep in each \
    other, and when a step takes more than \(Limit.turns.words) turns of the main queue. It also stops when a step \
    takes UIKit more than \(Limit.work.words) calls and callbacks, each controller that it comes by counted, and \
    \(Limit.workForEach) more for each controller that is alive.
    """
  )

  /// A run has reached a limit.
  package static func runsForEver(_ limit: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      runsForEver, "the run was stopped: \(limit)", at: span,
      hint: "look for steps in 'overrides' that cause their own callback again")
  }

  private static func bound(_ number: Int, _ name: String, _ summary: String, _ explanation: String) -> Finding {
    Finding(
      number, name, .error, summary,
      explanation: explanation
        + " The bound stops a scene that a mistake or a program has made too large; the command ends with exit code 2. "
        + "'--limit' sets another bound, and 'scenograph explain limits' lists all bounds.",
      wrong: "", right: "", exceedsLimit: true)
  }
}
