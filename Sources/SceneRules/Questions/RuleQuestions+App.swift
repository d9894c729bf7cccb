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
        "top most view controller",
      ]),
    Question(
      "How do I present from anywhere?",
      "Only a controller in a window presents, and only one that presents nothing: take the topmost, on the main thread. From "
        + "a view follow `next` up to the first controller; let a cell, a view model or a singleton ask a controller instead.",
      rules: ["M6.8", "M6.3", "V32", "N2.3"], findings: ["SG502", "SG503"],
      asked: [
        "present from a UIView", "present from the scene delegate", "present from a table cell",
        "present from a singleton", "present from a view model", "present from a network callback",
        "show the login when the token expires", "show an alert from anywhere",
        "present an alert from the topmost view controller", "which view controller should present an alert",
        "present from the topmost controller", "present from app delegate", "AppDelegate presents a view controller",
        "presenting from the AppDelegate does nothing", "find the view controller of a view",
        "get the parent view controller of a view", "responder chain to the view controller",
        "present without a view controller", "present when I have no view controller",
        "view controller that owns a view", "present from a helper class", "show an error alert from a service",
        "present from a cell's button", "alert from a class that is no controller",
      ]),
    Question(
      "How do I show something above all screens?",
      "By a second `UIWindow` with a higher `windowLevel` and a root of its own, or by a view in the window; no controller "
        + "below is told of it. What is presented over full screen lies above the tabs, but not above the next presentation. "
        + "A scene has one window.",
      rules: ["C1.30", "M6.31"], documented: "UIWindow.windowLevel",
      asked: [
        "loading screen over everything", "overlay window above everything", "toast over all screens",
        "second UIWindow above the alert level", "second UIWindow over an alert", "show a spinner over the tab bar",
        "lock screen over the whole app", "view above a modal", "banner above all view controllers",
        "does a new window call viewWillDisappear", "progress HUD over the navigation bar",
      ]),
    Question(
      "How do I get the window, or its root?",
      "From a view by `view.window`, once it is there. From elsewhere take the `UIWindowScene` among "
        + "`UIApplication.shared.connectedScenes`, and its `keyWindow`, from iOS 15 on. `keyWindow` and `windows` of the "
        + "application are deprecated.",
      rules: ["C1.36"], documented: "UIApplication.connectedScenes",
      asked: [
        "keyWindow is deprecated", "get the root view controller from the scene",
        "UIApplication.shared.windows deprecated", "replacement of UIApplication.shared.windows",
        "find the active window scene", "get the window with a scene delegate",
        "rootViewController of the current scene", "access the window from a view controller",
        "window of a view controller", "where is the window since SceneDelegate", "get the key window",
      ]),
    Question(
      "Has each window controllers of its own?",
      "Yes: each scene has a window, a root and a delegate. The controllers of one aren't told of the other, but "
        + "notifications of the app reach all. Scenograph plays one window.",
      rules: ["V64"], documented: "UIScene",
      asked: [
        "open a second window on iPad", "two windows of one app", "view controllers in several windows",
        "external display shows another controller", "a window was closed by the user", "multi window app life cycle",
        "share state between two windows", "Mac Catalyst second window",
      ]),
    Question(
      "How do I restore the screens after a restart?",
      "With scenes by `stateRestorationActivity(for:)`, which comes back in `scene(_:willConnectTo:options:)` as "
        + "`session.stateRestorationActivity`. Before, by `restorationIdentifier` and `encodeRestorableState`. Scenes keep "
        + "nothing: set the stack at the launch by 'setViewControllers'.",
      rules: ["N2.13", "V64"], documented: "UISceneDelegate.stateRestorationActivity(for:)",
      asked: [
        "restore the last screen after a restart", "state restoration with scenes",
        "encodeRestorableState not called", "NSUserActivity to restore a scene",
        "open the app where the user left it", "come back to where the user left off",
        "restorationIdentifier in code", "decodeRestorableState before viewWillAppear",
        "save the navigation stack between launches", "restore the navigation stack after a relaunch",
        "app starts at the first screen after it was killed", "reopen the same tab after relaunch",
        "remember the selected tab between launches", "state restoration",
      ]),
    Question(
      "How do SwiftUI and UIKit go together?",
      "A `UIHostingController` is a controller like any other: push it, present it, or add it as a child. The other way "
        + "`UIViewControllerRepresentable` makes a controller once, and updates it as the state changes. From iOS 16 on "
        + "`sizingOptions` tells its size.",
      rules: ["V89", "C1.10"], documented: "UIHostingController",
      asked: [
        "push a SwiftUI view from UIKit", "SwiftUI view in a UIKit screen", "show a UIKit screen in SwiftUI",
        "UIHostingController in a navigation controller", "present a UIKit controller from SwiftUI",
        "present a SwiftUI view from a view controller", "use a storyboard in SwiftUI",
        "size of a UIHostingController", "go from SwiftUI to a UIKit view controller",
        "UIHostingController as the root of the window",
      ]),
    Question(
      "What do UIKit's own screens do to mine?",
      "Mail, Safari, the camera, pickers and the share sheet are presented, so the rule of their style holds: a card leaves "
        + "yours on the screen. Mail and the image picker have to be dismissed in their delegate; the share sheet and Safari go by themselves.",
      rules: ["M6.31", "M6.20"],
      documented: "MFMailComposeViewController, UIImagePickerController, SFSafariViewController",
      asked: [
        "mail composer does not close", "document picker and viewWillAppear",
        "know when Safari view controller is closed", "photo picker does not go away",
        "share sheet finished callback", "image picker dismissed callback", "viewWillAppear after the camera",
        "callback after UIActivityViewController", "video player in full screen callbacks",
        "contact picker life cycle", "UIActivityViewController completionWithItemsHandler", "share sheet completion",
        "SFSafariViewController Done button", "mail compose dismiss", "full screen video rotates",
      ]),
  ]
}
