package import ScenePlan

extension StepVerb {
  /// Its effect, as a sentence.
  package var summary: String {
    switch self {
    case .trigger: "A person fires a segue of `self`; UIKit asks `shouldPerformSegue`."
    case .perform: "Code fires a segue of `self`; `shouldPerformSegue` isn't asked."
    case .show: "Shows a controller in the nearest ancestor that can show it, or else presents it."
    case .showDetail: "Shows a controller as the detail of a split, or else presents it."
    case .push: "Pushes a controller onto the navigation stack."
    case .pop: "Pops the top of the navigation stack."
    case .popToRoot: "Pops everything above the root of the navigation stack."
    case .popTo: "Pops everything above a controller of the navigation stack."
    case .setViewControllers: "Sets a whole stack, all tabs, or the pages that are shown."
    case .present: "Presents a controller."
    case .dismiss: "Dismisses what `self` presents, or else `self`."
    case .select: "Selects a tab in code; UIKit doesn't ask the delegate."
    case .tap:
      """
      A person taps a tab, an action of an alert, or the bar of a search. UIKit asks the delegate of the tabs; a tap on the selected one pops \
      to its root.
      """
    case .showColumn: "Shows a column of the split."
    case .hideColumn: "Hides a column of the split."
    case .swipe: "A person's gesture: back in a stack, a sheet down or to a height, a page turned, a column moved."
    case .scroll: "Scrolls a paging layout to a child in code."
    case .add: "Adds a child by the `add` recipe of `self`."
    case .remove: "Removes a child by the `remove` recipe of `self`."
    case .transition: "Replaces a child by this one, by the `transition` recipe of `self`."
    case .set: "Sets properties and answers of `self` from now on."
    case .load: "Accesses a controller's view, so that it loads."
    case .addChild: "One call: makes a controller a child of `self`, which tells it that it will move."
    case .addSubview: "One call: puts a controller's view into a view of `self`."
    case .constrain: "One call: sets the position of a child's view."
    case .removeConstraints: "One call: removes the position of a child's view."
    case .removeFromSuperview: "One call: takes a controller's view out of the view that holds it."
    case .removeFromParent: "One call: removes a child from its parent, and tells the child that it has moved."
    case .willMove: "One call: tells a controller that it will get or lose a parent."
    case .didMove: "One call: tells a controller that it has got or lost a parent."
    case .beginAppearanceTransition: "One call: begins an appearance (`true`) or a disappearance (`false`) in code."
    case .endAppearanceTransition: "One call: ends an appearance or disappearance that code has begun."
    case .rotate: "A person turns the device."
    case .resize: "The window gets another size, `[width, height]`."
    case .background: "The app goes to the background."
    case .resignActive: "The app becomes inactive and stays on the screen, as under a call or the control centre."
    case .becomeActive: "The app becomes active again."
    case .foreground: "The app comes back to the foreground."
    case .setRoot: "Gives the window another root; what the old one presents isn't dismissed, and keeps it alive."
    case .memoryWarning: "Memory is low."
    case .terminate: "A person ends the app: nothing follows, and nothing is freed."
    case .launch:
      """
      The window becomes visible; it comes first unless it stands in the script. Behind it may stand `background`, where a \
      message starts the app, or `withoutScene`, where its scene comes with `foreground` only.
      """
    case .changed: "A model changes that these callbacks have read, so that they come again in the next layout."
    case .code: "Steps that run in one turn, as one piece of code of `self`."
    case .wait: "Waits for some seconds."
    case .expect: "Says what must hold."
    }
  }
}
