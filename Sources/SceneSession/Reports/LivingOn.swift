package import ScenePlan
package import SceneWorld

/// A live controller outside the hierarchy, and what keeps it alive first of all.
package struct LivingOn {
  package let instance: InstanceID
  package let owner: Owner

  /// All of a world, in the order in which they were made; those that UIKit makes for itself don't count.
  package static func all(in world: borrowing World) -> [LivingOn] {
    let inTree = Set(world.treeLines.map(\.instance))
    let index = OwnerIndex(world)
    var living: [LivingOn] = []
    for instance in world.members where !inTree.contains(instance) {
      if world[instance].isPrivate { continue }
      guard let owner = index.owners(of: instance, in: world).first else { continue }
      living.append(LivingOn(instance: instance, owner: owner))
    }
    return living
  }

  /// As a closing line names it: `detail (the timer of line 6)`.
  package func text(in plan: HierarchyPlan) -> String { "\(plan.name(instance)) (\(plan.phrase(for: owner)))" }
}
