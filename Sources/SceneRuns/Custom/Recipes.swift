package import ScenePlan
internal import SceneProgram
package import SceneWorld

/// Children that join and leave a custom container, by a recipe.
package struct Exchange: Hashable, Sendable {
  var container: InstanceID
  var comes: InstanceID?
  var goes: InstanceID?
  package var change: Change
}

/// `add`, `remove` and `transition`: the calls of a custom container (section 5 of the format).
///
/// `transition: b` by the documented recipe, with `a` on the screen:
///
/// ```
/// willMove            a.willMove(nil)
/// addChild            b.willMove(shell)
/// transition          a.viewWillDisappear, b.viewWillAppear; b's view stands where a's did
///   0.5 s later       b.viewDidAppear, a.viewDidDisappear; then what follows `transition` in the recipe:
///   removeFromParent  a.didMove(nil)
///   didMove           b.didMove(shell)
/// ```
extension Simulation {
  /// A container's recipe, or the documented one (C1.32, C1.21, C1.55).
  func recipe(_ kind: RecipeKind, of container: InstanceID) -> [ContainmentWord] {
    settings(of: container)?.recipes[kind] ?? kind.standard
  }

  /// A step by a recipe.
  mutating func performRecipe(_ step: Step, in container: InstanceID) {
    var change = change(of: step)
    switch step.action {
    case .add(let reference, let frame):
      guard let child = arriving(reference, in: container) else { return }
      if kind(of: container).isStock { advise(.childOfStock(reference, container: container)) }
      change.isAnimated = step.isAnimated ?? false
      if let frame {
        world.withExtras(of: child) { $0.ownSize = Size(ofFrame: frame) }
        set(ChildFrame(frame), of: child)
      }
      follow(recipe(.add, of: container), Exchange(container: container, comes: child, change: change))
    case .remove(let reference):
      guard let child = existing(reference) else { return }
      change.isAnimated = step.isAnimated ?? false
      // C1.22: without a parent there is nothing to remove it from.
      guard world[child].parent != nil || world[child].host == .instance(container) else {
        return advise(.removesOrphan(reference, container: container))
      }
      adviseOfRemoval(reference, child)
      follow(recipe(.remove, of: container), Exchange(container: container, goes: child, change: change))
    case .transition(let reference, let from):
      transition(to: reference, from: from, in: container, change, isCancelled: step.isCancelled)
    default: break
    }
  }

  /// C1.19: a stack, tabs and a pager have calls of their own, by which members leave.
  private func stockToLeave(by child: InstanceID) -> InstanceID? {
    world[child].parent.flatMap { [.navigation, .tabs, .pager].contains(kind(of: $0)) ? $0 : nil }
  }

  mutating func adviseOfRemoval(_ reference: Reference, _ child: InstanceID) {
    if let stock = stockToLeave(by: child) { advise(.leavesStock(reference, container: stock)) }
  }

  private mutating func transition(
    to reference: Reference, from: Reference?, in container: InstanceID, _ change: Change, isCancelled: Bool
  ) {
    var change = change
    if change.duration == .zero { change.isAnimated = false }
    let children = world.children(of: container)
    var goes: InstanceID?
    if let from {
      guard let instance = existing(from) else { return }
      goes = instance
    } else if children.count == 1 {
      goes = children[0]
    } else if children.count > 1 {
      return fail(.severalChildren(container: container, children))
    }
    guard let comes = arriving(reference, in: container) else { return }
    if comes == goes { return fail(.transitionToItself(reference)) }
    if isCancelled {
      return follow(Exchange(container: container, comes: comes, goes: goes, change: change), halfWay: reference)
    }
    guard goes != nil else {
      // The app's own containers often say 'transition' for their first child, too.
      if kind(of: container) != .container {
        advise(.changesNothing(.noChildGoes(container: container, comes: comes)))
      }
      var immediate = Change.immediate
      immediate.completion = change.completion
      return follow(recipe(.add, of: container), Exchange(container: container, comes: comes, change: immediate))
    }
    follow(
      recipe(.transition, of: container), Exchange(container: container, comes: comes, goes: goes, change: change))
  }

  /// Does what a recipe says, word by word; what stands behind `transition` is its completion.
  mutating func follow(_ recipe: [ContainmentWord], _ exchange: Exchange) {
    let isOnScreen = isOnScreen(exchange.container)
    for (index, word) in recipe.enumerated() {
      if word == .transition { return exchangeViews(exchange, then: Array(recipe[(index + 1)...])) }
      carryOut(word, exchange, isOnScreen: isOnScreen)
    }
    finish(exchange.change)
  }

  /// Whether a container appears, or has appeared.
  func isOnScreen(_ container: InstanceID) -> Bool {
    world[container].appearance == .appearing || world[container].appearance == .appeared
  }

