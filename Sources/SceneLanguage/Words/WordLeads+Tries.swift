internal import ScenePlan

/// Words of test libraries and of an app's own code, for which a scene has nothing of its own.
extension WordLeads {
  static let tries: [WordLead] = [
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
