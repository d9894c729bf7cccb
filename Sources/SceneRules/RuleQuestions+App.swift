/// Questions about the app, its scenes and its window.
extension RuleQuestions {
  static let app = [
    Question(
      "Is the app's delegate told, or the scene's?",
      "In an app with scenes the scene's delegate is told, and not the app's: `sceneDidBecomeActive` comes instead of "
        + "`applicationDidBecomeActive`, and so on. `didFinishLaunching` stays with the app's. The notification of "
        + "`didBecomeActive` comes either way.",
      rules: ["V64", "L9.10"],
      asked: [
        "applicationDidBecomeActive not called", "applicationDidEnterBackground not called since SceneDelegate",
        "applicationWillEnterForeground isn't called on iOS 13", "app delegate methods are not called in iOS 13",
        "AppDelegate lifecycle methods not called with scenes", "sceneDidBecomeActive or applicationDidBecomeActive",
        "app delegate vs scene delegate", "difference between AppDelegate and SceneDelegate",
        "which delegate gets didBecomeActive", "applicationWillResignActive doesn't fire any more",
        "UIApplicationDelegate methods stopped working", "didEnterBackground of the app delegate never hit",
        "willEnterForegroundNotification with a scene delegate", "which notification when the app comes to front",
      ]),
    Question(
      "Why do size and traits change in the background?",
      "From iOS 13 on the system takes two pictures of an app that goes to the background, one light and one dark. For each "
        + "the traits change, and on a pad the size may turn and turn back. Leave them alone while the scene isn't active.",
      rules: ["V8"], scene: "app/background-and-foreground",
      asked: [
        "viewWillTransition called in background", "viewWillTransition when pressing the home button",
        "traitCollectionDidChange called in background", "traitCollectionDidChange twice when app goes to background",
        "layout in landscape after lock and unlock", "screen rotated after the app was in the background",
        "app switcher snapshot calls rotation", "size changes when the app is suspended",
        "dark mode flickers when going to background", "why does my view rotate in the background on iPad",
        "split view collapses in the background", "userInterfaceStyle changes on entering background",
      ]),
    Question(
      "Which controller is on top?",
      "Begin at the window's root. Follow `presentedViewController` as far as it goes; then take a stack's "
        + "`visibleViewController` or the `selectedViewController` of tabs, and go on from there.",
      rules: ["N2.3", "V32", "C1.3"],
      asked: [
        "get the top most view controller", "topmost view controller", "find the topmost view controller",
        "get the current visible view controller from anywhere", "current view controller from the app delegate",
        "which view controller is showing right now", "find the frontmost view controller through tabs and modals",
        "how to get the presented view controller of the root", "top view controller of the window",
        "get the current view controller", "find the visible view controller",
        "how do I find the current visible view controller", "which view controller is on top right now",
        "topmost view controller of the app", "get the frontmost view controller",
        "current view controller on screen in swift", "which one is on top through nav, tabs and modals",
      ]),
  ]
}
