public import ScenePlan
package import SceneProgram

/// Everything that a run knows at one moment: one value that can be copied, compared, hashed and stored.
///
/// A copy is a fork: played on, it goes its own way. The living are nodes, whose links are numbers. What few of them
/// have stands in tables beside the nodes. What is still to come waits in `queue` as named continuations.
///
/// The dead are given back. An instance's number and its name are given once and never again, but its node is used
/// again. So a world grows with the living and not with its past.
public struct World: Hashable, Sendable {
  // MARK: The living
  @usableFromInline var table = NodeTable()
  /// The window's root view controller.
  public internal(set) var root: InstanceID?
  /// The fields that few nodes have.
  package var extras: [InstanceID: Extras] = [:]
  /// The children that a controller has told of its own change, while it goes on. They get the end of a disappearance
  /// even if they have left.
  var told = ToldLists()
  package internal(set) var live = LiveInstances()
  /// The memory of containers between steps.
  package var containers: [InstanceID: AnyContainerState] = [:]
  /// Instances whose last owner may be gone.
  var releasable: [InstanceID] = []
  /// Those that the layout pass at the end of the turn comes by.
  package var due: [InstanceID] = []

  // MARK: The device
  package internal(set) var device: DeviceState

  // MARK: What is under way
  public internal(set) var now = Ticks.zero
  /// When the latest step started.
  var stepStart = Ticks.zero
  /// The turn of the main queue.
  package internal(set) var turn = 1
  package var queue = DueQueue()
  package var transitions = TransitionTable()
  /// The running changes of containers' own children; presentations and turns of the device aren't among them.
  package var changes: [InstanceID: TransitionID] = [:]
  /// The controllers that present in a context.
  public internal(set) var contextPresenters: [InstanceID] = []
  /// The presentations and dismissals that run, by their presenter (M6.8).
  package var presentations: [InstanceID: TransitionID] = [:]

  /// A step has made the app inactive (L9.11).
  package var isInactive = false
  /// A step has sent the app to the background.
  package var isInBackground = false

  // MARK: How it ended
  /// The exception that has ended the run.
  public internal(set) var raised: LifecycleEvent? { didSet { isOver = true } }
  /// A limit that no scene should meet, since a call holds what it is given.
  package static let freedArgument = "a call was given a controller that is freed"

  /// The limit that has ended the run, as a sentence.
  public internal(set) var limit: String? { didSet { isOver = true } }
  /// Where the limit was met.
  public internal(set) var limitCause: EventCause?
  /// A step that can't mean anything has ended the run.
  package var isStopped = false { didSet { isOver = true } }
  /// A person has ended the app (L9.12).
  package var isTerminated = false { didSet { isOver = true } }
  /// Whether an exception, a limit, the end of the app, or a step that means nothing has ended the run.
  public private(set) var isOver = false

  // MARK: Numbers and names that are given once
  var transitionCount = 0
  var routineCount = 0
  package var names = NameTable()
  var lists = ListTable()
  /// How often the callback of each group of hooks of a plan has come; empty where a program is played.
  package var hookCounts: [Int] = []
  /// How many instances the plan knows that is run; 0 where a program is played.
  package var plannedCount = 0
  /// The code that runs stands in an animation block.
  var isInAnimation = false
  /// How many steps of the script have started.
  package var position = 0

  /// The instances whose nodes have changed since the observer looked last; empty unless one wants to know.
  package internal(set) var touched = TouchedList()
  private let addressOnly = AddressOnly()

  init(device: DeviceState) { self.device = device }

  /// The node of an instance; a dead and empty one for a freed instance. A change of that one is lost.
  public subscript(id: InstanceID) -> Node {
    // A value and not a coroutine, which takes memory at each call from another target. Inlinable, since kinds ask often.
    @inlinable @inline(__always) get { table[id] }
    @inline(__always) _modify {
      if touched.isWanted { touched.note(id) }
      yield &table[id]
    }
  }

  /// Whether an instance has a node: it lives, or its view still hangs somewhere.
  @inline(__always) public func hasNode(_ id: InstanceID) -> Bool { table.slot(of: id) != 0 }

  /// All that have a node, in the order in which they were made.
  public var members: [InstanceID] { table.members }

  /// How many have a node.
  public var count: Int { table.count }
}

/// The fields that few nodes have, beside them.
package struct Extras: Hashable, Sendable {
  /// The controllers that its properties keep alive.
  package var kept: [InstanceID] = []
  var answers: [Question: Delegate] = [:]
  /// A split view's actual display mode.
  var displayMode: NameID?
  /// How it stands as a sheet, where its code names heights.
  var height: SheetHeight?
  /// The properties that steps have set.
  package var properties: [Property: Value] = [:]
  package var givenAnswers: [AnswerKey: Value] = [:]
  /// The answers by segue, action or tab.
  package var choices: [AnswerKey: [String: Bool]] = [:]
  /// The style in which it was asked to come, before it was adapted to the device.
  var wantedStyle: PresentationStyle?
  /// The receiver of the `present` call that presented this one (G7.41).
  package var presentingReceiver: InstanceID?
  /// The controllers of the `present` calls on this one, while they are presented; in the order of the calls.
  var askedToPresent: [InstanceID] = []
  /// The window's size when its view was last in the window; nil while it is there, and until the window's changes.
  var size: Size?
  /// The size of a frame of its own, outside its parent's layout.
  package var ownSize: Size?
  /// Whether its view stands in a view inside its host's view, and not directly in that.
  package var isInInnerView = false

  var isEmpty: Bool { self == Extras.none }

  static let none = Extras()
}

/// The instances whose nodes have changed, for an observer that wants to know.
///
/// Left out of the world's equality and hash: any two are equal.
package struct TouchedList: Hashable, Sendable {
  package internal(set) var instances: [InstanceID] = []
  /// Those of them whose list of children or of views has changed elsewhere than at its end.
  package private(set) var relinked: [InstanceID] = []
  var isWanted = false

  // Not inlined, since each change of a node asks for it.
  @inline(never) mutating func note(_ id: InstanceID) {
    if instances.last != id { instances.append(id) }
  }

  @inline(never) mutating func note(relinked id: InstanceID) {
    note(id)
    if relinked.last != id { relinked.append(id) }
  }

  @inline(never) mutating func forget() {
    instances.clear()
    relinked.clear()
  }

  package static func == (one: TouchedList, other: TouchedList) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

/// Names that events carry: each text once, by number.
package struct NameTable: Hashable, Sendable {
  package private(set) var texts: [String] = []
  private var ids: [String: NameID] = [:]

  package mutating func id(of text: String) -> NameID {
    if let id = ids[text] { return id }
    let id = NameID(texts.count)
    texts.append(text)
    ids[text] = id
    return id
  }
}

/// Lists of instances that events carry: each once, by number.
package struct ListTable: Hashable, Sendable {
  private var ids: [[InstanceID]: ListID] = [:]

  /// The number of a list, and whether it is new.
  package mutating func id(of list: [InstanceID]) -> (id: ListID, isNew: Bool) {
    if let id = ids[list] { return (id, false) }
    let id = ListID(ids.count)
    ids[list] = id
    return (id, true)
  }
}
