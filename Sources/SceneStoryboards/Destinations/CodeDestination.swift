internal import SceneBasics
internal import SceneCode

/// The destination that a value of the code leads to.
indirect enum CodeDestination: Hashable {
  /// A controller of a storyboard, by its number.
  case scene(Int)
  /// A type of the app, by its place in the table.
  case type(Int)
  /// A view of SwiftUI in a hosting controller.
  case hosted(Symbol)
  /// In a navigation controller of its own.
  case stack(CodeDestination)
  /// A container that code makes and fills.
  case container(Container, [CodeDestination])
  case list([CodeDestination])
  /// A controller of the system or of a library; alerts are some, too.
  case system(String)
  case nothing
  /// A type that is no controller and leads to some, such as a coordinator that is made and started.
  case guide(Int)
  case open(CodeForm)
  /// One of several when the code runs: it leads to each.
  case either([CodeDestination])

  /// A container of UIKit's own kind.
  struct Container: Hashable {
    var kind: StoryboardControllerKind
    /// The app's class, if it isn't UIKit's own.
    var type: Int?
    /// By content: its column; none where it is given a list.
    var columns: [String] = []
    /// Whether it is a group of tabs: the first content is its own controller.
    var isGroup = false
    /// By property: the words of its value.
    var settings: [CodeProperty: [String]] = [:]
  }

  /// The one of several, if they are all the same.
  static func one(of all: [CodeDestination]) -> CodeDestination {
    var distinct: [CodeDestination] = []
    for destination in all.flatMap(\.alternatives) where destination != .nothing && !distinct.contains(destination) {
      distinct.append(destination)
    }
    if distinct.count < 2 { return distinct.first ?? .nothing }
    return distinct.contains(where: \.isKnown) ? .either(distinct) : .open(.severalClasses)
  }

  /// Those that it may be.
  var alternatives: [CodeDestination] {
    switch self {
    case .either(let all): all
    case .list(let all): [.list(all.flatMap(\.alternatives))]
    case .stack(let inner): inner.alternatives.map { .stack($0) }
    case .container(let container, let all): CodeDestination.combined(all).map { .container(container, $0) }
    case .scene, .type, .hosted, .system, .nothing, .guide, .open: [self]
    }
  }

  /// Each way in which one of several may be chosen for each content.
  private static func combined(_ all: [CodeDestination]) -> [[CodeDestination]] {
    var found: [[CodeDestination]] = [[]]
    for content in all {
      let choices = content.alternatives
      guard found.count * choices.count <= mostCombinations else { return [all.map { $0.alternatives[0] }] }
      found = found.flatMap { head in choices.map { head + [$0] } }
    }
    return found
  }

  private static let mostCombinations = 16

  /// Without the navigation controller around it: the controller that is seen.
  var inner: CodeDestination {
    switch self {
    case .stack(let inner): inner.inner
    case .container(let container, let all) where container.kind == .navigation: all.last?.inner ?? self
    case .container, .scene, .type, .hosted, .list, .system, .nothing, .guide, .open, .either: self
    }
  }

  /// Whether it is a container around others that only code makes.
  var isHolder: Bool {
    switch self {
    case .stack, .container: true
    case .scene, .type, .hosted, .list, .system, .nothing, .guide, .open, .either: false
    }
  }

  var isOfSystem: Bool { if case .system = self { true } else { false } }

  /// The controller of a storyboard, by its number.
  var scene: Int? { if case .scene(let number) = self { number } else { nil } }

  /// Whether it is a certain one.
  var isKnown: Bool {
    switch self {
    case .scene, .type, .hosted, .stack, .container, .list, .system, .either: true
    case .nothing, .open, .guide: false
    }
  }
}
