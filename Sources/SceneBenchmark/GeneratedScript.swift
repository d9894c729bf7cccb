internal import SceneBasics

/// Scenes of a few controllers and a script of any length: a pair of steps that goes somewhere and comes back.
enum GeneratedScript: String, CaseIterable {
  case push, present, tabs, add

  /// The expectations of a script: nothing, something at its end, or something of the whole run after each pair of
  /// steps.
  enum Expected { case nothing, end, sinceLaunch }

  /// The scene as YAML.
  ///
  /// - Parameter steps: How many steps its script has, besides those that only expect.
  func yaml(steps: Int, expecting expected: Expected = .nothing) -> [UInt8] {
    var writer = ByteWriter()
    writer.write("scene: Generated\ninitial: main\ncontrollers:\n\(controllers)script:\n")
    for _ in 0..<steps / 2 {
      writer.write(pair)
      guard expected == .sinceLaunch else { continue }
      writer.write("  - expect: { since: launch, contains: [main.viewDidAppear], lacks: [main.viewDidDisappear] }\n")
    }
    if expected == .end { writer.write("  - expect: { alive: [main] }\n") }
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
