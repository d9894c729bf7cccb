/// The hierarchy as people write it in `expect` (section 8 of the format): each controller on its own line, indented by
/// its depth; `+ ` marks a presented controller, and the state follows the name.
extension HierarchyState {
  /// One line of the tree.
  public struct TreeLine: Hashable, Sendable {
    public var instance: InstanceID
    public var depth: Int
    public var isPresented: Bool

    public init(instance: InstanceID, depth: Int, isPresented: Bool) {
      self.instance = instance
      self.depth = depth
      self.isPresented = isPresented
    }
  }

  /// The tree from the window's root: children in order, then the presented controller. It leaves out the controllers
  /// that UIKit makes for itself, and their children move up.
  public var treeLines: [TreeLine] {
    var lines: [TreeLine] = []
    guard let root else { return [] }
    // A controller below two others is printed once, or circles would never end. A plan made by hand may name one that
    // nothing has made or changed.
    var printed: Set<InstanceID> = []
    var open = [TreeLine(instance: root, depth: 0, isPresented: false)]
    while let line = open.popLast() {
      guard printed.insert(line.instance).inserted else { continue }
      let node = self[line.instance]
      if !node.isPrivate { lines.append(line) }
      let depth = node.isPrivate ? line.depth : line.depth + 1
      if let presented = node.presented {
        open.append(TreeLine(instance: presented, depth: depth, isPresented: true))
      }
      for child in node.children.reversed() {
        open.append(TreeLine(instance: child, depth: depth, isPresented: false))
      }
    }
    return lines
  }
}

extension HierarchyPlan {
  /// A line of the tree as text.
  public func text(of line: HierarchyState.TreeLine, in state: HierarchyState) -> String {
    text(of: line, state[line.instance].appearance)
  }

  /// A line of the tree as text, for a controller that stands so on the screen.
  public func text(of line: HierarchyState.TreeLine, _ appearance: AppearanceState) -> String {
    String(repeating: "  ", count: line.depth) + (line.isPresented ? "+ " : "") + name(line.instance) + " "
      + appearance.rawValue
  }
}
