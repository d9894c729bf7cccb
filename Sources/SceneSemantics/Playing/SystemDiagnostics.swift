package import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// SG56x: what a scene uses that its system doesn't have, or not without a key.
package enum SystemDiagnostic: Int, DiagnosticFamily {
  case observesNothing = 561
  case observesByKey
  case lacksInspector
  case appHasEnded
  case lacksDetents

  package static let title = "What a system doesn't have or do"

  package var entry: CatalogueEntry {
    switch self {
    case .observesNothing:
      CatalogueEntry(
        .warning, "the system doesn't note what a callback reads",
        explanation: """
          The step `changed` says that a model has changed, and that a callback has read it. From iOS 26 on UIKit notes \
          that, and calls it again; from iOS 18 on, if the app asks for it. Before, nothing comes, so code has to call \
          `setNeedsLayout` when its model changes. `updateProperties` itself is new in iOS 26.
          """,
        wrong: Self.scene(17, "- changed: [home.viewWillLayoutSubviews]"),
        right: Self.scene(26, "- changed: [home.viewWillLayoutSubviews]"), rules: ["V65"])
    case .observesByKey:
      CatalogueEntry(
        .note, "the app needs a key for that",
        explanation: """
          On iOS 18 UIKit notes what a callback of layout reads, if the app's Info.plist has the key \
          `UIObservationTrackingEnabled`. The scene is played as if it had. From iOS 26 on no key is needed.
          """,
        wrong: Self.scene(18, "- changed: [home.viewWillLayoutSubviews]"),
        right: Self.scene(26, "- changed: [home.viewWillLayoutSubviews]"), rules: ["V65"])
    case .lacksInspector:
      CatalogueEntry(
        .warning, "a split without an inspector",
        explanation: """
          The split view has an `inspector`, and its system or its style doesn't. The column is new in iOS 26, for the \
          styles `doubleColumn` and `tripleColumn`. Elsewhere it never comes, and `showColumn: inspector` does nothing. \
          Choose the style, or present the controller.
          """,
        wrong: Self.split(18, "doubleColumn"), right: Self.split(26, "doubleColumn"), rules: ["S4.36"])
    case .lacksDetents:
      CatalogueEntry(
        .warning, "a sheet with one height only",
        explanation: """
          The controller has detents, and its system doesn't: they are new in iOS 15. Before, a sheet has one height, \
          and takes all touches. Leave the key out, or choose a newer `ios`.
          """,
        wrong: Self.sheet(14), right: Self.sheet(15), rules: ["M6.47"])
    case .appHasEnded:
      CatalogueEntry(
        .error, "a step after the app's end",
        explanation: """
          `terminate` ends the app. Its process is gone, with all controllers, so no step can do anything. Only `expect` \
          and `wait` may follow. Write another scene for the next start of the app.
          """,
        wrong: Self.scene(18, "- terminate\n  - foreground"), right: Self.scene(18, "- background\n  - foreground"),
        rules: ["L9.12"])
    }
  }

  private static func sheet(_ ios: Int) -> String {
    """
    scene: Systems
    ios: \(ios)
    initial: home
    controllers:
      home:
      filter: { detents: [medium, large] }
    script:
      - present: filter

    """
  }

  private static func split(_ ios: Int, _ style: String) -> String {
    """
    scene: Systems
    ios: \(ios)
    device: pad
    initial: main
    controllers:
      main: { kind: split, style: \(style), primary: list, secondary: page, inspector: details }
      list:
      page:
      details:
    script:
      - showColumn: inspector
        in: main

    """
  }

  private static func scene(_ ios: Int, _ script: String) -> String {
    """
    scene: Systems
    ios: \(ios)
    initial: home
    controllers:
      home:
    script:
      \(script)

    """
  }
}

extension Diagnostic {
  /// A finding of `SystemDiagnostic.appHasEnded`.
  static func appHasEnded(_ verb: StepVerb, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SystemDiagnostic.appHasEnded, "the app has ended, so '\(verb.rawValue)' does nothing", at: span,
      hint: "write 'background' in place of 'terminate', or a scene of its own for the next start")
  }

  /// A finding of `SystemDiagnostic.lacksDetents`.
  static func lacksDetents(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SystemDiagnostic.lacksDetents, "before iOS 15 the sheet of '\(name)' has one height", at: span,
      hint: "leave it out, or write 'ios: 15' or newer")
  }

  /// A finding of `SystemDiagnostic.lacksInspector`.
  static func lacksInspector(_ name: String, isColumnStyle: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SystemDiagnostic.lacksInspector,
      isColumnStyle ? "'\(name)' has no inspector before iOS 26" : "'\(name)' has no inspector in the classic style",
      at: span,
      hint: isColumnStyle
        ? "present the controller" : "write 'style: doubleColumn', or present the controller")
  }

  /// A finding of `SystemDiagnostic.observesNothing`.
  static func observesNothing(_ name: String, _ callback: Callback, ios: Int, at span: SourceSpan) -> Diagnostic {
    let isMissing = callback == .updateProperties
    return Diagnostic(
      SystemDiagnostic.observesNothing,
      isMissing
        ? "iOS \(ios) has no 'updateProperties', so '\(name)' isn't told of the model"
        : "iOS \(ios) doesn't note what '\(callback.rawValue)' of '\(name)' reads, so it doesn't come again",
      at: span, hint: "it does from iOS 26 on; before, code calls 'setNeedsLayout'")
  }

  /// A finding of `SystemDiagnostic.observesByKey`.
  static func observesByKey(_ name: String, _ callback: Callback, ios: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SystemDiagnostic.observesByKey,
      "on iOS \(ios) '\(callback.rawValue)' of '\(name)' comes again only with the key 'UIObservationTrackingEnabled'",
      at: span, hint: "put the key into Info.plist")
  }
}
