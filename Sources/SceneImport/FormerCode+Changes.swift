/// The classes of two imports, side by side.
extension FormerCode {
  /// The classes that only one of two imports has.
  package struct Changes {
    package var gone: [Controller]
    /// Those whose class is still there, and to which nothing leads any more.
    package var unled: [Controller] = []
    package var new: [Controller]
  }

  /// The former controller of each new one, both by their places.
  ///
  /// A class that is there twice is known by its module: by the folder of its sources, or by its file.
  ///
  /// - Parameter new: Those of a later import; nil for what has no class.
  func pairs(with new: [Controller?]) -> [Int: Int] {
    var waiting = Dictionary(grouping: controllers.indices) { controllers[$0].key }
    var found: [Int: Int] = [:]
    let order = new.indices.sorted { (new[$0]?.group ?? "", $0) < (new[$1]?.group ?? "", $1) }
    // The surest sign comes first, so that it decides where others would fit, too.
    for isSame in FormerCode.signs {
      for place in order where found[place] == nil {
        guard let controller = new[place], let former = waiting[controller.key],
          let index = former.firstIndex(where: { isSame(controllers[$0], controller) })
        else { continue }
        found[place] = waiting[controller.key]?.remove(at: index)
      }
    }
    return found
  }

  private static let signs: [@Sendable (Controller, Controller) -> Bool] = [
    { $0.group == $1.group && $0.file == $1.file },
    { $0.isNear($1) && $0.file == $1.file },
    { $0.isNear($1) },
    { $0.file == $1.file },
    // An import of old didn't say the file.
    { former, _ in former.file == nil },
  ]
}

extension FormerCode.Controller {
  fileprivate struct Key: Hashable {
    var className: String
    var view: String?
  }

  fileprivate var key: Key { Key(className: className, view: view) }

  /// Whether both lie in one folder. Another app beside it makes the names of all folders longer.
  fileprivate func isNear(_ other: Self) -> Bool {
    guard let group, let otherGroup = other.group else { return true }
    return ("/" + group).hasSuffix("/" + otherGroup) || ("/" + otherGroup).hasSuffix("/" + group)
  }
}
