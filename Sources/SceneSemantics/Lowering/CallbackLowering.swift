internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// What happens inside a callback: the class's own part first, then the steps of the override.
extension Rehearsal {
  mutating func lowerCallback(
    _ callback: Callback, _ argument: Argument, of instance: InstanceID, state: HierarchyState
  ) {
    let template = cast[instance].template
    if callback == .loadView { fireEmbeds(of: instance, state) }
    if callback == .viewDidLoad { addChildren(of: instance, state) }
    if let container = container(instance), container.hooks.contains(callback) {
      container.act(in: callback, of: instance, &self, state)
    }
    for override in scene.settings(of: template)?.overrides ?? [] {
      guard matches(override, callback, argument), case .steps(let steps, _) = override.body else { continue }
      lower(steps[...])
    }
  }

  private func matches(_ override: OverrideDeclaration, _ callback: Callback, _ argument: Argument) -> Bool {
    switch override.subject.value {
    case .answer: return false
    case .callback(let written): return written == callback
    case .unwindAction(let action):
      guard callback == .unwindAction, case .name(let id) = argument else { return false }
      return plan.name(id) == scene.text(action)
    }
  }

  /// `children`, by the `add` recipe, in order.
  private mutating func addChildren(of instance: InstanceID, _ state: HierarchyState) {
    let template = cast[instance].template
    let declaration = scene.declaration(of: template)
    let preload: Int? =
      if case .paging(_, let preload) = scene.settings(of: template)?.layout?.value { preload } else { nil }
    let children = declaration.contents.filter { $0.key == .children }
    let recipe = recipe(.add, of: instance)
    for content in children.prefix((preload ?? children.count) + 1) {
      guard let child = scene.template(content.name.value, in: scene.file(of: template)) else { continue }
      at(content.name.span)
      then { rehearsal, _ in
        guard let made = rehearsal.make(child) else { return }
        rehearsal.then { rehearsal, state in
          rehearsal.follow(
            recipe, Exchange(container: instance, comes: made, change: .immediate), state)
        }
      }
    }
  }
}
