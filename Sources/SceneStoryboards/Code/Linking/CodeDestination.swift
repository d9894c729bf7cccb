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

  /// Without the navigation controller around it.
  var inner: CodeDestination { if case .stack(let inner) = self { inner.inner } else { self } }

  /// Whether it is a certain one.
  var isKnown: Bool {
    switch self {
    case .scene, .type, .hosted, .stack, .list, .system: true
    case .nothing, .open, .guide: false
    }
  }
}
