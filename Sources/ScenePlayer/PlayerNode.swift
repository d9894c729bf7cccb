internal import ScenePlan

/// The page's facts about an instance at a moment, in 20 bytes.
struct PlayerNode: Hashable {
  enum Value {
    case number(Int)
    case flag(Bool)
    case text(String)
  }

  /// Nil where there is no view yet.
  private var state: AppearanceState?
  private var isAlive = false
  private var style: PresentationStyle?
  private var height: SheetHeight?
  /// Whose child it is, or -1.
  private var parent: Int32 = -1
  private var presenter: Int32 = -1
  private var current: Int32 = -1
  /// In whose view its own hangs; -1 is nowhere, -2 the window, -3 the window too, but covered.
  private var host: Int32 = -1

  init() {}

  init(_ node: HierarchyState.Node) {
    state = node.isLoaded ? node.appearance : nil
    isAlive = node.isAlive
    style = node.style
    height = node.standing
    parent = PlayerNode.number(node.parent)
    presenter = PlayerNode.number(node.presenter)
    current = PlayerNode.number(node.current)
    switch node.host {
    case .nowhere: host = -1
    case .window: host = node.isCovered ? -3 : -2
    case .instance(let id): host = PlayerNode.number(id)
    }
  }

  private static func number(_ id: InstanceID?) -> Int32 { id.map { Int32(clamping: $0.index) } ?? -1 }

  /// The keys whose values are others than before.
  func difference(from before: PlayerNode) -> [(StaticString, Value)] {
    var difference: [(StaticString, Value)] = []
    if state != before.state { difference.append(("state", .text(state?.rawValue ?? "unloaded"))) }
    if isAlive != before.isAlive { difference.append(("alive", .flag(isAlive))) }
    if parent != before.parent { difference.append(("parent", .number(Int(parent)))) }
    if presenter != before.presenter { difference.append(("presenter", .number(Int(presenter)))) }
    if style != before.style || height != before.height {
      difference.append(("style", .text((style?.rawValue ?? "") + (height.map { " " + $0.words } ?? ""))))
    }
    if current != before.current { difference.append(("current", .number(Int(current)))) }
    if host != before.host { difference.append(("host", .number(Int(host)))) }
    return difference
  }
}
