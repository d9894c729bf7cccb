internal import SceneBasics

/// The events of a run, in 16 bytes each: a long run has many millions.
///
/// The step and the time of an event are nearly always those of the event before. So these stand once for all such
/// events. What few events have, such as UIKit's messages, stands beside the tape.
package struct LifecycleTape: Sendable {
  /// A number that is missing is the largest.
  private struct Entry {
    var origin: UInt32
    var instance: UInt32
    var argument: UInt32
    var callback: Callback
    var argumentKind: ArgumentKind
    var answerKind: AnswerKind
    var flags: AppearanceFlags
  }

  private struct Origin {
    var step: Int
    var time: Ticks
    var mark: SourceMark
  }

  private enum ArgumentKind {
    case none, animated, parent, instance, name, instances, message
    /// No event, but a time.
    case rest
  }

  private enum AnswerKind { case none, no, yes, other }

  private var entries = Pages<Entry>()
  private var origins = Pages<Origin>()
  private var last = Origin(step: .min, time: .zero, mark: .none)
  /// The number of the last one.
  private var origin: UInt32 = 0
  private var messages: [Message] = []
  /// Answers that are more than yes or no, by the place of their event.
  private var answers: [Int: Answer] = [:]

  /// An empty tape.
  package init() {}

  /// Adds an event.
  package mutating func append(_ event: LifecycleEvent) {
    let (kind, argument): (ArgumentKind, UInt32) =
      switch event.argument {
      case .none: (.none, 0)
      case .animated(let isAnimated): (.animated, isAnimated ? 1 : 0)
      case .parent(let parent): (.parent, InstanceID.number(parent))
      case .instance(let instance): (.instance, instance.rawValue)
      case .name(let name): (.name, name.rawValue)
      case .instances(let list): (.instances, list.rawValue)
      case .message(let message): (.message, place(of: message))
      }
    let answerKind: AnswerKind =
      switch event.answer {
      case .none: .none
      case .bool(let flag): flag ? .yes : .no
      case .text, .instances: .other
      }
    if answerKind == .other { answers[entries.count] = event.answer }
    if event.step != last.step || event.time != last.time || event.mark != last.mark {
      turn(to: Origin(step: event.step, time: event.time, mark: event.mark))
    }
    entries.append(
      Entry(
        origin: origin, instance: InstanceID.number(event.instance), argument: argument, callback: event.callback,
        argumentKind: kind, answerKind: answerKind, flags: event.flags))
  }

  private mutating func place(of message: Message) -> UInt32 {
    messages.append(message)
    return UInt32(messages.count - 1)
  }

  /// Adds a place without an event.
  package mutating func append(restAt time: Ticks) {
    turn(to: Origin(step: .min, time: time, mark: .none))
    entries.append(
      Entry(
        origin: origin, instance: .max, argument: 0, callback: .`init`, argumentKind: .rest, answerKind: .none,
        flags: []))
  }

  private mutating func turn(to next: Origin) {
    last = next
    origin = UInt32(origins.count)
    origins.append(next)
  }

  // MARK: Reading

  /// The places of all that stands on it.
  package var indices: Range<Int> { 0..<entries.count }

  /// The event at a place. A rest has only its time.
  package subscript(index: Int) -> LifecycleEvent {
    let entry = entries[index]
    let argument: Argument =
      switch entry.argumentKind {
      case .none, .rest: .none
      case .animated: .animated(entry.argument != 0)
      case .parent: .parent(InstanceID(number: entry.argument))
      case .instance: .instance(InstanceID(Int(entry.argument)))
      case .name: .name(NameID(Int(entry.argument)))
      case .instances: .instances(ListID(Int(entry.argument)))
      case .message: .message(messages[Int(entry.argument)])
      }
    let answer: Answer =
      switch entry.answerKind {
      case .none: .none
      case .no: .bool(false)
      case .yes: .bool(true)
      case .other: answers[index] ?? .none
      }
    let origin = origins[Int(entry.origin)]
    return LifecycleEvent(
      entry.callback, InstanceID(number: entry.instance), argument, answer: answer, flags: entry.flags,
      step: origin.step, time: origin.time, mark: origin.mark)
  }

  /// Whether only a time was noted at a place.
  package func isRest(_ index: Int) -> Bool { entries[index].argumentKind == .rest }

  /// The time of what stands at a place.
  package func time(at index: Int) -> Ticks { origins[Int(entries[index].origin)].time }
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
