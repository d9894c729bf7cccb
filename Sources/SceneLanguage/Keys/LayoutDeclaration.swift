package import SceneBasics

/// `layout`.
package enum LayoutDeclaration: Hashable, Sendable {
  case fill, vertical, horizontal
  case center(Double, Double)
  /// Frames by child: x, y, width, height.
  case frames([Symbol], [[Double]])
  /// A paging scroll view; with `preload`, only pages at most so many away are added.
  case paging(isVertical: Bool, preload: Int?)

  /// The layouts that are one word.
  package static let words = ["fill", "vertical", "horizontal"]
  /// The ways in which a paging scroll view can scroll.
  package static let axes = ["horizontal", "vertical"]
}
