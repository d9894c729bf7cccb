internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// Steps that are one call of UIKit and nothing else.
extension Rehearsal {
  mutating func lowerPrimitive(_ step: StepDeclaration, of receiver: InstanceID, _ state: HierarchyState) {
    switch step.verb.value {
    case .beginAppearanceTransition, .endAppearanceTransition: return lowerAppearance(step, of: receiver, state)
    default: break
    }
    guard case .name(let name) = step.object else { return }
    let bringsIn = step.verb.value == .addChild || step.verb.value == .addSubview
    guard let child = bringsIn ? arriving(name, state) : existing(name, state) else { return }
    switch step.verb.value {
    case .addChild:
      if state.isAncestor(child, of: receiver) { return fail(.containsItself(name, scene: scene)) }
      if container(receiver)?.isStock == true {
        sink.report(.childOfStock(name, container: plan.name(receiver), scene: scene))
      }
      add(.addChild(child, to: receiver))
      delegateQuestions(to: child, of: receiver)
    case .addSubview:
      guard let host = host(of: step, receiver, state) else { return }
      if host == child { return fail(.containsItself(name, scene: scene)) }
      add(.addSubview(child, into: host))
    case .constrain: add(.constrain(child))
    case .removeConstraints: add(.removeConstraints(child))
    case .removeFromSuperview: add(.removeFromSuperview(child))
    case .removeFromParent: add(.removeFromParent(child))
    case .willMove, .didMove:
      guard let parent = parent(of: step, receiver, state) else { return }
      if parent.value == child {
        sink.report(.movedToItself(plan.name(child), call: step.verb.value.rawValue, at: step.verb.span))
      } else if step.verb.value == .willMove, parent.value != nil {
        sink.report(.movedByHand("willMove", sentBy: "addChild", at: step.verb.span))
      } else if step.verb.value == .didMove, parent.value == nil {
        sink.report(.movedByHand("didMove(nil)", sentBy: "removeFromParent", at: step.verb.span))
      }
      add(step.verb.value == .willMove ? .willMove(child, to: parent.value) : .didMove(child, to: parent.value))
    default: break
    }
  }

  /// `into`: a controller, or one of `self`'s own views, which is as good as `self`.
  private mutating func host(of step: StepDeclaration, _ receiver: InstanceID, _ state: HierarchyState) -> InstanceID? {
    guard let into = step.options.into else { return receiver }
    let views = scene.settings(of: cast[receiver].template)?.views.map(\.value) ?? []
    if views.contains(scene.text(into.value)) { return receiver }
    return existing(into, state)
  }

  /// `toParent`: nil for `willMove`, `self` for `didMove`, unless it is named.
  private mutating func parent(
    of step: StepDeclaration, _ receiver: InstanceID, _ state: HierarchyState
  ) -> (value: InstanceID?, Void)? {
    switch step.options.toParent?.value {
    case nil: return (step.verb.value == .didMove ? receiver : nil, ())
    case .none?: return (nil, ())
    case .name(let symbol)?:
      guard let span = step.options.toParent?.span, let parent = existing(Name(symbol, at: span), state) else {
        return nil
      }
      return (parent, ())
    }
  }

  /// C1.36: a pair by hand that stays open is laid out in the next turn, and appears then.
  mutating func layOutSoon(_ instance: InstanceID) {
    schedule("layout of \(plan.name(instance))", .nextTurn) { rehearsal, state in
      if state[instance].owesIsAppearing { rehearsal.add(.layout(instance)) }
    }
  }

  /// Begin and end go to `of`, else to all children.
  private mutating func lowerAppearance(_ step: StepDeclaration, of receiver: InstanceID, _ state: HierarchyState) {
    var targets = state[receiver].children
    if let of = step.options.of {
      if scene.text(of.value) == "self" {
        targets = [receiver]
      } else {
        guard let target = existing(of, state) else { return }
        targets = [target]
      }
    }
    // C1.66: only children whose view is loaded and stands somewhere.
    if step.options.of == nil { targets = targets.filter { state[$0].isLoaded && state[$0].host != .nowhere } }
    if frame.owner == receiver, frame.animated != nil, state[receiver].forwardsAppearance, targets != [receiver] {
      sink.report(.forwardsTwice(plan.name(receiver), at: step.verb.span))
    }
    for target in targets {
      if case .bool(let appearing) = step.object {
        let animated = step.options.animated?.value ?? frame.animated ?? false
        add(.begin(target, appearing: appearing, animated: animated))
        if appearing, state.isInWindow(target) { layOutSoon(target) }
      } else {
        add(.end(target))
      }
    }
  }
}
