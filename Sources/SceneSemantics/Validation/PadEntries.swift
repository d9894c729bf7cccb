internal import SceneBasics

/// Findings about a pad.
extension StructureDiagnostic {
  static let turnsUnaskedEntry = CatalogueEntry(
    .note, "a pad asks no controller for its orientations",
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
}
