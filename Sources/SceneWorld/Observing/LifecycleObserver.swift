public import ScenePlan
public import SceneProgram

/// An observer of a run: a recorder, a judge, the maker of findings.
///
/// Each is told of steps, remarks and the end, and of UIKit's warnings and exceptions. `wishes` says what else.
public protocol LifecycleObserver {
  /// The other things that it is told; the same during the whole run.
  var wishes: ObserverWishes { get }

  /// The window gets another size. In the run of a plan the record of the step says so from the start.
  ///
  /// - Parameter number: The step from which on that is so.
  mutating func turn(to screen: ScreenSize, inStep number: Int)

  /// A step starts; `world` is what all before it has left.
  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World)

  /// An instruction is carried out; called before its effects. `cause` is where it comes from.
  mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World)

  /// Something comes about, and from where; called before `perform` or `handle` for the same.
  mutating func observe(_ effect: Effect, world: borrowing World)

  /// Something happened.
  mutating func handle(_ event: LifecycleEvent, world: borrowing World)

  /// An instance is freed; for an observer that is told of instructions.
  mutating func leave(_ instance: InstanceID)

  /// The script has reached an expectation.
  ///
  /// - Parameter cast: The instances, names and lists so far, if the run keeps them.
  mutating func judge(_ expectation: ExpectationID, cast: HierarchyPlan, world: borrowing World)

  /// A step means little, or nothing at all; in the latter case the run ends with it.
  mutating func note(_ remark: Remark, cause: EventCause, world: borrowing World)

  /// The run is over.
  mutating func end(at time: Ticks, world: borrowing World)
}

/// The things that an observer may be told. What no observer of a run wants costs nothing.
public struct ObserverWishes: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Every event, and not only UIKit's warnings and exceptions.
  public static let events = ObserverWishes(rawValue: 1 << 0)
  /// Every instruction.
  public static let instructions = ObserverWishes(rawValue: 1 << 1)
  /// Every effect, with its cause.
  public static let effects = ObserverWishes(rawValue: 1 << 2)
  /// The nodes that have changed since it was last told of an event or, if it wants no events, of a step. The world
  /// keeps them in `touched`, for one observer of a run.
  package static let changes = ObserverWishes(rawValue: 1 << 3)
  /// The titles of routines, which instructions name: the cast has them.
  package static let titles = ObserverWishes(rawValue: 1 << 4)
}

// No observer hands its calls on to another one, so none can be forgotten: a simulation has a list of observers.
extension LifecycleObserver {
  public mutating func turn(to screen: ScreenSize, inStep number: Int) {}
  public mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {}
  public mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {}
  public mutating func observe(_ effect: Effect, world: borrowing World) {}
  public mutating func handle(_ event: LifecycleEvent, world: borrowing World) {}
  public mutating func leave(_ instance: InstanceID) {}
  public mutating func judge(_ expectation: ExpectationID, cast: HierarchyPlan, world: borrowing World) {}
  public mutating func note(_ remark: Remark, cause: EventCause, world: borrowing World) {}
  public mutating func end(at time: Ticks, world: borrowing World) {}
}

/// Watches a run and keeps nothing of it.
public struct NoObserver: LifecycleObserver {
  /// An observer that asks for nothing.
  public init() {}

  public var wishes: ObserverWishes { [] }
}

/// Where an event or an instruction comes from.
public struct EventCause: Hashable, Sendable {
  /// The number of the step; 0 is launching.
  public var step: Int
  public var time: Ticks
  public var mark: SourceMark
  /// The place in the program's table; none in the run of a plan, and for what a class does by itself.
  public var place: Place

  public init(step: Int, time: Ticks, mark: SourceMark, place: Place = .none) {
    self.step = step
    self.time = time
    self.mark = mark
    self.place = place
  }
}
