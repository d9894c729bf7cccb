package import ScenePlan

/// The callbacks that the controllers of an app printed while it ran, without the form in which they were printed.
///
/// Two logs are equal if they say the same; their lines, stamps and foreign lines may differ.
package struct LifecycleLog: Equatable, Sendable {
  /// A class of controllers, and what its silence means.
  package struct LoggedClass: Equatable, Sendable {
    package var name: String
    /// The callbacks that it prints whenever they come. The absence of any other callback proves nothing.
    package var printed: Set<Callback>

    package init(name: String, printed: Set<Callback>) {
      self.name = name
      self.printed = printed
    }
  }

  /// The classes, in the order of their first events.
  package var classes: [LoggedClass] = []
  package var events: [LoggedEvent] = []
  /// The place in `events` at which each run of the app begins. The first begins at 0; there are several if a paste has several.
  package var starts: [Int] = [0]

  package init() {}

  /// The events of each run of the app.
  package var runs: [Range<Int>] {
    starts.indices.map { index in
      starts[index]..<(index + 1 < starts.count ? starts[index + 1] : events.count)
    }
  }
}

/// One line of a log: a callback of a controller, an event of the app, or a sentence of UIKit.
package struct LoggedEvent: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    case callback(Callback)
    /// UIKit itself warns or raises.
    case message(UIKitMessage)
  }

  package var kind: Kind
  /// The class in the log's list; nil for events of the app, and for UIKit's sentences.
  package var owner: Int32?
  /// The address of the instance; 0 if it wasn't printed.
  package var address: UInt64 = 0
  package var argument: LoggedArgument = .none
  /// The time since the first stamp of the run of the app; nil without a stamp.
  package var time: Ticks?

  /// The callback; nil for a sentence of UIKit.
  package var callback: Callback? {
    switch kind {
    case .callback(let callback): callback
    case .message: nil
    }
  }
}

/// The argument of a logged callback.
package enum LoggedArgument: Equatable, Sendable {
  /// It wasn't printed.
  case none
  /// Whether it is animated, or another answer of yes or no.
  case flag(Bool)
  /// `nil`: no parent.
  case nothing
  /// A controller's description, or another text.
  case text(String)
  /// The descriptions in a sentence of UIKit.
  case texts([String])
}

extension Callback {
  /// Whether only a controller gets it: views, presenters and routers print `init` and `deinit` too.
  package var isOfControllers: Bool {
    switch self {
    case .`init`: false
    default: group == .loading || group == .appearance || group == .layout
    }
  }
}
