/// The hierarchy as people write it in `expect` (section 8 of the format): each controller on its own line, indented by
/// its depth; `+ ` marks a presented controller, and the state follows the name.
extension HierarchyPlan {
  /// A line of the tree as text.
  public func text(of line: TreeLine, in state: HierarchyState) -> String {
    text(of: line, state[line.instance].appearance)
  }

  /// A line of the tree as text, for a controller that stands so on the screen.
  public func text(of line: TreeLine, _ appearance: AppearanceState) -> String {
    String(repeating: "  ", count: line.depth) + (line.isPresented ? "+ " : "") + name(line.instance) + " "
      + appearance.rawValue
  }
}
