extension Expectation {
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
}

/// The one way in which events are compared with what is written of them: by the judge, and by what explains events.
extension Expectation.Pattern {
  /// An event in the words of expectations, with all that can be said of it; nil for an event that can't be expected:
  /// one without a subject, or of a controller that UIKit makes for itself.
  public init?(_ event: LifecycleEvent, in plan: HierarchyPlan) {
    if let instance = event.instance, plan.instances[instance.index].isPrivate { return nil }
    guard let controller = plan.controllerName(of: event) else { return nil }
    self.init(controller: controller, callback: plan.callbackName(of: event), argument: plan.argumentText(of: event))
    has = event.flags
  }

  /// Whether it means an event.
  ///
  /// - Parameter event: The event in full.
  public func matches(_ event: Expectation.Pattern) -> Bool {
    controller == event.controller && callback == event.callback
      && (argument == nil || argument == event.argument)
      && has.isSubset(of: event.has) && hasNot.isDisjoint(with: event.has)
  }

  /// Whether it means an event of a run.
  public func matches(_ event: LifecycleEvent, in plan: HierarchyPlan) -> Bool {
    // Most events have another callback, so no words are made for them.
    guard plan.callbackName(of: event) == callback, let words = Expectation.Pattern(event, in: plan) else {
      return false
    }
    return matches(words)
  }
}
