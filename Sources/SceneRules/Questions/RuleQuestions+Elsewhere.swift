/// Questions about layout, turning, bars, the launch and the app.
extension RuleQuestions {
  static let elsewhere = [
    Question(
      "What causes layout?",
      "A view comes into a window, changes its size, gets or loses subviews, or code asks for it. UIKit promises no "
        + "number of passes.",
      rules: ["V1", "L9.1", "V2", "V3", "V6"], scene: "questions/why-is-my-container-laid-out-again",
      asked: [
        "when does layout happen", "viewDidLayoutSubviews called many times", "what triggers viewWillLayoutSubviews",
        "viewWillLayoutSubviews infinite loop", "layout loop",
        "too many layout passes",
        "viewDidLayoutSubviews called multiple times", "viewWillLayoutSubviews called several times",
        "viewDidLayoutSubviews not called", "when is viewDidLayoutSubviews called", "container laid out again",
        "layoutIfNeeded viewDidLayoutSubviews",
      ]),
    Question(
      "What happens when the device turns?",
      "Traits are announced through the tree, then `viewWillTransition(to:)`, then layout, parents first each time.",
      rules: ["L9.3", "L9.4", "V4", "V5"],
      asked: [
        "which callbacks on rotation", "rotation lifecycle callbacks", "what is called when I rotate",
        "viewWillTransition", "viewWillTransition to size order",
        "which view controller gets willTransition on rotation", "rotation callbacks order", "didRotate deprecated",
        "detect rotation in view controller", "viewDidLayoutSubviews on rotation", "size class changes multitasking",
        "full screen view rotates and comes back",
      ]),
    Question(
      "Why isn't viewWillTransition called?",
      "The window kept its size, the controller isn't on the screen, or it doesn't support the new orientation. A child "
        + "isn't told if its parent's override leaves `super` out.",
      rules: ["L9.4", "L9.3", "D8.5"],
      asked: [
        "viewWillTransition not called on rotation", "viewWillTransition not called on child",
        "viewWillTransition to size never called", "rotation not detected in view controller",
        "viewWillTransition not called on hidden tab",
      ]),
    Question(
      "Why isn't traitCollectionDidChange called?",
      "Its first traits are no change: they come with the view, and UIKit sends nothing. From iOS 17 on "
        + "`registerForTraitChanges` takes its place, and a controller whose view isn't in the window is told when "
        + "the view comes back. Before, a loaded one is told at once.",
      rules: ["V61"],
      asked: [
        "traitCollectionDidChange is deprecated, what replaces it", "replacement of traitCollectionDidChange",
        "registerForTraitChanges instead of traitCollectionDidChange", "traitCollectionDidChange not called at start",
        "traitCollectionDidChange not called on iOS 13", "traitCollectionDidChange not called first time",
        "registerForTraitChanges is not called", "traitCollectionDidChange not called in hidden tab",
        "traitCollectionDidChange not called on iOS 17", "traitCollectionDidChange not called on rotation",
        "traitCollectionDidChange called", "registerForTraitChanges",
      ]),
    Question(
      "Which controller decides about the status bar?",
      "The topmost full-screen one, or the child that it names by `childForStatusBarStyle`. A navigation "
        + "controller with a bar decides the style itself: set `navigationBar.barStyle`, or let a subclass name its "
        + "top.",
      rules: ["D8.1", "D8.2", "D8.3"], findings: ["SG328", "SG329"], scene: "delegation/status-bar",
      asked: [
        "light status bar content", "dark status bar text on one screen",
        "setNeedsStatusBarAppearanceUpdate",
        "preferredStatusBarStyle not called", "status bar style not changing in navigation controller",
        "childForStatusBarStyle", "prefersStatusBarHidden not working", "status bar white text one screen",
        "status bar color per view controller",
        "modalPresentationCapturesStatusBarAppearance",
      ]),
    Question(
      "Why does a second window change the status bar?",
      "UIKit asks the root of the topmost window, by its level, and no other one; the key window doesn't count. Let that "
        + "root answer what the first window's root would. How the device may turn is asked there, too.",
      rules: ["D8.20", "D8.2"],
      asked: [
        "overlay window changes status bar style", "status bar style with second UIWindow",
        "status bar hidden by overlay window", "preferredStatusBarStyle not called with a second window",
        "alert window status bar", "HUD window breaks rotation", "second UIWindow orientation",
        "supportedInterfaceOrientations of overlay window", "windowLevel status bar", "toast window status bar color",
      ]),
    Question(
      "Which controller decides how the device may turn?",
      "Only the topmost full-screen controller is asked for `supportedInterfaceOrientations`. No container asks "
        + "its children: answer in a subclass of the stack or the tabs, or in their delegate's "
        + "`navigationControllerSupportedInterfaceOrientations`.",
      rules: ["D8.5", "C1.101"], findings: ["SG330"],
      asked: [
        "supportedInterfaceOrientations not called", "lock orientation for one view controller",
        "shouldAutorotate not called", "force landscape for one screen", "only one view controller landscape",
        "preferredInterfaceOrientationForPresentation", "shouldAutorotate ignored in navigation controller",
      ]),
    Question(
      "What happens at launch?",
      "`didFinishLaunching` comes first, then `scene(_:willConnectTo:)`; then the root loads and appears, not "
        + "animated. With scenes its `viewWillAppear` comes before `willEnterForeground`, and `didBecomeActive` "
        + "before its `viewDidAppear`.",
      rules: ["N2.30", "V11", "V12", "V64"], scene: "app/before-launching",
      asked: [
        "sceneDidBecomeActive or viewDidAppear first", "is viewDidAppear before didBecomeActive",
        "order of didFinishLaunching and viewDidLoad", "viewDidLoad called before didFinishLaunchingWithOptions",
        "scene willConnectTo before or after viewDidLoad", "order of willConnectTo, didFinishLaunching and the root",
        "is the root view controller loaded when didFinishLaunching runs", "app delegate before view controller",
        "when is the window's root loaded", "willConnectTo and the root controller's viewDidLoad order",
        "makeKeyAndVisible calls viewDidLoad", "makeKeyAndVisible lifecycle", "launch order of callbacks",
        "order of app delegate and view controller callbacks at launch",
        "order of callbacks at launch", "viewDidLoad before didFinishLaunchingWithOptions",
        "scene delegate", "root view controller in SceneDelegate", "scene delegate and viewDidAppear order",
        "root view controller viewWillAppear at app start",
        "sceneDidBecomeActive before viewDidAppear",
      ]),
    Question(
      "Why does the window have no root at the end of the launch?",
      "The launch ended with a window whose `rootViewController` is nil: no code set it, or the storyboard names no initial "
        + "controller. From iOS 9 on that is an exception.",
      rules: ["C1.103"],
      asked: [
        "SceneDelegate window nil", "window is nil in SceneDelegate",
        "rootViewController is nil at launch", "app without root view controller", "window without rootViewController",
        "no initial view controller in storyboard",
      ]),
    Question(
      "What happens in the background?",
      "No callback of appearance comes, neither then nor on the return; nor at a phone call, the lock or the "
        + "control center. Listen to the app's or the scene's notifications. `didBecomeActive` comes after each of "
        + "these, and `willEnterForeground` only on the way from the background. On a pad some saw a split's "
        + "columns go and come for the system's pictures: `--quirk collapsesForSnapshots`.",
      rules: ["V8"], scene: "app/background-and-foreground",
      asked: [
        "willEnterForeground vs didBecomeActive", "willEnterForeground or didBecomeActive",
        "difference between sceneWillEnterForeground and sceneDidBecomeActive", "which one to refresh in on return",
        "didBecomeActive called after the control center", "willResignActive vs didEnterBackground",
        "resign active without background", "lifecycle when user presses home", "app minimized viewDidDisappear",
        "user leaves the app viewWillDisappear", "phone call viewWillDisappear", "incoming call lifecycle",
        "lock screen viewDidDisappear", "control center viewWillDisappear", "notification center pulled down",
        "face id prompt willResignActive", "app switcher viewDidDisappear", "system alert resign active",
        "does locking the phone call viewDidDisappear", "sceneWillEnterForeground viewWillAppear",
        "viewWillAppear after unlock", "viewWillAppear not called when app enters foreground",
        "viewDidAppear not called returning from background",
        "detect app came back from background in view controller",
        "viewWillDisappear not called when home button pressed", "layout called when app goes to background",
        "traitCollectionDidChange in background", "app becomes active refresh",
        "applicationDidBecomeActive and viewWillAppear", "lock screen viewWillDisappear",
        "applicationDidBecomeActive vs viewWillAppear",
        "viewWillDisappear is called when the app goes to the background",
        "why does my split view collapse in the background",
        "viewWillDisappear and viewWillAppear when I leave the app on iPad",
      ]),
    Question(
      "What comes when a person ends the app?",
      "In front: `willResignActive`, the end of the scene, and on iOS 13 and newer the root disappears. In the background "
        + "nothing. `deinit` never comes.",
      rules: ["L9.12"], findings: ["SG564"], scene: "app/ended-by-a-person",
      asked: [
        "swipe app away in the app switcher", "app swiped away in the switcher callbacks",
        "does viewDidDisappear run when the app is closed by the user",
        "is viewWillDisappear called when the user closes the app",
        "scene disconnect view controller released", "sceneDidDisconnect", "app killed from the switcher",
        "is deinit called when the app is killed",
        "viewDidDisappear when app terminated", "deinit not called when app is killed",
        "applicationWillTerminate not called", "app killed from app switcher viewWillDisappear",
        "sceneDidDisconnect when user force quits",
      ]),
    Question(
      "Which controllers get a memory warning?",
      "Every living one, in the order in which they were made. No view is unloaded since iOS 6.",
      rules: ["V30", "C1.46"], scene: "app/memory-warning",
      asked: [
        "low memory what happens to view controllers", "low memory unloads the view",
        "didReceiveMemoryWarning",
        "didReceiveMemoryWarning called on which view controllers", "viewDidUnload not called",
        "viewDidUnload deprecated", "memory warning unload view",
      ]),
    Question(
      "Which view may belong to a controller?",
      "One of its own: a view that two controllers share belongs to one of them only. UIKit raises an exception or warns.",
      rules: ["C1.44", "C1.102"],
      asked: [
        "a view can only be associated with at most one view controller at a time",
        "attempting to load the view of a view controller while it is deallocating",
        "share one view between two view controllers",
      ]),
  ]
}
