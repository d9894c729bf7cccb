import SceneCompiler
import ScenePlan

/// Watches from where the events of a run come.
struct OriginWatch: LifecycleObserver {
  private(set) var violations: [String] = []
  private let plan: HierarchyPlan
  private var effects: [Effect] = []

  var wishes: ObserverWishes { .effects }

  init(_ plan: HierarchyPlan) { self.plan = plan }

  mutating func observe(_ effect: Effect, world: borrowing World) {
    effects.append(effect)
    guard effect.parent != .none else { return }
    let parent = effects[effect.parent.index - 1]
    if parent.step != effect.step { note(effect, "belongs to step \(effect.step), and its cause to \(parent.step)") }
    guard case .event(let event) = effect.kind else { return }
    switch (event.callback, parent.kind) {
    case (.viewIsAppearing, .instruction(.setNeedsLayout)):
      note(effect, "comes from a setNeedsLayout, which only causes layout (C1.36)")
    case (.updateViewConstraints, .event(let cause)), (.viewWillLayoutSubviews, .event(let cause)):
      if cause.callback == .viewWillDisappear { note(effect, "comes from a viewWillDisappear, no reason (V1)") }
    case (_, .event(let cause)) where cause.callback == .viewDidAppear || cause.callback == .viewDidDisappear:
      let kind = cause.instance.map { plan.template(of: $0).kind }
      if kind == .navigation || kind == .tabs {
        note(effect, "comes from a did of a \(kind?.rawValue ?? ""), which has told its content before (V13)")
      }
    default: break
    }
  }

  private mutating func note(_ effect: Effect, _ what: String) {
    guard case .event(let event) = effect.kind else { return violations.append("\(effect.kind) \(what)") }
    violations.append("\(plan.controllerName(of: event) ?? "-").\(plan.callbackName(of: event)) \(what)")
  }
}
