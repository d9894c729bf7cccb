internal import ScenePlan

/// What the page knows of an instance at a moment.
struct PlayerNode: Hashable {
  enum Value {
    case number(Int)
    case flag(Bool)
    case text(String)
  }

  /// `appeared`, or `unloaded` where there is no view yet.
  private var state = "unloaded"
  private var isAlive = false
  /// Whose child it is, or -1.
  private var parent = -1
  private var presenter = -1
  private var style = ""
  private var current = -1
  /// In whose view its own hangs; -1 is nowhere, -2 the window, -3 the window too, but covered.
  private var host = -1

  init() {}

  init(_ node: HierarchyState.Node) {
    state = node.isLoaded ? node.appearance.rawValue : "unloaded"
    isAlive = node.isAlive
    parent = node.parent?.index ?? -1
    presenter = node.presenter?.index ?? -1
    style = node.style?.rawValue ?? ""
    current = node.current?.index ?? -1
    switch node.host {
    case .nowhere: host = -1
    case .window: host = node.isCovered ? -3 : -2
    case .instance(let id): host = id.index
    }
  }

  /// The keys whose values are others than before.
  func difference(from before: PlayerNode?) -> [(StaticString, Value)] {
    let before = before ?? PlayerNode()
    var difference: [(StaticString, Value)] = []
    if state != before.state { difference.append(("state", .text(state))) }
    if isAlive != before.isAlive { difference.append(("alive", .flag(isAlive))) }
    if parent != before.parent { difference.append(("parent", .number(parent))) }
    if presenter != before.presenter { difference.append(("presenter", .number(presenter))) }
    if style != before.style { difference.append(("style", .text(style))) }
    if current != before.current { difference.append(("current", .number(current))) }
    if host != before.host { difference.append(("host", .number(host))) }
    return difference
  }
}
