extension ConsoleLine {
  /// Lines of SwiftUI and Swift, of threads, and of how an app is put together.
  static let neighbours = [
    (
      line: "Publishing changes from within view updates is not allowed, this will cause undefined behavior.",
      remark:
        "SwiftUI's own state isn't modelled. Change it in a task or in an action; no callback of a controller follows."
    ),
    (
      line: "Modifying state during view update, this will cause undefined behavior.",
      remark:
        "SwiftUI's own state isn't modelled. Change it in a task or in an action; no callback of a controller follows."
    ),
    (
      line: "AttributeGraph: cycle detected through attribute",
      remark:
        "SwiftUI's own state isn't modelled. A value of it depends on itself; no callback of a controller follows."
    ),
    (
      line: "Update NavigationRequestObserver tried to update multiple times per frame.",
      remark: "SwiftUI's own stacks aren't modelled. Their path was changed twice in one frame."
    ),
    (
      line: "Fatal error: init(coder:) has not been implemented",
      remark:
        "How objects are made isn't modelled. A storyboard makes the controller by 'init(coder:)': implement it, or make the "
        + "controller in code."
    ),
    (
      line: "Class '' has no initializers",
      remark: "It is the compiler's line, not UIKit's: a stored property of the class has no value. Nothing runs yet."
    ),
    (
      line: "Could not cast value of type '' to ''",
      remark:
        "Casts aren't modelled. Often the destination of a segue is a navigation controller: take its first child, "
        + "'viewControllers.first'."
    ),
    (
      line: "The behavior of the UICollectionViewFlowLayout is not defined because the item height must be less than",
      remark:
        "Collections aren't modelled. A cell is larger than the collection: set its size in 'viewWillLayoutSubviews'."
    ),
    (
      line: "Application tried to push a nil view controller on target <>.",
      remark:
        "Code pushed 'nil'. The class or the identifier that should make the controller gave none. A scene's push names a "
        + "controller that is declared."
    ),
    (
      line: "UIScrollView does not support multiple observers implementing",
      remark:
        "Scroll views aren't modelled. Two objects observe one of them in a way that only UIKit may; no callback follows."
    ),
    (
      line: "Unsupported layout off the main thread for UIView with nearest ancestor view controller,",
      remark: "Threads aren't modelled: a scene's code runs on the main thread. Hand such a call to the main actor."
    ),
    (
      line:
        "Modifications to the layout engine must not be performed from a background thread after it has been accessed from "
        + "the main thread",
      remark: "Threads aren't modelled: a scene's code runs on the main thread. Hand such a call to the main actor."
    ),
    (
      line: "Application circumvented objective-c runtime dealloc initiation for <> object.",
      remark:
        "How objects are freed is modelled only as 'deinit'. Code called 'dealloc' or released an object once too often."
    ),
    (
      line:
        "Info.plist configuration for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could "
        + "not load class with name",
      remark:
        "The app has no class of that name, so its scene has no delegate and no window. Check the module in the property list."
    ),
    (
      line: "Info.plist contained no UIScene configuration dictionary (looking for configuration named",
      remark:
        "The property list has no scene of that name, so UIKit makes one without a delegate. Add it under "
        + "'UIApplicationSceneManifest'."
    ),
    (
      line: "Split view controller <> is expected to have a view controller at index 0 before it's used!",
      remark:
        "The split view was shown before it had a column. Set 'viewControllers' first; a scene's split has its columns."
    ),
    (
      line: "UISplitViewController displayModeButtonItem is internally managed and not exposed for",
      remark: "Bar buttons aren't modelled. A split view with columns shows that button by itself."
    ),
  ]
}
