package import SceneImport

/// The classes that have come and gone between two imports, in lines for people.
package struct ClassChanges {
  package let lines: [String]

  /// A line names so many of them at most.
  private static let most = 10

  /// A class that was renamed is a new one; that both stand in one file says so.
  package init(_ changes: FormerCode.Changes) {
    let gone = Dictionary(grouping: changes.gone.filter { $0.file != nil }) { $0.file ?? "" }
    let new = Dictionary(grouping: changes.new.filter { $0.file != nil }) { $0.file ?? "" }
    let shared = Set(gone.keys).intersection(new.keys)
    var lines = shared.sorted().map { file in
      let (old, other) = (gone[file] ?? [], new[file] ?? [])
      return
        "gone: \(ClassChanges.list(old.map(\.name))), new: \(ClassChanges.list(other.map(\.name))), same file: \(file)"
    }
    for (word, all) in [("gone", changes.gone), ("new", changes.new)] {
      let others = all.filter { $0.file.map { !shared.contains($0) } ?? true }
      if others.isEmpty { continue }
      let names = others.map { controller in controller.name + (controller.file.map { " (\($0))" } ?? "") }
      lines.append("\(word): \(ClassChanges.list(names))")
    }
    if !changes.unled.isEmpty {
      lines.append("nothing leads to \(ClassChanges.list(changes.unled.map(\.name))) any more")
    }
    self.lines = lines
  }

  private static func list(_ names: [String]) -> String {
    let rest = names.count - most
    return names.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
