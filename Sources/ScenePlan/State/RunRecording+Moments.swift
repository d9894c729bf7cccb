internal import SceneBasics

extension RunRecording {
  /// The moments of a run, in 48 bytes each: a long run has many millions.
  package struct Moments: RandomAccessCollection, Sendable {
    /// A moment with its event. A number that is missing is the largest.
    private struct Entry {
      var time: Ticks
      var mark: SourceMark
      var step: Int32
      var instance: UInt32
      var argument: UInt32
      var answer: UInt32
      var root: UInt32
      var sender: UInt32
      /// How many changes there were before it.
      var firstChange: UInt32
      var callback: Callback
      /// Nil if there is no event.
      var argumentKind: ArgumentKind?
      var answerKind: AnswerKind
      var flags: AppearanceFlags
    }

    private enum ArgumentKind { case none, animated, parent, instance, name, instances, message }
    private enum AnswerKind { case none, bool, text, instances }

    private var entries = Pages<Entry>()
    private var changes = Pages<Change>()
    /// UIKit's messages, which are rare and long.
    private var messages: [Message] = []
    /// How many changes belong to the moments so far.
    private var usedChanges = 0

    /// No moments.
    package init() {}

    package var startIndex: Int { 0 }
    package var endIndex: Int { entries.count }

    package subscript(index: Int) -> Moment {
      let entry = entries[index]
      let next = index + 1 < entries.count ? Int(entries[index + 1].firstChange) : usedChanges
      return Moment(
        event: entry.argumentKind == nil ? nil : event(of: entry), time: entry.time,
        changes: changes[Int(entry.firstChange)..<next], root: InstanceID(number: entry.root),
        sender: InstanceID(number: entry.sender))
    }

    /// Whether a controller has changed since the last moment.
    package var hasNewChanges: Bool { changes.count > usedChanges }

    /// Takes down how a controller has changed, for the moment that comes next.
    package mutating func note(_ change: Change) { changes.append(change) }

    /// Adds a moment, with the changes that were taken down since the last one.
    package mutating func append(_ event: LifecycleEvent, root: InstanceID?, sender: InstanceID?) {
      var entry = entry(at: event.time, root: root, sender: sender)
      entry.mark = event.mark
      entry.step = Int32(clamping: event.step)
      entry.instance = InstanceID.number(event.instance)
      entry.callback = event.callback
      entry.flags = event.flags
      (entry.argumentKind, entry.argument) =
        switch event.argument {
        case .none: (ArgumentKind.none, 0)
        case .animated(let isAnimated): (.animated, isAnimated ? 1 : 0)
        case .parent(let parent): (.parent, InstanceID.number(parent))
        case .instance(let instance): (.instance, instance.rawValue)
        case .name(let name): (.name, name.rawValue)
        case .instances(let list): (.instances, list.rawValue)
        case .message: (.message, UInt32(messages.count))
        }
      if case .message(let message) = event.argument { messages.append(message) }
      (entry.answerKind, entry.answer) =
        switch event.answer {
        case .none: (AnswerKind.none, 0)
        case .bool(let flag): (.bool, flag ? 1 : 0)
        case .text(let name): (.text, name.rawValue)
        case .instances(let list): (.instances, list.rawValue)
        }
      append(entry)
    }

    /// Adds a moment without an event: a step has come to rest.
    package mutating func append(restAt time: Ticks, root: InstanceID?) {
      append(entry(at: time, root: root, sender: nil))
    }

    private func entry(at time: Ticks, root: InstanceID?, sender: InstanceID?) -> Entry {
      Entry(
        time: time, mark: .none, step: 0, instance: .max, argument: 0, answer: 0, root: InstanceID.number(root),
        sender: InstanceID.number(sender), firstChange: UInt32(usedChanges), callback: .`init`, argumentKind: nil,
        answerKind: .none, flags: [])
    }

    private mutating func append(_ entry: Entry) {
      entries.append(entry)
      usedChanges = changes.count
    }

    private func event(of entry: Entry) -> LifecycleEvent {
      let argument: Argument =
        switch entry.argumentKind {
        case nil, ArgumentKind.none?: .none
        case .animated?: .animated(entry.argument != 0)
        case .parent?: .parent(InstanceID(number: entry.argument))
        case .instance?: .instance(InstanceID(Int(entry.argument)))
        case .name?: .name(NameID(Int(entry.argument)))
        case .instances?: .instances(ListID(Int(entry.argument)))
        case .message?: .message(messages[Int(entry.argument)])
        }
      let answer: Answer =
        switch entry.answerKind {
        case .none: .none
        case .bool: .bool(entry.answer != 0)
        case .text: .text(NameID(Int(entry.answer)))
        case .instances: .instances(ListID(Int(entry.answer)))
        }
      return LifecycleEvent(
        entry.callback, InstanceID(number: entry.instance), argument, answer: answer, flags: entry.flags,
        step: Int(entry.step), time: entry.time, mark: entry.mark)
    }
  }
}

extension InstanceID {
  /// The number of an instance; the largest of all for none.
  static func number(_ id: InstanceID?) -> UInt32 { id?.rawValue ?? .max }

  /// The instance of a number; nil for the largest of all.
  init?(number: UInt32) {
    guard number != .max else { return nil }
    self.init(Int(number))
  }
}
