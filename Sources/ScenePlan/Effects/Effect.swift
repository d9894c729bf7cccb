/// The number of an effect: from 1, in the order in which effects come about. 0 is none.
public struct EffectID: Hashable, Comparable, BitwiseCopyable, Sendable {
  public let rawValue: UInt32
  @inlinable public init(_ rawValue: Int) { self.rawValue = UInt32(rawValue) }
  @inlinable public var index: Int { Int(rawValue) }
  @inlinable public static var none: EffectID { EffectID(0) }
  public static func < (one: EffectID, other: EffectID) -> Bool { one.rawValue < other.rawValue }
}

/// Something that a run brings about, and what it comes from.
///
/// Each effect but a step has a parent with a smaller number. So the way up from any of them ends at a step of the
/// script or at launching:
///
/// ```
/// 41 event        detail.viewDidAppear(true)    from 40
/// 40 instruction  end(detail)                   from 38
/// 38 resumption   the end of the push           from 37
/// 37 instruction  schedule(…)                   from 22
/// 22 event        main.pushViewController       from 21: the instruction that sends it, which comes from
/// 20 step         1
/// ```
public struct Effect: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A step of the script, by its number; 0 is launching by itself.
    case step(Int)
    /// Something that has waited goes on.
    case resumption(Resumption)
    case instruction(Instruction)
    case event(LifecycleEvent)
    /// A behaviour of some systems was asked for, with the answer.
    case question(Behaviour, Bool)
    /// A callback that doesn't come.
    case refusal(Refusal)
  }

  public var id: EffectID
  /// The effect that it comes from; none for a step.
  public var parent: EffectID
  /// The rule that it follows; nil for a step, and for what only prepares other effects.
  public var rule: RuleNumber?
  public var kind: Kind
  /// The number of the script's step.
  public var step: Int
  public var time: Ticks
  public var mark: SourceMark

  public init(
    id: EffectID, parent: EffectID, rule: RuleNumber?, kind: Kind, step: Int, time: Ticks, mark: SourceMark
  ) {
    self.id = id
    self.parent = parent
    self.rule = rule
    self.kind = kind
    self.step = step
    self.time = time
    self.mark = mark
  }
}

/// Where an instruction of a plan comes from.
package struct Origin: Hashable, Sendable {
  /// The number that the instruction has as an effect.
  package var id: EffectID
  package var parent: EffectID
  package var rule: RuleNumber?

  package init(id: EffectID, parent: EffectID, rule: RuleNumber?) {
    self.id = id
    self.parent = parent
    self.rule = rule
  }

  /// Nothing is known of it, as in a plan that was written by hand.
  package static let none = Origin(id: .none, parent: .none, rule: nil)
}

/// An effect that stands between the instructions of a routine and does nothing: a question or a refusal.
package struct RoutineNote: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case question(Behaviour, Bool)
    case refusal(Refusal)
  }

  /// How many instructions of the routine come before it.
  package var position: Int
  package var origin: Origin
  package var content: Content
  package var mark: SourceMark

  package init(position: Int, origin: Origin, content: Content, mark: SourceMark) {
    self.position = position
    self.origin = origin
    self.content = content
    self.mark = mark
  }
}
