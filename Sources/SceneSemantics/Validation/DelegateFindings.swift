internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// Code in messages to delegates that never come, or not that way: SG345 and SG414.
extension Diagnostic {
  // MARK: SG345

  static let tellsNoDelegate = Finding(
    345, "tellsNoDelegate", .warning, "a message that another kind tells its delegate",
    explanation: """
      Each container tells its delegate messages of its own: `didShow` is a navigation controller's, `didSelect` that \
      of tabs, `willShowColumn` a split view's. Their steps stand under the container's `overrides`. The messages of a \
      dismissal stand under those of what is presented. Code in a message of another kind never runs. Nor does that in \
      a message of a newer system: `presentationControllerDidDismiss` is new in iOS 13.
      """,
    wrong: structure(
      "{ kind: tabs, tabs: [page], overrides: { didShow: [{ present: note }] } }", "page:\n  note:"),
    right: structure(
      "{ kind: tabs, tabs: [page], overrides: { didSelect: [{ present: note }] } }", "page:\n  note:"),
    rules: ["V99"])

  static func tellsNoDelegate(
    _ name: String, _ message: Callback, _ kind: ControllerKind, at span: SourceSpan
  ) -> Diagnostic {
    let word = message.overrideWord
    let owner = "a controller of kind " + (message.kinds ?? []).map { "'\($0.rawValue)'" }.joined(separator: " or ")
    let own = kind.isStock ? Callback.delegateMessages(of: kind).map(\.overrideWord) : []
    // A split's message about a column has a longer name than that of a stack.
    let twin = own.first { $0.hasPrefix(word) || word.hasPrefix($0) }
    let list = own.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      tellsNoDelegate, "'\(name)' never tells a delegate '\(word)': \(owner) does", at: span,
      hint: twin.map { "write '\($0)', which is the message of kind '\(kind.rawValue)'" }
        ?? "write it under 'overrides' of \(owner)" + (own.isEmpty ? "" : "; '\(name)' tells \(list)"))
  }

  /// About a message that is newer than the scene's system.
  static func tellsNoDelegate(
    _ name: String, _ message: Callback, with sender: Behaviour, ios: Int, at span: SourceSpan
  ) -> Diagnostic {
    let since = sender.systems?.lowerBound ?? Behaviour.newest
    return Diagnostic(
      tellsNoDelegate,
      "on iOS \(ios) '\(name)' never tells a delegate '\(message.overrideWord)', which is new in iOS \(since)",
      at: span,
      hint: "leave it out, or write 'ios: \(since)' or newer")
  }

  // MARK: SG414

  static let dismissalUntold = Finding(
    414, "dismissalUntold", .warning, "code waits for a message that 'dismiss' doesn't bring",
    explanation: """
      A controller has steps in `presentationControllerDidDismiss` or `presentationControllerWillDismiss`. The delegate \
      is told of a person's drag, or of a tap beside a popover. Code that calls `dismiss` brings no message, so those \
      steps don't run. Do what follows in the `completion` of `dismiss`, or call the method yourself.
      """,
    wrong: dismissal("- dismiss"), right: dismissal("- swipe: dismiss"), rules: ["V99", "M6.35"])

  static func dismissalUntold(
    _ presented: InstanceID, _ message: Callback, override: Place, in moment: Moment
  ) -> Diagnostic {
    let name = moment.name(of: presented)
    return Diagnostic(
      dismissalUntold, "'dismiss' in code doesn't tell the delegate of '\(name)'", at: moment.place,
      notes: moment.span(of: override).map { [Note("the delegate has steps in '\(message.overrideWord)'", at: $0)] }
        ?? [],
      hint: "do it in the 'completion' of 'dismiss', or let a person drag: '- swipe: dismiss'")
  }

  private static func dismissal(_ step: String) -> String {
    """
    scene: Dismissal
    initial: main
    controllers:
      main: { kind: navigation, stack: [page] }
      page:
      sheet: { overrides: { presentationControllerDidDismiss: [{ push: note, in: main }] } }
      note:
    script:
      - present: sheet
      \(step)

    """
  }
}
