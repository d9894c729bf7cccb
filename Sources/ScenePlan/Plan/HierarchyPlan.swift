/// A compiled scene: everything that a run, a test, a tree and a diagram need, and nothing of YAML.
///
/// Container kinds, segues and recipes are gone: what is left are instances, routines of primitive instructions, the
/// hooks by which overrides fire, the steps with their times, and what the scene expects.
public struct HierarchyPlan: Hashable, Sendable {
  /// The version of the plan's file format.
  public static let version = 2

  /// The scene's name.
  public var scene: String
  public var note: String?
  public var ios: Int
  /// The profile of `ios` and the scene's quirks.
  public var behaviours: Set<Behaviour>
  package var device = DeviceIdiom.phone
  /// The window's size when the run starts.
  public var screen = ScreenSize.phone
  /// The picture that the scene asks for.
  package var picture: PictureRecord?
  /// The files that the plan was made of, as relative paths from the scene's folder; the scene first.
  public var files: [String] = []
  /// The declarations of the scene, in the order of the files: for diagrams and listings.
  package var templates: [TemplateRecord] = []
  /// The template of the scene's `initial`.
  public var initial: Int?
  public var instances: [InstanceRecord] = []
  package var routines: [Routine] = []
  package var hooks: [Hook] = []
  /// The steps, in order; launching by itself comes first as number 0.
  public var steps: [StepRecord] = []
  public var expectations: [SceneExpectation] = []
  /// Names that events carry.
  public var names: [String] = []
  /// Lists of instances that events carry.
  public var lists: [[InstanceID]] = []

  public init(scene: String, ios: Int, behaviours: Set<Behaviour>) {
    self.scene = scene
    self.ios = ios
    self.behaviours = behaviours
  }

  /// The file of a place, or nil where there is none.
  public func path(of mark: SourceMark) -> String? {
    files.indices.contains(Int(mark.file)) ? files[Int(mark.file)] : nil
  }

  /// The instructions of a step; nil where there are none, as in a plan that only has a cast.
  private func instructions(of step: StepRecord) -> [Instruction]? {
    let own = routines.indices.contains(step.routine.index) ? routines[step.routine.index].instructions : []
    return own.isEmpty ? nil : own
  }

  /// Whether a step judges what the scene expects. Where a program is played, its title alone tells that.
  public func judges(in step: StepRecord) -> Bool {
    guard let instructions = instructions(of: step) else { return step.title == StepVerb.expect.rawValue }
    return instructions.contains(where: \.isExpectation)
  }

  /// Whether a step judges and does nothing else.
  public func onlyJudges(in step: StepRecord) -> Bool {
    instructions(of: step)?.allSatisfy(\.isExpectation) ?? judges(in: step)
  }

  public func name(_ id: NameID) -> String { names[id.index] }

  /// The instances of a list, as they are printed.
  public func text(of list: ListID) -> String { lists[list.index].map { name($0) }.joined(separator: " ") }

  public func name(_ id: InstanceID) -> String { instances[id.index].name }
  package func template(of id: InstanceID) -> TemplateRecord { templates[instances[id.index].template] }
}

/// A place in a plan's files.
public struct SourceMark: Hashable, BitwiseCopyable, Sendable {
  // Both in one word, since each instruction of a plan hands one on.
  @usableFromInline var bits: UInt64

  /// Index into the plan's files.
  @inlinable public var file: UInt16 {
    get { UInt16(truncatingIfNeeded: bits >> 32) }
    set { bits = bits & 0xFFFF_FFFF | UInt64(newValue) << 32 }
  }
  /// Counted from 1; 0 where no line is meant.
  @inlinable public var line: UInt32 {
    get { UInt32(truncatingIfNeeded: bits) }
    set { bits = bits & ~0xFFFF_FFFF | UInt64(newValue) }
  }

  @inlinable public init(file: Int, line: Int) {
    bits = UInt64(UInt16(file)) << 32 | UInt64(UInt32(line))
  }

  @inlinable public static var none: SourceMark { SourceMark(file: 0, line: 0) }
}

