internal import ScenePlan

/// Events of the app and of its scene, by the names of their delegates' methods.
extension WordLeads {
  static let appEvents: [WordLead] = [
    .same(
      .event(.didEnterBackground), "- expect: { lacks: [app.didEnterBackground] }", "applicationDidEnterBackground",
      "sceneDidEnterBackground"),
    .same(
      .event(.willEnterForeground), "- expect: { lacks: [app.willEnterForeground] }", "applicationWillEnterForeground",
      "sceneWillEnterForeground"),
    .same(
      .event(.didBecomeActive), "- expect: { contains: [app.didBecomeActive], since: launch }",
      "applicationDidBecomeActive", "sceneDidBecomeActive"),
    .same(
      .event(.willResignActive), "- expect: { lacks: [app.willResignActive] }", "applicationWillResignActive",
      "sceneWillResignActive"),
    .same(
      .event(.willTerminate), "- expect: { lacks: [app.willTerminate] }", "applicationWillTerminate"),
    .same(
      .event(.didFinishLaunching), "- expect: { contains: [app.didFinishLaunching], since: launch }",
      "didFinishLaunchingWithOptions", "applicationDidFinishLaunching"),
    .other(
      .step(.set), "- { set: { supportedInterfaceOrientations: [portrait] }, in: home }",
      "supportedInterfaceOrientationsForWindow", "application(_:supportedInterfaceOrientationsFor:)",
      remark: "A scene has no answer of the app itself: 'set' changes that of the controller that is asked."),
    .none(
      "There is one window. A second one, and scenes of iPadOS, aren't modelled.", "initial: home", "windows",
      "severalWindows", "multipleWindows", "windowScene", "UIWindowScene", "UIScene"),
    .none(
      "There is one window. What is presented as 'overFullScreen' stands for one above it: its presenter is told nothing.",
      "- { present: detail, modalPresentationStyle: overFullScreen }", "alertWindow", "secondWindow", "overlayWindow",
      "windowLevel", "UIWindowLevel", "toastWindow", "hudWindow"),
  ]

  /// The event of the app that a method of its delegate, or of its scene's delegate, is told of: `sceneDidEnterBackground`.
  static func appEvent(_ word: String) -> Callback? {
    for lead in leads(of: word) {
      if case .event(let callback) = lead.target, callback.group == .app { return callback }
    }
    return nil
  }
}
