internal import SceneBasics
package import ScenePlan

/// Which events of a run a trace shows. Private instances are never shown.
package struct TraceFilter: Hashable, Sendable {
  /// The callbacks to show; nil leaves it to the format.
  package var callbacks: Set<Callback>?
  /// Unwind actions to show besides, by their own names.
  package var actions: Set<String> = []
  /// The controllers to show, by instance name, and `app`; nil is all.
  package var controllers: Set<String>?
  /// The steps to show; nil is all.
  package var steps: [ClosedRange<Int>]?

  /// A filter that lets everything through that its format shows.
  package init() {}

  // Where two runs are compared, a name that only the `other` plan knows is no slip.

  /// Shows the layout too, unless events were chosen: where two systems differ, it is often there.
  package mutating func showLayoutToo() {
    guard callbacks == nil else { return }
    let shown = Callback.shownByDefault + [.layout]
    callbacks = Set(Callback.allCases.filter { shown.contains($0.group) })
  }

  /// Shows only these events: callbacks, unwind actions, groups and `all`, separated by commas or spaces.
  ///
  /// A word with `-` before it excludes; if the first word does, all others are shown.
  package mutating func show(
    events text: String, of plan: HierarchyPlan, besides other: HierarchyPlan? = nil
  ) throws(TraceFilterProblem) {
    let actions = Set((plan.templates + (other?.templates ?? [])).flatMap(\.unwindActions))
    var chosen: Set<Callback> = []
    var chosenActions: Set<String> = []
    for (index, whole) in try words(of: text, called: "event").enumerated() {
      let isExcluded = whole.hasPrefix("-")
      let word = isExcluded ? String(whole.dropFirst()) : whole
      if isExcluded, index == 0 { (chosen, chosenActions) = (Set(Callback.allCases), actions) }
      let bare = word.hasPrefix("app.") ? String(word.dropFirst(4)) : word
      if word == "all" {
        chosen = isExcluded ? [] : Set(Callback.allCases)
      } else if let group = Callback.Group(rawValue: word) {
        let members = Callback.allCases.filter { $0.group == group }
        if isExcluded { chosen.subtract(members) } else { chosen.formUnion(members) }
      } else if let callback = Callback(rawValue: bare), (bare == word) || callback.group == .app {
        if isExcluded { chosen.remove(callback) } else { chosen.insert(callback) }
      } else if actions.contains(word) {
        if isExcluded { chosenActions.remove(word) } else { chosenActions.insert(word) }
      } else {
        let known = Callback.allCases.map(\.rawValue) + Callback.Group.allCases.map(\.rawValue) + actions.sorted()
        let parts = word.split(separator: ".").map(String.init)
        if parts.count == 2, known.contains(parts[1]), plan.instances.contains(where: { $0.name == parts[0] }) {
          throw TraceFilterProblem(
            "'\(word)' names a controller, too", hint: "write '--controllers \(parts[0]) --events \(parts[1])'")
        }
        // `appear` is short for a group.
        let group = word.utf8.count > 3 ? Callback.Group.allCases.first { $0.rawValue.hasPrefix(word) } : nil
        throw TraceFilterProblem(
          "unknown event '\(word)'", near: group?.rawValue ?? word, in: known + ["all"],
          hint: "write a callback, or a group of them: "
            + Callback.Group.allCases.map(\.rawValue).joined(separator: ", ")
            + ", all; 'scenograph explain events' lists them")
      }
    }
    callbacks = chosen
    self.actions = chosenActions
  }

  /// Shows only these controllers: instance names and `app`, separated by commas or spaces; `yellow#1` is `yellow`.
  package mutating func show(
    controllers text: String, of plan: HierarchyPlan, besides other: HierarchyPlan? = nil
  ) throws(TraceFilterProblem) {
    let known = (plan.instances + (other?.instances ?? [])).filter { !$0.isPrivate }.map(\.name) + ["app"]
    var chosen: Set<String> = []
    for word in try words(of: text, called: "controller") {
      let name = word.hasSuffix("#1") ? String(word.dropLast(2)) : word
      guard known.contains(name) else {
        throw TraceFilterProblem(
          "no controller '\(word)' takes part in the run", near: name, in: known, hint: TraceFilter.list(known))
      }
      chosen.insert(name)
    }
    controllers = chosen
  }

  /// Shows only these steps: numbers, ranges such as `2-4` and `3-`, and the ids of steps, separated by commas or
  /// spaces.
  package mutating func show(
    steps text: String, of plan: HierarchyPlan, besides other: HierarchyPlan? = nil
  ) throws(TraceFilterProblem) {
    let otherSteps = other?.steps ?? []
    let last = max((plan.steps + otherSteps).map(\.number).max() ?? 0, 0)
    var chosen: [ClosedRange<Int>] = []
    for word in try words(of: text, called: "step") {
      if let step = plan.steps.first(where: { $0.id == word }) {
        chosen.append(step.number...step.number)
        continue
      }
      if otherSteps.contains(where: { $0.id == word }) { continue }
      let parts = word.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      let bounds = parts.map { part in part.allSatisfy(\.isNumber) ? Int(part) : nil }
      if let range = TraceFilter.range(in: word) {
        throw TraceFilterProblem("'\(word)' is no range of steps", hint: "write it as '\(range)'")
      }
      guard zip(parts, bounds).allSatisfy({ $0.isEmpty || $1 != nil }), bounds.contains(where: { $0 != nil }) else {
        throw TraceFilterProblem(
          "'\(word)' is neither a step's number, a range such as '2-4', nor a step's id", near: word,
          in: (plan.steps + otherSteps).compactMap(\.id),
          hint: word == "all"
            ? "leave the option out: all steps are shown without it"
            : word == "-" ? "write a range without blanks, as in '1-2'" : TraceFilter.range(last))
      }
      let first = bounds[0] ?? 0
      let end = bounds.count == 1 ? first : bounds[1] ?? last
      guard first <= last, end <= last else {
        throw TraceFilterProblem("there is no step \(max(first, end))", hint: TraceFilter.range(last))
      }
      guard first <= end else {
        throw TraceFilterProblem("the range '\(word)' runs backwards", hint: "write it as '\(end)-\(first)'")
      }
      chosen.append(first...end)
    }
    steps = chosen
  }

  private func words(of text: String, called what: String) throws(TraceFilterProblem) -> [String] {
    let words = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
    guard !words.isEmpty else {
      throw TraceFilterProblem("no \(what) is named", hint: "write one, or several with commas between them")
    }
    return words
  }

  /// The names that may be written, if they fit a line.
  private static func list(_ names: [String]) -> String {
    let rest = names.count > 12 ? " and \(names.count - 12) more" : ""
    return "the run has " + names.prefix(12).joined(separator: ", ") + rest
  }

  /// `3..5`, `3..<5` and `3:5` as a range of steps; nil for anything else.
  private static func range(in word: String) -> String? {
    let numbers = word.split { !$0.isNumber }
    let signs = word.filter { !$0.isNumber }
    guard ["..", "...", ":", "–"].contains(signs), (1...2).contains(numbers.count) else { return nil }
    if numbers.count == 2 { return "\(numbers[0])-\(numbers[1])" }
    return word.first?.isNumber == true ? "\(numbers[0])-" : "0-\(numbers[0])"
  }

  private static func range(_ last: Int) -> String {
    "steps go from 0 to \(last), and each entry of the script counts, also an 'expect'"
  }
}

/// Why a filter can't be what was typed.
package struct TraceFilterProblem: Error, Hashable, Sendable {
  /// The cause, lower case, without a full stop.
  package var message: String
  /// The word that was probably meant, as in `did you mean 'viewWillAppear'?`; if none is near, what may be written.
  package var hint: String

  init(_ message: String, near word: String = "", in candidates: [String] = [], hint: String) {
    self.message = message
    self.hint = Suggestion.nearest(to: word, in: candidates).map { "did you mean '\($0)'?" } ?? hint
  }
}
