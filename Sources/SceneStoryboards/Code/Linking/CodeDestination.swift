internal import SceneBasics

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
  case list([CodeDestination])
  /// A controller of the system or of a library; alerts are some, too.
  case system(String)
  case nothing
  /// A type that is no controller and leads to some, such as a coordinator that is made and started.
  case guide(Int)
  case open(CodeForm)
  /// One of several when the code runs: it leads to each.
  case either([CodeDestination])

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
    case .scene, .type, .hosted, .system, .nothing, .guide, .open: [self]
    }
  }

  /// Without the navigation controller around it.
  var inner: CodeDestination { if case .stack(let inner) = self { inner.inner } else { self } }

  /// Whether it is a certain one.
  var isKnown: Bool {
    switch self {
    case .scene, .type, .hosted, .stack, .list, .system, .either: true
    case .nothing, .open, .guide: false
    }
  }
}
