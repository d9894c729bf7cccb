internal import SceneBasics
internal import ScenePlan

/// The messages of UIKit to an app that isn't launched by scenes (L9.10).
extension UIKitMessage {
  static let missesScenesEntry = CatalogueEntry(
    .note, "an app without scenes, on iOS 18",
    explanation: """
      The app isn't launched by scenes. From iOS 18.4 on UIKit says in the console that this will end. Everything works \
      as before. Add a scene manifest and a scene delegate.
      """,
    wrong: app(ios: 18, "[no-launchesScenes]"), right: app(ios: 18, "[]"), rules: ["L9.10"])

  static let needsScenesSoonEntry = CatalogueEntry(
    .warning, "an app without scenes, on iOS 26",
    explanation: """
      The app isn't launched by scenes. UIKit of iOS 26 says in the console that scenes will soon be required. Built with \
      the next SDK the app won't launch any more. Add a scene manifest and a scene delegate.
      """,
    wrong: app(ios: 26, "[no-launchesScenes]"), right: app(ios: 26, "[]"), rules: ["L9.10"])

  static let needsScenesEntry = CatalogueEntry(
    .error, "an app without scenes doesn't launch",
    explanation: """
      The app isn't launched by scenes, and it is built with the SDK of iOS 27. It ends before its delegate is called. \
      Add a scene manifest and a scene delegate. An app that is built with an older SDK still runs: write that as \
      `no-needsScenes` under `quirks`. The text of iOS 27 isn't published; the text below is that of iOS 26.
      """,
    wrong: app(ios: 27, "[no-launchesScenes]"), right: app(ios: 27, "[no-launchesScenes, no-needsScenes]"),
    rules: ["L9.10"])

  private static func app(ios: Int, _ quirks: String) -> String {
    "scene: App\nios: \(ios)\nquirks: \(quirks)\ninitial: main\ncontrollers:\n  main:\nscript:\n  - launch\n"
  }
}
