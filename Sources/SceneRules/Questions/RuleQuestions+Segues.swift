/// Questions about segues, and about what a screen gives back.
extension RuleQuestions {
  static let segues = [
    Question(
      "What is asked before a segue fires?",
      "`shouldPerformSegue`, if a person fires it. `performSegue` in code asks nothing.",
      rules: ["G7.20", "G7.21"], scene: "navigation/segue-refused",
      asked: [
        "shouldPerformSegue not called", "performSegue ignores shouldPerformSegueWithIdentifier",
        "conditionally prevent segue", "stop a segue from a button",
      ]),
    Question(
      "Why is prepare not called?",
      "No segue fires: code pushes or presents by itself, or `shouldPerformSegue` said no.",
      rules: ["G7.20", "G7.21"], scene: "questions/why-is-prepare-not-called",
      asked: [
        "prepare(for:sender:) not called", "prepareForSegue not called", "prepare for segue called twice",
        "segue not firing", "segue does not fire", "segue not triggered",
        "is init called before prepare for segue",
        "is prepare called before viewDidLoad", "pass data in prepare destination view not loaded",
      ]),
    Question(
      "Why does UIKit find no segue of that identifier?",
      "The identifier in the storyboard is empty or spelt in another way, or the controller was made in code and so has no "
        + "segues. UIKit raises an exception.",
      rules: ["C1.94", "G7.24"],
      asked: [
        "performSegue not working", "performSegue does nothing",
        "receiver has no segue with identifier", "performSegue crash no segue with identifier",
        "segue with identifier not found",
      ]),
    Question(
      "How do I pass data back?",
      "UIKit has no callback for it: call a delegate or a closure before you go back, or read the source in the action of "
        + "an unwind segue. That runs before UIKit dismisses and pops.",
      rules: ["G7.40", "M6.31"], scene: "navigation/unwind-out-of-a-flow",
      asked: [
        "delegate or closure to pass data back", "pass data in an unwind segue",
        "hand a text back to the first screen", "reload only after a certain screen",
        "tell the first screen that the form was saved", "pass data back",
        "pass data back to the previous view controller", "return a value from a presented view controller",
        "get result from modal view controller",
      ]),
    Question(
      "What does show do here?",
      "The first parent that takes it acts: a stack pushes. Without any, the controller is presented.",
      rules: ["G7.26", "G7.28", "V23", "G7.27"], findings: ["SG517"], scene: "segues/show-three-ways",
      asked: [
        "difference between show and pushViewController", "show vs push",
        "show segue opens modally", "show segue is presented modally",
        "targetViewController", "targetViewControllerForAction",
        "show segue presents modally instead of push", "show segue does not push",
        "push segue without navigation controller",
        "push segues can only be used when the source controller is managed by a navigation controller",
        "difference between show and push segue",
      ]),
    Question(
      "Does each segue make a new screen?",
      "Yes, each time. Only an unwind segue goes back to one that exists.",
      rules: ["G7.23"], scene: "navigation/double-tap-on-a-segue",
      asked: [
        "segue creates a new instance every time", "keep state of view controller when segue again",
        "segue back creates another view controller", "data lost when performing segue back",
      ]),
    Question(
      "In which order do embedded children load?",
      "An embed segue fires while its owner's view loads, so the child is loaded before the owner's `viewDidLoad`. If the "
        + "container view has subviews already, UIKit raises an exception.",
      rules: ["G7.30", "G7.32"], scene: "questions/in-which-order-do-embedded-children-load",
      asked: [
        "reference to the child of a container view", "get the child of an embed segue",
        "access the embedded view controller",
        "container view's child loads before parent", "access the embedded view controller from its parent",
        "container view prepare for segue order", "embed segue identifier of a container view",
        "order of viewDidLoad parent and child",
        "child viewDidLoad before parent viewDidLoad",
        "container view embed segue viewDidLoad order", "prepare for embed segue called before viewDidLoad",
        "embedded view controller loads before parent", "container view child viewDidLoad first",
      ]),
    Question(
      "Where does an unwind segue end?",
      "At the first controller on the way to the root that has the action and doesn't refuse. The order: "
        + "`shouldPerformSegue`, the search, `prepare` of the source, the action, and then the way back. If none "
        + "takes it, nothing happens.",
      rules: ["G7.41", "G7.40", "V83", "G7.43", "G7.47"], findings: ["SG401"], scene: "navigation/unwind-out-of-a-flow",
      asked: [
        "unwind in code", "perform an unwind segue programmatically", "unwind to the root of a tab",
        "how does UIKit choose the destination of an unwind segue", "which controller handles an unwind segue",
        "order of calls of an unwind segue", "unwind segue order", "is prepare called before the unwind action",
        "unwind action called before or after viewWillDisappear",
        "unwind segue skips a view controller", "unwind segue goes back too far",
        "unwind segue not working", "unwind segue does nothing", "unwind segue goes to wrong view controller",
        "viewControllerForUnwindSegueAction", "canPerformUnwindSegueAction", "unwind from modal to a tab",
        "could not find a view controller to execute unwinding", "unwind action not called",
        "segueForUnwindingToViewController",
      ]),
  ]
}
