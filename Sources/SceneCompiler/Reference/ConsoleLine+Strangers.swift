extension ConsoleLine {
  /// Lines about what a scene doesn't model.
  static let strangers = [
    (
      line: "Snapshotting a view that has not been rendered at least once requires afterScreenUpdates:YES",
      remark:
        "Drawing isn't modelled. UIKit took a picture of a view that wasn't on the screen yet; no callback follows."
    ),
    (
      line: "Unable to simultaneously satisfy constraints",
      remark: "Constraints inside a view aren't modelled. UIKit breaks one of them and goes on; no callback changes."
    ),
    (
      line: "UITableView was told to layout its visible cells and other contents without being in the view hierarchy",
      remark:
        "Tables aren't modelled. Code asked for layout before the view was in a window: do it in 'viewIsAppearing'."
    ),
    (
      line: "Could not find a storyboard named '' in bundle NSBundle <>",
      remark:
        "No storyboard of that name is in the app. Check the name, and the target of the file. 'scenograph import' reads "
        + "the storyboards of a folder."
    ),
    (
      line: "Storyboard (<>) doesn't contain a view controller with identifier ''",
      remark:
        "No controller of that storyboard has the identifier. It is the 'Storyboard ID' of Xcode's inspector, not the "
        + "class. Look also at which storyboard the code names."
    ),
    (
      line: "Could not find a view controller with identifier '' in storyboard",
      remark:
        "No controller of that storyboard has the identifier. It is the 'Storyboard ID' of Xcode's inspector, not the "
        + "class. Look also at which storyboard the code names."
    ),
    (
      line: "[<> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key",
      remark:
        "Outlets aren't modelled. A connection in a storyboard or nib names a property that the class doesn't have; often "
        + "it was renamed, or the custom class isn't set."
    ),
    (
      line: "-[<> ]: unrecognized selector sent to instance",
      remark:
        "Actions aren't modelled. A target has no such method: it was renamed, or another object stands where the target "
        + "was freed."
    ),
    (
      line: "Unexpectedly found nil while implicitly unwrapping an Optional value",
      remark:
        "Outlets aren't modelled. They are nil until the view is loaded, so in 'prepare' and right after 'init': set a "
        + "property there, and use it in 'viewDidLoad'."
    ),
    (
      line: "Could not load NIB in bundle",
      remark:
        "Nibs aren't modelled: a view is there as soon as it is asked for. Check the name and the target of the nib."
    ),
    (
      line: "Attempt to present <> on <> which is waiting for a delayed presention of <> to complete",
      remark:
        "Presentations that another process delays aren't modelled. The presenter waits for one, and drops the next: "
        + "present in its completion."
    ),
    (
      line: "Attempting to load the view of a view controller while it is deallocating is not allowed",
      remark: "Code in 'deinit' isn't modelled. It asks for 'view' there: ask for 'viewIfLoaded', or clean up before."
    ),
    (
      line: "loaded the nib but the view outlet was not set.",
      remark:
        "Nibs aren't modelled. The nib's owner has no view: connect its outlet 'view', or override 'loadView' without a nib."
    ),
    (
      line: "Unknown class <> in Interface Builder file.",
      remark:
        "The storyboard names a class that the app doesn't have, so UIKit makes a plain controller. Check the name and the "
        + "module in Xcode's inspector."
    ),
    (
      line:
        "Failed to instantiate the default view controller for UIMainStoryboardFile - perhaps the designated entry point "
        + "is not set?",
      remark:
        "No controller of the main storyboard is its initial one, so nothing is shown at launch. Mark one in Xcode. "
        + "'scenograph import' says where an app starts."
    ),
    (
      line: "The app delegate must implement the window property if it wants to use a main storyboard file.",
      remark:
        "UIKit puts the window of the main storyboard into the delegate's property 'window'. With scenes it is the scene "
        + "delegate's."
    ),
    (
      line: "Manually adding the rootViewController's view to the view hierarchy is no longer supported.",
      remark:
        "A window adds its root's view by itself. Set 'rootViewController' only, and leave out 'addSubview' of its view."
    ),
    (
      line: "Main Thread Checker: UI API called on a background thread",
      remark: "Threads aren't modelled: a scene's code runs on the main thread. Hand such a call to the main actor."
    ),
    (
      line: "must be used from main thread only",
      remark: "Threads aren't modelled: a scene's code runs on the main thread. Hand such a call to the main actor."
    ),
    (
      line: "Keyboard cannot present view controllers (attempted to present <>)",
      remark:
        "Keyboards aren't modelled. The responder's window is the keyboard's: present from a controller of the app."
    ),
    (
      line:
        "Invalid update: invalid number of rows in section. The number of rows contained in an existing section after the "
        + "update must be equal to the number of rows contained in that section before the update",
      remark: "Tables aren't modelled. The data changed by another number of rows than the table was told of."
    ),
    (
      line: "Directly modifying a tab bar managed by",
      remark:
        "Bars and their items aren't modelled. Set the tab controller's 'viewControllers', or a child's 'tabBarItem'."
    ),
    (
      line:
        "Invalid update: invalid number of sections. The number of sections contained in the table view after the update",
      remark: "Tables aren't modelled. The data changed by another number of sections than the table was told of."
    ),
    (
      line:
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view "
        + "controllers can be selected.",
      remark:
        "A scene's tabs are fixed, and 'select' names one of them. Code selects a controller that isn't among "
        + "'viewControllers': often a child of a tab's stack, in the place of the stack."
    ),
    (
      line: "A view controller not containing an alert controller was asked for its contained alert controller.",
      remark:
        "How UIKit draws an alert isn't modelled. It is UIKit's own line, about an alert that is presented by another way "
        + "than 'present'; no callback follows."
    ),
    (
      line: "preferredInterfaceOrientationForPresentation must return a supported interface orientation!",
      remark:
        "The preferred orientation isn't modelled. That of a presented controller must be one that its "
        + "'supportedInterfaceOrientations' has (C1.101)."
    ),
    (
      line: "Attempting to modify the tab bar managed by",
      remark:
        "Bars and their items aren't modelled. Set the tab controller's 'viewControllers', or a child's 'tabBarItem'."
    ),
    (
      line: "Attempting to modify the contents of the tab bar directly will throw an exception",
      remark:
        "Bars and their items aren't modelled. Set the tab controller's 'viewControllers', or a child's 'tabBarItem'."
    ),
    (
      line: "Application tried to present UIPopoverController modally",
      remark:
        "A popover of iOS 3 to 8 is no view controller: it has methods of its own to present it. Today it is a style, "
        + "'modalPresentationStyle: popover'."
    ),
    (
      line: "UIWindow endDisablingInterfaceAutorotationAnimated: called on <> without matching -beginDisabling",
      remark:
        "It is UIKit's own count of what keeps the window from turning, after a transition that was cut off. No callback "
        + "tells of it."
    ),
    (
      line: "UICollectionView must be initialized with a non-nil layout parameter",
      remark: "Collections aren't modelled. Make the controller by 'init(collectionViewLayout:)'."
    ),
    (
      line: "There can only be one UIApplication instance.",
      remark: "An app has one application, which 'main' makes. A scene's app is there from the launch on."
    ),
    (
      line: "An instance of class was deallocated while key value observers were still registered with it.",
      remark:
        "Observers aren't modelled. Something observed a property of an object that was freed: stop in 'deinit', or keep "
        + "the observation as a property."
    ),
    (
      line:
        "Changing the translatesAutoresizingMaskIntoConstraints property of a UICollectionViewCell that is managed by a "
        + "UICollectionView is not supported",
      remark: "Constraints and cells aren't modelled. Set the property on what is inside the cell's content view."
    ),
    (
      line: "loadView instantiated view controller with identifier '' but didn't get a UITableView.",
      remark:
        "Tables aren't modelled. In the storyboard the root view of a table view controller is another view: make it a "
        + "table, or the class a plain controller."
    ),
    (
      line: "UIAlertController must have a title, a message or an action to display",
      remark: "An alert without any of them can't be shown. A scene's alert needs none: only its actions are modelled."
    ),
    (
      line: "This API requires initializing the UISplitViewController with -initWithStyle:",
      remark:
        "Only a split view that was made by 'init(style:)' has columns to set. In a scene that is 'style: doubleColumn' or "
        + "'style: tripleColumn'."
    ),
    (
      line: "<> is already specified as the view controller for the secondary column",
      remark:
        "A controller stands in one column. Set another one there first, or 'nil', and then this one for its new column."
    ),
    (
      line: "UISplitViewController supplementaryColumnWidth properties unsupported for style = DoubleColumn",
      remark: "Widths of columns aren't modelled. Only the style 'tripleColumn' has a supplementary column."
    ),
    (
      line: "Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)",
      remark:
        "Code can't turn the device. It asks the window scene for another geometry; in a scene the step 'rotate' is the turn."
    ),
    (
      line: "Adding '_UIReparentingView' as a subview of UIHostingController.view is not supported",
      remark:
        "SwiftUI puts that view there by itself, for a menu or a popover. No callback of a controller changes by it."
    ),
    (
      line: "Will attempt to recover by breaking constraint <>",
      remark: "Constraints inside a view aren't modelled. UIKit breaks one of them and goes on; no callback changes."
    ),
    (
      line: "Unable to activate constraint with anchors <> and <> because they have no common ancestor.",
      remark:
        "Constraints inside a view aren't modelled. One of the two views isn't in a hierarchy yet: add it as a subview first."
    ),
    (
      line: "Warning once only: UITableView was told to layout its visible cells",
      remark:
        "Tables aren't modelled. Code asked for layout before the view was in a window: do it in 'viewIsAppearing'."
    ),
  ]
}
