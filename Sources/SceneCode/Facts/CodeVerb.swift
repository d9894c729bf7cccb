/// The calls that bring a controller.
package enum CodeVerb: Int, Sendable, Hashable, CaseIterable {
  case push, show, showDetail, present
  /// `setViewControllers`, `viewControllers =`.
  case content
  case addChild
  /// `rootViewController =`.
  case root
}

/// UIKit's calls that lead back.
package enum CodeBackVerb: String, Sendable, Hashable, CaseIterable {
  case dismiss, pop, popTo, popToRoot

  /// Its name in UIKit.
  package var call: String {
    switch self {
    case .dismiss: "dismiss"
    case .pop: "popViewController"
    case .popTo: "popToViewController"
    case .popToRoot: "popToRootViewController"
    }
  }
}
