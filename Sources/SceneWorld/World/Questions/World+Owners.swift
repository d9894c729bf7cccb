public import ScenePlan

extension World {
  /// The owners that keep a controller alive now, links first; empty for one that lives no more.
  public func owners(of instance: InstanceID) -> [Owner] { OwnerIndex(self).owners(of: instance, in: self) }
}

/// The owners of controllers beside their links: properties and waiting work, found in one pass.
///
/// A node only counts its owners, which costs nothing while a world is played. The index names them. An owner that is
/// counted and found nowhere is UIKit, or code, until a change has ended.
package struct OwnerIndex {
  private var holders: [InstanceID: [Owner]] = [:]

  /// The holders in a world as it stands.
  package init(_ world: borrowing World) {
    // Extras have no order; the keepers of a controller have that of their numbers.
    for keeper in world.extras.keys.sorted() {
      for kept in world.extras[keeper]?.kept ?? [] { holders[kept, default: []].append(.property(of: keeper)) }
    }
    for entry in world.queue.sorted { note(entry.work) }
    for running in world.transitions.entries {
      for work in world.transitions.work(waitingFor: running.id) { note(work) }
      holders[running.container, default: []].append(.transition(running.id))
    }
  }

  private mutating func note(_ work: DueQueue.Work) {
    let mark = work.frame.mark
    if case .timer(_, let keeper, let guest) = work.continuation {
      for held in [keeper, guest].compactMap(\.self) { holders[held, default: []].append(.timer(mark)) }
    } else if case .routine(_, let keeper?) = work.continuation {
      holders[keeper, default: []].append(.timer(mark))
    } else if work.continuation.holdsSelf, let receiver = work.frame.receiver {
      holders[receiver, default: []].append(.completion(mark))
    }
  }

  /// The owners of a controller of that world, links first; empty for one that lives no more.
  package func owners(of instance: InstanceID, in world: borrowing World) -> [Owner] {
    let node = world[instance]
    guard node.isAlive else { return [] }
    var owners: [Owner] = []
    if world.root == instance { owners.append(.window) }
    if let parent = node.parent { owners.append(.parent(parent)) }
    if let presenter = node.presenter { owners.append(.presenter(presenter)) }
    owners += holders[instance] ?? []
    let appearances = node.depth > 0 ? 1 : 0
    let others = Int(node.owners) - owners.count - appearances
    if others > 0 { owners.append(contentsOf: repeatElement(.code, count: others)) }
    owners.append(contentsOf: repeatElement(.appearance, count: appearances))
    if node.isRetained { owners.append(.reference) }
    if node.isUnplaced { owners.append(.maker) }
    return owners
  }
}
