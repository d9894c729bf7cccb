/// The subjects that a picture of a scene can have.
public enum PictureView: String, CaseIterable, Hashable, Sendable {
  case tree, segues, timeline, sequence, screens
}

/// The picture that says what a scene is about.
public struct PictureRecord: Hashable, Sendable {
  /// The view that it shows; nil is the hierarchy.
  public var view: PictureView?
  /// After which step: its id, `launch`, or `all` for each; nil is the end.
  public var step: String?

  public init(view: PictureView? = nil, step: String? = nil) {
    self.view = view
    self.step = step
  }

  /// The words for a step that aren't the id of one.
  public static let steps = ["launch", "all"]
}