  mutating func carryOut(_ word: ContainmentWord, _ exchange: Exchange, isOnScreen: Bool) {
    switch word {
    case .addChild:
      guard let child = exchange.comes else { return }
      addChild(child, to: exchange.container)
      handQuestions(to: child, of: exchange.container)
    case .addSubview:
      guard let child = exchange.comes else { return }
      let isNew = world[child].host != .instance(exchange.container)
      inAnimation(if: exchange.change.isAnimated) { $0.enterSuperview(child, exchange.container) }
      if isNew { subviewsDidChange(of: exchange.container) }
    case .constrain: if let child = exchange.comes { constrain(child) }
    case .didMove: if let child = exchange.comes { didMove(child, to: exchange.container) }
    case .willMove: if let child = exchange.goes { willMove(child, to: nil) }
    case .removeConstraints: if let child = exchange.goes { removeConstraints(child) }
    case .removeFromSuperview:
      guard let child = exchange.goes else { return }
      inAnimation(if: exchange.change.isAnimated) { $0.leaveSuperview(child) }
    case .removeFromParent: if let child = exchange.goes { removeFromParent(child) }
    case .beginAppearanceTransition:
      // A recipe leaves the pair out while the container itself is off the screen.
      guard isOnScreen else { return }
      if let child = exchange.goes { begin(child, appearing: false, animated: exchange.change.isAnimated) }
      if let child = exchange.comes { begin(child, appearing: true, animated: exchange.change.isAnimated) }
    case .endAppearanceTransition:
      guard isOnScreen else { return }
      if let child = exchange.comes { end(child) }
      if let child = exchange.goes { end(child) }
    case .transition: break
    }
  }

  /// V3: a plain controller whose own view gets or loses a child's view is laid out. A scroll view between them takes
  /// that upon itself.
  mutating func subviewsDidChange(of host: InstanceID) {
    guard !kind(of: host).isStock, world[host].wasLaidOut else { return }
    if case .paging = settings(of: host)?.layout { return }
    setNeedsLayout(host)
  }

  /// `addSubview`.
  mutating func enterSuperview(_ child: InstanceID, _ host: InstanceID) {
    addSubview(child, into: host)
    guard isUnseen(host), forwardsAppearance(to: child) else { return }
    begin(child, appearing: true, animated: false)
    end(child)
  }

  /// `removeFromSuperview`; what stood in a view of its own inside its host's, an embed for one, is no matter of the
  /// host (V3).
  mutating func leaveSuperview(_ child: InstanceID) {
    let host = world[child].host
    let isDirect = !world.extras(of: child).isInInnerView
    let isUnseen = isUnseen(child) && forwardsAppearance(to: child)
    if isUnseen { begin(child, appearing: false, animated: false) }
    removeFromSuperview(child)
    if isUnseen { end(child) }
    if case .instance(let host) = host, isDirect { subviewsDidChange(of: host) }
  }

  /// `transition(from:to:duration:options:animations:completion:)` (C1.50, C1.51, C1.53 to C1.56).
  private mutating func exchangeViews(_ exchange: Exchange, then rest: [ContainmentWord]) {
    guard let comes = exchange.comes, let goes = exchange.goes else { return }
    let container = exchange.container
    let isAnimated = exchange.change.isAnimated
    emit(.transition, container, .instance(comes))
    guard world[comes].parent == container, world[goes].parent == container else {
      return raise(Message(.noCommonParent, goes, comes, container))
    }
    guard world[container].forwardsAppearance else {
      return raise(Message(.transitionWithManualForwarding, container))
    }
    // C1.53: into the superview of the old child.
    let host: InstanceID = if case .instance(let host) = world[goes].host { host } else { container }
    // One that is covered by what it presents still has its place.
    let isOnScreen = world[goes].host == .instance(host) && world.isInWindow(host)
    let transition = newTransition()
    load(comes)
    // The completion that a recipe's last words stand in has it in hand.
    hold(comes)
    guard isOnScreen else {
      let isUnseen = isUnseen(goes)
      if isUnseen {
        begin(goes, appearing: false, animated: false)
        begin(comes, appearing: true, animated: false)
      }
      place(comes, into: host)
      displace(goes)
      if isUnseen {
        end(comes)
        end(goes)
      }
      return complete(exchange, rest, nil)
    }
    begin(goes, appearing: false, animated: isAnimated)
    begin(comes, appearing: true, animated: isAnimated)
    place(comes, into: host)
    subviewsDidChange(of: host)
    openTransition(transition, on: container, duration: exchange.change.duration)
    schedule(
      "end of \(exchange.change.title)", .endOf(transition),
      .containment(.end(exchange, rest: rest, transition)))
  }

  package mutating func end(_ exchange: Exchange, rest: [ContainmentWord], _ transition: TransitionID) {
    guard let comes = exchange.comes, let goes = exchange.goes else { return }
    // C1.54: the new one first; one that was taken out meanwhile doesn't appear.
    if !world.isInWindow(comes) { begin(comes, appearing: false, animated: exchange.change.isAnimated) }
    endIfBegun(comes)
    if case .instance(let host) = world[goes].host { subviewsDidChange(of: host) }
    displace(goes)
    endIfBegun(goes)
    complete(exchange, rest, transition)
  }

  private mutating func complete(_ exchange: Exchange, _ rest: [ContainmentWord], _ transition: TransitionID?) {
    for word in rest { carryOut(word, exchange, isOnScreen: true) }
    if let comes = exchange.comes { release(comes) }
    finish(exchange.change)
    if let transition { closeTransition(transition) }
  }

  // MARK: Off the screen

  /// P5.39: whether something has appeared with a first page that isn't on the screen yet. What comes into it then, or
  /// goes from it, does so at once.
  private func isUnseen(_ instance: InstanceID) -> Bool {
    guard world[instance].appearance == .appeared, !world.isInWindow(instance) else { return false }
    var candidate = world[instance].parent
    while let here = candidate {
      if container(of: here).showsChildrenLate { return true }
      candidate = world[here].parent
    }
    return false
  }

  /// Whether a controller's parent, if it has one, tells it of appearance.
  private func forwardsAppearance(to child: InstanceID) -> Bool {
    world[child].parent.map { world[$0].forwardsAppearance } ?? true
  }
}
