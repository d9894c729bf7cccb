internal import SceneBasics
internal import ScenePlan

/// Declarations of a search that UIKit won't follow, from SG340 on.
extension Diagnostic {
  static let searches: [Finding] = [searchesWithoutKind, activeTooEarly]

  // MARK: SG340

  static let searchesWithoutKind = Finding(
    340, "searchesWithoutKind", .error, "a bar of something that is no search controller",
    explanation: """
      `searchController` names the controller whose search bar the screen shows, as `navigationItem.searchController` \
      does. It has to be a search controller. Its results stand under its own `searchResultsController`.
      """,
    wrong: search("{ searchController: search }", "{ class: ResultsViewController }", "- wait: 1"),
    right: search(
      "{ searchController: search, definesPresentationContext: true }", "{ kind: search }", "- wait: 1"),
    rules: ["M6.49"])

  static func searchesWithoutKind(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      searchesWithoutKind, "'\(name)' is no search controller", at: span, hint: "write 'kind: search' for '\(name)'")
  }

  // MARK: SG341

  static let activeTooEarly = Finding(
    341, "activeTooEarly", .warning, "a search that is to be active before its screen is there",
    explanation: """
      `isActive` presents the search when code sets it, and its screen has to be in the window by then. Where it stands \
      in the declaration, it is set too early, and nothing comes. Set it in a step.
      """,
    wrong: search("{ searchController: search, definesPresentationContext: true }", "{ kind: search, isActive: true }"),
    right: search(
      "{ searchController: search, definesPresentationContext: true }", "{ kind: search }",
      "- { set: { isActive: true }, in: search }"),
    rules: ["M6.49"])

  static func activeTooEarly(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      activeTooEarly, "'isActive' of '\(name)' does nothing before its screen has come", at: span,
      hint: "set it in a step, as in '- { set: { isActive: true }, in: \(name) }'")
  }

  // MARK: SG413

  static let searchesElsewhere = Finding(
    413, "searchesElsewhere", .note, "a search that stays when its screen goes",
    explanation: """
      A search controller is presented in the nearest context above the screen that shows its bar. That screen defines \
      none here, so a controller further up presents the search. It stays over whatever that controller shows \
      next: a pushed screen comes up under it. Set `definesPresentationContext: true` on the screen itself.
      """,
    wrong: search("{ searchController: search }", "{ kind: search }"),
    right: search(
      "{ searchController: search, definesPresentationContext: true }", "{ kind: search }"), rules: ["M6.50"])

  static func searchesElsewhere(
    _ search: InstanceID, screen: InstanceID, presenter: InstanceID, in moment: Moment
  ) -> Diagnostic {
    let (name, owner) = (moment.name(of: search), moment.name(of: screen))
    return Diagnostic(
      searchesElsewhere, "'\(name)' is presented by '\(moment.name(of: presenter))', so it stays when '\(owner)' goes",
      at: moment.place, hint: "set 'definesPresentationContext: true' on '\(owner)'")
  }

  // MARK: SG415

  static let leavesWhileSearching = Finding(
    415, "leavesWhileSearching", .warning, "a screen that leaves its stack while its search is active",
    explanation: """
      A search is presented over the screen that shows its bar. The screen leaves its stack, and nothing has ended the \
      search. UIKit doesn't dismiss it: the two hold each other, and neither is freed. End the search first, by \
      `isActive`.
      """,
    wrong: search(
      "{ searchController: search, definesPresentationContext: true }", "{ kind: search }",
      "- push: \"list#2\"\n  - tap: \"search#2\"\n  - pop:\n    in: nav"),
    right: search(
      "{ searchController: search, definesPresentationContext: true }", "{ kind: search }",
      "- push: \"list#2\"\n  - tap: \"search#2\"\n  - tap: cancel\n  - pop:\n    in: nav"),
    rules: ["M6.52"])

  static func leavesWhileSearching(_ screen: InstanceID, search: InstanceID, in moment: Moment) -> Diagnostic {
    let name = moment.name(of: search)
    return Diagnostic(
      leavesWhileSearching, "'\(name)' is active while '\(moment.name(of: screen))' leaves, so neither is freed",
      at: moment.place, hint: "end the search first: '{ set: { isActive: false }, in: \(name) }'")
  }

  private static func search(_ list: String, _ search: String, _ step: String = "- tap: search") -> String {
    """
    scene: A search
    initial: nav
    controllers:
      nav: { kind: navigation, stack: [list] }
      list: \(list)
      search: \(search)
    script:
      \(step)

    """
  }
}
