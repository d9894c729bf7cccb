internal import ScenePlan

/// The changes of the controllers between two moments: those that came, those that went, those that are on the way.
struct ScreenNews: Equatable {
  /// A change, and those with which it happened.
  struct Line: Equatable {
    let verb: String
    let names: [String]

    /// The verb stands first, so that a cut leaves it.
    var text: String { verb + ": " + names.joined(separator: ", ") }

    /// As many names as two lines hold, and how many more there are.
    func text(_ face: SketchText.Face, in room: Int) -> String {
      func isWhole(_ text: String) -> Bool {
        SketchText.lines(of: text, face, in: room, atMost: 2).allSatisfy { SketchText.width(of: $0, face) <= room }
      }
      guard !isWhole(text) else { return text }
      // Of a name both ends stay, and how many more there are.
      let more = names.count > 1 ? " +\(names.count - 1)" : ""
      var best =
        "\(verb): " + SketchText.shortened(names[0], face, to: room - SketchText.width(of: more, face)) + more
      guard names.count > 1, isWhole("\(verb): \(names[0])\(more)") else { return best }
      for count in 2..<names.count {
        let longer = "\(verb): \(names.prefix(count).joined(separator: ", ")) +\(names.count - count)"
        guard isWhole(longer) else { break }
        best = longer
      }
      return best
    }
  }

  private(set) var came: [Line] = []
  private(set) var going: [Line] = []
  private(set) var went: [Line] = []

  var all: [Line] { came + going + went }

  /// - Parameters:
  ///   - changed: The controllers that may have changed, in the order of the instances.
  ///   - seen: Those that were on the screen at a moment between.
  ///   - lived: Those that lived at a moment between.
  init(
    of changed: [InstanceID], seen: Set<InstanceID>, lived: Set<InstanceID>, from before: HierarchyState,
    to after: HierarchyState, _ plan: HierarchyPlan
  ) {
    var names: [AppearanceState: [String]] = [:]
    var freed: [String] = []
    var passed: [String] = []
    for id in changed {
      let (old, new) = (before[id], after[id])
      guard !new.isPrivate, !plan.instances[id.index].isPrivate else { continue }
      if new.appearance != old.appearance {
        names[new.appearance, default: []].append(plan.name(id))
      } else if new.appearance == .disappeared, seen.contains(id) {
        passed.append(plan.name(id))
      }
      if old.isAlive || lived.contains(id), !new.isAlive { freed.append(plan.name(id)) }
    }
    func line(_ names: [String]?, _ verb: String) -> [Line] {
      names.map { $0.isEmpty ? [] : [Line(verb: verb, names: $0)] } ?? []
    }
    came = line(names[.appeared], "appeared")
    going = line(names[.appearing], "appearing") + line(names[.disappearing], "disappearing")
    let gone = names[.disappeared]
    let left =
      gone == freed ? line(gone, "disappeared, freed") : line(gone, "disappeared") + line(freed, "freed")
    went = line(passed, "came and went") + left
  }
}