/// A declared controller, as diagrams and listings show it.
package struct TemplateRecord: Hashable, Sendable {
  /// A child that the declaration names, and as what (`stack`, `tabs`, `children`, `primary` …).
  package struct Content: Hashable, Sendable {
    package var role: String
    package var template: Int

    package init(role: String, template: Int) {
      self.role = role
      self.template = template
    }
  }

  /// The full name: `yellow`, `other/add`.
  package var id: String
  package var kind: ControllerKind
  package var className: String?
  package var viewClassName: String?
  package var title: String?
  package var group: String?
  package var note: String?
  package var contents: [Content] = []
  package var segues: [Segue] = []
  package var unwindActions: [String] = []
  /// The buttons of an alert.
  package var actions: [String] = []
  /// Whether these stand in an action sheet.
  package var isActionSheet = false
  /// Where the views of its children go; nil is over the whole of its own.
  package var layout: ChildLayout?
  /// Whether a navigation controller starts without its bar.
  package var hidesNavigationBar = false
  /// Whether the tab bar goes when it is pushed.
  package var hidesBottomBar = false
  /// Messages of its own delegate protocol, with their receivers.
  package var tells: [Tell] = []
  /// Whether UIKit makes it for itself: a More stack, the navigation controller around a column.
  package var isPrivate = false
  package var mark: SourceMark

  /// Messages to another controller; drawn, not run.
  package struct Tell: Hashable, Sendable {
    package var template: Int
    package var messages: [String]

    package init(template: Int, messages: [String]) {
      self.template = template
      self.messages = messages
    }
  }

  package init(id: String, kind: ControllerKind, mark: SourceMark) {
    self.id = id
    self.kind = kind
    self.mark = mark
  }

  /// The class that UIKit would print.
  package var printedClassName: String { className ?? kind.className }
  package var printedViewClassName: String { viewClassName ?? kind.viewClassName }
}

/// A controller that a run makes.
public struct InstanceRecord: Hashable, Sendable {
  /// `yellow`, `yellow#2`.
  public var name: String
  /// Index into the plan's templates.
  public var template: Int
  /// Whether its template is kept alive by a property somewhere.
  public var isRetained: Bool
  /// `shouldAutomaticallyForwardAppearanceMethods` (C1.65).
  public var forwardsAppearance: Bool
  /// Whether it forwards inside `super`, so that its own `viewDidAppear` is printed after its child's (section 9).
  public var forwardsInsideSuper: Bool
  /// Whether UIKit made it for itself: traces and `tree` leave it out.
  public var isPrivate: Bool
  /// A place of its own, outside its parent's layout.
  public var frame: ChildFrame?

  public init(
    name: String, template: Int, isRetained: Bool = false, forwardsAppearance: Bool = true,
    forwardsInsideSuper: Bool = false, isPrivate: Bool = false
  ) {
    self.name = name
    self.template = template
    self.isRetained = isRetained
    self.forwardsAppearance = forwardsAppearance
    self.forwardsInsideSuper = forwardsInsideSuper
    self.isPrivate = isPrivate
  }
}

/// Instructions that run together, for one step.
package struct Routine: Hashable, Sendable {
  /// Its name, for listings: `push: blue`, `blue.viewDidLoad`, `end of push: blue`.
  package var name: String
  /// The number of the step that caused it; 0 is launching.
  package var step: Int
  package var instructions: [Instruction] = []
  /// Where each instruction comes from; as many as instructions.
  package var marks: [SourceMark] = []
  /// The number, parent and rule of each instruction; as many as instructions, or none in a plan that was written by
  /// hand.
  package var origins: [Origin] = []
  /// Questions and refusals between the instructions.
  package var notes: [RoutineNote] = []
  /// As what it goes on, if it has waited; nil for steps and hooks.
  package var resumption: Resumption?

  package init(name: String, step: Int, resumption: Resumption? = nil) {
    self.name = name
    self.step = step
    self.resumption = resumption
  }
}

/// An override with steps, or what a stock class does in a callback: run after the controller's callback and before its
/// children are told.
package struct Hook: Hashable, Sendable {
  package var instance: InstanceID
  package var callback: Callback
  /// Which time the callback comes, from 1.
  package var occurrence: Int
  package var routine: RoutineID

  package init(instance: InstanceID, callback: Callback, occurrence: Int, routine: RoutineID) {
    self.instance = instance
    self.callback = callback
    self.occurrence = occurrence
    self.routine = routine
  }
}

/// A step of the script, and when it starts.
public struct StepRecord: Hashable, Sendable {
  public enum Start: Hashable, Sendable {
    /// When all before has settled.
    case settled
    /// In the turn after that of the step before, when all that is due in it has happened.
    case nextTurn
    /// So long after the step before started, when all that is due by then has happened; no time is the same turn.
    case after(Ticks)
    /// So long after the step before started, before what is due at that instant.
    case justBefore(Ticks)
    /// After a stretch of virtual time, counted from when all before has settled.
    case waited(Ticks)
  }

  /// Its place in the script, from 1; 0 is launching by itself.
  public var number: Int
  /// The name that `since` and `--step` know.
  public var id: String?
  /// The step as a person reads it: `push: blue`.
  public var title: String
  public var note: String?
  public var start: Start
  public var routine: RoutineID
  public var mark: SourceMark
  /// The window's size from this step on, where it changes.
  public var screen: ScreenSize?
  /// Whether it is a gesture whose finger lifts half-way.
  public var isCancelled = false

  public init(
    number: Int, id: String?, title: String, note: String? = nil, start: Start, routine: RoutineID, mark: SourceMark
  ) {
    self.number = number
    self.id = id
    self.title = title
    self.note = note
    self.start = start
    self.routine = routine
    self.mark = mark
  }
}

extension Instruction {
  fileprivate var isExpectation: Bool {
    if case .expect = self { true } else { false }
  }
}
