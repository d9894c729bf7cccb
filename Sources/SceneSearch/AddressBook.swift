internal import ScenePlan
internal import SceneWorld

/// The instances of a way that the log's addresses are. Two addresses are two instances of a class.
struct AddressBook: Equatable {
  private var instances: [UInt64: InstanceID] = [:]
  private var addresses: [InstanceID: UInt64] = [:]

  /// Whether a line may tell of an instance's event.
  func admits(_ token: Evidence.Token, for event: Produced) -> Bool {
    guard token.address > 0, let instance = event.instance else { return true }
    if let known = addresses[instance] { return known == token.address }
    return instances[token.address] == nil
  }

  /// Writes down that a line tells of an instance's event.
  mutating func note(_ token: Evidence.Token, for event: Produced) {
    guard token.address > 0, let instance = event.instance, admits(token, for: event) else { return }
    instances[token.address] = instance
    addresses[instance] = token.address
  }

  /// Forgets the instances that are freed: the next object may get the address of one.
  mutating func forgetFreed(in world: borrowing World) {
    for (instance, address) in addresses {
      if world.hasNode(instance), world[instance].isAlive { continue }
      addresses[instance] = nil
      instances[address] = nil
    }
  }
}
