/// Questions about the end of a presentation.
extension RuleQuestions {
  static let dismissal = [
    Question(
      "What does dismiss dismiss?",
      "What the receiver presents, with all above it. A controller that presents nothing goes itself, or the "
        + "container around it. So a second `dismiss` may close what isn't meant: the next one that presents.",
      rules: ["M6.40", "V80", "M6.42"], findings: ["SG403"], scene: "questions/what-does-dismiss-dismiss",
      asked: [
        "modal opens and closes instantly", "presented controller is dismissed right away",
        "modal disappears immediately after presenting", "both view controllers are dismissed",
        "dismiss closes two controllers", "dismiss called twice closes the presenter too",
        "sheet closes as soon as it opens", "why is my view controller dismissed automatically",
        "my modal goes away on its own", "dismiss removes the wrong controller",
        "dismiss on a controller that presents another", "which one goes away with dismiss",
        "dismiss only the last presented view controller",
        "dismiss on a child of a navigation controller closes the whole modal",
        "dismiss in a navigation controller closes the whole stack", "dismiss closes more than one screen",
        "calling dismiss closes more than I want", "what does dismiss(animated:) dismiss",
        "dismiss closes the presenting view controller as well", "dismiss closes the wrong view controller",
        "dismiss view controller dismisses parent too", "self.dismiss dismisses presented controller instead of self",
        "should presenter or presented call dismiss", "what happens when you call dismiss on the presenter",
        "dismiss only top modal", "dismiss closes everything", "dismiss alert closes modal too",
        "UIAlertController dismisses view controller",
      ]),
    Question(
      "Why does dismiss do nothing?",
      "No presentation is found: a pushed screen goes by `pop`, and a child by `removeFromParent`.",
      rules: ["M6.43", "M6.44"], findings: ["SG402", "SG505"], scene: "questions/why-does-dismiss-not-take-me-back",
      asked: [
        "self.dismiss(animated:) doesn't do anything on a pushed controller",
        "close button dismiss does nothing", "what does dismiss do if nothing is presented",
        "dismiss not working", "dismissViewControllerAnimated does nothing", "dismiss a pushed view controller",
        "dismiss in navigation controller does not go back", "dismiss called but view controller stays",
      ]),
    Question(
      "Which callbacks does a chain get that goes as a whole?",
      "Only the topmost is animated; those between vanish. `dismiss` on the first presenter takes all of them.",
      rules: ["M6.41", "M6.40"], scene: "modal/chain",
      asked: [
        "close all screens and go back to home", "dismiss everything and go back to the first screen",
        "dismiss multiple view controllers at once", "dismiss all modals and return to root",
        "dismiss two modals without seeing the middle one", "dismiss chain of presented view controllers lifecycle",
        "dismiss several presented view controllers", "pop all modals",
      ]),
    Question(
      "Can I dismiss and present at once?",
      "No: while a presentation or a dismissal runs, UIKit drops the next one. Present in the completion of `dismiss`, or "
        + "the second from the first.",
      rules: ["M6.44", "C1.90", "C1.89"], findings: ["SG505", "SG504"], scene: "modal/dismiss-then-present",
      asked: [
        "dismiss then present another", "dismiss a modal and show another one in the completion",
        "dismiss sheet then push", "push after a sheet was dismissed", "dismiss then pushViewController",
        "present after dismiss",
        "dismiss twice",
        "app stuck after dismissing twice",
        "present a new controller directly after dismiss",
        "dismiss and pop at the same time",
        "Trying to dismiss the presentation controller while transitioning already",
        "dismiss modal then present another modal",
        "present after dismiss immediately", "dismiss then present another view controller", "dismiss then push",
        "replace one modal by another",
        "attempt to dismiss while a presentation or dismiss is in progress", "present in completion of dismiss",
        "present alert right after dismissing", "present two view controllers one after another",
        "can I present from a view controller that is being dismissed", "can I push while presenting",
      ]),
    Question(
      "How do I replace the window's root, and what becomes of what it presents?",
      "The new root appears, and the old one goes. But a sheet isn't dismissed with it: dismiss first, or both stay alive.",
      rules: ["M6.45"], findings: ["SG408"], scene: "questions/what-becomes-of-the-sheet-on-sign-out",
      asked: [
        "replace rootViewController while a modal is up",
        "how to change root view controller with animation", "animate root view controller change",
        "onboarding at the first launch, then the main screen", "switch to another storyboard after the login",
        "switch rootViewController", "sheet stays after changing rootViewController",
        "swap root view controller on logout", "change root view controller",
        "change rootViewController while modal presented", "switch root view controller memory leak",
        "old view controllers not deallocated after changing root", "log out replace root view controller",
        "sign out swap window root", "viewDidAppear called on old root view controller",
        "set rootViewController animated",
        "go from login to main tab bar", "go back to the login screen and free everything",
        "go back to the login screen",
      ]),
    Question(
      "What does definesPresentationContext do?",
      "A controller with it is filled by what is presented with `currentContext` or `overCurrentContext` from inside it; no "
        + "other style looks for it. An active search needs it on its screen. Stock containers have it set.",
      rules: ["M6.2", "M6.5", "M6.3", "M6.50"],
      asked: [
        "what does definesPresentationContext do", "definesPresentationContext true or false",
        "when do I need definesPresentationContext", "definesPresentationContext for a search controller",
        "present inside a child view controller only",
      ]),
    Question(
      "What does an active search do to present and dismiss?",
      "The search is what its screen presents. So a `dismiss` to that screen ends the search, and a `present` from it is "
        + "refused: present from the search controller, or set `isActive` to false first.",
      rules: ["M6.49", "M6.7", "M6.40"],
      asked: [
        "present an alert while a search is active", "present from a screen with an active search",
        "search controller is active and present does nothing", "dismiss ends the search",
        "already presenting UISearchController", "isActive of the search controller before a present",
        "UISearchController dismiss", "end a search in code",
      ]),
  ]
}
