/// A controller's answers in an appearance callback to code that asks why it comes or goes (V33).
public struct AppearanceFlags: OptionSet, Hashable, BitwiseCopyable, Sendable {
  public let rawValue: UInt8

  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable public static var isBeingPresented: AppearanceFlags { AppearanceFlags(rawValue: 1) }
  @inlinable public static var isBeingDismissed: AppearanceFlags { AppearanceFlags(rawValue: 2) }
  @inlinable public static var isMovingToParent: AppearanceFlags { AppearanceFlags(rawValue: 4) }
  @inlinable public static var isMovingFromParent: AppearanceFlags { AppearanceFlags(rawValue: 8) }

  /// Each flag with UIKit's name of it, in the order in which they are printed.
  public static let all: [(flag: AppearanceFlags, name: String)] = [
    (.isBeingPresented, "isBeingPresented"), (.isBeingDismissed, "isBeingDismissed"),
    (.isMovingToParent, "isMovingToParent"), (.isMovingFromParent, "isMovingFromParent"),
  ]

  /// The names of those that are true.
  public var names: [String] { AppearanceFlags.all.filter { contains($0.flag) }.map(\.name) }
}

extension Callback {
  /// Whether its event is one of UIKit's own messages.
  @inlinable @inline(__always) public var isMessage: Bool { self == .warning || self == .exception }

  /// Whether its event says why the controller comes or goes.
  @inlinable @inline(__always) public var hasFlags: Bool {
    self == .viewWillAppear || self == .viewDidAppear || self == .viewWillDisappear || self == .viewDidDisappear
  }
}
