public import ScenePlan
public import SceneProgram

extension World {
  /// The name of an instance: `b`, `b#7`.
  public func name(of id: InstanceID, in program: Program) -> String { name(self[id], in: program) }

  func name(_ node: Node, in program: Program) -> String {
    let name = program.name(of: Int(node.template))
    return node.ordinal == 1 ? name : name.numbered(Int(node.ordinal))
  }
}

extension String {
  /// The text, `#` and a number of at least 0. An interpolation took twice as many instructions, for a name that
  /// each instance behind the first one needs.
  fileprivate func numbered(_ number: Int) -> String {
    var (rest, digits) = (number, 1)
    while rest >= 10 {
      rest /= 10
      digits &+= 1
    }
    var name = self
    return name.withUTF8 { name in
      let count = name.count + 1 + digits
      return String(unsafeUninitializedCapacity: count) { room in
        _ = room.initialize(fromContentsOf: name)
        room[name.count] = 0x23
        var (rest, place) = (number, count)
        while place > name.count &+ 1 {
          place &-= 1
          room[place] = 0x30 &+ UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
        return count
      }
    }
  }
}
