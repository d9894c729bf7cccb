import ScenePlan

/// A scene as the generator thinks of it: parts that can be left out one by one.
struct SceneSketch {
  /// A key of a controller, or an option of a step.
  struct Entry {
    var key: String
    var value: Value
  }

  enum Value {
    case text(String)
    /// Templates that a container lists.
    case list([String])
  }

  struct Controller {
    var id: String
    var kind: ControllerKind
    var entries: [Entry]
    /// How many instances are made together with one of it.
    var weight = 1
  }

  struct Step {
    var verb: String
    var object: String?
    var options: [(key: String, value: String)] = []
  }

  var ios = 17
  var device = "phone"
  var controllers: [Controller] = []
  /// The last controller is the window's root.
  var script: [Step] = []

  /// The scene as a file.
  var yaml: String {
    var text = "scene: Sketch\nios: \(ios)\ndevice: \(device)\ninitial: \(controllers.last?.id ?? "none")\n"
    text += "controllers:\n"
    for controller in controllers {
      let entries = ["kind: \(controller.kind.rawValue)"] + controller.entries.map { "\($0.key): \($0.value.yaml)" }
      text += "  \(controller.id): { \(entries.joined(separator: ", ")) }\n"
    }
    guard !script.isEmpty else { return text }
    text += "script:\n"
    for step in script {
      text += "  - \(step.verb):\(step.object.map { " " + $0 } ?? "")\n"
      for option in step.options { text += "    \(option.key): \(option.value)\n" }
    }
    return text
  }

  // MARK: Smaller scenes

  /// Scenes with one part less, the greatest parts first.
  var reductions: [SceneSketch] {
    stepReductions + controllerReductions
  }

  private var stepReductions: [SceneSketch] {
    var smaller: [SceneSketch] = []
    for index in script.indices.reversed() { smaller.append(changed { $0.script.remove(at: index) }) }
    for (index, step) in script.enumerated() {
      for option in step.options.indices { smaller.append(changed { $0.script[index].options.remove(at: option) }) }
    }
    return smaller
  }

  private var controllerReductions: [SceneSketch] {
    var smaller: [SceneSketch] = []
    if controllers.count > 1 { smaller.append(changed { $0.controllers.removeLast() }) }
    for (index, controller) in controllers.enumerated().dropLast() where !isNamed(controller.id) {
      smaller.append(changed { $0.controllers.remove(at: index) })
    }
    for (index, controller) in controllers.enumerated() {
      for (place, entry) in controller.entries.enumerated() {
        smaller.append(changed { $0.controllers[index].entries.remove(at: place) })
        guard case .list(let items) = entry.value, items.count > 1 else { continue }
        for item in items.indices {
          var rest = items
          rest.remove(at: item)
          smaller.append(changed { $0.controllers[index].entries[place].value = .list(rest) })
        }
      }
    }
    if ios != 17 { smaller.append(changed { $0.ios = 17 }) }
    if device != "phone" { smaller.append(changed { $0.device = "phone" }) }
    return smaller
  }

  private func changed(_ change: (inout SceneSketch) -> Void) -> SceneSketch {
    var copy = self
    change(&copy)
    return copy
  }

  /// Whether anything but its own declaration names a controller.
  private func isNamed(_ id: String) -> Bool {
    let name = try? Regex("\\b\(id)\\b")
    guard let name else { return true }
    return yaml.split(separator: "\n").contains { !$0.hasPrefix("  \(id):") && $0.contains(name) }
  }
}

extension SceneSketch.Value {
  var yaml: String {
    switch self {
    case .text(let text): text
    case .list(let items): "[\(items.joined(separator: ", "))]"
    }
  }
}
