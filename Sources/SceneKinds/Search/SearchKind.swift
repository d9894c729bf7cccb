internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// `UISearchController` (M6.49): its bar stands in the view of another controller, and presents it in a context.
///
/// A person taps the bar of `search`, which `list` shows and whose context `list` defines:
///
/// ```
/// the call       search loads, with the controller of its results as a child; its delegate: willPresentSearchController
/// next turn      search.viewWillAppear; `list` gets no callback
/// 0.5 s later    search.viewDidAppear; its delegate: didPresentSearchController
/// ```
struct SearchKind: ContainerKind {
  /// The title of its button, by which a person ends the search.
  private static let cancel = "cancel"

  var ownedRoles: [ContentRole] { [.searchResultsController] }

  var hooks: HookSet { HookSet(.viewDidLoad) }

  var hasBar: Bool { true }

  func takes(_ action: Action) -> Bool {
    guard case .tapThing(let thing) = action else { return false }
    return thing.name == SearchKind.cancel
  }

  /// M6.50: it stands in a context.
  func style(of presented: InstanceID, _ uikit: Simulation) -> PresentationStyle? { .overCurrentContext }

  /// Without a controller of its own for the results they show in the screen below, where a person touches them.
  func leavesTouches(_ presented: InstanceID, _ world: World) -> Bool { world[presented].childCount == 0 }

  func install(_ contents: [InstanceID], in container: InstanceID, _ uikit: inout Simulation) {
    for results in contents { uikit.keep(results, by: container) }
  }

  func act(in callback: Callback, of container: InstanceID, _ uikit: inout Simulation) {
    for results in uikit.world.extras(of: container).kept {
      uikit.addChild(results, to: container)
      uikit.load(results)
      uikit.place(results, into: container)
      uikit.didMove(results, to: container)
    }
  }

  func perform(_ step: Step, on container: InstanceID, _ uikit: inout Simulation) {
    let change = uikit.change(of: step)
    if case .tap = step.action {
      uikit.presentSearch(container, change)
    } else {
      uikit.dismissSearch(container, change)
    }
  }

  func propertyDidChange(_ key: Property, of container: InstanceID, _ uikit: inout Simulation) {
    guard key == .isActive else { return }
    let change = Change(
      isAnimated: true, duration: Change.standardDuration, title: uikit.title { _ in "set: { isActive }" })
    if uikit.isSet(.isActive, of: container) {
      uikit.presentSearch(container, change)
    } else {
      uikit.dismissSearch(container, change)
    }
  }

  func gestures(on container: InstanceID, _ uikit: Simulation) -> [Step] {
    guard uikit.world[container].presenter != nil else { return [] }
    return [Step(.tapThing(NamedThing(SearchKind.cancel)), in: uikit.reference(to: container))]
  }
}

extension Simulation {
  /// The system presents a search controller, and tells its delegate if that goes. One that is active stays.
  fileprivate mutating func presentSearch(_ search: InstanceID, _ change: Change) {
    guard world[search].presenter == nil, let screen = world.screenOfBar(of: search) else { return }
    var change = change
    change.completion = .tell(.delegateDidPresentSearch, search, then: change.completion)
    present(PresentationRequest(presented: search, style: nil, hasAnchor: false, change: change), from: screen)
    guard let presenter = world[search].presenter else { return }
    emit(.delegateWillPresentSearch, search)
    // M6.50: it won't go with its screen.
    if presenter != screen, !isSet(.definesPresentationContext, of: presenter) {
      advise(.searchesElsewhere(search, screen: screen, presenter: presenter))
    }
  }

  /// M6.52: a search that is active when its screen is covered in its stack, or leaves it, holds the screen until it ends.
  ///
  /// - Returns: The search, where there is one.
  @discardableResult
  mutating func keepForSearch(_ screen: InstanceID) -> InstanceID? {
    guard let search = world[screen].presented, kind(of: search) == .search, !world[search].isBeingDismissed,
      !asks(.freesActiveSearches)
    else { return nil }
    if !world.extras(of: search).kept.contains(screen) { keep(screen, by: search) }
    return search
  }

  /// The system dismisses a search controller, and tells its delegate.
  fileprivate mutating func dismissSearch(_ search: InstanceID, _ change: Change) {
    guard let presenter = world[search].presenter, !world[search].isBeingDismissed else { return }
    guard world.presentations[presenter] == nil else { return ignore(.tap, at: search, .comesOrGoes(search)) }
    emit(.delegateWillDismissSearch, search)
    var change = change
    change.completion = .tell(.delegateDidDismissSearch, search, then: change.completion)
    schedule(
      "start of \(change.title)", .nextTurn,
      .presentation(.startDismissal(dismissal(of: search, presenter: presenter, change))))
  }
}
