internal import ScenePlan
internal import SceneProgram

/// The sorts of controllers that the names of classes tell.
extension Skeletons {
  /// Whether a class is one of those that an app shows before its first screen, as far as its name says.
  static func isGate(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["login", "splash", "welcome", "launch", "onboarding", "signin", "intro", "auth"].contains(
      where: name.contains)
  }

  /// How much dearer a guess is that makes such a class a tab.
  static let penaltyOfGate = 150

  /// Whether a class is a page view controller, as far as its name says.
  static func isPager(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["pageviewcontroller", "pagecontroller", "pagerviewcontroller", "pagercontroller", "pagesviewcontroller"]
      .contains(where: name.hasSuffix)
  }

  /// Which of UIKit's containers a class is, as far as its name says.
  static func kind(ofClass name: String) -> ControllerKind? {
    let name = name.lowercased()
    if name.contains("tabbar") || name == "tab" || name.contains("tabcontroller") { return .tabs }
    if name.contains("splitview") || name.hasSuffix("splitcontroller") { return .split }
    if name.contains("navigationcontroller") || name.hasSuffix("navcontroller") || name == "nav" { return .navigation }
    return nil
  }
}
