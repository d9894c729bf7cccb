package import ScenePlan
internal import SceneProgram

/// Zooms of iOS 18 (V66): a controller comes out of a view and can be dragged back into it.
extension Simulation {
  /// Whether a controller comes and goes by a zoom.
  package func zooms(_ instance: InstanceID) -> Bool { wantsZoom(instance) && world.device.does(.zooms) }

  /// Whether a controller asks for a zoom, which older systems don't have.
  package func wantsZoom(_ instance: InstanceID) -> Bool { word(.preferredTransition, of: instance) == "zoom" }

  /// A zoom has a gesture in the styles that fill the screen or are sheets.
  package func zoomsAway(_ presented: InstanceID) -> Bool {
    switch world.table[presented].style ?? .automatic {
    case .fullScreen, .pageSheet, .formSheet: zooms(presented)
    case .automatic, .none, .currentContext, .overCurrentContext, .overFullScreen, .custom, .popover: false
    }
  }

  /// Notes that the answer depends on the system, where only a zoom can be dragged.
  mutating func askForZoom(of target: InstanceID) {
    guard wantsZoom(target), !hasGesture(world.table[target].style ?? .automatic) else {
      return
    }
    _ = asks(.zooms)
  }
}
