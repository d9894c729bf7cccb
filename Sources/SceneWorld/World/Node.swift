public import ScenePlan

extension World {
  /// The state of one instance.
  public struct Node: HierarchyNode, Hashable, Sendable, BitwiseCopyable {
    public private(set) var id: InstanceID
    /// The index of its template.
    public internal(set) var template: Int32
    /// Which instance of its template it is, from 1.
    public internal(set) var ordinal: Int32 = 1
    var makerLink = Link.none
    /// The callbacks in which its class or its overrides act.
    package var hooks = HookSet()

    public internal(set) var isAlive = false
    public package(set) var isRetained = false
    public package(set) var forwardsAppearance = true
    public internal(set) var capturesStatusBar = false
    /// Whether it is one of UIKit's own containers.
    public internal(set) var isStock = false
    /// Whether it forwards inside `super`, so that its content is told first (V13).
    public package(set) var forwardsInsideSuper = false
    /// Whether it loads the child that stands for it, and puts it in, before that is told (T3.1, V10).
    package var showsCurrent = false
    /// Whether UIKit made it for itself.
    public package(set) var isPrivate = false

    // Links to those around it.
    @usableFromInline var parentLink = Link.none
    @usableFromInline var firstChild = Link.none
    @usableFromInline var lastChild = Link.none
    var nextSibling = Link.none
    @usableFromInline var previousSibling = Link.none
    public internal(set) var childCount: Int32 = 0
    @usableFromInline var currentLink = Link.none
    /// Where the world's `told` has the children of it that were told of its change; 0 if none were.
    var toldPlace: Int32 = 0

    // Its view.
    var hostLink = Link.none
    var firstHosted = Link.none
    var lastHosted = Link.none
    var nextHosted = Link.none
    var previousHosted = Link.none
    /// A covering presentation has taken this view out of the window.
    public internal(set) var isCovered = false
    public internal(set) var isLoaded = false

    // Its moves.
    /// `willMove(toParent:)` came, `didMove(toParent:)` is still due.
    public internal(set) var owesDidMove = false
    /// `willMove(toParent: nil)` came, or a stack lets it go under the finger; its parent isn't told apart any more.
    package var leavesParent = false

    // Its appearance.
    /// How many begins are open in the present direction.
    public internal(set) var depth: Int32 = 0
    /// Whether the change under way is animated (C1.62).
    package var isAnimated = false
    /// Whether its view's way into or out of a window opened the change, so that UIKit closes it by itself.
    var isWindowDriven = false
    /// `viewIsAppearing` is still due for this appearance.
    var owesIsAppearing = false
    /// The view needs layout.
    var needsLayout = false
    /// The view needs its constraints updated.
    var needsConstraints = false
    /// The properties of its views have to be set again (V65).
    var needsProperties = false
    /// The view has to be told of other traits (V61).
    var owesTraits = false
    /// The view has been laid out once.
    package var wasLaidOut = false
    /// Whether it has told children of its own change, which goes on.
    var hasTold: Bool { @inline(__always) get { toldPlace != 0 } }
    /// Whether it has something for a layout pass to do.
    var needsLook: Bool {
      @inline(__always) get {
        needsLayout || needsConstraints || needsProperties || owesIsAppearing || owesTraits
      }
    }
    /// V6: the first layout of what comes without animation is put off until it has appeared.
    var isFirstPutOff: Bool { @inline(__always) get { isLoaded && !wasLaidOut && !needsLayout } }
    /// It stands in the world's list of those that the next layout pass comes by.
    var isDue = false
    /// `didMove(toParent:)` was called while the appearance was open (V31).
    var movedWhileOpen = false

    // Its presentation.
    @usableFromInline var presentedLink = Link.none
    @usableFromInline var presenterLink = Link.none
    public internal(set) var style: PresentationStyle?
    public internal(set) var isBeingDismissed = false
    /// It comes by a presentation that its `viewDidAppear` hasn't ended yet.
    var isBeingPresented = false
    /// The change of what is on the screen that runs in this container, or that this presenter takes part in.
    public internal(set) var transition: TransitionID?

    /// How many keep it alive: parent, presenter, window, transitions, timers, properties, a step.
    public internal(set) var owners: Int32 = 0
    /// A step made it, and nothing has taken it in yet; that keeps it alive.
    public internal(set) var isUnplaced = false
    /// Whether a table beside the nodes has more of it.
    package var hasExtras = false
    public internal(set) var appearance = AppearanceState.disappeared
    /// Where its view stands in a layout pass.
    var placeInPass = PlaceInPass()

