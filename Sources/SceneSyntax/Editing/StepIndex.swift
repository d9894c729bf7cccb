internal import SceneBasics
internal import SceneYAML

/// The places of a list's steps, by their verbs and objects. A list is gone through once, however many fixes ask for it.
struct StepIndex {
  private struct Key: Hashable {
    var verb: String
    /// The controller behind the verb or under `of`; nil where the step is a bare word.
    var object: String?
    var isUnderOf = false
  }

  /// The places of the items, in their order.
  private var places: [Key: [Int]] = [:]

  init(_ list: LayoutNode, _ editor: SceneEditor) {
    guard case .sequence(let items) = list.form else { return }
    for (place, item) in items.enumerated() {
      switch item.form {
      case .text, .lines: places[Key(verb: editor.text(item)), default: []].append(place)
      case .mapping(let entries):
        let keys = entries.map { editor.text($0.key) }
        let object = keys.firstIndex(of: "of").map { editor.text(entries[$0].value) }
        for (key, entry) in zip(keys, entries) {
          if entry.value.isText {
            places[Key(verb: key, object: editor.text(entry.value)), default: []].append(place)
          }
          if let object { places[Key(verb: key, object: object, isUnderOf: true), default: []].append(place) }
        }
      case .empty, .block, .sequence: break
      }
    }
  }

  /// Places of steps beside which a missing one may go, in their order. There may be others among them.
  func places(of step: Remedy.Step) -> [Int] { lists(of: step).flatMap(\.self).sorted() }

  /// Those places that lie between the nearest steps before and behind one, which do the same to the same controller;
  /// nil if it isn't one of these steps.
  func places(of step: Remedy.Step, around place: Int) -> [Int]? {
    let lists = lists(of: step)
    for list in lists {
      let own = list.firstIndex(from: place)
      guard own < list.count, list[own] == place else { continue }
      let former = own > 0 ? list[own - 1] : -1
      let next = own + 1 < list.count ? list[own + 1] : .max
      return lists.flatMap { $0[$0.firstIndex(from: former + 1)..<$0.firstIndex(from: next)] }.sorted()
    }
    return nil
  }

  private func lists(of step: Remedy.Step) -> [[Int]] {
    step.side.verbs.flatMap { verb in
      [places[Key(verb: verb)], places[Key(verb: verb, object: step.object, isUnderOf: step.isUnderOf)]]
        .compactMap(\.self)
    }
  }
}

extension [Int] {
  /// The index of the first number of an ascending list that is at least so large, by halves.
  fileprivate func firstIndex(from least: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < least { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
