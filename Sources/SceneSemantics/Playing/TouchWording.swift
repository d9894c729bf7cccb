internal import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// The words of SG54x.
extension Diagnostic {
  /// - Parameters:
  ///   - name: The instance that the person would touch.
  ///   - isPager: Whether a pager turns its pages, and not a hand-made container.
  ///   - text: Gives an instance's name.
  static func cantTouch(
    _ name: String, _ obstacle: Obstacle, _ action: Action, isPager: Bool, at span: SourceSpan,
    naming text: (InstanceID) -> String
  ) -> Diagnostic {
    let way = wayOut(of: action, isPager: isPager)
    return switch obstacle {
    case .covered(let presented):
      Diagnostic(
        TouchDiagnostic.touchesCovered, "'\(text(presented))' covers '\(name)', so a person can't touch it", at: span,
        hint: "dismiss '\(text(presented))' first, or \(way)")
    case .unselected(let tab, let container):
      Diagnostic(
        TouchDiagnostic.touchesUnselectedTab,
        "'\(name)' is \(name == text(tab) ? "a tab" : "in the tab '\(text(tab))'") of '\(text(container))', which isn't selected",
        at: span,
        hint: "'tap: \(text(tab))' first, or \(way)")
    case .belowTop(let member, let stack):
      Diagnostic(
        TouchDiagnostic.touchesBelowTop,
        "'\(text(member))' isn't the top of '\(text(stack))', so a person can't touch it",
        at: span, hint: "go back to it first, or \(way)")
    case .hiddenColumn(let column, let split):
      Diagnostic(
        TouchDiagnostic.touchesHiddenColumn, "'\(text(split))' doesn't show the column of '\(text(column))'", at: span,
        hint: "'showColumn' first, or \(way)")
    case .offScreen:
      Diagnostic(
        TouchDiagnostic.touchesOffScreen, "the view of '\(name)' isn't on the screen, so a person can't touch it",
        at: span, hint: "bring it onto the screen first, or \(way)")
    case .noTabBar(let hider, let tabs):
      Diagnostic(
        TouchDiagnostic.touchesOffScreen,
        "'\(text(hider))' hides the tab bar of '\(text(tabs))', so a person can't touch a tab", at: span,
        hint: "go back from '\(text(hider))' first, or \(way)")
    case .inMotion(let stack):
      Diagnostic(
        TouchDiagnostic.touchesInMotion, "'\(text(stack))' pushes or pops, so a person can't touch '\(name)'", at: span,
        hint: "let it end first, or \(way)")
    case .presenting:
      Diagnostic(
        TouchDiagnostic.touchesInMotion, "a presentation or a dismissal runs, so a person can't touch '\(name)'",
        at: span, hint: "let it end first, or \(way)")
    case .noCard(let style):
      Diagnostic(
        TouchDiagnostic.dragsNoCard,
        "'\(name)' is presented in the style '\(style.rawValue)', and can't be dragged away",
        at: span, hint: "use 'dismiss', with 'cancelled: true' where a gesture of the app is given up")
    case .noDetent(let sheet):
      Diagnostic(
        TouchDiagnostic.dragsNoCard, "'\(text(sheet))' doesn't stand at such a height", at: span,
        hint: "present it as a sheet, and list the height under 'detents'")
    // The trace says what runs, and what refuses; no finding comes of it.
    case .changing, .comesOrGoes, .atRoot, .refuses, .locked:
      Diagnostic(TouchDiagnostic.touchesOffScreen, "'\(name)' takes no gesture now", at: span, hint: way)
    case .ownAnimations:
      Diagnostic(
        TouchDiagnostic.swipesWithoutBar, "the swipe back of '\(name)' is off, as its delegate has animations",
        at: span,
        hint: "use 'pop', or let the code of '\(name)' answer 'gestureRecognizerShouldBegin: true'")
    case .noBar:
      Diagnostic(
        TouchDiagnostic.swipesWithoutBar, "the swipe back of '\(name)' is off", at: span,
        hint: "use 'pop', or let the code of '\(name)' answer 'gestureRecognizerShouldBegin: true'")
    }
  }

  /// The step of code that would do the same.
  private static func wayOut(of action: Action, isPager: Bool) -> String {
    switch action {
    case .trigger: "use 'perform', which is what code does"
    case .tap, .tapThing: "use 'select', which is what code does"
    case .swipe(.pop, _, _): "use 'pop', which is what code does"
    case .swipe(.dismiss, _, _): "use 'dismiss', which is what code does"
    case .swipe(.medium, _, _), .swipe(.large, _, _): "set 'selectedDetentIdentifier', which is what code does"
    case .swipe(.forward, _, _), .swipe(.reverse, _, _):
      "use '\(isPager ? "setViewControllers" : "scroll")', which is what code does"
    case .perform, .show, .showDetail, .push, .pop, .popToRoot, .popTo, .setViewControllers, .present, .dismiss,
      .select, .showColumn, .hideColumn, .scroll, .add, .remove, .transition, .set, .load, .addChild, .addSubview,
      .constrain, .removeConstraints, .removeFromSuperview, .removeFromParent, .willMove, .didMove,
      .beginAppearanceTransition, .endAppearanceTransition, .rotate, .resize, .background, .foreground, .resignActive,
      .becomeActive,
      .memoryWarning, .terminate, .launch, .setRoot, .changed, .code, .wait, .expect:
      "let code do it"
    }
  }
}