    /// One that comes to life now. A step makes it, and that keeps it alive until something takes it in.
    @inline(__always) package init(id: InstanceID, template: Int) {
      self.id = id
      self.template = Int32(template)
      isAlive = true
      isUnplaced = true
    }

    /// A freed instance.
    static let freed = {
      var node = Node(id: InstanceID(Int(UInt32.max)), template: 0)
      node.isAlive = false
      node.isUnplaced = false
      return node
    }()

    /// V33: why the controller comes or goes, as its code could ask in an appearance callback.
    var flags: AppearanceFlags {
      var flags: AppearanceFlags = []
      // M6.34: each is true on its own way only, also where one is presented again while it goes.
      let comes = appearance == .appearing || appearance == .appeared
      if comes, isBeingPresented { flags.insert(.isBeingPresented) }
      // Members of a chain that go along with the top one aren't being dismissed by themselves.
      if !comes, isBeingDismissed, transition != nil { flags.insert(.isBeingDismissed) }
      if leavesParent { flags.insert(.isMovingFromParent) }
      if owesDidMove, !leavesParent { flags.insert(.isMovingToParent) }
      return flags
    }

    // MARK: Links as ids

    public internal(set) var parent: InstanceID? {
      @inlinable get { parentLink.id }
      set { parentLink = Link(newValue) }
    }
    /// The child that stands for this container on the screen.
    public internal(set) var current: InstanceID? {
      @inlinable get { currentLink.id }
      set { currentLink = Link(newValue) }
    }
    public internal(set) var presented: InstanceID? {
      @inlinable get { presentedLink.id }
      set { presentedLink = Link(newValue) }
    }
    public internal(set) var presenter: InstanceID? {
      @inlinable get { presenterLink.id }
      set { presenterLink = Link(newValue) }
    }
    /// The controller whose override made it.
    var maker: InstanceID? {
      get { makerLink.id }
      set { makerLink = Link(newValue) }
    }
    public internal(set) var host: ViewHost {
      @inline(__always) get {
        switch hostLink {
        case .none: .nowhere
        case .window: .window
        default: hostLink.id.map { .instance($0) } ?? .nowhere
        }
      }
      set {
        switch newValue {
        case .nowhere: hostLink = .none
        case .window: hostLink = .window
        case .instance(let host): hostLink = Link(host)
        }
      }
    }
    /// The child that came last.
    @inlinable public var lastChildID: InstanceID? { lastChild.id }
    /// The child that came first.
    @inlinable public var firstChildID: InstanceID? { firstChild.id }
    /// The child of the same parent that came before it.
    @inlinable package var previousSiblingID: InstanceID? { previousSibling.id }
    /// Whether views of other controllers stand in its view.
    package var hostsViews: Bool { firstHosted != .none }
  }

  /// The number of another instance, or none, in four bytes.
  @usableFromInline struct Link: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline let rawValue: UInt32

    private init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ id: InstanceID?) { rawValue = id?.rawValue ?? UInt32.max }

    static let none = Link(rawValue: .max)
    /// The window, where a view hangs.
    static let window = Link(rawValue: .max - 1)

    // The two greatest numbers are none and the window.
    @inlinable var id: InstanceID? { rawValue >= .max - 1 ? nil : InstanceID(Int(rawValue)) }
  }
}

/// Callbacks in which a class or an override acts, as bits.
package struct HookSet: Hashable, Sendable, BitwiseCopyable {
  private var bits: UInt32 = 0

  static let all = HookSet(bits: .max)

  private init(bits: UInt32) { self.bits = bits }

  @inline(__always) package static func | (one: HookSet, other: HookSet) -> HookSet {
    HookSet(bits: one.bits | other.bits)
  }

  /// Whether a hook stands in one of another set's callbacks.
  @inline(__always) package func overlaps(_ other: HookSet) -> Bool { bits & other.bits != 0 }

  /// Whether a hook may stand in a callback. Most controllers have none at all, which takes less to find out.
  @inline(__always) func mayContain(_ callback: Callback) -> Bool { bits != 0 && overlaps(HookSet(callback)) }

  package mutating func insert(_ callback: Callback) { bits |= HookSet.bit(of: callback) }

  /// Removes a callback, unless it shares its bit with others.
  package mutating func remove(_ callback: Callback) {
    if callback.hookBit != HookSet.shared { bits &= ~HookSet.bit(of: callback) }
  }

  /// The bit of more than one callback: a plan made by hand may hook any of them.
  private static let shared: UInt32 = 31

  package init() {}

  @inline(__always) package init(_ callback: Callback) { bits = HookSet.bit(of: callback) }

  @inline(__always) private static func bit(of callback: Callback) -> UInt32 { 1 << callback.hookBit }
}
