public import ScenePlan
public import SceneProgram

extension World {
  /// The name of an instance: `b`, `b#7`.
  public func name(of id: InstanceID, in program: Program) -> String { name(self[id], in: program) }

  package func name(_ node: Node, in program: Program) -> String {
    let name = program.name(of: Int(node.template))
    return node.ordinal == 1 ? name : "\(name)#\(node.ordinal)"
  }
}

extension Simulation {
  /// How a step names an instance.
  package func reference(to instance: InstanceID) -> Reference? {
    let template = Int(world[instance].template)
    guard !program.isPrivate(template) else { return nil }
    let isOnly = world.live.instances(of: template).only != nil
    return Reference(template, isOnly ? nil : Int(world[instance].ordinal))
  }
}
