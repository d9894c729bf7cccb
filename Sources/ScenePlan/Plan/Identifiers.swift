/// A number that is given once, in order.
public protocol SerialNumber: Hashable, Sendable, BitwiseCopyable {
  var rawValue: UInt32 { get }
}

extension SerialNumber {
  /// In a dictionary it stands for its own hash: numbers one after the other spread by themselves, and no
  /// file can choose them so that they fall together.
  @inlinable public func _rawHashValue(seed: Int) -> Int { Int(rawValue) }
}

/// A controller that lives, or lived, in a run: an index into the plan's instances.
public struct InstanceID: SerialNumber, Comparable {
  public let rawValue: UInt32
  public init(_ rawValue: Int) { self.rawValue = UInt32(rawValue) }
  public var index: Int { Int(rawValue) }
  public static func < (one: InstanceID, other: InstanceID) -> Bool { one.rawValue < other.rawValue }
}

/// A stretch of instructions: an index into the plan's routines.
public struct RoutineID: SerialNumber {
  public let rawValue: UInt32
  public init(_ rawValue: Int) { self.rawValue = UInt32(rawValue) }
  public var index: Int { Int(rawValue) }
}

/// One running change of what is on the screen, numbered from 0 over a plan.
public struct TransitionID: SerialNumber {
  public let rawValue: UInt32
  public init(_ rawValue: Int) { self.rawValue = UInt32(rawValue) }
  public var index: Int { Int(rawValue) }
}

/// An expectation: an index into the plan's expectations.
public struct ExpectationID: SerialNumber {
  public let rawValue: UInt32
  public init(_ rawValue: Int) { self.rawValue = UInt32(rawValue) }
  public var index: Int { Int(rawValue) }
}

/// A name that an event carries (a segue, an action, a mode): an index into the plan's names.
public struct NameID: SerialNumber {
  public let rawValue: UInt32
  public init(_ rawValue: Int) { self.rawValue = UInt32(rawValue) }
  public var index: Int { Int(rawValue) }
}

/// Several instances that an event carries: an index into the plan's lists.
public struct ListID: Hashable, BitwiseCopyable, Sendable {
  public let rawValue: UInt32
  public init(_ rawValue: Int) { self.rawValue = UInt32(rawValue) }
  public var index: Int { Int(rawValue) }
}
