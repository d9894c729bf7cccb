extension Storyboard {
  /// The controllers that a controller holds from the start, in UIKit's order: the places of a container, then those
  /// that its view embeds.
  ///
  /// Tabs stand in the order of their segues; the columns of a split don't, since documents write them in any.
  package func contained(in controller: Int) -> [StoryboardSegue] {
    let own = segues.filter { $0.source == controller && $0.holdsDestination }
    return StoryboardRelationship.allCases.flatMap { place in own.filter { $0.kind == .relationship(place) } }
      + own.filter { $0.kind == .embed }
  }

  /// For each controller, whether it can be reached.
  package var access: [StoryboardAccess] {
    var next: [[Int]] = Array(repeating: [], count: controllers.count)
    for segue in segues {
      if let destination = segue.destination.controller { next[segue.source].append(destination) }
    }
    var access = Array(repeating: StoryboardAccess.none, count: controllers.count)
    func spread(_ kind: StoryboardAccess, from starts: [Int]) {
      var waiting = starts
      while let controller = waiting.popLast() {
        guard access[controller] == .none else { continue }
        access[controller] = kind
        waiting += next[controller]
      }
    }
    spread(.initial, from: initial.map { [$0] } ?? [])
    spread(.identifier, from: controllers.indices.filter { controllers[$0].storyboardIdentifier != nil })
    return access
  }
}

/// How a controller of a storyboard can be reached.
package enum StoryboardAccess: Sendable, Hashable {
  /// From the initial controller, by segues.
  case initial
  /// From a controller that code can make by its identifier.
  case identifier
  /// Not at all.
  case none
}

extension StoryboardSegue {
  /// Whether the destination stands in the source from the start.
  package var holdsDestination: Bool {
    switch kind {
    case .relationship, .embed: true
    case .unwind, .action: false
    }
  }

  /// Whether it is a place of a container.
  package var isRelationship: Bool { if case .relationship = kind { true } else { false } }

  /// The action of a segue that brings a controller, in today's words: older kinds have been renamed, and where a
  /// method is named, it wins. Nil for all other segues.
  package var actionKind: StoryboardActionKind? {
    guard case .action(let kind) = kind else { return nil }
    switch kind {
    case .show where action == "showDetailViewController:sender:": return .showDetail
    case .showDetail where action == "showViewController:sender:": return .show
    case .modal: return .presentation
    case .popover: return .popoverPresentation
    case .show, .showDetail, .presentation, .popoverPresentation, .custom, .push, .replace: return kind
    }
  }
}
