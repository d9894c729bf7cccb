package import ScenePlan
package import SceneProgram

/// The properties of a controller's views, and the models that layout reads (V65).
///
/// On iOS 26, where `list` is on the screen and its `updateProperties` reads a model:
///
/// ```
/// the first pass                      list.viewIsAppearing, list.updateProperties, list's pair
/// changed: [list.updateProperties]    list.updateProperties
/// ```
extension Simulation {
  /// `setNeedsUpdateProperties`: the next pass that comes by brings this one callback, and no layout.
  package mutating func setNeedsUpdateProperties(_ instance: InstanceID) {
    guard starts(.setNeedsUpdateProperties(instance)), world[instance].isLoaded else { return }
    world[instance].needsProperties = true
    originate(.layout, instance)
    world.comeBy(instance)
  }

  /// In the pass, behind `viewIsAppearing`, which is a choice, and before the controller's own layout. What a hook in
  /// it changes among the subviews is laid out in the same pass.
  mutating func updateProperties(of instance: InstanceID) {
    world[instance].needsProperties = false
    guard world[instance].isAlive else { return }
    follow(.layout, instance) { $0.send(.updateProperties, to: instance) }
  }

  /// A view has loaded whose first pass may bring `updateProperties`. The question belongs to the loading alone, so that
  /// no answer about something else names it.
  mutating func tellOfProperties(of instance: InstanceID) {
    let outer = frame.effect
    frame.effect = frame.event
    if !finds(.updatesProperties) { withhold(Refusal(.updateProperties, instance, .notOnThisSystem)) }
    frame.effect = outer
  }

  /// A model has changed. What has read it comes again in the next pass: that callback, or the whole pair of layout.
  package mutating func change(_ readers: [Reader]) {
    for reader in readers {
      guard let instance = existing(reader.controller) else { return }
      at(reader.controller.place)
      guard observes(reader.callback, of: instance) else { continue }
      if !world.isInWindow(instance) { refuse(Refusal(reader.callback, instance, .waitsForItsView)) }
      if reader.callback == .updateProperties { refuse(Refusal(.viewWillLayoutSubviews, instance, .propertiesAlone)) }
      ask(for: reader.callback, of: instance)
    }
  }

  private mutating func observes(_ callback: Callback, of instance: InstanceID) -> Bool {
    guard asks(.observesModels), callback != .updateProperties || asks(.updatesProperties) else {
      refuse(Refusal(callback, instance, callback == .updateProperties ? .notOnThisSystem : .notObserved))
      advise(.observesNothing(instance, callback))
      return false
    }
    if !world.device.does(.updatesProperties) { advise(.observesByKey(instance, callback)) }
    return true
  }

  private mutating func ask(for callback: Callback, of instance: InstanceID) {
    switch callback {
    case .updateProperties: setNeedsUpdateProperties(instance)
    case .updateViewConstraints: setNeedsUpdateConstraints(instance)
    default: setNeedsLayout(instance)
    }
  }
}
