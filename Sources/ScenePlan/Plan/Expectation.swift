/// The short name, for this package alone: a program that uses the library may import Testing, which has one too.
package typealias Expectation = SceneExpectation

/// What a scene expects at one place of its script (section 8 of the format).
public struct SceneExpectation: Hashable, Sendable {
  /// An event as an expectation writes it.
  public struct Pattern: Hashable, Sendable {
    /// An instance's name, or `app`.
    public var controller: String
    /// The callback as traces print it, without argument: `viewWillAppear`, `delegate.willShow`, an unwind action.
    public var callback: String
    /// The argument; nil stands for any.
    public var argument: String?
    /// Flags that must be true, and those that must not be.
    public var has: AppearanceFlags = []
    public var hasNot: AppearanceFlags = []

    public init(controller: String, callback: String, argument: String?) {
      self.controller = controller
      self.callback = callback
      self.argument = argument
    }

    public var text: String {
      controller + "." + callback + (argument.map { "(\($0))" } ?? "") + flagWords.map { " " + $0 }.joined()
    }

    /// The flags as they are written behind the event: `isMovingToParent`, `not isBeingPresented`.
    public var flagWords: [String] { has.names + hasNot.names.map { "not " + $0 } }

    /// Asks for a flag by the words of it.
    ///
    /// - Returns: Whether there is such a flag.
    public mutating func demand(_ name: String, isNot: Bool) -> Bool {
      guard let flag = AppearanceFlags.all.first(where: { $0.name == name })?.flag else { return false }
      if isNot { hasNot.insert(flag) } else { has.insert(flag) }
      return true
    }
  }

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

  public init(step: Int, since: Since, of: [String], callbacks: [String], clauses: [Clause]) {
    self.step = step
    self.since = since
    self.of = of
    self.callbacks = callbacks
    self.clauses = clauses
  }
}
