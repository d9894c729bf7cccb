public import ScenePlan
public import SceneProgram

extension World {
  /// UIKit's own text of a warning or an exception.
  public func text(of message: Message, in program: Program) -> String {
    var printed: [String] = []
    for id in [message.first, message.second, message.third, message.fourth] {
      guard let id else {
        printed.append("(null)")
        continue
      }
      // Where UIKit prints an address, the instance's name says more.
      let template = Int(self[id].template)
      let className =
        program.isPrivate(template)
        ? program.name(of: template)
        : program.settings(of: template)?.className ?? program.kind(of: template).className
      printed.append("<\(className): \(name(of: id, in: program))>")
    }
    return message.kind.text(ios: program.ios, names: printed, name: message.name.map { names.texts[$0.index] } ?? "")
  }
}
