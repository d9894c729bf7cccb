internal import ScenePlan

/// Words of test libraries and of an app's own code, for which a scene has nothing of its own.
extension WordLeads {
  static let tries: [WordLead] = [
    .same(.kind(.navigation), "nav: { kind: navigation, stack: [home] }", "stack"),
    .same(.kind(.container), "root: { kind: container, children: [home] }", "custom"),
    .same(.step(.terminate), "- terminate", "killApp", "quitApp", "closeApp", "terminateApp"),
    .other(
      .step(.present), "- present: detail", "isModal",
      remark: "A step presents it. 'isModalInPresentation: true' only keeps a person from dragging it away."),
    .other(
      .answer(.gestureRecognizerShouldBegin),
      "nav: { kind: navigation, stack: [home], overrides: { gestureRecognizerShouldBegin: false } }",
      "interactivePopGestureRecognizer", "interactiveContentPopGestureRecognizer",
      remark: "A person's swipe from the edge is 'swipe: pop'. The stack's code may forbid it."),
    .same(
      .event(.viewWillTransition), "- expect: { contains: [home.viewWillTransition] }", "willRotate", "viewWillRotate",
      "didRotate", "orientationChanged", "orientationDidChange"),
    .other(.file(.initial), "initial: home", "isRoot", "isInitial", "isInitialViewController"),
    .other(
      .key(.retained), "home: { retained: true }", "properties", "property", "fields",
      remark: "A controller that a property keeps has 'retained: true'."),
    .other(
      .override(.viewWillAppear), "home: { overrides: { viewWillAppear: { super: false, steps: [] } } }", "super",
      "callsSuper", "callSuper",
      remark: "Whether a callback calls super stands in that callback, under 'overrides'."),
    .same(.key(.storyboardIdentifier), "home: { storyboardIdentifier: Home }", "storyboardID"),
    .other(
      .option(.id), "- { present: sheet, id: first }", "mark", "bookmark", "checkpoint",
      remark: "A step has an 'id', to which 'since' of an 'expect' looks."),
    .other(
      .option(.in), "- { push: detail, in: nav }", "onto",
      remark: "The stack is that of the controller behind 'in'."),
    .other(
      .option(.modalPresentationStyle), "- { present: sheet, modalPresentationStyle: pageSheet }", "as",
      remark: "How it is presented is its 'modalPresentationStyle'."),
    .other(
      .option(.in), "- { present: sheet, in: home }", "parent",
      remark: "'in' names the controller whose code it is."),
    .other(
      .answer(.preferredStatusBarStyle), "home: { overrides: { preferredStatusBarStyle: lightContent } }", "statusBar",
      remark: "A controller answers for the status bar under 'overrides'."),
    .other(
      .step(.push), "- { push: detail, in: nav }", "pushes", remark: "A push is a step of the script, or a segue."),
    .other(
      .option(.after), "- { present: sheet, after: 2 }", "timers",
      remark: "A timer is the 'after' of the step that it starts."),
    .other(
      .key(.class), "home: { class: HomeViewController }", "extends", "superclass", "inherits",
      remark: "Nothing is inherited. 'class' is a name, and 'kind' says how the controller behaves."),
    .same(.value(.modalPresentationStyle, "pageSheet"), "login: { modalPresentationStyle: pageSheet }", "bottomSheet"),
    .none(
      "Your own methods aren't modelled. What they call of UIKit are steps.", "- push: detail", "call", "callMethod",
      "invoke", "method"),
    .other(
      .step(.wait), "- wait: 1", "waitFor", "waitUntil", "wait for", "wait until", "waitForExpectations",
      remark: "Each step waits by itself until the one before has settled. 'wait: 1' waits for a time."),
    .none(
      "An instance is freed by itself, when nothing holds it any more.", "- expect: { released: [detail] }", "release",
      "free", "destroy", "nilOut"),
    .other(
      .expectation(.contains), "- expect: { contains: [home.viewDidDisappear] }", "disappeared",
      remark: "No key lists what has gone: 'contains' names the event."),
    .other(
      .file(.script), "script: [{ push: detail }]", "setup", "beforeEach", "before", "arrange", "preconditions",
      remark: "What comes first stands at the start of 'script'."),
    .none(
      "It asks for no view, so it loads none. 'load' is an access to 'view', which does.", "- load: detail",
      "viewIfLoaded", "isViewLoaded"),
    .none(
      "It makes a controller, and loads no view. In a scene each use of a controller makes it.", "- push: detail",
      "instantiateViewController", "instantiateInitialViewController", "instantiate"),
    .none(
      "What an animator and a gesture's object do isn't modelled. 'animationController' says that there is one.",
      "nav: { kind: navigation, stack: [home], overrides: { animationController: true } }", "animateTransition",
      "completeTransition", "transitionDuration", "UIPercentDrivenInteractiveTransition",
      "interactionControllerForDismissal", "interactionControllerForPresentation"),
    .none("Focus isn't modelled.", "", "didUpdateFocus", "preferredFocusEnvironments", "setNeedsFocusUpdate"),
    .none(
      "Sizes that follow from constraints aren't modelled.", "", "systemLayoutFittingSizeDidChange",
      "systemLayoutSizeFitting"),
    .none(
      "A launch screen is a picture, and no controller of the app: the first one is 'initial'.", "initial: home",
      "splashScreen", "splash", "launchScreen"),
  ]
}
