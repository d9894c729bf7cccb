/// The verbs of steps (section 7 of the format).
public enum StepVerb: String, CaseIterable, Hashable, Sendable {
  case trigger, perform, show, showDetail, push, pop, popToRoot, popTo, setViewControllers, present, dismiss
  case select, tap, showColumn, hideColumn, swipe, scroll, add, remove, transition, set, load
  case addChild, addSubview, constrain, removeConstraints, removeFromSuperview, removeFromParent, willMove, didMove
  case beginAppearanceTransition, endAppearanceTransition
  case rotate, resize, background, foreground, resignActive, becomeActive, memoryWarning, terminate, launch, setRoot
  case changed
  case code, wait, expect
}
