internal import SceneBasics

/// The ids that the controllers of code get in a scene.
package struct CodeNames: Sendable {
  /// By the place of the controller among those of code.
  package private(set) var ids: [String]

  /// - Parameters:
  ///   - code: What needs names.
  ///   - scenes: The id of a storyboard's controller, by its number.
  ///   - kept: The ids that controllers of code had before, by their places.
  ///   - keptAround: The id that a container of a kind around these controllers had before.
  ///   - keptAroundFirst: The ids that containers of a kind had whose first controller is this one.
  ///   - taken: Ids that mean something else in the same file.
  package init(
    _ code: CodeLinks, scenes: (Int) -> String, kept: [Int: String],
    keptAround: (StoryboardControllerKind, [String]) -> String?,
    keptAroundFirst: (StoryboardControllerKind, String) -> [String],
    besides taken: [String]
  ) {
    ids = code.controllers.map { _ in "" }
    var distinct = DistinctNames(besides: taken)
    // In the order of their names, which no edit of another file changes.
    let order = code.controllers.indices.sorted { CodeNames.key(code, $0) < CodeNames.key(code, $1) }
    let screens = order.filter { code.controllers[$0].className != nil }
    for index in screens {
      if let id = kept[index], distinct.isFree(id) {
        distinct.take(id)
        ids[index] = id
      }
    }
    for index in screens where ids[index].isEmpty {
      let controller = code.controllers[index]
      let name = controller.view ?? controller.className ?? ""
      ids[index] = distinct.takeNumbered(IDText.ofClass(name) ?? IDText.of(name) ?? "screen")
    }
    // Stacks first: tabs are known by the first of them.
    let containers = order.filter { ids[$0].isEmpty }
    let (stacks, others) = (
      containers.filter { code.controllers[$0].kind == .navigation },
      containers.filter { code.controllers[$0].kind != .navigation }
    )
    // A search is known by the screen that has it.
    let owners = Dictionary(
      code.controllers.indices.compactMap { owner in
        code.controllers[owner].search.map { ($0 - code.firstNumber, owner + code.firstNumber) }
      }, uniquingKeysWith: { first, _ in first })
    for group in [stacks, others] {
      let inner = group.map { index in
        (owners[index].map { [$0] } ?? code.controllers[index].contents).map { number in
          number < code.firstNumber ? scenes(number) : ids[number - code.firstNumber]
        }
      }
      // Several may start with one controller: those that hold what they held come first.
      for (index, inner) in zip(group, inner) {
        if let id = keptAround(code.controllers[index].kind, inner), distinct.isFree(id) {
          distinct.take(id)
          ids[index] = id
        }
      }
      for (index, inner) in zip(group, inner) where ids[index].isEmpty {
        let kind = code.controllers[index].kind
        if let id = inner.first.flatMap({ keptAroundFirst(kind, $0).first { distinct.isFree($0) } }) {
          distinct.take(id)
          ids[index] = id
        } else {
          ids[index] = distinct.takeNumbered(
            kind.name(around: inner.first.map { String($0.split(separator: "/").last ?? "") }))
        }
      }
    }
  }

  private static func key(_ code: CodeLinks, _ index: Int) -> (String, String, Int) {
    let controller = code.controllers[index]
    return (controller.view ?? controller.className ?? "", controller.folder, index)
  }
}
