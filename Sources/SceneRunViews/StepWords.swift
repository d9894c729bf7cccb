internal import SceneBasics
internal import ScenePlan

/// A step of the script in words: its verb, and what it was done to.
struct StepWords {
  /// A verb that does nothing to the screen by itself.
  enum Quiet: String {
    /// Only looks.
    case expect
    /// Only lets time pass.
    case wait
    /// Says nothing of what is done in it.
    case code
  }

  /// The verb, and everything behind it.
  let verb: Substring
  let object: Substring

  init(_ title: String) {
    let colon = title.firstRange(of: ": ")
    verb = title[..<(colon?.lowerBound ?? title.endIndex)]
    object = title[(colon?.upperBound ?? title.endIndex)...]
  }

  var quiet: Quiet? { Quiet(rawValue: String(verb)) }

  /// The step as a person tells it: `tap About`, `present yellow as a card`.
  func phrase(_ plan: HierarchyPlan, _ state: HierarchyState) -> String {
    switch (verb, object) {
    case (_, ""): return String(verb)
    case ("tap", _): return "tap " + title(plan)
    case ("present", _): return "present \(object)" + (style(plan, state) ?? "")
    case ("swipe", "pop"): return "swipe back"
    case ("swipe", "dismiss"): return "swipe down"
    case ("swipe", "showColumn"): return "open a column"
    case ("swipe", "hideColumn"): return "close a column"
    case ("wait", _): return "wait \(object) s"
    case ("rotate", _), ("resize", _), ("scroll", _): return "\(verb) to \(object)"
    default: return "\(verb) \(object)"
    }
  }

  /// The title on the tab.
  private func title(_ plan: HierarchyPlan) -> String {
    let title = plan.templates.first { $0.id == object }.flatMap { plan.tabTitle(of: $0) }
    return title ?? object.split(separator: "/").last.map(String.init) ?? ""
  }

  /// How it was presented.
  private func style(_ plan: HierarchyPlan, _ state: HierarchyState) -> String? {
    let presented = state.nodes.indices.last { index in
      state.nodes[index].presenter != nil && plan.template(of: InstanceID(index)).id == object
    }
    if let presented, plan.template(of: InstanceID(presented)).isAlert { return nil }
    switch presented.flatMap({ state.nodes[$0].style }) {
    case .automatic?, .pageSheet?: return " as a card"
    case .formSheet?: return " as a form"
    case .fullScreen?: return " full screen"
    case .popover?: return " as a popover"
    case .overFullScreen?: return " over full screen"
    case .overCurrentContext?: return " over its context"
    case .currentContext?: return " in its place"
    case .custom?, nil, PresentationStyle.none?: return nil
    }
  }
}
