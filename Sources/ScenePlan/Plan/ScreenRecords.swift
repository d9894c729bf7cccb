/// A width and a height in points.
public struct ScreenSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The usual phone, upright.
  public static let phone = ScreenSize(width: 393, height: 852)
}

/// A place in the view of a controller's parent, in points.
public struct ChildFrame: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Where a controller puts the views of its children, if not over the whole of its own: for drawings.
public enum ChildLayout: Hashable, Sendable {
  /// Equal shares, from the top or from the left.
  case vertical, horizontal
  case center(ScreenSize)
  /// Places by the child's template.
  case frames([Int: ChildFrame])
  /// A scroll view that stops at each child.
  case paging(isVertical: Bool)
}
