/// Questions about how controllers are made, from code, storyboards and SwiftUI, and how their screens are filled.
extension RuleQuestions {
  static let starts = [
    Question(
      "How do I make a controller without a storyboard?",
      "Call its initializer, and make it the window's root, push it or present it. Add views in `viewDidLoad`, or set "
        + "`view` in `loadView`. Without a nib the view is empty and clear, so give it a background; `MyVC()` of a "
        + "class that a storyboard designs is just as empty.",
      rules: ["C1.40", "C1.43", "V64"], documented: "UIViewController.loadView()",
      asked: [
        "view controller programmatically without a storyboard", "remove Main.storyboard", "app without storyboards",
        "create a UIViewController in code", "delete the storyboard and use the scene delegate",
        "set rootViewController in SceneDelegate without storyboard", "instantiate a view controller in code",
        "view controller made in code is black", "view controller made by its initializer is empty",
        "build the whole UI in code", "storyboard or code", "init a view controller with a xib",
        "remove Main.storyboard and get a black screen", "make the window in code",
      ]),
    Question(
      "Why has my storyboard's controller the wrong class?",
      "The class, or its module, isn't set in Xcode's identity inspector, or the identifier is that of the stack around it. "
        + "Then UIKit makes a plain `UIViewController`, or the stack, and the cast to your class fails.",
      rules: [], documented: "UIStoryboard.instantiateViewController(withIdentifier:)",
      asked: [
        "instantiateViewController returns the wrong class", "instantiateViewController cast fails",
        "could not cast value of type UIViewController to my class", "Unknown class in Interface Builder file",
        "storyboard identifier gives a UINavigationController", "forced cast crashes after instantiate",
        "custom class of a storyboard scene isn't used", "instantiateViewController withIdentifier crashes",
        "module isn't set in the identity inspector", "Storyboard doesn't contain a view controller with identifier",
      ]),
    Question(
      "Which controller does a storyboard reference lead to?",
      "To the controller of the other storyboard that it names by identifier; without an identifier to its first one. The "
        + "segue acts as if it led there directly. `scenograph import` follows it.",
      rules: ["G7.9"],
      asked: [
        "storyboard reference", "segue to another storyboard", "split a storyboard into several files",
        "refactor to storyboard", "navigate between two storyboards", "storyboard reference without an identifier",
        "open a view controller of a different storyboard", "relationship to a storyboard reference in a tab bar",
      ]),
    Question(
      "How do I fire a segue in code?",
      "By `performSegue(withIdentifier:sender:)` of its source, from `viewDidAppear` on if it presents. The identifier is "
        + "the segue's, set in the storyboard. `shouldPerformSegue` isn't asked, and `prepare` comes with your sender.",
      rules: ["G7.20", "G7.24", "G7.46", "M6.8"],
      asked: [
        "perform a segue in code", "perform a segue programmatically", "performSegue withIdentifier sender",
        "trigger a segue from a button's action", "performSegue in viewDidLoad does nothing",
        "performSegue after a network call", "manual segue from the view controller",
        "segue from one view controller to another in code", "what is the sender of a segue",
        "call a segue without a button", "performSegue does nothing", "fire a segue from a table cell in code",
      ]),
    Question(
      "Which comes first, prepare or didSelectRow?",
      "A segue that starts at the cell fires first, so `prepare` comes before `didSelectRowAt`: take the index path from "
        + "the sender, by `indexPath(for:)`. Or start the segue at the controller, and perform it in `didSelectRowAt`.",
      rules: ["G7.20"], documented: "UIViewController.prepare(for:sender:)",
      asked: [
        "prepareForSegue is called before didSelectRow", "didSelectRowAtIndexPath called after prepareForSegue",
        "selected index is the old one in prepare", "index path of the tapped cell in prepare",
        "segue from a table cell passes the wrong row", "indexPathForSelectedRow is nil in prepare",
        "didSelectItemAt and prepare order", "which row was tapped in prepare for segue",
        "pass the selected cell to the next screen",
      ]),
    Question(
      "Why does Xcode list no unwind action?",
      "It lists methods `@IBAction func name(_ segue: UIStoryboardSegue)` in classes of the app. Write the method in a "
        + "controller to which the way leads back, then drag from the button to the Exit of the scene that is left.",
      rules: ["G7.41"], documented: "UIStoryboardSegue",
      asked: [
        "unwind action not listed", "Xcode doesn't show my unwind segue", "exit icon shows no actions",
        "how do I create an unwind segue in Xcode", "drag to exit shows nothing", "where do I write the unwind action",
        "IBAction with UIStoryboardSegue isn't found", "set up an unwind segue in the storyboard",
      ]),
    Question(
      "Which screen comes first, and how do I decide?",
      "Decide before the window has its root: give it the sign-in or the content. What is presented in the root's "
        + "`viewDidAppear` shows the root for an instant. Afterwards exchange the root, or take the modal away.",
      rules: ["M6.8", "M6.45", "V64"],
      asked: [
        "show onboarding at the first launch", "show the login screen before the main screen",
        "decide the initial view controller", "different first screen if the user is signed in",
        "main screen flashes before the login", "skip the login screen", "present login at launch without a flash",
        "set the initial view controller in code", "change the first view controller of the app",
        "introduction only once", "choose the start screen by a flag", "splash screen and then login or home",
      ]),
    Question(
      "How do I run something once the screen is there?",
      "In `viewDidAppear`, in the completion of `present`, or for a push in the coordinator's completion. `await` changes "
        + "nothing: `present` and `push` return before the transition has run.",
      rules: ["M6.33", "L9.8", "N2.4"],
      asked: [
        "wait until the view did appear", "run code after the transition has ended", "await present",
        "async await with present", "do something after the push finished", "execute when the screen is visible",
        "show a tooltip once the screen is there", "continue after the dismissal finished",
        "start an animation when the screen appears", "code after push runs too early",
        "wait for a view controller to be shown", "delay something until the transition is over",
      ]),
  ]
}
