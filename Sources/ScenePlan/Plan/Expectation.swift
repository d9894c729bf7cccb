/// The short name, for this package alone: a program that uses the library may import Testing, which has one too.
package typealias Expectation = SceneExpectation

/// The expectation of a scene at one place of its script (section 8 of the format).
public struct SceneExpectation: Hashable, Sendable {
  /// Where `trace`, `contains` and `lacks` start to count.
  public enum Since: Hashable, Sendable {
    /// Where the expectations before this one, with no step between, began; at first, the script's first step.
    case lastLook
    case launch
    /// The number of a step, which counts too.
    case step(Int)
  }

  /// One thing that must hold, and where it stands.
  public struct Clause: Hashable, Sendable {
    public var condition: Condition
    public var mark: SourceMark

    public init(_ condition: Condition, mark: SourceMark) {
      self.condition = condition
      self.mark = mark
    }
  }

  public enum Condition: Hashable, Sendable {
    case trace([Pattern])
    case contains([Pattern])
    case lacks([Pattern])
    case visible(String)
    case appeared([String])
    /// Lines of `tree`'s plain form; a state only where it matters.
    case tree([String])
    case alive([String])
    case released([String])
    case answers(Question, String)
    case displayMode(String)
    case tabBar(TabBarState)
    case warnings([UIKitMessage])
    case raises(UIKitMessage)
  }

  public var step: Int
  public var since: Since
  /// Controllers that count besides those in the list.
  public var of: [String]
  /// Callbacks that count besides those in the list; groups are spelled out.
  public var callbacks: [String]
  public var clauses: [Clause]
  /// The systems on which it is judged.
  package var scope = SystemCondition()

  public init(step: Int, since: Since, of: [String], callbacks: [String], clauses: [Clause]) {
    self.step = step
    self.since = since
    self.of = of
    self.callbacks = callbacks
    self.clauses = clauses
  }
}
