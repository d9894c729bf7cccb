internal import SceneLogs
internal import ScenePlan

/// The parent in an argument of `willMove` and `didMove`, as far as it tells one parent from another.
enum ParentName: Hashable {
  /// Nothing is known of it, so it is any parent.
  case unknown
  /// Of a class in the log's list.
  case logged(Int32)
  /// Of a class that prints nothing, and of this kind.
  case silent(ControllerKind)

  /// Reads a description: `<App.BoxController: 0x7f8a>`, `box#2`, `UINavigationController`.
  init(_ text: String, in log: LifecycleLog) {
    var name = Substring(text)
    if name.hasPrefix("Optional(") { name = name.dropFirst(9).prefix { $0 != ")" } }
    if name.hasPrefix("<") { name = name.dropFirst() }
    name = name.prefix { $0 != ":" && $0 != ">" && $0 != "#" && $0 != ";" }
    if let point = name.lastIndex(of: ".") { name = name[name.index(after: point)...] }
    let found =
      log.classes.firstIndex { $0.name == name }
      ?? log.classes.firstIndex { Evidence.bare($0.name) == Evidence.bare(String(name)) }
    if let found {
      self = .logged(Int32(found))
    } else if name != ControllerKind.view.className,
      let kind = ControllerKind.allCases.first(where: { $0.className == name })
    {
      // One of UIKit's own containers, of which an app need have no class.
      self = .silent(kind)
    } else {
      self = .unknown
    }
  }

  /// Whether a line with this name may tell of a parent.
  func fits(_ parent: ParentName) -> Bool {
    switch (self, parent) {
    case (.unknown, _), (_, .unknown): true
    default: self == parent
    }
  }
}
