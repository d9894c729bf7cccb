/// One thing that happened in a run.
public struct LifecycleEvent: Hashable, BitwiseCopyable, Sendable {
  public var callback: Callback
  /// The instance; nil for the app, and for events without an instance.
  public var instance: InstanceID?
  public var argument: Argument
  public var answer: Answer
  /// Why the controller comes or goes; empty except in the callbacks that have flags.
  public var flags: AppearanceFlags
  /// The number of the step that caused it; 0 is launching.
  public var step: Int
  public var time: Ticks
  public var mark: SourceMark

  public init(
    _ callback: Callback, _ instance: InstanceID?, _ argument: Argument = .none, answer: Answer = .none,
    flags: AppearanceFlags = [], step: Int, time: Ticks, mark: SourceMark
  ) {
    self.callback = callback
    self.instance = instance
    self.argument = argument
    self.answer = answer
    self.flags = flags
    self.step = step
    self.time = time
    self.mark = mark
  }
}

/// Words for events: what traces print and expectations compare.
extension HierarchyPlan {
  /// The callback without its argument: an unwind action under its own name, an app event with `app.` left off.
  public func callbackName(of event: LifecycleEvent) -> String {
    if event.callback == .unwindAction, case .name(let action) = event.argument { return name(action) }
    return event.callback.rawValue
  }

  /// The subject as an expectation names it: an instance, or `app`; nil if there is none.
  public func controllerName(of event: LifecycleEvent) -> String? {
    event.callback.group == .app ? "app" : event.instance.map { name($0) }
  }

  /// The argument as it stands in parentheses, or nil.
  public func argumentText(of event: LifecycleEvent) -> String? {
    if event.callback == .unwindAction { return nil }
    switch event.argument {
    case .none: return nil
    case .animated(let isAnimated): return isAnimated ? "true" : "false"
    case .parent(let parent): return parent.map { name($0) } ?? "nil"
    case .instance(let instance): return name(instance)
    case .name(let id): return name(id)
    case .instances(let id): return text(of: id)
    case .message(let message): return message.kind.name
    }
  }

  /// UIKit's own text of a warning or an exception.
  public func text(of message: Message) -> String {
    let names = [message.first, message.second, message.third, message.fourth].map { id in
      // Where UIKit prints an address, the instance's name says more.
      id.map { "<\(template(of: $0).printedClassName): \(name($0))>" } ?? "(null)"
    }
    return message.kind.text(ios: ios, names: names, name: message.name.map { name($0) } ?? "")
  }
}

extension UIKitMessage {
  /// The code's name: `pushedTwice`.
  public var name: String { "\(self)" }
  /// The code: `SG501`.
  public var code: String { "SG\(rawValue)" }
}
