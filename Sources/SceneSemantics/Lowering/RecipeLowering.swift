internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// Who comes into a container and who goes, by a recipe.
struct Exchange {
  var container: InstanceID
  var comes: InstanceID?
  var goes: InstanceID?
  var change: Change
}

extension Change {
  /// Not animated, with nothing to follow.
  static var immediate: Change { Change(isAnimated: false, duration: .zero, title: "") }
}

/// `add`, `remove` and `transition`: a container's recipes (section 5 of the format).
extension Rehearsal {
  enum RecipeKind { case add, remove, transition }

  /// A container's recipe, or the documented one (C1.32, C1.21, C1.55).
  func recipe(_ kind: RecipeKind, of instance: InstanceID) -> [Located<ContainmentWord>] {
    let written = scene.settings(of: cast[instance].template)?.containment
    let span = scene.declaration(of: cast[instance].template).id.span
    func standard(_ key: ContainmentKey) -> [Located<ContainmentWord>] { key.standard.map { Located($0, at: span) } }
    switch kind {
    case .add: return written?.add ?? standard(.add)
    case .remove: return written?.remove ?? standard(.remove)
    case .transition: return written?.transition ?? standard(.transition)
    }
  }

  mutating func lowerRecipe(_ step: StepDeclaration, in container: InstanceID, _ state: HierarchyState) {
    guard case .name(let name) = step.object else { return }
    var change = change(of: step)
    switch step.verb.value {
    case .add:
      guard let child = arriving(name, in: container, state) else { return }
      change.isAnimated = step.options.animated?.value ?? false
      if let place = step.options.frame {
        framed.insert(child)
        plan.instances[child.index].frame = ChildFrame(place)
      }
      then { [change] rehearsal, state in
        rehearsal.follow(
          rehearsal.recipe(.add, of: container), Exchange(container: container, comes: child, change: change), state)
      }
    case .remove:
      guard let child = existing(name, state) else { return }
      change.isAnimated = step.options.animated?.value ?? false
      // C1.22: without a parent there is nothing to remove it from.
      guard state[child].parent != nil || state[child].host == .instance(container) else {
        sink.report(.removesOrphan(name, container: plan.name(container), scene: scene))
        return
      }
      follow(recipe(.remove, of: container), Exchange(container: container, goes: child, change: change), state)
    default: lowerTransition(step, to: name, in: container, change, state)
    }
  }

  private mutating func lowerTransition(
    _ step: StepDeclaration, to name: Name, in container: InstanceID, _ change: Change, _ state: HierarchyState
  ) {
    var change = change
    if change.duration == .zero { change.isAnimated = false }
    let children = state[container].children
    var goes: InstanceID?
    if let from = step.options.from {
      guard let instance = existing(from, state) else { return }
      goes = instance
    } else if children.count == 1 {
      goes = children[0]
    } else if children.count > 1 {
      return fail(.severalChildren(step, container: plan.name(container), children.map { plan.name($0) }))
    }
    guard let comes = arriving(name, in: container, state) else { return }
    if comes == goes { return fail(.transitionToItself(name, scene: scene)) }
    let exchange = Exchange(container: container, comes: comes, goes: goes, change: change)
    then { [change] rehearsal, state in
      guard exchange.goes != nil else {
        var exchange = exchange
        exchange.change = .immediate
        exchange.change.completion = change.completion
        return rehearsal.follow(rehearsal.recipe(.add, of: container), exchange, state)
      }
      rehearsal.follow(rehearsal.recipe(.transition, of: container), exchange, state)
    }
  }

  /// Does what a recipe says, word by word; what stands behind `transition` is its completion.
  mutating func follow(_ recipe: [Located<ContainmentWord>], _ exchange: Exchange, _ state: HierarchyState) {
    let appearance = state[exchange.container].appearance
    let isOnScreen = appearance == .appearing || appearance == .appeared
    for (index, word) in recipe.enumerated() {
      if word.value == .transition {
        let rest = Array(recipe[(index + 1)...])
        then { rehearsal, state in rehearsal.exchangeViews(exchange, then: rest, state) }
        return
      }
      carryOut(word.value, exchange, isOnScreen: isOnScreen)
    }
    if let completion = exchange.change.completion { then(completion) }
  }

