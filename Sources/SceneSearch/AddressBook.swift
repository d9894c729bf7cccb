internal import ScenePlan
internal import SceneWorld

/// The instances of a way that the log's addresses are. Two addresses are two instances of a class.
struct AddressBook: Equatable {
  private struct Object: Hashable {
    var owner: Int32
    var address: UInt64

    init(_ token: Evidence.Token) {
      owner = token.owner
      address = token.address
    }
  }

  private var instances: [Object: InstanceID] = [:]
  private var objects: [InstanceID: Object] = [:]

  /// Whether a line may tell of an instance's event.
  func admits(_ token: Evidence.Token, for event: Produced) -> Bool {
    guard token.address > 0, let instance = event.instance else { return true }
    if let known = objects[instance] { return known == Object(token) }
    return instances[Object(token)] == nil
  }

  /// Writes down that a line tells of an instance's event.
  mutating func note(_ token: Evidence.Token, for event: Produced) {
    guard token.address > 0, let instance = event.instance, admits(token, for: event) else { return }
    instances[Object(token)] = instance
    objects[instance] = Object(token)
  }

  /// Forgets the instances that are freed: the next object may get the address of one.
  mutating func forgetFreed(in world: borrowing World) {
    for (instance, object) in objects {
      if world.hasNode(instance), world[instance].isAlive { continue }
      objects[instance] = nil
      instances[object] = nil
    }
  }
}
