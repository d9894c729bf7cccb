extension RunRecording {
  /// The state of a controller from a moment on. What few controllers have stands beside it.
  package struct Change: Sendable {
    /// How lists have changed, and what changes seldom.
    final class Rest: Sendable {
      let children: ListChange
      let hosted: ListChange
      /// Nil if it is as before.
      let extras: Extras?

      init(children: ListChange, hosted: ListChange, extras: Extras?) {
        self.children = children
        self.hosted = hosted
        self.extras = extras
      }
    }

    /// The fields that few controllers have.
    struct Extras: Hashable, Sendable {
      let answers: [Question: Delegate]
      let kept: [InstanceID]

      init(_ node: HierarchyState.Node) {
        answers = node.answers
        kept = node.kept
      }
    }

    struct Flags: OptionSet {
      var rawValue: UInt16 = 0

      static let isAlive = Flags(rawValue: 1 << 0)
      static let isRetained = Flags(rawValue: 1 << 1)
      static let forwardsAppearance = Flags(rawValue: 1 << 2)
      static let capturesStatusBar = Flags(rawValue: 1 << 3)
      static let forwardsInsideSuper = Flags(rawValue: 1 << 4)
      static let isPrivate = Flags(rawValue: 1 << 5)
      static let owesDidMove = Flags(rawValue: 1 << 6)
      static let isLoaded = Flags(rawValue: 1 << 7)
      static let isCovered = Flags(rawValue: 1 << 8)
      static let isBeingDismissed = Flags(rawValue: 1 << 9)
      static let isUnplaced = Flags(rawValue: 1 << 10)

      /// Adds a flag that is set.
      mutating func add(_ flag: Flags, if isSet: Bool) {
        if isSet { insert(flag) }
      }
    }

    /// The largest number is no controller, the next one the window.
    private static let window = UInt32.max - 1

    package let instance: InstanceID
    let parentNumber: UInt32
    let currentNumber: UInt32
    let hostNumber: UInt32
    let presentedNumber: UInt32
    let presenterNumber: UInt32
    let transitionNumber: UInt32
    let displayModeNumber: UInt32
    let owners: Int32
    let depth: Int32
    let flags: Flags
    let appearance: AppearanceState
    let style: PresentationStyle?
    let height: SheetHeight?
    let rest: Rest?

    /// - Parameters:
    ///   - old: The state before; its lists of children and of views don't count.
    ///   - new: The state now; likewise.
    init(
      instance: InstanceID, from old: HierarchyState.Node, to new: HierarchyState.Node, children: ListChange,
      hosted: ListChange
    ) {
      self.instance = instance
      parentNumber = InstanceID.number(new.parent)
      currentNumber = InstanceID.number(new.current)
      hostNumber =
        switch new.host {
        case .nowhere: .max
        case .window: Change.window
        case .instance(let host): host.rawValue
        }
      presentedNumber = InstanceID.number(new.presented)
      presenterNumber = InstanceID.number(new.presenter)
      transitionNumber = new.transition?.rawValue ?? .max
      displayModeNumber = new.displayMode?.rawValue ?? .max
      owners = Int32(clamping: new.owners)
      depth = Int32(clamping: new.depth)
      var flags: Flags = []
      flags.add(.isAlive, if: new.isAlive)
      flags.add(.isRetained, if: new.isRetained)
      flags.add(.forwardsAppearance, if: new.forwardsAppearance)
      flags.add(.capturesStatusBar, if: new.capturesStatusBar)
      flags.add(.forwardsInsideSuper, if: new.forwardsInsideSuper)
      flags.add(.isPrivate, if: new.isPrivate)
      flags.add(.owesDidMove, if: new.owesDidMove)
      flags.add(.isLoaded, if: new.isLoaded)
      flags.add(.isCovered, if: new.isCovered)
      flags.add(.isBeingDismissed, if: new.isBeingDismissed)
      flags.add(.isUnplaced, if: new.isUnplaced)
      self.flags = flags
      appearance = new.appearance
      style = new.style
      height = new.height
      let extras = Extras(new) == Extras(old) ? nil : Extras(new)
      let isPlain = children.isNone && hosted.isNone && extras == nil
      rest = isPlain ? nil : Rest(children: children, hosted: hosted, extras: extras)
    }

    /// The state, with all lists and `answers` left empty.
    package var node: HierarchyState.Node {
      var node = HierarchyState.Node()
      set(&node)
      return node
    }

    /// Where its view hangs.
    package var host: ViewHost {
      switch hostNumber {
      case .max: .nowhere
      case Change.window: .window
      case let host: .instance(InstanceID(Int(host)))
      }
    }
    /// Its container.
    package var parent: InstanceID? { InstanceID(number: parentNumber) }
    /// Its presenter.
    package var presenter: InstanceID? { InstanceID(number: presenterNumber) }
    /// Its standing on the screen; nil where it lives no more.
    package var standing: Standing? {
      Standing(isAlive: flags.contains(.isAlive), isLoaded: flags.contains(.isLoaded), appearance)
    }

    /// How the children have changed. A container that gets thousands of them, one after the other, is kept small.
    package var children: ListChange { rest?.children ?? .none }

    /// Brings the state before up to this one.
    package func update(_ node: inout HierarchyState.Node) {
      set(&node)
      guard let rest else { return }
      // The lists change in place.
      rest.children.apply(to: &node.children)
      rest.hosted.apply(to: &node.hosted)
      if let extras = rest.extras { (node.answers, node.kept) = (extras.answers, extras.kept) }
    }

    /// Sets everything that nearly each controller has.
    private func set(_ node: inout HierarchyState.Node) {
      node.isAlive = flags.contains(.isAlive)
      node.isRetained = flags.contains(.isRetained)
      node.forwardsAppearance = flags.contains(.forwardsAppearance)
      node.capturesStatusBar = flags.contains(.capturesStatusBar)
      node.forwardsInsideSuper = flags.contains(.forwardsInsideSuper)
      node.isPrivate = flags.contains(.isPrivate)
      node.parent = InstanceID(number: parentNumber)
      node.current = InstanceID(number: currentNumber)
      node.owesDidMove = flags.contains(.owesDidMove)
      node.isLoaded = flags.contains(.isLoaded)
      node.host = host
      node.isCovered = flags.contains(.isCovered)
      node.appearance = appearance
      node.depth = Int(depth)
      node.presented = InstanceID(number: presentedNumber)
      node.presenter = InstanceID(number: presenterNumber)
      node.style = style
      node.height = height
      node.isBeingDismissed = flags.contains(.isBeingDismissed)
      node.transition = transitionNumber == .max ? nil : TransitionID(Int(transitionNumber))
      node.displayMode = displayModeNumber == .max ? nil : NameID(Int(displayModeNumber))
      node.owners = Int(owners)
      node.isUnplaced = flags.contains(.isUnplaced)
    }
  }
}