  private mutating func carryOut(_ word: ContainmentWord, _ exchange: Exchange, isOnScreen: Bool) {
    let animated = exchange.change.isAnimated
    switch word {
    case .addChild:
      guard let child = exchange.comes else { return }
      add(.addChild(child, to: exchange.container))
      delegateQuestions(to: child, of: exchange.container)
    case .addSubview: if let child = exchange.comes { add(.addSubview(child, into: exchange.container)) }
    case .constrain: if let child = exchange.comes { add(.constrain(child)) }
    case .didMove: if let child = exchange.comes { add(.didMove(child, to: exchange.container)) }
    case .willMove: if let child = exchange.goes { add(.willMove(child, to: nil)) }
    case .removeConstraints: if let child = exchange.goes { add(.removeConstraints(child)) }
    case .removeFromSuperview: if let child = exchange.goes { add(.removeFromSuperview(child)) }
    case .removeFromParent: if let child = exchange.goes { add(.removeFromParent(child)) }
    case .beginAppearanceTransition:
      // A recipe leaves the pair out while the container itself is off the screen.
      guard isOnScreen else { return }
      if let child = exchange.goes { add(.begin(child, appearing: false, animated: animated)) }
      if let child = exchange.comes {
        add(.begin(child, appearing: true, animated: animated))
        layOutSoon(child)
      }
    case .endAppearanceTransition:
      guard isOnScreen else { return }
      if let child = exchange.comes { add(.end(child)) }
      if let child = exchange.goes { add(.end(child)) }
    case .transition: break
    }
  }

  /// `transition(from:to:duration:options:animations:completion:)` (C1.50, C1.51, C1.53 to C1.56).
  private mutating func exchangeViews(
    _ exchange: Exchange, then rest: [Located<ContainmentWord>], _ state: HierarchyState
  ) {
    guard let comes = exchange.comes, let goes = exchange.goes else { return }
    let container = exchange.container
    let animated = exchange.change.isAnimated
    add(.emit(.transition, container, .instance(comes), .none))
    guard state[comes].parent == container, state[goes].parent == container else {
      return add(.raise(Message(.noCommonParent, goes, comes, container)))
    }
    guard state[container].forwardsAppearance else {
      return add(.raise(Message(.transitionWithManualForwarding, container)))
    }
    // C1.53: into the superview of the one that goes.
    let host: InstanceID = if case .instance(let host) = state[goes].host { host } else { container }
    add(.load(comes))
    // The completion that a recipe's last words stand in has it in hand.
    add(.hold(comes))
    let transition = newTransition()
    // One that is covered by what it presents still has its place.
    if state[goes].host == .instance(host), state.isInWindow(host) {
      add(.begin(goes, appearing: false, animated: animated))
      add(.begin(comes, appearing: true, animated: animated))
      add(.place(comes, into: host))
      add(.layout(comes))
      add(.openTransition(transition, on: container, duration: exchange.change.duration))
      schedule("end of \(exchange.change.title)", .endOf(transition)) { rehearsal, state in
        // C1.54: the new one first; one that was taken out meanwhile doesn't appear.
        if !state.isInWindow(comes) { rehearsal.add(.begin(comes, appearing: false, animated: animated)) }
        rehearsal.add(.end(comes))
        rehearsal.add(.displace(goes))
        rehearsal.endIfOpen(goes)
        rehearsal.complete(exchange, rest, transition)
      }
    } else {
      add(.place(comes, into: host))
      add(.displace(goes))
      complete(exchange, rest, nil)
    }
  }

  private mutating func complete(
    _ exchange: Exchange, _ rest: [Located<ContainmentWord>], _ transition: TransitionID?
  ) {
    for word in rest { carryOut(word.value, exchange, isOnScreen: true) }
    if let comes = exchange.comes { add(.release(comes)) }
    if let completion = exchange.change.completion { then(completion) }
    if let transition { add(.closeTransition(transition)) }
  }
}
