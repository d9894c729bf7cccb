internal import SceneBasics

/// Scenes of a few controllers and a script of any length: a pair of steps that goes somewhere and comes back.
enum GeneratedScript: String, CaseIterable {
  case push, present, tabs, add

  /// The scene as YAML.
  ///
  /// - Parameters:
  ///   - steps: How many steps its script has.
  ///   - expects: Whether its end is expected, too.
  func yaml(steps: Int, expects: Bool = false) -> [UInt8] {
    var writer = ByteWriter()
    writer.write("scene: Generated\ninitial: main\ncontrollers:\n\(controllers)script:\n")
    for _ in 0..<steps / 2 { writer.write(pair) }
    if expects { writer.write("  - expect: { alive: [main] }\n") }
    return writer.take()
  }

  private var controllers: String {
    switch self {
    case .push: "  main: { kind: navigation, stack: [list] }\n  list:\n  detail:\n"
    case .present: "  main:\n  sheet:\n"
    case .tabs: "  main: { kind: tabs, tabs: [home, search] }\n  home:\n  search:\n"
    case .add: "  main: { kind: container }\n  child:\n"
    }
  }

  private var pair: String {
    switch self {
    case .push: "  - push: detail\n  - pop\n"
    case .present: "  - present: sheet\n  - dismiss\n"
    case .tabs: "  - select: search\n  - select: home\n"
    case .add: "  - { add: child, in: main }\n  - { remove: child, in: main }\n"
    }
  }
}
